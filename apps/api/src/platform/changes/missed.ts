import type { ClientBase } from 'pg';
import { ANYTHING, type Change } from './change';

/** Milliseconds that a transaction may have been open before it was committed: what it touched bears its own, earlier time. */
const TRANSACTION_MS = 10 * 60_000;
/** After a longer silence everything may have changed. */
const MAX_SILENCE_MS = 24 * 60 * 60_000;
const MAX_NAMED = 5_000;

/**
 * What was changed while somebody did not hear of changes, by the database's own clock.
 * @param silence milliseconds since the last moment at which a change would have been heard
 * @param most contents that are named one by one
 * @returns every change of that time and some before it; anything where they are too many to be named
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
