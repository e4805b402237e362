import * as v from 'valibot';
import { momentOf } from '../import/dates';
import type { Entitlement } from './entitlements';

/** Bytes of a table that is read at once. */
export const MAX_TABLE_BYTES = 32 * 1024 * 1024;
const COLUMNS = ['id', 'email', 'product', 'from', 'to'] as const;

/** A table that cannot be used: which line of it, and why. */
export class TableError extends Error {
  override name = 'TableError';
  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(`line ${line}: ${reason}`);
  }
}

const rowSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(200)),
  email: v.pipe(v.string(), v.maxLength(254), v.email('must be an email address')),
  product: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(100)),
});

/** The fields of one line: in quotes where a field has the separator, and a quote in it twice. */
function fieldsOf(line: string, number: number, separator: string): string[] {
  const fields: string[] = [];
  let at = 0;
  while (at <= line.length) {
    let field = '';
    if (line[at] === '"') {
      at += 1;
      for (;;) {
        const end = line.indexOf('"', at);
        if (end < 0) throw new TableError(number, 'a quote is not closed');
        field += line.slice(at, end);
        at = end + 1;
        if (line[at] !== '"') break;
        field += '"';
        at += 1;
      }
      if (at < line.length && line[at] !== separator)
        throw new TableError(number, 'a quote ends within a field');
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

/**
 * What a table of values that commas or semicolons separate says that readers have: its first line names the columns `id`, `email`, `product`,
 * `from` and `to`, in any order; `to` is empty while it goes on. All of it is read before any of it is kept.
 * @throws TableError for the first line that cannot be used
 */
export function readEntitlements(text: string, timeZone: string): Entitlement[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const [head = ''] = lines;
  // As spreadsheets write them where the comma is of decimals.
  const separator = head.includes(';') && !head.includes(',') ? ';' : ',';
  const names = fieldsOf(head, 1, separator).map((name) => name.toLowerCase());
  for (const column of COLUMNS)
    if (!names.includes(column)) throw new TableError(1, `there is no column “${column}”`);
  return lines.slice(1).flatMap((line, at) => {
    if (!line.trim()) return [];
    const number = at + 2;
    const fields = fieldsOf(line, number, separator);
    if (fields.length !== names.length)
      throw new TableError(number, `has ${fields.length} fields, not ${names.length}`);
    const field = (name: (typeof COLUMNS)[number]) => fields[names.indexOf(name)] ?? '';
    const row = v.safeParse(rowSchema, { id: field('id'), email: field('email'), product: field('product') });
    if (!row.success) {
      const [issue] = row.issues;
      throw new TableError(number, `${v.getDotPath(issue)}: ${issue.message}`);
    }
    const moment = (name: 'from' | 'to') => {
      const found = momentOf(field(name), timeZone);
      if (!found) throw new TableError(number, `${name}: must be a moment such as 2026-03-18T09:00:00+01:00`);
      return found;
    };
    const { id: externalId, ...known } = row.output;
    const startsAt = moment('from');
    const endsAt = field('to') ? moment('to') : null;
    if (endsAt && endsAt < startsAt) throw new TableError(number, 'to: is before from');
    return [{ ...known, externalId, startsAt, endsAt }];
  });
}
