import * as v from 'valibot';

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
