import { sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../database';
import { CHANGES_CHANNEL } from './change';

/** Articles per notification; their alternates add to the ids. */
const MAX_IDS = 200;
/** Bytes of a notification: PostgreSQL accepts 7,999. */
const MAX_BYTES = 7_900;

/**
 * Ends every transaction that changes articles: updates the search index and, once it is committed, notifies
 * all processes. Alternates in other languages link to these articles, so they are included.
 */
export async function touchContents(tx: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  await indexContents(tx, ids);
  for (let from = 0; from < ids.length; from += MAX_IDS) {
    const list = sql.join(
      ids.slice(from, from + MAX_IDS).map((id) => sql`${id}::bigint`),
      sql`, `,
    );
    await tx.execute(sql`
      with touched as (
        update contents set touched_at = clock_timestamp() where id = any (array[${list}])
        returning id, site, story),
      concerned as (
        select id, site from touched
        union select id, site from contents where story in (select story from touched)),
      notice as (
        select json_build_object(
          'sites', (select coalesce(json_agg(distinct site), '[]') from concerned),
          'contents', (select coalesce(json_agg(id::text), '[]') from concerned))::text as payload)
      -- What is too long to be named is told as a change of anything.
      select pg_notify(${CHANGES_CHANNEL}, case when octet_length(payload) < ${MAX_BYTES} then payload else 'null' end)
      from notice`);
  }
}

/**
 * Notifies every process, once the transaction is committed, that a site's lists have changed, above all its
 * front page.
 */
export async function touchLists(tx: DatabaseTransaction, site: string): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify({ sites: [site], contents: [] })})`,
  );
}

/** Updates the search index for these articles, in the transaction that wrote or withdrew them. */
export async function indexContents(tx: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  const list = sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  );
  if (ids.length) await tx.execute(sql`select index_contents(array[${list}])`);
}
