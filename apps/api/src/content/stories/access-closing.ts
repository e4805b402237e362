import { type AccessCondition, conditionOf } from '@portal/model';
import { HOUR_MS } from '../../platform/time';
import type { SiteRecord } from '../../sites';
import type { contents } from './tables';

/** Who may read a content now, and who will once it is open no longer. */
export type ContentAccess = Pick<typeof contents.$inferSelect, 'condition' | 'closesAt' | 'closesTo'>;

/** What its newsroom itself says of that, as far as its section's condition needs to know it later. */
type ConditionSource = Pick<typeof contents.$inferSelect, 'conditionBy' | 'openHours'>;

type AccessTerms = {
  condition?: AccessCondition | undefined;
  registeredOnly?: boolean | undefined;
  openHours?: number | undefined;
};

/** Who may read a content, by what its newsroom says: everybody in its first hours where there are any, then its condition. */
export function accessOf(terms: AccessTerms, publishedAt: Date, now: Date): ContentAccess {
  const condition = conditionOf(terms);
  const closesAt = new Date(publishedAt.getTime() + (terms.openHours ?? 0) * HOUR_MS);
  if (condition === null || closesAt <= now) return { condition, closesAt: null, closesTo: null };
  // One that is not published yet is open to nobody: its hours begin with it.
  return terms.openHours
    ? { condition: null, closesAt, closesTo: condition }
    : { condition, closesAt: null, closesTo: null };
}

const hasOwnCondition = ({ condition, registeredOnly }: AccessTerms) =>
  condition !== undefined || registeredOnly !== undefined;

/** Who gives a content its condition: its newsroom, for good, or its section, as its site's file says at any time. */
export const conditionSourceOf = (terms: AccessTerms): ConditionSource => ({
  conditionBy: hasOwnCondition(terms) ? 'newsroom' : 'section',
  openHours: terms.openHours ?? null,
});

/**
 * What is asked of a content's readers: what its newsroom says; where that says nothing, what its site says of its first section. A
 * newsroom that says `registeredOnly: false` leaves it open.
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

/** Whether part of a content is closed, or will be. */
export const isClosable = ({ condition, closesTo }: ContentAccess) => condition !== null || closesTo !== null;
