import type { ClientBase } from 'pg';
import { ANYTHING, type Change } from './change';

/**
 * Longest time in milliseconds for which a transaction may stay open before its commit: rows are stamped with
 * the time it began.
 */
const TRANSACTION_MS = 10 * 60_000;
/** After a longer silence, everything may have changed. */
const MAX_SILENCE_MS = 24 * 60 * 60_000;
const MAX_NAMED = 5_000;

/**
 * Changes made while a listener heard nothing, by the database's clock.
 * @param silence milliseconds since the last time at which a change would have been received
 * @param most articles that are listed individually
 * @returns every change of that time and some before it; `ANYTHING` if there are too many to list
 */
export async function missedChanges(
  client: Pick<ClientBase, 'query'>,
  silence: number,
  most = MAX_NAMED,
): Promise<Change | typeof ANYTHING> {
  if (!(silence >= 0 && silence <= MAX_SILENCE_MS)) return ANYTHING;
  const { rows } = await client.query<{ id: string; site: string }>(
    `with touched as (
       select id, site, story from contents
       where touched_at > clock_timestamp() - $1 * interval '1 millisecond'
       limit ${most + 1})
     select id::text, site from touched
     union select id::text, site from contents where story in (select story from touched)
     limit ${most + 1}`,
    [Math.ceil(silence) + TRANSACTION_MS],
  );
  if (rows.length > most) return ANYTHING;
  return { sites: [...new Set(rows.map(({ site }) => site))], contents: rows.map(({ id }) => id) };
}
