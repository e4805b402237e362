import type { Card, ListedRectification } from '@portal/model';
import { type SQL, sql } from 'drizzle-orm';
import { searchItems } from '../../content/search';
import { contents } from '../../content/stories';
import type { Database } from '../../platform/database';
import { DAY_MS } from '../../platform/time';
import type { SiteRecord } from '../../sites';
import { rectifications } from './tables';

/** Days during which a feed includes rectifications, however old their story is. */
const RECENT_DAYS = 30;
/** Limit per listing, both for its time span and for its stories. */
const MOST_LISTED = 40;

/** Filters of a listing's rectifications. */
export type ListedQuestion = {
  site: Pick<SiteRecord, 'alias'>;
  /** `tsquery` that selects the listing's stories; an empty one selects every story of the site. */
  conditions: string;
  /** Publication span of the rectifications, in milliseconds. */
  since: number;
  until: number;
  /** Stories shown in the listing; all their rectifications are included, whatever the date. */
  cards?: readonly Card[];
};

/** Default span, for listings without dates. */
export const recently = (now: Date): Pick<ListedQuestion, 'since' | 'until'> => ({
  since: now.getTime() - RECENT_DAYS * DAY_MS,
  until: now.getTime(),
});

type Row = {
  id: number;
  kind: ListedRectification['kind'];
  party: string;
  is_organization: boolean;
  text: string;
  decided_at: Date | string;
  content_id: number;
  title: string;
  path: string;
};

// Literals, so that both engines see that the partial index of decided requests applies.
const isPublished = sql`${rectifications.state} = 'published' and ${rectifications.state} <> 'waiting'
  and ${rectifications.withdrawnAt} is null and ${rectifications.text} is not null`;

const moment = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`;

/** Rectifications of listed stories, newest first. */
const rowsOf = async (db: Database, where: SQL): Promise<Row[]> => {
  const { rows } = await db.execute<Row>(sql`
    select ${rectifications.id} as id, ${rectifications.kind} as kind, ${rectifications.party} as party,
      ${rectifications.isOrganization} as is_organization, ${rectifications.text} as text,
      ${rectifications.decidedAt} as decided_at, ${contents.id} as content_id, ${contents.title} as title,
      ${contents.path} as path
    from ${rectifications}
    join ${searchItems} on ${searchItems.contentId} = ${rectifications.contentId}
    join ${contents} on ${contents.id} = ${rectifications.contentId}
    where ${isPublished} and ${where}
    order by ${rectifications.decidedAt} desc, ${rectifications.id} desc limit ${MOST_LISTED}`);
  return rows;
};

const listedOf = (row: Row): ListedRectification => ({
  id: String(row.id),
  kind: row.kind,
  date: new Date(row.decided_at).toISOString(),
  party: { name: row.party, isOrganization: row.is_organization },
  text: row.text,
  content: { id: String(row.content_id), title: row.title, url: row.path },
});

/**
 * A listing's rectifications: those of its stories published in the span, and all those of the stories it
 * shows, of any date. Newest first.
 */
export async function listedRectifications(
  db: Database,
  { site, conditions, since, until, cards = [] }: ListedQuestion,
): Promise<ListedRectification[]> {
  const shown = cards.filter(({ rectified }) => rectified?.length).map(({ id }) => Number(id));
  const fits = conditions ? sql` and ${searchItems.words} @@ ${conditions}::tsquery` : sql``;
  const [inSpan, ofShown] = await Promise.all([
    rowsOf(
      db,
      sql`${rectifications.site} = ${site.alias} and ${rectifications.decidedAt} >= ${moment(since)}
        and ${rectifications.decidedAt} <= ${moment(until)}${fits}`,
    ),
    shown.length ? rowsOf(db, sql`${rectifications.contentId} in ${shown}`) : [],
  ]);
  const byId = new Map([...inSpan, ...ofShown].map((row) => [row.id, row]));
  return [...byId.values()]
    .sort((one, other) => +new Date(other.decided_at) - +new Date(one.decided_at) || other.id - one.id)
    .map(listedOf);
}
