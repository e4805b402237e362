import type { CommentQueueQuery, QueueView, ReaderStanding } from '@portal/model/newsroom';
import type { CommentState, ReportReason } from '@portal/model/participation';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import { plainText } from '../../platform/html';
import { type Cursors, idSchema, momentSchema } from '../../platform/secrets';
import type { ScreeningRule, SiteRecord } from '../../sites';
import { withKeptSuspensions } from './kept-suspensions';

/** Comments on one page of the queue. */
const ON_PAGE = 50;
/** Most recent reports shown next to a comment. */
const REPORTS_SHOWN = 10;

/** A comment as the desk shows it. */
export type QueuedComment = {
  id: number;
  state: CommentState;
  rule: ScreeningRule | null;
  /** The text as the reader wrote it; for an imported comment, its plain text. */
  text: string;
  date: string;
  reviewedAt: string | null;
  author: string | null;
  accountId: number | null;
  standing: ReaderStanding | null;
  contentId: number;
  title: string;
  path: string;
  reports: { reason: ReportReason; text: string; at: string }[];
};

const position = v.object({ date: momentSchema, id: idSchema });

const VIEWS: Readonly<Record<QueueView, SQL>> = {
  waiting: sql`(c.state = 'held' or c.reports > 0)`,
  reported: sql`c.reports > 0`,
  published: sql`c.state = 'published'`,
  refused: sql`c.state = 'refused'`,
  removed: sql`c.state = 'removed'`,
};

const likeOf = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Columns and tables of the desk's view of comments, `c`, of articles, `p`. */
export const queuedColumns = (site: Pick<SiteRecord, 'alias'>, now: Date): { columns: SQL; from: SQL } => ({
  columns: sql`c.id, c.state, c.rule, coalesce(c.text, c.html) as text, c.text is null as "isHtml", c.date, c.reviewed_at as "reviewedAt",
    coalesce(c.author, a.nick) as author, c.account_id as "accountId", s.standing, c.content_id as "contentId",
    p.title, p.path,
    (select coalesce(json_agg(json_build_object('reason', r.reason, 'text', r.text, 'at', r.reported_at)
        order by r.reported_at desc), '[]')
      from (select * from comment_reports where comment_id = c.id and resolved_at is null
        order by reported_at desc limit ${REPORTS_SHOWN}) r) as reports`,
  from: sql`comments c
    join contents p on p.id = c.content_id
    left join accounts a on a.id = c.account_id
    left join reader_standings s on s.account_id = c.account_id and s.site = ${site.alias}
      and (s.until is null or s.until > ${now}::timestamptz)`,
});

/** Converts a row of such columns for the response: an imported comment becomes plain text. */
export const queuedOf = <Row extends QueuedComment & { isHtml: boolean }>({
  isHtml,
  ...row
}: Row): Omit<Row, 'isHtml'> => ({
  ...row,
  text: isHtml ? plainText(row.text) : row.text,
  date: new Date(row.date).toISOString(),
  reviewedAt: row.reviewedAt === null ? null : new Date(row.reviewedAt).toISOString(),
});

/**
 * A site's comments, newest first.
 * @throws BadCursor
 */
export async function commentQueue(
  db: Database,
  cursors: Cursors,
  site: Pick<SiteRecord, 'alias'>,
  { view = 'waiting', reader, story, word, cursor }: CommentQueueQuery,
  now: Date,
): Promise<{ items: QueuedComment[]; next: string | null }> {
  const list = ['queue', site.alias, view, reader ?? null, story ?? null, word ?? null];
  const after = cursor === undefined ? null : cursors.read(position, list, cursor);
  const { columns, from } = queuedColumns(site, now);
  const { rows } = await db.execute<QueuedComment & { isHtml: boolean }>(sql`
    select ${columns}
    from ${from}
    where p.site = ${site.alias} and ${VIEWS[view]}
      ${reader === undefined ? sql`` : sql`and c.account_id = ${reader}`}
      ${story === undefined ? sql`` : sql`and c.content_id = ${story}`}
      ${word === undefined ? sql`` : sql`and coalesce(c.text, c.html) ilike ${likeOf(word)}`}
      ${after ? sql`and (c.date, c.id) < (${new Date(after.date)}::timestamptz, ${after.id}::bigint)` : sql``}
    order by c.date desc, c.id desc limit ${ON_PAGE + 1}`);
  const items = rows.slice(0, ON_PAGE).map(queuedOf);
  const last = rows.length > ON_PAGE ? items.at(-1) : undefined;
  const next = last ? cursors.write(position, list, { date: Date.parse(last.date), id: last.id }) : null;
  return { items: await withKeptSuspensions(db, site, items, now), next };
}
