import { endOfDay, isDay, startOfDay, toMilliseconds } from '@portal/model';
import * as v from 'valibot';
import type { Entitlement } from './entitlements';

/** Bytes of a table that is read at once. */
export const MAX_TABLE_BYTES = 32 * 1024 * 1024;
const COLUMNS = ['id', 'email', 'product', 'from', 'to'] as const;

/** Bad lines of a table that are told; of the others, how many there are. */
const MAX_TOLD_LINES = 20;

/** A table that cannot be used: which lines of it, and why. */
export class TableError extends Error {
  override name = 'TableError';
}

/** Why one line cannot be read. */
class LineError extends Error {
  override name = 'LineError';
}

const rowSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(200)),
  email: v.pipe(v.string(), v.maxLength(254), v.email('must be an email address')),
  product: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(100)),
});

/** The fields of one line: in quotes where a field has the separator, and a quote in it twice. */
function fieldsOf(line: string, separator: string): string[] {
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
function momentIn(text: string, name: 'from' | 'to', timeZone: string): Date | null {
  const isWhole = isDay(text);
  if (!v.is(momentSchema, isWhole ? `${text}T00:00:00Z` : text)) return null;
  if (isWhole) return new Date(name === 'from' ? startOfDay(text, timeZone) : endOfDay(text, timeZone));
  const milliseconds = toMilliseconds(text);
  return milliseconds === null ? null : new Date(milliseconds);
}

type Head = { names: readonly string[]; separator: string; timeZone: string };

/** What one line says. @throws LineError with all its columns that cannot be used */
function entitlementOf(line: string, { names, separator, timeZone }: Head): Entitlement {
  const fields = fieldsOf(line, separator);
  if (fields.length !== names.length) throw new LineError(`has ${fields.length} fields, not ${names.length}`);
  const field = (name: (typeof COLUMNS)[number]) => fields[names.indexOf(name)] ?? '';
  const row = v.safeParse(rowSchema, { id: field('id'), email: field('email'), product: field('product') });
  const faults = (row.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  const moment = (name: 'from' | 'to') => {
    const found = momentIn(field(name), name, timeZone);
    if (!found)
      faults.push(`${name}: must be a day such as 2026-11-01, or a moment such as 2026-03-18T09:00:00+01:00`);
    return found;
  };
  const startsAt = moment('from');
  const endsAt = field('to') ? moment('to') : null;
  if (startsAt && endsAt && endsAt < startsAt) faults.push('to: is before from');
  if (!row.success || !startsAt || faults.length) throw new LineError(faults.join('; '));
  const { id: externalId, ...known } = row.output;
  return { ...known, externalId, startsAt, endsAt, renewsAt: null };
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

/** What a table's first line says. @throws TableError */
function headOf(line: string, timeZone: string): Head {
  // As spreadsheets write them where the comma is of decimals.
  const separator = line.includes(';') && !line.includes(',') ? ';' : ',';
  try {
    const names = fieldsOf(line, separator).map((name) => name.toLowerCase());
    for (const column of COLUMNS)
      if (!names.includes(column)) throw new LineError(`there is no column “${column}”`);
    return { names, separator, timeZone };
  } catch (error) {
    throw error instanceof LineError ? new TableError(`line 1: ${error.message}`) : error;
  }
}

/**
 * What a table of values that commas or semicolons separate says that readers have: its first line names the columns `id`, `email`, `product`,
 * `from` and `to`, in any order; `to` is empty while it goes on. All of it is read before any of it is kept.
 * @throws TableError with the lines that cannot be used
 */
export function readEntitlements(text: string, timeZone: string): Entitlement[] {
  const [first = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const head = headOf(first, timeZone);
  const told: string[] = [];
  let bad = 0;
  const lineOf = new Map<string, number>();
  const read = lines.flatMap((line, at) => {
    if (!line.trim()) return [];
    try {
      const entitlement = entitlementOf(line, head);
      const { externalId } = entitlement;
      const first = lineOf.get(externalId);
      if (first !== undefined) throw new LineError(`id: is “${externalId}”, as that of line ${first}`);
      lineOf.set(externalId, at + 2);
      return [entitlement];
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      bad += 1;
      if (bad <= MAX_TOLD_LINES) told.push(`line ${at + 2}: ${error.message}`);
      return [];
    }
  });
  if (bad > told.length) told.push(`and ${bad - told.length} lines more`);
  if (bad) throw new TableError(told.join('\n'));
  return read;
}
