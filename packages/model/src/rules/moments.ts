import * as v from 'valibot';
import { isDay } from '../dates/zone';

/** First and last year that a colleague may type: everything else is a typing error. */
const YEARS = [1900, 2200] as const;

/** Whether a day, or the day of a moment, exists and is in those years. */
export const isTyped = (moment: string): boolean => {
  const year = Number(moment.slice(0, 4));
  return isDay(moment.slice(0, 10)) && year >= YEARS[0] && year <= YEARS[1];
};

/**
 * A moment that a colleague typed: ISO 8601 with its zone, on a day that exists, in the years 1900 to 2200.
 * Other days are not moved to the next month, and no database takes the year 0.
 */
export const typedMoment = () =>
  v.pipe(
    v.string(),
    // One check, so that an invalid moment is reported once.
    v.check((moment) => v.ISO_TIMESTAMP_REGEX.test(moment) && isTyped(moment), 'date'),
  );

/** A day that a colleague typed: ISO 8601, one that exists, in the years 1900 to 2200. */
export const typedDay = () =>
  v.pipe(
    v.string(),
    v.check((day) => isDay(day) && isTyped(day), 'date'),
  );
