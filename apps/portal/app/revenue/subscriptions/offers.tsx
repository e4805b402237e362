import { fill, ROUTES, registrationPath } from '@portal/model';
import {
  formatPrice,
  type OfferToSee,
  RENEWAL_NOTICE_DAYS,
  START_WORDS,
  WITHDRAWAL_DAYS,
  withSavings,
} from '@portal/model/revenue';
import { AccountHead } from '@portal/ui/account-nav';
import { Beside, Points } from '@portal/ui/beside';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { FormAlert } from '@portal/ui/form-alert';
import { Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted, PortalProvider } from '@portal/ui/locale';
import { Offer, OfferList } from '@portal/ui/offer';
import { PageMain } from '@portal/ui/page';
import { Separator } from '@portal/ui/separator';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import { type AccountView, accountHead } from '../../readers/account/page';
import { StoryOfReturn, type Surroundings } from '../../readers/account/surroundings';
import { Facts } from './facts';
import { noOffersView } from './no-offers';
import { OFFER_TEXTS, type OfferTexts } from './texts/offers';
import { OWN_SUBSCRIPTION_TEXTS } from './texts/own';
import { PAYMENT_TEXTS, type SubscriptionFailure } from './texts/payment';

/** Field in the form of an offer that marks a reader without JavaScript, who continues on another page. */
export const WITHOUT_SCRIPT = 'withoutScript';
/** Field of that form: the contract starts within the withdrawal period. */
export const START_FIELD = 'startsAtOnce';

type OfferedProps = {
  offer: OfferToSee;
  saving: string | undefined;
  isOwn: boolean;
  /** The reader has another subscription, and cannot buy a second one. */
  hasOther: boolean;
  texts: OfferTexts;
  tag: string;
  backUrl: string | undefined;
  /** At least one of the site's offers is on sale now. */
  isAnySold: boolean;
  /** Text of the request for an immediate start; `isTicked` says whether the reader has accepted it. */
  startWords: string;
  isTicked: boolean;
};

/** One offer, with the payment button or a link to the reader's existing subscription. */
function Offered({ offer, saving, texts, tag, backUrl, isOwn, hasOther, isAnySold, ...start }: OfferedProps) {
  const { id, name, description, includes, period, isSold, soldAt } = offer;
  const { startWords, isTicked } = start;
  return (
    <Offer
      id={id}
      name={name}
      description={description}
      includes={includes}
      saving={saving}
      price={formatPrice(offer, tag)}
      per={texts.per[period]}
      terms={fill(texts.renewal[period], { days: RENEWAL_NOTICE_DAYS.year })}
      isRecommended={saving !== undefined}
    >
      {isOwn || (hasOther && isSold) ? (
        <Text variant="summary">
          {isOwn ? texts.yours : texts.other} <Link href={ROUTES.ownSubscriptions}>{texts.manage}</Link>
        </Text>
      ) : isSold ? (
        <form method="post" action={ROUTES.offers} noValidate>
          <input type="hidden" name="offer" value={id} />
          {backUrl ? (
            <>
              <input type="hidden" name="backUrl" value={backUrl} />
              <noscript>
                <input type="hidden" name={WITHOUT_SCRIPT} value="true" />
              </noscript>
            </>
          ) : null}
          <Stack gap="4">
            <Checkbox name={START_FIELD} value="true" defaultChecked={isTicked} label={startWords} />
            <Button type="submit" label={fill(texts.subscribeNamed, { name })}>
              {texts.subscribe}
            </Button>
          </Stack>
        </form>
      ) : soldAt ? (
        <Button href={soldAt} label={fill(texts.elsewhereNamed, { name, host: new URL(soldAt).host })}>
          {fill(texts.elsewhere, { host: new URL(soldAt).host })}
        </Button>
      ) : isAnySold ? (
        <Text variant="meta">{texts.notSold}</Text>
      ) : null}
    </Offer>
  );
}

/** Replaces every button if nothing is on sale: the publisher's email address. */
function NoneSold({ texts, email }: { texts: OfferTexts['noneSold']; email: string }) {
  return (
    <Stack gap="3" data-part="none-sold">
      <Text>{texts.text}</Text>
      <div>
        <Button href={`mailto:${email}`}>{fill(texts.write, { email })}</Button>
      </div>
    </Stack>
  );
}

const STEPS = ['login', 'pay', 'back'] as const;

type FreeProps = { context: PageContext; texts: OfferTexts; backUrl: string | undefined };

