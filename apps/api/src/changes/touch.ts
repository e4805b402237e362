import { sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../database/client';
import { indexContents } from '../search/indexing';
import { CHANGES_CHANNEL } from './change';

/** Ids in one notice, which PostgreSQL limits to 8,000 bytes. */
const MAX_IDS = 400;

/**
 * Ends every transaction that changes contents: they are searched as they now are, and once it is committed all processes
 * are told. Their alternates in other languages name them, so they are named too.
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
      with touched as (select id, site, story from contents where id = any (array[${list}])),
      concerned as (
        select id, site from touched
        union select other.id, other.site from contents other join touched on other.story = touched.story)
      select pg_notify(${CHANGES_CHANNEL}, json_build_object(
        'sites', (select coalesce(json_agg(distinct site), '[]') from concerned),
        'contents', (select coalesce(json_agg(id::text), '[]') from (select id from concerned order by id limit ${2 * MAX_IDS}) named))::text)`);
  }
}
