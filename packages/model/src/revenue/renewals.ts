import * as v from 'valibot';

/**
 * Days before a charge at which readers are notified that a subscription with a term renews. `year` is for
 * yearly payment; `term` is for any other or unknown term sold by a third party: Spanish law requires
 * fifteen days (Ley 10/2025, de servicios de atención a la clientela). A subscription paid monthly has no
 * term: it is open-ended, and presented as such.
 */
export const RENEWAL_NOTICE_DAYS = { year: 30, term: 15 } as const;

/**
 * Days before the first charge at a higher price at which the subscriber is notified, so that they can end
 * it at no cost before then.
 */
export const PRICE_NOTICE_DAYS = 30;

/** The time that many months later, by the calendar in UTC; in a shorter month, on its last day. */
export function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return later;
}

/** A timestamp sent by a third party, ISO 8601 with its time zone, in years that the database accepts. */
export const toldMoment = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment with its zone, such as 2026-03-18T09:00:00Z'),
  // An invalid timestamp is reported once, not also for its year.
  v.check(
    (moment) => !v.ISO_TIMESTAMP_REGEX.test(moment) || /^(?:19|20|21)\d\d-/.test(moment),
    'must be of a year between 1900 and 2199',
  ),
);
