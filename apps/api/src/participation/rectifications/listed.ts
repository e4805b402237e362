import type { Card, ListedRectification } from '@portal/model';
import { type SQL, sql } from 'drizzle-orm';
import { searchItems } from '../../content/search';
import { contents } from '../../content/stories';
import type { Database } from '../../platform/database';
import { DAY_MS } from '../../platform/time';
import type { SiteRecord } from '../../sites';
import { rectifications } from './tables';

/** Days in which a feed gives what was published beside a story, however old the story is. */
const RECENT_DAYS = 30;
/** Most that a listing gives of each: of late or of its days, and beside the stories that it shows. */
const MOST_LISTED = 40;

/** Which rectifications a listing gives. */
export type ListedQuestion = {
  site: Pick<SiteRecord, 'alias'>;
  /** `tsquery` that selects the listing's stories; an empty one selects every story of the site. */
  conditions: string;
  /** Milliseconds between which they were published. */
  since: number;
  until: number;
  /** Stories that it shows, whose own are given whenever they were published. */
  cards?: readonly Card[];
};

/** Default span, for listings that are not of certain days. */
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

// Literals, so that each engine sees that the partial index of what was decided holds them all.
const isPublished = sql`${rectifications.state} = 'published' and ${rectifications.state} <> 'waiting'
  and ${rectifications.withdrawnAt} is null and ${rectifications.text} is not null`;

const moment = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`;

/** Those of stories that are in lists, the newest first. */
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
 * Rectifications published between two moments for the stories of a listing, and every rectification, of any date, of the stories
 * that it shows. Newest first.
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
