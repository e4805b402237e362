import {
  COMMENTS_AT_ONCE,
  COMMENTS_ON_PAGE,
  type Comment,
  type CommentPage,
  type CommentSort,
  type CommentState,
  REPLIES_SHOWN,
} from '@portal/model/participation';
import * as v from 'valibot';
import { type Database, planned } from '../../platform/database';
import { type Cursors, idSchema, momentSchema } from '../../platform/secrets';

/** Query of a page of comments. */
export type CommentsQuestion = {
  sort?: CommentSort;
  /** Only the thread of this comment, oldest reply first. */
  rootId?: number;
  cursor?: string | null;
  /** Threads, or replies of one thread; at most `COMMENTS_AT_ONCE`. */
  limit?: number;
};

/** Row of the queries below. */
export type CommentRow = {
  id: number;
  parent_id: number | null;
  root_id: number | null;
  author: string | null;
  is_newsroom: boolean;
  html: string;
  /** ISO 8601 text from the database: avoids parsing and formatting a thousand dates. */
  date: string;
  edited_at: string | null;
  state: CommentState;
  likes: number;
  dislikes: number;
  replies: number;
  score: number;
};

const iso = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Columns of a comment `c` and of its author's account `a`. */
export const COMMENT_COLUMNS = `c.id, c.parent_id, c.root_id, coalesce(c.author, a.nick) as author, c.is_newsroom,
  case when c.state = 'published' then c.html else '' end as html, ${iso('c.date')} as date,
  ${iso('c.edited_at')} as edited_at, c.state, c.likes, c.dislikes, c.replies, c.score`;

/** Visible threads: published, or with replies although removed. */
const SHOWN = `root_id is null and (state = 'published' or replies > 0)`;

const byDate = v.object({ date: momentSchema, id: idSchema });
const byScore = v.object({ score: v.number(), id: idSchema });

const ORDERS = {
  newest: { by: 'date', way: 'desc', after: '<', type: 'timestamptz' },
  oldest: { by: 'date', way: 'asc', after: '>', type: 'timestamptz' },
  best: { by: 'score', way: 'desc', after: '<', type: 'double precision' },
} as const;

const threadsIn = (sort: CommentSort, isContinued: boolean) => {
  const { by, way, after, type } = ORDERS[sort];
  return `select ${COMMENT_COLUMNS} from (
      select * from comments where content_id = $1 and ${SHOWN}
      ${isContinued ? `and (${by}, id) ${after} ($3::${type}, $4::bigint)` : ''}
      order by ${by} ${way}, id ${way} limit $2) c
    left join accounts a on a.id = c.account_id order by c.${by} ${way}, c.id ${way}`;
};

const repliesOf = (isContinued: boolean) => `select ${COMMENT_COLUMNS} from (
    select * from comments where root_id = $1 and state = 'published'
    ${isContinued ? 'and (date, id) > ($3::timestamptz, $4::bigint)' : ''}
    order by date, id limit $2) c
  left join accounts a on a.id = c.account_id order by c.date, c.id`;

const FIRST_REPLIES = `select ${COMMENT_COLUMNS} from unnest($1::bigint[]) thread (id)
  cross join lateral (select * from comments where root_id = thread.id and state = 'published'
    order by date, id limit ${REPLIES_SHOWN}) c
  left join accounts a on a.id = c.account_id order by c.root_id, c.date, c.id`;

/** A comment as readers see it: an unpublished one has neither text nor author. */
export function commentOf(row: CommentRow): Comment {
  const isShown = row.state === 'published';
  return {
    id: String(row.id),
    author: isShown ? row.author : null,
    isNewsroom: isShown && row.is_newsroom,
    date: row.date,
    ...(row.edited_at && isShown ? { editedAt: row.edited_at } : {}),
    html: row.html,
    ...(row.parent_id === null ? {} : { parentId: String(row.parent_id) }),
    ...(row.root_id === null ? {} : { rootId: String(row.root_id) }),
    likes: isShown ? row.likes : 0,
    dislikes: isShown ? row.dislikes : 0,
    replies: row.replies,
    state: row.state,
  };
}

async function countOf(db: Database, contentId: number): Promise<number> {
  const [row] = await planned<{ count: number }>(
    db,
    'comments-count',
    'select count from comment_threads where content_id = $1',
    [contentId],
  );
  return row?.count ?? 0;
}

