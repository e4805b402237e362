import { readFile, stat } from 'node:fs/promises';
import { endOfDay, isDay, startOfDay, toMilliseconds } from '@portal/model';
import * as v from 'valibot';
import { UsageError } from '../commands';
import { LineError, linesOf, type Separator, type TableLine } from './table-lines';

/** Bytes of a table that is read at once. */
const MAX_TABLE_BYTES = 32 * 1024 * 1024;

/** Bad lines of a table that are told; of the others, how many there are. */
const MAX_TOLD_LINES = 20;

/** A table that cannot be used: which lines of it, and why. */
export class TableError extends Error {
  override name = 'TableError';
}

/** A moment as the signed call takes it: ISO 8601 with its zone. */
const momentSchema = v.pipe(v.string(), v.isoTimestamp());
/** Years that a database keeps, as of every seller's moments. */
const IN_RANGE = /^(?:19|20|21)\d\d-/;

/** Why a text of a table is no moment that is kept. */
const MOMENT_FAULTS = {
  noDay: 'must be a day that there is',
  unread: 'must be a day such as 2026-11-01, or a moment such as 2026-03-18T09:00:00+01:00',
  outOfRange: 'must be of a year between 1900 and 2199',
} as const;

/**
 * A moment of a table, of ISO 8601 alone: `01/11/2026` is of one month here and of another elsewhere. A day begins with its first moment and
 * ends with its last, where the site is.
 * @returns why it is none where it is none
 */
export function momentIn(
  text: string,
  edge: 'first' | 'last',
  timeZone: string,
): Date | { fault: (typeof MOMENT_FAULTS)[keyof typeof MOMENT_FAULTS] } {
  const isWhole = isDay(text);
  const moment = isWhole ? `${text}T00:00:00Z` : text;
  if (!isWhole && /^\d{4}-\d\d-\d\d$/.test(text)) return { fault: MOMENT_FAULTS.noDay };
  if (!v.is(momentSchema, moment)) return { fault: MOMENT_FAULTS.unread };
  if (!IN_RANGE.test(moment)) return { fault: MOMENT_FAULTS.outOfRange };
  if (isWhole) return new Date(edge === 'first' ? startOfDay(text, timeZone) : endOfDay(text, timeZone));
  const milliseconds = toMilliseconds(text);
  return milliseconds === null ? { fault: MOMENT_FAULTS.unread } : new Date(milliseconds);
}

/**
 * The text of a table's bytes.
 * @throws TableError where it is not of UTF-8: letters with accents would be others
 */
export function tableText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new TableError(
      'The table is not of UTF-8. Save it as such: in Excel, “Save as”, “CSV UTF-8 (comma delimited)”; in LibreOffice, the character set “Unicode (UTF-8)”.',
    );
  }
}

/** The text of a table in a file. @throws UsageError, TableError */
export async function tableIn(file: string): Promise<string> {
  const { size } = await stat(file).catch((error: Error) => {
    throw new UsageError(`The file cannot be read: ${error.message}`);
  });
  if (size > MAX_TABLE_BYTES) throw new UsageError(`A table has ${MAX_TABLE_BYTES} bytes at most.`);
  return tableText(await readFile(file));
}

/** The separator of a table’s values, by its first line. */
function separatorOf(text: string): Separator {
  const [line = ''] = text.trimStart().split('\n', 1);
  // As spreadsheets write them where the comma is of decimals.
  return line.includes(';') && !line.includes(',') ? ';' : ',';
}

/** The columns that a table's first line names. @throws TableError */
function columnsIn({ line, fields }: TableLine, columns: readonly string[]): readonly string[] {
  const fault = (why: string) => new TableError(`line ${line}: ${why}`);
  if (fields instanceof LineError) throw fault(fields.message);
  const names = fields.map((name) => name.toLowerCase());
  for (const column of columns) {
    if (!names.includes(column)) throw fault(`there is no column “${column}”`);
    if (names.indexOf(column) !== names.lastIndexOf(column))
      throw fault(`there is more than one column “${column}”`);
  }
  return names;
}

/** How the lines of a table are read. */
type Reading<Column extends string, Row> = {
  columns: readonly Column[];
  /** What one line says. @throws LineError with all its columns that cannot be used */
  rowOf: (field: (name: Column) => string) => Row;
  /** The column by which no two lines may be the same, and what it is compared by. */
  unique: { column: Column; keyOf: (row: Row) => string };
};

/** What a line has under the name of a column: one line of text, though other columns may have more. @throws LineError */
function cellsOf(fields: TableLine['fields'], names: readonly string[]): (name: string) => string {
  if (fields instanceof LineError) throw fields;
  if (fields.length !== names.length) throw new LineError(`has ${fields.length} fields, not ${names.length}`);
  return (name) => {
    const cell = fields[names.indexOf(name)] ?? '';
    if (cell.includes('\n')) throw new LineError(`${name}: has a line break`);
    return cell;
  };
}

/** What a table says, and the lines of it that cannot be used: as they are told, and how many there are. */
export type ReadTable<Row> = { rows: Row[]; faults: string[]; bad: number };

/**
 * Reads a table of values that commas or semicolons separate; its first line names the columns, in any order.
 * @throws TableError where a column is missing, or there twice, or nothing follows the names
 */
export function readTable<Column extends string, Row>(
  text: string,
  { columns, rowOf, unique: { column, keyOf } }: Reading<Column, Row>,
): ReadTable<Row> {
  const whole = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const lines = linesOf(whole, separatorOf(whole));
  const head = lines.next();
  const names = columnsIn(head.done ? { line: 1, fields: [] } : head.value, columns);
  const faults: string[] = [];
  let bad = 0;
  const lineOf = new Map<string, number>();
  const rows: Row[] = [];
  for (const { line, fields } of lines)
    try {
      const row = rowOf(cellsOf(fields, names));
      const key = keyOf(row);
      const before = lineOf.get(key);
      if (before !== undefined) throw new LineError(`${column}: is “${key}”, as that of line ${before}`);
      lineOf.set(key, line);
      rows.push(row);
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      bad += 1;
      if (bad <= MAX_TOLD_LINES) faults.push(`line ${line}: ${error.message}`);
    }
  // An export that failed, and not one to say that there is nothing.
  if (!rows.length && !bad)
    throw new TableError('The table has the names of its columns alone: no line follows.');
  if (bad > faults.length) faults.push(`and ${bad - faults.length} lines more`);
  return { rows, faults, bad };
}
