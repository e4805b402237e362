import { type AccessCondition, conditionOf } from '@portal/model';
import { HOUR_MS } from '../../platform/time';
import type { SiteRecord } from '../../sites';
import type { contents } from './tables';

/** Access condition of an article now, and after its first hours. */
export type ContentAccess = Pick<typeof contents.$inferSelect, 'condition' | 'closesAt' | 'closesTo'>;

/** Origin of the condition, as far as it is needed when the section's condition changes. */
type ConditionSource = Pick<typeof contents.$inferSelect, 'conditionBy' | 'openHours'>;

type AccessTerms = {
  condition?: AccessCondition | undefined;
  registeredOnly?: boolean | undefined;
  openHours?: number | undefined;
};

/**
 * Access to an article by its newsroom's terms: open in its first hours if it has any, then its condition.
 */
export function accessOf(terms: AccessTerms, publishedAt: Date, now: Date): ContentAccess {
  const condition = conditionOf(terms);
  const closesAt = new Date(publishedAt.getTime() + (terms.openHours ?? 0) * HOUR_MS);
  if (condition === null || closesAt <= now) return { condition, closesAt: null, closesTo: null };
  // The first hours of an unpublished article begin with its publication.
  return terms.openHours
    ? { condition: null, closesAt, closesTo: condition }
    : { condition, closesAt: null, closesTo: null };
}

const hasOwnCondition = ({ condition, registeredOnly }: AccessTerms) =>
  condition !== undefined || registeredOnly !== undefined;

/** Origin of an article's condition: its newsroom, permanently, or its section, by the current site file. */
export const conditionSourceOf = (terms: AccessTerms): ConditionSource => ({
  conditionBy: hasOwnCondition(terms) ? 'newsroom' : 'section',
  openHours: terms.openHours ?? null,
});

/**
 * Terms of an article for its readers: those of its newsroom or, if it sets none, those of the site for its
 * first section. A newsroom that sends `registeredOnly: false` leaves it open.
 */
export function askedOf(
  item: AccessTerms & { sections: readonly { slug: string }[] },
  { paywall }: Pick<SiteRecord, 'paywall'>,
): AccessTerms {
  if (hasOwnCondition(item)) return item;
  const slug = item.sections[0]?.slug ?? '';
  const bySection = paywall && Object.hasOwn(paywall.sections, slug) ? paywall.sections[slug] : undefined;
  return { ...bySection, ...(item.openHours === undefined ? {} : { openHours: item.openHours }) };
}

/** Whether part of an article is gated, or will be. */
export const isClosable = ({ condition, closesTo }: ContentAccess) => condition !== null || closesTo !== null;
