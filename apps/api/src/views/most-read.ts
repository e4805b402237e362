import type { Card } from '@portal/model';
import { sql } from 'drizzle-orm';
import { touchLists } from '../changes/touch';
import { cardOf, cardRowsBy, isListed } from '../contents/cards';
import type { Database } from '../database/client';
import { contents } from '../database/schema';
import { contentHeat, mostReadTold } from '../database/views';
import { heatOf } from './heat';

/** Cards in the most-read module. */
const MOST_READ_COUNT = 5;
/** Least milliseconds between two times that the pages of a site are made anew because others are read most. */
const PATIENCE_MS = 600_000;

const joinedHeat = sql`join ${contentHeat} on ${contentHeat.contentId} = ${contents.id}`;

/**
 * The contents of the last days that are read most: a view counts half as much after some hours. Where fewer have been counted than are
 * shown, those follow that were read most where they come from.
 */
export async function mostReadCards(db: Database, site: string, days: number, now: Date): Promise<Card[]> {
  const since = new Date(now.getTime() - days * 86_400_000).toISOString();
  const recent = sql`${contents.site} = ${site} and ${isListed} and ${contents.publishedAt} >= ${since}::timestamptz`;
  const heat = contentHeat[heatOf(days)];
  const read = await cardRowsBy(
    db,
    // The index is by the site of the heat.
    sql`${recent} and ${contentHeat.site} = ${site}`,
    sql`${heat} desc, ${contents.id} desc`,
    MOST_READ_COUNT,
    joinedHeat,
  );
  const missing = MOST_READ_COUNT - read.length;
  if (!missing) return read.map(cardOf);
  const uncounted = await cardRowsBy(
    db,
    sql`${recent} and not exists (select from ${contentHeat} where ${contentHeat.contentId} = ${contents.id})`,
    sql`${contents.views} desc, ${contents.id} desc`,
    missing,
  );
  return [...read, ...uncounted].map(cardOf);
}

/**
 * Tells pages that others are read most than when they were last told: of each site once in ten minutes at most, whoever looks. What
 * is new within that time is told at its end.
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
