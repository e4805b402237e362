import { fill, identityProviderOf, ROUTES } from '@portal/model';
import { legalPath } from '@portal/model/legal';
import { formatPrice, type OfferToSee } from '@portal/model/revenue';
import { Beside } from '@portal/ui/beside';
import { FormAlert } from '@portal/ui/form-alert';
import { Link } from '@portal/ui/link';
import { PortalProvider } from '@portal/ui/locale';
import type { LoginAlert } from '@portal/ui/login-form';
import { PageMain } from '@portal/ui/page';
import { Island } from '../../Island';
import loginIsland from '../../islands/Login';
import type { PageContext } from '../../page';
import { OFFER_TEXTS } from '../../revenue/subscriptions/texts/offers';
import { type AccountView, accountHead, titleWithFaults } from './page';
import { providerView } from './provider';
import { AccountGains, labelOfStory, type Surroundings, storyParts } from './surroundings';
import { GUARDIAN_TEXTS } from './texts/guardians';

export type LoginViewProps = {
  /** A path of this site. */
  backUrl?: string;
  alert?: LoginAlert | undefined;
  /** Their account has just been deleted. */
  isDeleted?: boolean;
  /** Offer that the reader is about to pay for. */
  offer?: OfferToSee;
  email?: string;
  /** Fields that the server rejected. */
  errors?: Readonly<Record<string, string>> | undefined;
  userId?: string | undefined;
  /** Shows the forgotten password form in place of the login. */
  recovers?: boolean;
  failure?: string | undefined;
  status?: number | undefined;
  surroundings?: Surroundings;
};

const query = (values: Record<string, string | undefined>) => {
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length ? `?${new URLSearchParams(given)}` : '';
};

/**
 * Explains why a reader who wants to pay for an offer has to log in, with its price as on the page of offers.
 */
function purposeOf({ site, locale }: PageContext, offer: OfferToSee): string {
  const { toPay, per } = OFFER_TEXTS[site.language];
  const { name, period } = offer;
  return fill(toPay, { name, price: formatPrice(offer, locale.dates.tag), per: per[period] });
}

/**
 * Confirms the deletion of an account and names what is kept: drawn by the server, so that no script carries
 * the texts.
 */
function Deleted({ context: { site, locale } }: { context: PageContext }) {
  const { text, kept } = locale.texts.outcomes.deleted;
  return (
    <PortalProvider locale={locale}>
      <FormAlert variant="success">
        <p>
          {text} {site.publisher ? <Link href={legalPath('privacy')}>{kept}</Link> : null}
        </p>
      </FormAlert>
    </PortalProvider>
  );
}

/**
 * `/acceso/` (spec §2): the login or the forgotten password form; a third-party login if a provider keeps the
 * accounts.
 */
export function loginView(context: PageContext, props: LoginViewProps): AccountView {
  const { locale } = context;
  const { backUrl, recovers = false, status, surroundings } = props;
  const title = recovers ? locale.texts.login.recoverTitle : locale.texts.login.title;
  const provider = identityProviderOf(context.site);
  if (provider)
    return providerView(context, {
      provider,
      title,
      path: ROUTES.login,
      screen: 'login',
      start: recovers ? 'recovery' : undefined,
      backUrl,
    });
  return {
    ...(status ? { status } : {}),
    head: accountHead(titleWithFaults(title, props.errors, locale), ROUTES.login),
    view: (
      <PageMain>
        <Beside label={labelOfStory(context, surroundings)} parts={storyParts(surroundings, context)}>
          {props.isDeleted ? <Deleted context={context} /> : null}
          <Island
            of={loginIsland}
            id="login"
            props={{
              recovers,
              alert: props.alert,
              ...(props.offer ? { purpose: purposeOf(context, props.offer) } : {}),
              email: props.email,
              errors: props.errors,
              userId: props.userId,
              failure: props.failure,
              backUrl,
              action: ROUTES.login + query({ backUrl }),
              recoverHref: ROUTES.login + query({ recuperar: '1', backUrl }),
              providers: context.providers,
              termsUrl: context.site.termsUrl,
            }}
            locale={locale}
          />
          <PortalProvider locale={locale}>
            <Link href={ROUTES.childLogin} variant="standalone">
              {GUARDIAN_TEXTS[context.site.language].children}
            </Link>
          </PortalProvider>
          {recovers ? null : <AccountGains context={context} />}
        </Beside>
      </PageMain>
    ),
  };
}
