import { type SQL, sql } from 'drizzle-orm';

/** Half-life of a view in hours: in lists of a day, and in those of several days. */
export const HALF_LIFE_HOURS = { hours: 6, days: 48 } as const;
/** The half-life that orders a list; the name of its column. */
export type Heat = keyof typeof HALF_LIFE_HOURS;

/** Reference day of heats: an arbitrary one that must not change. */
const EPOCH_HOURS = Date.UTC(2026, 0, 1) / 3_600_000;

/** The half-life for a list of this many days. */
export const heatOf = (days: number): Heat => (days <= 1 ? 'hours' : 'days');

/**
 * Contribution of views at a given time to a heat, as a logarithm.
 * @param views more than none
 * @param slot a `timestamptz`
 */
export const heatOfViews = (heat: Heat, views: SQL, slot: SQL): SQL =>
  sql`ln(${views}::float8) + (extract(epoch from ${slot})::float8 / 3600 - ${sql.raw(String(EPOCH_HOURS))}) * ${sql.raw(String(Math.LN2 / HALF_LIFE_HOURS[heat]))}`;

/** Terms with larger exponents are negligible compared with one, and underflow in the database. */
const MAX_EXPONENT = 700;

/** The logarithm of a sum from those of its parts. */
export const heatsTogether = (one: SQL, other: SQL): SQL =>
  sql`greatest(${one}, ${other}) + ln(1 + exp(-least(abs(${one} - ${other}), ${sql.raw(String(MAX_EXPONENT))})))`;