/** Free stories and functions, from the settings of the site. */
function Free({ context: { site, locale }, texts: { free }, backUrl }: FreeProps) {
  const { monthly = 0 } = site.paywall ?? {};
  const names = new Intl.ListFormat(locale.dates.tag).format(site.newsletters.map(({ name }) => name));
  return (
    <Points
      title={free.heading}
      areGains
      items={[
        { id: 'open', ...free.open },
        ...(monthly
          ? [{ id: 'stories', name: counted(free.stories, monthly, locale), text: free.again }]
          : []),
        ...(names
          ? [
              {
                id: 'newsletters',
                name: <Link href={ROUTES.subscription}>{free.newsletters}</Link>,
                text: `${names}.`,
              },
            ]
          : []),
        ...(site.features.users
          ? [{ id: 'account', name: <Link href={registrationPath(backUrl)}>{free.account}</Link> }]
          : []),
      ]}
    />
  );
}

type OffersState = {
  failure?: SubscriptionFailure;
  /** Page of the site to return to after the payment. */
  backUrl?: string | undefined;
  /** Ids of the reader's active offers. */
  own?: readonly string[];
  /** The story that the reader comes from. */
  surroundings?: Surroundings;
  /** Id of the offer whose checkbox the reader has ticked before. */
  ticked?: string | null;
};

/**
 * `/subscripcio/`: a site's offers, and the information required before a payment. Search engines may index
 * it.
 */
export function offersView(
  context: PageContext,
  offers: readonly OfferToSee[],
  { failure, backUrl, own = [], ticked = null, surroundings }: OffersState = {},
): AccountView {
  if (!offers.length) return noOffersView(context, backUrl);
  const { site, locale } = context;
  const texts = OFFER_TEXTS[site.language];
  const { failures } = PAYMENT_TEXTS[site.language];
  const { goOn } = OWN_SUBSCRIPTION_TEXTS[site.language];
  const startWords = fill(START_WORDS[site.language], { days: WITHDRAWAL_DAYS });
  const isAnySold = offers.some(({ isSold, soldAt }) => isSold || soldAt);
  const { noIndex: _, ...head } = accountHead(texts.title, ROUTES.offers);
  return {
    head,
    view: (
      <PageMain>
        <PortalProvider locale={locale}>
          <Stack gap="8">
            <AccountHead title={texts.title} />
            {failure ? <FormAlert variant="error">{failures[failure]}</FormAlert> : null}
            <Text variant="standfirst">{fill(texts.intro, { site: site.name })}</Text>
            <StoryOfReturn surroundings={surroundings} context={context} />
            <Beside
              width="wide"
              label={texts.free.heading}
              parts={[
                <Free key="free" context={context} texts={texts} backUrl={backUrl} />,
                offers.some(({ isSold }) => isSold) ? (
                  <Points
                    key="after"
                    title={texts.after.heading}
                    items={STEPS.map((id) => ({ id, ...texts.after[id] }))}
                  />
                ) : null,
              ]}
            >
              <OfferList>
                {withSavings(offers).map(({ saved, ...offer }) => (
                  <Offered
                    key={offer.id}
                    tag={locale.dates.tag}
                    saving={
                      saved ? fill(texts.saving, { price: formatPrice(saved, locale.dates.tag) }) : undefined
                    }
                    isOwn={own.includes(offer.id)}
                    hasOther={own.length > 0}
                    isTicked={offer.id === ticked}
                    offer={offer}
                    texts={texts}
                    backUrl={backUrl}
                    isAnySold={isAnySold}
                    startWords={startWords}
                  />
                ))}
              </OfferList>
              {isAnySold || own.length || !site.publisher ? null : (
                <NoneSold texts={texts.noneSold} email={site.publisher.email} />
              )}
              {backUrl ? (
                <Link href={backUrl} variant="back">
                  {goOn}
                </Link>
              ) : null}
            </Beside>
            {site.publisher ? (
              <>
                <Separator />
                <Facts site={site} publisher={site.publisher} offers={offers} />
              </>
            ) : null}
          </Stack>
        </PortalProvider>
      </PageMain>
    ),
  };
}

/** Redirect to the payment provider's page: a link for browsers that do not follow it automatically. */
export function leavingView(context: PageContext, url: string): AccountView {
  const { site, locale } = context;
  const { leaving: texts } = PAYMENT_TEXTS[site.language];
  return {
    head: accountHead(texts.title, ROUTES.offers),
    leadsTo: url,
    view: (
      <PageMain>
        <PortalProvider locale={locale}>
          <Stack gap="4">
            <AccountHead title={texts.title} />
            <Text>{texts.text}</Text>
            <Link href={url} variant="standalone">
              {texts.link}
            </Link>
          </Stack>
        </PortalProvider>
      </PageMain>
    ),
  };
}
