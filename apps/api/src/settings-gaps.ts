import { adWarningsOf, offersPath } from '@portal/model';
import type { SiteRecord } from './database/site-record';
import type { ApiSettings } from './settings';

/** Whether the site itself asks readers for advertising. */
const asksForAds = (consent: SiteRecord['consent']): boolean =>
  consent?.tcf !== undefined || Boolean(consent?.partners.some(({ purpose }) => purpose === 'ads'));

/** Settings of sites' files that cannot work with these settings, a sentence each. */
export function settingsGaps(
  settings: {
    accounts: Pick<ApiSettings['accounts'], 'gigyaSecret'>;
    weather: Pick<ApiSettings['weather'], 'key'>;
  },
  sites: readonly Pick<
    SiteRecord,
    'name' | 'features' | 'weather' | 'adMaps' | 'ads' | 'consent' | 'paywall'
  >[],
  seed: unknown,
): string[] {
  return sites.flatMap(({ name, features, weather, adMaps, ads, consent, paywall }) => [
    ...(features.identityProvider && !settings.accounts.gigyaSecret
      ? [`Nobody can log in at ${name}: its accounts are an identity provider’s, and GIGYA_SECRET is not set`]
      : []),
    ...(weather?.municipality && !settings.weather.key
      ? [`${name} has no forecast of ${weather.place}: AEMET_API_KEY is not set`]
      : []),
    ...(weather && !weather.municipality && !seed
      ? [`${name} has no forecast of ${weather.place}: its file names no municipality`]
      : []),
    ...(ads?.gpt && !asksForAds(consent)
      ? [
          `${name}: only readers whom the publisher’s own platform (TCF) asks will see the ads of Google Publisher Tag: no one of consent.partners has the purpose ads, and there is no consent.tcf`,
        ]
      : []),
    ...(paywall?.offers.length && !paywall.offerUrl
      ? [
          `${name}: nothing leads to what it sells: set paywall.offerUrl, ${offersPath()} where its offers are shown`,
        ]
      : []),
    ...adWarningsOf(adMaps).map((warning) => `${name}: ${warning}`),
  ]);
}
