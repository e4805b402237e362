import type { Card } from '@portal/model';
import { sql } from 'drizzle-orm';
import { touchLists } from '../../platform/changes';
import type { Database } from '../../platform/database';
import { cardOf, cardRowsBy, contents, isListed } from '../stories';
import { heatOf } from './heat';
import { contentHeat, mostReadTold } from './tables';

/** Cards in the most-read module, and articles whose order is compared. */
export const MOST_READ_COUNT = 5;
const joinedHeat = sql`join ${contentHeat} on ${contentHeat.contentId} = ${contents.id}`;

/**
 * The most-read articles of the last days, by heat: a view counts half as much after some hours. If fewer
 * have been counted than are shown, those that were read most on their source follow.
 * @param count maximum number of cards
 */
export async function mostReadCards(
  db: Database,
  site: string,
  days: number,
  now: Date,
  count = MOST_READ_COUNT,
): Promise<Card[]> {
  const since = new Date(now.getTime() - days * 86_400_000).toISOString();
  const recent = sql`${contents.site} = ${site} and ${isListed} and ${contents.publishedAt} >= ${since}::timestamptz`;
  const heat = contentHeat[heatOf(days)];
  const read = await cardRowsBy(
    db,
    // The index is by the site of the heat.
    sql`${recent} and ${contentHeat.site} = ${site}`,
    sql`${heat} desc, ${contents.id} desc`,
    count,
    joinedHeat,
  );
  const missing = count - read.length;
  if (!missing) return read.map(cardOf);
  const uncounted = await cardRowsBy(
    db,
    sql`${recent} and not exists (select from ${contentHeat} where ${contentHeat.contentId} = ${contents.id})`,
    sql`${contents.views} desc, ${contents.id} desc`,
    missing,
  );
  return [...read, ...uncounted].map(cardOf);
}

/** Minimum milliseconds between two refreshes of a site's pages because of a new order. */
const PATIENCE_MS = 600_000;

/**
 * Notifies pages that the most-read articles differ from those last reported: for each site at most once in
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
