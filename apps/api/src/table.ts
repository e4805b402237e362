import { readFile, stat } from 'node:fs/promises';
import { endOfDay, isDay, startOfDay, toMilliseconds } from '@portal/model';
import * as v from 'valibot';
import { UsageError } from './command';

/** Bytes of a table that is read at once. */
const MAX_TABLE_BYTES = 32 * 1024 * 1024;

/** Bad lines of a table that are told; of the others, how many there are. */
const MAX_TOLD_LINES = 20;

/** A table that cannot be used: which lines of it, and why. */
export class TableError extends Error {
  override name = 'TableError';
}

/** Why one line cannot be read. */
export class LineError extends Error {
  override name = 'LineError';
}

/** What nobody types: no database keeps NUL or half of a pair, and other controls would move the cursor of whose terminal they are told on. */
const UNTYPED = /[^\P{Cc}\t]|\p{Cs}/u;

/** The fields of one line: in quotes where a field has the separator, and a quote in it twice. */
function fieldsOf(line: string, separator: string): string[] {
  if (UNTYPED.test(line)) throw new LineError('has a control character, which no text has');
  const fields: string[] = [];
  let at = 0;
  while (at <= line.length) {
    let field = '';
    if (line[at] === '"') {
      at += 1;
      for (;;) {
        const end = line.indexOf('"', at);
        if (end < 0) throw new LineError('a quote is not closed');
        field += line.slice(at, end);
        at = end + 1;
        if (line[at] !== '"') break;
        field += '"';
        at += 1;
      }
      if (at < line.length && line[at] !== separator) throw new LineError('a quote ends within a field');
    } else {
      const end = line.indexOf(separator, at);
      field = line.slice(at, end < 0 ? line.length : end);
      at += field.length;
    }
    fields.push(field.trim());
    at += 1;
  }
  return fields;
}

/** A moment as the signed call takes it: ISO 8601 with its zone, in years that a database keeps. */
const momentSchema = v.pipe(v.string(), v.isoTimestamp(), v.regex(/^(?:19|20|21)\d\d-/));

/**
 * A moment of a table, of ISO 8601 alone: `01/11/2026` is of one month here and of another elsewhere. A day begins with its first moment and
 * ends with its last, where the site is.
 */
export function momentIn(text: string, edge: 'first' | 'last', timeZone: string): Date | null {
  const isWhole = isDay(text);
  if (!v.is(momentSchema, isWhole ? `${text}T00:00:00Z` : text)) return null;
  if (isWhole) return new Date(edge === 'first' ? startOfDay(text, timeZone) : endOfDay(text, timeZone));
  const milliseconds = toMilliseconds(text);
  return milliseconds === null ? null : new Date(milliseconds);
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

type Head = { names: readonly string[]; separator: string };

/** What a table's first line says. @throws TableError */
function headOf(line: string, columns: readonly string[]): Head {
  // As spreadsheets write them where the comma is of decimals.
  const separator = line.includes(';') && !line.includes(',') ? ';' : ',';
  try {
    const names = fieldsOf(line, separator).map((name) => name.toLowerCase());
    for (const column of columns) {
      if (!names.includes(column)) throw new LineError(`there is no column “${column}”`);
      if (names.indexOf(column) !== names.lastIndexOf(column))
        throw new LineError(`there is more than one column “${column}”`);
    }
    return { names, separator };
  } catch (error) {
    throw error instanceof LineError ? new TableError(`line 1: ${error.message}`) : error;
  }
}

/** How the lines of a table are read. */
type Reading<Column extends string, Row> = {
  columns: readonly Column[];
  /** What one line says. @throws LineError with all its columns that cannot be used */
  rowOf: (field: (name: Column) => string) => Row;
  /** The column by which no two lines may be the same, and what it is compared by. */
  unique: { column: Column; keyOf: (row: Row) => string };
};

/** What a table says, and the lines of it that cannot be used: as they are told, and how many there are. */
export type ReadTable<Row> = { rows: Row[]; faults: string[]; bad: number };

/**
 * Reads a table of values that commas or semicolons separate; its first line names the columns, in any order.
 * @throws TableError where a column is missing, or there twice
 */
export function readTable<Column extends string, Row>(
  text: string,
  { columns, rowOf, unique: { column, keyOf } }: Reading<Column, Row>,
): ReadTable<Row> {
  const [first = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const { names, separator } = headOf(first, columns);
  const faults: string[] = [];
  let bad = 0;
  const lineOf = new Map<string, number>();
  const rows = lines.flatMap((line, at) => {
    if (!line.trim()) return [];
    try {
      const fields = fieldsOf(line, separator);
      if (fields.length !== names.length)
        throw new LineError(`has ${fields.length} fields, not ${names.length}`);
      const row = rowOf((name) => fields[names.indexOf(name)] ?? '');
      const key = keyOf(row);
      const before = lineOf.get(key);
      if (before !== undefined) throw new LineError(`${column}: is “${key}”, as that of line ${before}`);
      lineOf.set(key, at + 2);
      return [row];
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      bad += 1;
      if (bad <= MAX_TOLD_LINES) faults.push(`line ${at + 2}: ${error.message}`);
      return [];
    }
  });
  if (bad > faults.length) faults.push(`and ${bad - faults.length} lines more`);
  return { rows, faults, bad };
}
