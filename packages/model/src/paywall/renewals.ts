/**
 * Days before a charge at which who has a subscription with a term is told that it renews. `year` is paid by the year; `term` is what others
 * sell for any other term, and for one that they do not say: Spanish law asks for fifteen days (Ley 10/2025, de servicios de atención a la
 * clientela). What is paid by the month has no term: it is open-ended, and said to be.
 */
export const RENEWAL_NOTICE_DAYS = { year: 30, term: 15 } as const;

/** Days before the first charge of a dearer price at which who pays for it is told, so that they can end it at no cost before. */
export const PRICE_NOTICE_DAYS = 30;

/** The same moment so many months later, by the calendar in UTC; on the last day of a month that is shorter. */
export function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return later;
}
