import { newsletterFormSchema } from '@portal/model/readers';
import * as v from 'valibot';
import { LineError, momentIn, type ReadTable, readTable } from '../../platform/csv';
import { emailKey } from '../../platform/words';

/** Maximum characters of the accepted terms. */
const MAX_TERMS = 200;
const COLUMNS = ['email', 'since', 'terms'] as const;
type Column = (typeof COLUMNS)[number];

/** A reader of an earlier system: subscription date and accepted terms. */
export type EarlierReader = { email: string; emailKey: string; since: Date; terms: string };

/**
 * Parses a line.
 * @throws LineError with all its invalid columns
 */
function readerOf(
  field: (name: Column) => string,
  { timeZone, now }: { timeZone: string; now: Date },
): EarlierReader {
  const faults: string[] = [];
  // Same validation as the form.
  const form = v.safeParse(newsletterFormSchema, { email: field('email'), terms: true });
  if (!form.success) faults.push('email: must be an email address');
  const since = momentIn(field('since'), 'first', timeZone);
  if (!(since instanceof Date)) faults.push(`since: ${since.fault}`);
  else if (since > now) faults.push('since: is still to come');
  const terms = field('terms');
  if (!terms) faults.push('terms: must say what the reader agreed to');
  if (terms.length > MAX_TERMS) faults.push(`terms: must have ${MAX_TERMS} characters at most`);
  if (!form.success || !(since instanceof Date) || faults.length) throw new LineError(faults.join('; '));
  const { email } = form.output;
  return { email, emailKey: emailKey(email), since, terms };
}

/**
 * Parses a table of a newsletter's earlier readers. An invalid line only skips its reader.
 * @throws TableError
 */
export const readEarlierReaders = (
  text: string,
  moment: { timeZone: string; now: Date },
): ReadTable<EarlierReader> =>
  readTable(text, {
    columns: COLUMNS,
    rowOf: (field) => readerOf(field, moment),
    unique: { column: 'email', keyOf: (row) => row.emailKey },
  });
