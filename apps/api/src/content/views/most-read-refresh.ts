import { sql } from 'drizzle-orm';
import { touchLists } from '../../platform/changes';
import type { Database } from '../../platform/database';
import { contents, isListed } from '../stories';
import { contentHeat, mostReadTold } from './tables';

/** Contents whose order is compared: as many as the most-read module shows. */
const MOST_READ_COUNT = 5;
/** Minimum milliseconds between two refreshes of a site's pages because of a new order. */
const PATIENCE_MS = 600_000;

/**
 * Notifies pages that the most read contents differ from those last reported: for each site at most once in
 * ten minutes, whichever process checks. Changes within that time are reported at its end.
 */
export function tellMostRead(db: Database, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ site: string }>(sql`
      insert into ${mostReadTold} as told (site, content_ids, told_at)
      select sites.alias, string_agg(most.content_id::text, ' ' order by most.hours desc, most.content_id desc), ${now}
      from sites cross join lateral (
        select h.content_id, h.hours from ${contentHeat} h join ${contents} on ${contents.id} = h.content_id
        where h.site = sites.alias and ${isListed} and ${contents.publishedAt} >= ${new Date(now.getTime() - 86_400_000)}::timestamptz
        order by h.hours desc, h.content_id desc limit ${MOST_READ_COUNT}) most
      group by sites.alias
      order by sites.alias
      on conflict (site) do update set content_ids = excluded.content_ids, told_at = excluded.told_at
      where told.content_ids <> excluded.content_ids
        and told.told_at <= ${new Date(now.getTime() - PATIENCE_MS)}::timestamptz
      returning told.site`);
    for (const { site } of rows) await touchLists(tx, site);
  });
}
