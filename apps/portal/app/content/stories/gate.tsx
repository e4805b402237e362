import {
  type AccessCondition,
  fill,
  loginPath,
  offersPath,
  readingPath,
  registrationPath,
} from '@portal/model';
import { formatPrice, GATE_REFUSALS, type PaywallMoment } from '@portal/model/revenue';
import { bodyPlaceOf } from '@portal/ui/article';
import type { BodyPlace } from '@portal/ui/article-body';
import { PortalProvider } from '@portal/ui/locale';
import { RegistrationGate, type RegistrationGateProps } from '@portal/ui/registration-gate';
import { Island } from '../../Island';
import gateIsland from '../../islands/Gate';
import paywallIsland from '../../islands/Paywall';
import simulatedGateIsland from '../../islands/SimulatedGate';
import type { PageContext, PageOf } from '../../page';
import { OFFER_TEXTS } from '../../revenue/subscriptions/texts/offers';
import type { Showroom } from '../../showroom';
import type { Refused } from './refused';

type GateProps = Pick<PageOf<'content'>, 'content' | 'path'> & {
  context: PageContext;
  /** Why this reader was refused; set only on their own page. */
  refusal: Refused | undefined;
};

/** Gate at the end of the opening of a gated text: what the text requires, and the way to get it. */
export function Gate({ content, path, context, refusal: refused }: GateProps) {
  const { locale, site, origin } = context;
  const { id, gate } = content;
  const condition = gate ?? 'registered';
  const props = {
    registerHref: registrationPath(path),
    loginHref: loginPath(path),
    // A refused reader is already on the reading page.
    ...(refused ? {} : { readHref: readingPath(path) }),
    address: new URL(path, origin).href,
    place: bodyPlaceOf(content),
  };
  const asked = { condition, ...(condition === 'registered' ? {} : priceOf(context)) };
  if (context.showroom && context.showroom.reader !== 'own')
    return (
      <SimulatedGate
        {...props}
        {...asked}
        context={context}
        showroom={context.showroom}
        offersHref={offersPath(path)}
      />
    );
  if (condition === 'registered' && !asksForMessages(context))
    return <Island of={gateIsland} id="gate" props={{ ...props, contentId: id }} locale={locale} />;
  const { monthly, version, offerUrl } = site.paywall ?? {};
  const refusal = GATE_REFUSALS.find((name) => name === refused);
  const named = namedVersion(context);
  const paywall =
    monthly === undefined || version === undefined
      ? null
      : { monthly, version, ...(offerUrl ? { offerUrl } : {}) };
  return (
    <Island
      of={paywallIsland}
      id="gate"
      props={{
        ...props,
        ...asked,
        contentId: id,
        siteAlias: site.alias,
        paywall,
        offersHref: offersPath(path),
        ...(refusal ? { refusal } : {}),
        ...(named ? { named } : {}),
      }}
      locale={locale}
    />
  );
}

/** Price of the site's cheapest subscription, as text; empty if the site itself sells none. */
function priceOf({
  site,
  locale,
}: Pick<PageContext, 'site' | 'locale'>): Pick<RegistrationGateProps, 'price'> {
  const { cheapest } = site.paywall ?? {};
  if (!cheapest) return {};
  const { least, per } = OFFER_TEXTS[site.language];
  const { isOnly, period } = cheapest;
  const price = formatPrice(cheapest, locale.dates.tag);
  return { price: fill(isOnly ? least.only : least.from, { price, per: per[period] }) };
}

/** Whether readers who have to log in see paywall messages too; in a showroom, those of any version count. */
const asksForMessages = ({ showroom, site }: Pick<PageContext, 'showroom' | 'site'>): boolean =>
  showroom
    ? showroom.versions.some(({ shown }) => shown.registered.length)
    : !!site.paywall?.hasRegisteredMessages;

/** Version of the paywall that a showroom's URL names; the published one if it names an unknown one. */
function namedVersion({ showroom, site }: Pick<PageContext, 'showroom' | 'site'>): string | undefined {
  if (!showroom) return undefined;
  return showroom.paywallFakeId ?? (showroom.unknown.paywallFakeId ? site.paywall?.version : undefined);
}

/**
 * Point in the month whose messages a simulated reader sees: for one without an account, this story is the
 * month's first.
 */
function momentOf(condition: AccessCondition, reader: Showroom['reader']): PaywallMoment {
  if (condition !== 'metered') return condition;
  return reader === 'spent' ? 'spent' : 'counted';
}

type SimulatedGateProps = Pick<
  RegistrationGateProps,
  'registerHref' | 'loginHref' | 'readHref' | 'address' | 'price'
> & {
  place: BodyPlace;
  condition: AccessCondition;
  context: PageContext;
  showroom: Showroom;
  offersHref: string;
};

/**
 * Gate for a simulated reader, not for the person who looks: it stays, sends no requests and shows that
 * reader's messages.
 */
function SimulatedGate({ condition, context, showroom, offersHref, ...props }: SimulatedGateProps) {
  const { site, locale } = context;
  const { paywall } = site;
  const moment = momentOf(condition, showroom.reader);
  const asks = moment === 'spent' ? moment : condition;
  if (!paywall)
    return (
      <PortalProvider locale={locale}>
        <RegistrationGate {...props} id="gate" asks={asks} state="refused" />
      </PortalProvider>
    );
  const { monthly, offerUrl } = paywall;
  const version = namedVersion(context) ?? paywall.version;
  const counters: Partial<Record<PaywallMoment, number>> = { counted: 1, spent: monthly };
  return (
    <Island
      of={simulatedGateIsland}
      id="gate"
      props={{
        ...props,
        asks,
        offersHref,
        siteAlias: site.alias,
        paywall: { version, monthly },
        ...(offerUrl ? { offerHref: offerUrl } : {}),
        isTried: version !== paywall.version,
        isRefused: moment !== 'counted',
        shown: {
          messageIds: showroom.versions.find(({ id }) => id === version)?.shown[moment] ?? [],
          userCounter: counters[moment] ?? null,
        },
      }}
      locale={locale}
    />
  );
}
