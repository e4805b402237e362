import { CHILD_OWN_ACCOUNT_YEARS, DATE_LOCALES, LANGUAGES } from '@portal/model';
import { type LegalGap, legalPagesOf } from '@portal/model/legal';
import { slugOf } from '../../platform/html';
import { type SiteRecord, sitePaywall } from '../index';

export const isSpanish = ({ publisher }: Pick<SiteRecord, 'publisher'>): boolean =>
  (publisher?.country ?? 'ES') === 'ES';

/** Whether a site sells something itself. */
export const hasSale = ({ publisher, paywall }: Pick<SiteRecord, 'publisher' | 'paywall'>): boolean =>
  legalPagesOf({ publisher, paywall: sitePaywall({ paywall }) }).includes('sale');

type GapSite = Pick<SiteRecord, 'publisher' | 'features' | 'paywall' | 'streams' | 'minAge'>;

/**
 * Facts that a site's legal pages lack and that only its publisher knows. A site without accounts, sales and
 * consent may have no publisher.
 */
export function legalGapsOf(site: GapSite): LegalGap[] {
  const { publisher, features, streams, minAge } = site;
  if (!publisher) return features.users ? ['publisher'] : [];
  const sells = hasSale(site);
  const needed: readonly (readonly [gap: LegalGap, isMissing: boolean])[] = [
    ['owners', !publisher.owners],
    ['beneficialOwners', !publisher.beneficialOwners],
    ['stateAdvertising', !publisher.stateAdvertising],
    ['broadcaster', streams.length > 0 && !publisher.broadcaster],
    ['contactPoints', !publisher.contactPoints],
    ['consumerArbitration', sells && publisher.consumerArbitration === undefined],
    ['complaintForms', sells && publisher.complaintForms === undefined],
    [
      'processors',
      !publisher.processors?.every(({ country, safeguard }) => safeguard || isWithinEea(country)),
    ],
    ['accessibility', !publisher.accessibility],
    ['ai', !publisher.ai],
    ['minAge', features.users && isSpanish(site) && minAge < CHILD_OWN_ACCOUNT_YEARS],
  ];
  return needed.flatMap(([gap, isMissing]) => (isMissing ? [gap] : []));
}

/**
 * Countries of the European Economic Area, ISO 3166-1, and the Union itself: data that stay there need no
 * safeguard (GDPR, article 44).
 */
const EEA =
  'EU AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' ');

const NAMES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(DATE_LOCALES[language].tag, { type: 'region' });
    return EEA.flatMap((code) => [code, names.of(code) ?? code]);
  }).map(slugOf),
);
// Common names in writing.
const ALSO = new Set(['ue', 'eea', 'eee', 'espacio-economico-europeo', 'espai-economic-europeu']);

/**
 * Whether all the countries that a publisher names are in the European Economic Area.
 * @param written such as `Irlanda y España`
 */
export const isWithinEea = (written: string): boolean =>
  written
    .split(/,|;|\/|\s(?:y|i|e|and)\s/u)
    .map(slugOf)
    .every((country) => NAMES.has(country) || ALSO.has(country));
