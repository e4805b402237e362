import { ROUTES } from '@portal/model';
import type { PaywallVersion, SitePaywall } from '@portal/model/revenue';
import type { SiteRecord } from './site-record';

/** An offer in a site's file. */
export type SoldOffer = NonNullable<SiteRecord['paywall']>['offers'][number];

export type Selling = Pick<SiteRecord, 'paywall'>;

/**
 * The offers that a site still sells: retired ones are kept for their names, which some readers'
 * subscriptions show.
 */
export const soldOffers = ({ paywall }: Selling): SoldOffer[] =>
  paywall?.offers.filter(({ isRetired }) => !isRetired) ?? [];

/** The version whose messages a browser sees: the one under test there, or the published one. */
export function paywallVersion(
  { paywall }: Pick<SiteRecord, 'paywall'>,
  tried: string | undefined,
): PaywallVersion | undefined {
  const known = (wanted: string | undefined) => paywall?.versions.find(({ id }) => id === wanted);
  return known(tried) ?? known(paywall?.version);
}

/**
 * A site's cheapest offer, sold here or elsewhere, by what is paid at once. Prices are compared in the
 * currency of the first; none if readers are sent to a third-party page of offers.
 */
function cheapestOf({ paywall }: Pick<SiteRecord, 'paywall'>): SitePaywall['cheapest'] {
  if (paywall?.offerUrl !== ROUTES.offers) return undefined;
  const sold = soldOffers({ paywall }).filter(({ stripePrice, soldAt }) => stripePrice ?? soldAt);
  const [least] = sold
    .filter(({ currency }) => currency === sold[0]?.currency)
    .toSorted((one, other) => one.price - other.price);
  if (!least) return undefined;
  const { price, currency, period } = least;
  return { price, currency, period, isOnly: sold.length === 1 };
}

/** The paywall settings that pages need. */
export const sitePaywall = (site: Pick<SiteRecord, 'paywall'>): SitePaywall | undefined =>
  site.paywall && {
    ...site.paywall,
    cheapest: cheapestOf(site),
    hasRegisteredMessages: !!paywallVersion(site, undefined)?.shown.registered.length,
  };
