import { CHILD_OWN_ACCOUNT_YEARS } from '@portal/model';
import { type LegalGap, legalPagesOf } from '@portal/model/legal';
import type { SiteRecord } from '../index';
import { sitePaywall } from '../index';
import { isWithinEea } from './eea';

export const isSpanish = ({ publisher }: Pick<SiteRecord, 'publisher'>): boolean =>
  (publisher?.country ?? 'ES') === 'ES';

/** Whether a site sells something itself. */
export const hasSale = ({ publisher, paywall }: Pick<SiteRecord, 'publisher' | 'paywall'>): boolean =>
  legalPagesOf({ publisher, paywall: sitePaywall({ paywall }) }).includes('sale');

type GapSite = Pick<SiteRecord, 'publisher' | 'features' | 'paywall' | 'streams' | 'minAge'>;

/**
 * Facts that the legal pages of a site lack and that only its publisher knows. A site without accounts, sales
 * and consent may have no publisher.
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
