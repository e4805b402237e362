/**
 * Days before a charge at which who has a subscription with a term is told that it renews. `year` is paid by the year; `term` is what others
 * sell for any other term, and for one that they do not say: Spanish law asks for fifteen days (Ley 10/2025, de servicios de atención a la
 * clientela). What is paid by the month has no term: it is open-ended, and said to be.
 */
export const RENEWAL_NOTICE_DAYS = { year: 30, term: 15 } as const;
