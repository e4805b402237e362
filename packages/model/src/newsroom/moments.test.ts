import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pollFormSchema } from '../participation/poll';
import { rectificationRecordSchema } from '../participation/rectification-request';
import { validate } from '../rules/issue';
import { contentDateSchema } from './contents';
import { interviewFormSchema } from './interviews';
import { deskNewsletterQuerySchema, editionMomentSchema } from './newsletters';
import { pollEndSchema } from './polls';
import { disputeFormSchema } from './transparency';

const MOMENT = (day: string) => `${day}T09:00:00+01:00`;
const DAY = (day: string) => day;

/** Each schema with something that a colleague types as a moment or a day. */
const TYPED: readonly [string, v.GenericSchema, string, (day: string) => string][] = [
  ['the date of an article', contentDateSchema, 'at', MOMENT],
  ['the start of an interview', interviewFormSchema, 'start', MOMENT],
  ['the end of an interview', interviewFormSchema, 'end', MOMENT],
  ['the time of an edition', editionMomentSchema, 'at', MOMENT],
  ['the day of an edition', deskNewsletterQuerySchema, 'day', DAY],
  ['the new end of a poll', pollEndSchema, 'end', MOMENT],
  ['the start of a poll', pollFormSchema, 'start', MOMENT],
  ['the end of a poll', pollFormSchema, 'end', MOMENT],
  ['the day of a dispute', disputeFormSchema, 'day', DAY],
  ['the day of a request on paper', rectificationRecordSchema, 'receivedOn', DAY],
];

describe.each(TYPED)('%s', (_, schema, field, typed) => {
  const faults = (day: string) => {
    const result = validate(schema, { [field]: typed(day) });
    return result.valid ? [] : result.issues.filter((issue) => issue.field === field);
  };

  it.each(['2026-03-18', '2024-02-29', '1900-01-01', '2200-12-31'])('may be on %s', (day) => {
    expect(faults(day)).toEqual([]);
  });

  it.each([
    '0000-01-01',
    '0001-01-01',
    '1899-12-31',
    '2201-01-01',
    '9999-12-31',
    '2026-02-30',
    '2025-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
  ])('is not on %s', (day) => {
    expect(faults(day)).not.toEqual([]);
  });
});
