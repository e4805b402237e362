import * as v from 'valibot';

/** A moment as others tell it, ISO 8601 with its zone, in years that a database keeps. */
export const toldMoment = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment with its zone, such as 2026-03-18T09:00:00Z'),
  v.regex(/^(?:19|20|21)\d\d-/, 'must be of a year between 1900 and 2199'),
);