/** An article's threads, each with its first replies. */
async function threads(
  db: Database,
  cursors: Cursors,
  contentId: number,
  { sort, cursor, limit }: { sort: CommentSort; cursor: string | null; limit: number },
): Promise<{ rows: CommentRow[]; next: string | null }> {
  const list = ['comments', contentId, sort];
  const from =
    cursor === null
      ? []
      : sort === 'best'
        ? Object.values(cursors.read(byScore, list, cursor))
        : ((at) => [new Date(at.date), at.id])(cursors.read(byDate, list, cursor));
  const isContinued = from.length > 0;
  const rows = await planned<CommentRow>(
    db,
    `comments-${sort}${isContinued ? '-after' : ''}`,
    threadsIn(sort, isContinued),
    [contentId, limit + 1, ...from],
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next =
    last === undefined
      ? null
      : sort === 'best'
        ? cursors.write(byScore, list, { score: last.score, id: last.id })
        : cursors.write(byDate, list, { date: Date.parse(last.date), id: last.id });
  const answered = shown.filter(({ replies }) => replies > 0).map(({ id }) => id);
  if (!answered.length) return { rows: shown, next };
  const replies = new Map(answered.map((id) => [id, [] as CommentRow[]]));
  for (const reply of await planned<CommentRow>(db, 'comments-first-replies', FIRST_REPLIES, [answered]))
    if (reply.root_id !== null) replies.get(reply.root_id)?.push(reply);
  return { rows: shown.flatMap((row) => [row, ...(replies.get(row.id) ?? [])]), next };
}

/** One thread: its first comment (only on the first page) and its replies. */
async function thread(
  db: Database,
  cursors: Cursors,
  contentId: number,
  { rootId, cursor, limit }: { rootId: number; cursor: string | null; limit: number },
): Promise<{ rows: CommentRow[]; next: string | null }> {
  const list = ['replies', contentId, rootId];
  const at = cursor === null ? null : cursors.read(byDate, list, cursor);
  const [root] = await planned<CommentRow>(
    db,
    'comments-one',
    `select ${COMMENT_COLUMNS} from comments c left join accounts a on a.id = c.account_id
     where c.id = $1 and c.content_id = $2 and ${SHOWN.replace('root_id', 'c.root_id')}`,
    [rootId, contentId],
  );
  if (!root) return { rows: [], next: null };
  const replies = await planned<CommentRow>(
    db,
    `comments-replies${at ? '-after' : ''}`,
    repliesOf(at !== null),
    [rootId, limit + 1, ...(at ? [new Date(at.date), at.id] : [])],
  );
  const shown = replies.slice(0, limit);
  const last = replies.length > limit ? shown.at(-1) : undefined;
  return {
    rows: at ? shown : [root, ...shown],
    next: last ? cursors.write(byDate, list, { date: Date.parse(last.date), id: last.id }) : null,
  };
}

/**
 * A page of published comments of an article.
 * @throws BadCursor
 */
export async function commentsOf(
  db: Database,
  cursors: Cursors,
  contentId: number,
  { sort = 'newest', rootId, cursor = null, limit = COMMENTS_ON_PAGE }: CommentsQuestion = {},
): Promise<CommentPage> {
  const bounded = Math.min(Math.max(limit, 1), COMMENTS_AT_ONCE);
  const [{ rows, next }, count] = await Promise.all([
    rootId === undefined
      ? threads(db, cursors, contentId, { sort, cursor, limit: bounded })
      : thread(db, cursors, contentId, { rootId, cursor, limit: bounded }),
    countOf(db, contentId),
  ]);
  return { items: rows.map(commentOf), count, next };
}

/**
 * A comment's thread, and the cursor of the page of replies that shows it; null if there is no such comment.
 */
export async function placeOf(
  db: Database,
  cursors: Cursors,
  contentId: number,
  commentId: number,
  limit = COMMENTS_ON_PAGE,
): Promise<{ rootId: number; cursor: string | null } | null> {
  const [found] = await planned<{ root: number; date: Date | null; before: number | null }>(
    db,
    'comments-place',
    // Selects the last reply of the page before.
    `select coalesce(c.root_id, c.id) as root, last.date, last.id as before
     from comments c left join lateral (
       select date, id from (
         select date, id, row_number() over (order by date, id) as place from comments
         where root_id = c.root_id and state = 'published' and (date, id) < (c.date, c.id)) earlier
       where place % $3 = 0 order by place desc limit 1) last on true
     where c.id = $1 and c.content_id = $2 and (c.state = 'published' or c.root_id is null)`,
    [commentId, contentId, limit],
  );
  if (!found) return null;
  const list = ['replies', contentId, found.root];
  const cursor =
    found.date && found.before !== null
      ? cursors.write(byDate, list, { date: found.date.getTime(), id: found.before })
      : null;
  return { rootId: found.root, cursor };
}
