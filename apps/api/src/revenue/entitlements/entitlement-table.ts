import { plainLine } from '@portal/model/revenue';
import * as v from 'valibot';
import { LineError, momentIn, readTable, TableError } from '../../platform/csv';
import type { Entitlement } from './entitlements';

const COLUMNS = ['id', 'email', 'product', 'from', 'to'] as const;
type Column = (typeof COLUMNS)[number];

const rowSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(200), plainLine),
  email: v.pipe(v.string(), v.maxLength(254), v.email('must be an email address')),
  product: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(100), plainLine),
});

/**
 * Parses one line.
 * @throws LineError with all its invalid columns
 */
function entitlementOf(field: (name: Column) => string, timeZone: string): Entitlement {
  const row = v.safeParse(rowSchema, { id: field('id'), email: field('email'), product: field('product') });
  const faults = (row.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  const moment = (name: 'from' | 'to') => {
    const found = momentIn(field(name), name === 'from' ? 'first' : 'last', timeZone);
    if (found instanceof Date) return found;
    faults.push(`${name}: ${found.fault}`);
    return null;
  };
  const startsAt = moment('from');
  const endsAt = field('to') ? moment('to') : null;
  if (startsAt && endsAt && endsAt < startsAt) faults.push('to: is before from');
  if (!row.success || !startsAt || faults.length) throw new LineError(faults.join('; '));
  const { id: externalId, ...known } = row.output;
  return { ...known, externalId, startsAt, endsAt, renewsAt: null, isUnpaid: false };
}

/**
 * Parses a table of contracts; `to` is empty while a contract has no end. The whole table is checked before
 * anything is stored.
 * @throws TableError with the invalid lines
 */
export function readEntitlements(text: string, timeZone: string): Entitlement[] {
  const { rows, faults } = readTable(text, {
    columns: COLUMNS,
    rowOf: (field) => entitlementOf(field, timeZone),
    unique: { column: 'id', keyOf: ({ externalId }) => externalId },
  });
  if (faults.length) throw new TableError(faults.join('\n'));
  return rows;
}
