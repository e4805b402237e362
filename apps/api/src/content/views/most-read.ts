import type { Card } from '@portal/model';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { cardOf, cardRowsBy, contents, isListed } from '../stories';
import { heatOf } from './heat';
import { contentHeat } from './tables';

/** Cards in the most-read module. */
const MOST_READ_COUNT = 5;
const joinedHeat = sql`join ${contentHeat} on ${contentHeat.contentId} = ${contents.id}`;

/**
 * The most read contents of the last days, by heat: a view counts half as much after some hours. If fewer
 * have been counted than are shown, those that were read most on their source follow.
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
