import { readFile, stat } from 'node:fs/promises';
import { endOfDay, isDay, startOfDay, toMilliseconds } from '@portal/model';
import * as v from 'valibot';
import { UsageError } from '../commands';
import { LineError, readLines, type Separator, type TableLine } from './table-lines';

/** Largest table in bytes: it is read into memory at once. */
const MAX_TABLE_BYTES = 32 * 1024 * 1024;

/** Bad lines that are listed; beyond them only their number is reported. */
const MAX_TOLD_LINES = 20;

/** A table that cannot be used, with its faulty lines and the reasons. */
export class TableError extends Error {
  override name = 'TableError';
}

/** ISO 8601 with its zone, as in the signed call. */
const momentSchema = v.pipe(v.string(), v.isoTimestamp());
/** Years that the database accepts, as for the timestamps that any payment provider sends. */
const IN_RANGE = /^(?:19|20|21)\d\d-/;

/** Reasons why a text of a table is not a valid timestamp. */
const MOMENT_FAULTS = {
  noDay: 'must be a day that there is',
  unread: 'must be a day such as 2026-11-01, or a moment such as 2026-03-18T09:00:00+01:00',
  outOfRange: 'must be of a year between 1900 and 2199',
} as const;

/**
 * Reads a timestamp of a table in ISO 8601 only: `01/11/2026` is read differently by country. A day lasts
 * from its first instant to its last, in the site's time zone.
 * @returns the reason if it is not a valid timestamp
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
 * Decodes a table.
 * @throws TableError if it is not UTF-8: accented letters would be garbled
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

/**
 * Reads a table from a file.
 * @throws UsageError, TableError
 */
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
  // Spreadsheets write semicolons where the comma is the decimal separator.
  return line.includes(';') && !line.includes(',') ? ';' : ',';
}

/**
 * Column names in the first line of a table.
 * @throws TableError
 */
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

/** How to read the lines of a table. */
type Reading<Column extends string, Row> = {
  columns: readonly Column[];
  /**
   * Converts one line.
   * @throws LineError with all its invalid columns
   */
  rowOf: (field: (name: Column) => string) => Row;
  /** Column in which no two lines may have the same value, and the key by which values are compared. */
  unique: { column: Column; keyOf: (row: Row) => string };
};

/**
 * Value of a line in a named column: one line of text, though other columns may have more.
 * @throws LineError
 */
function cellsOf(fields: TableLine['fields'], names: readonly string[]): (name: string) => string {
  if (fields instanceof LineError) throw fields;
  if (fields.length !== names.length) throw new LineError(`has ${fields.length} fields, not ${names.length}`);
  return (name) => {
    const cell = fields[names.indexOf(name)] ?? '';
    if (cell.includes('\n')) throw new LineError(`${name}: has a line break`);
    return cell;
  };
}

/** Rows of a table, the messages about its bad lines, and the number of those lines. */
export type ReadTable<Row> = { rows: Row[]; faults: string[]; bad: number };

/**
 * Reads a table of values separated by commas or semicolons; its first line names the columns, in any order.
 * @throws TableError if a column is missing or repeated, or there is nothing below the names
 */
export function readTable<Column extends string, Row>(
  text: string,
  { columns, rowOf, unique: { column, keyOf } }: Reading<Column, Row>,
): ReadTable<Row> {
  const whole = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  let names: readonly string[] | undefined;
  const faults: string[] = [];
  let bad = 0;
  const lineOf = new Map<string, number>();
  const rows: Row[] = [];
  readLines(whole, separatorOf(whole), ({ line, fields }) => {
    if (!names) {
      names = columnsIn({ line, fields }, columns);
      return;
    }
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
  });
  if (!names) columnsIn({ line: 1, fields: [] }, columns);
  // Distinguishes a failed export from an empty one.
  if (!rows.length && !bad)
    throw new TableError('The table has the names of its columns alone: no line follows.');
  if (bad > faults.length) faults.push(`and ${bad - faults.length} lines more`);
  return { rows, faults, bad };
}
