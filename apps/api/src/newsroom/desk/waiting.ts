import {
  DESK_QUEUES,
  type DeskQueue,
  type DeskRole,
  type DeskWaiting,
  mayAct,
  WAITING_AT_MOST,
} from '@portal/model/newsroom';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { rectifications } from '../../participation/rectifications';
import type { Database } from '../../platform/database';

/** A site's waiting rows, one per item, by queue. */
const waitingRows = (site: string, now: Date): readonly (readonly [DeskQueue, SQL])[] => [
  [
    'comments',
    sql`comments c join contents p on p.id = c.content_id where p.site = ${site} and c.state = 'held'`,
  ],
  [
    'reports',
    sql`comments c join contents p on p.id = c.content_id
      where p.site = ${site} and c.state = 'published' and c.reports > 0`,
  ],
  [
    'appeals',
    sql`(
        select id from comment_decisions where site = ${site} and appealed_at is not null and outcome is null
        union all
        select id from uploads
        where site = ${site} and state = 'refused' and appealed_at is not null and appeal_outcome is null
        union all
        select r.id from comment_reports r join comments c on c.id = r.comment_id join contents p on p.id = c.content_id
        where p.site = ${site} and r.objected_at is not null and r.objection_outcome is null) a`,
  ],
  [
    'questions',
    sql`interview_questions q join interviews i on i.content_id = q.content_id
        join contents p on p.id = q.content_id
      where p.site = ${site} and q.state = 'waiting' and i.closed_at is null
        and (i.end_at is null or i.end_at > ${now}::timestamptz)`,
  ],
  ['uploads', sql`uploads where site = ${site} and state = 'held'`],
  ['messages', sql`contact_messages where site = ${site} and state = 'held'`],
  ['rectifications', sql`rectifications where site = ${site} and state = 'waiting'`],
];

/** Nearest deadline among a site's waiting requests. */
async function firstDue(db: Database, site: string): Promise<string | null> {
  const { dueAt } = rectifications;
  const [first] = await db
    .select({ dueAt })
    .from(rectifications)
    .where(and(eq(rectifications.site, site), eq(rectifications.state, 'waiting')))
    .orderBy(asc(dueAt))
    .limit(1);
  return first?.dueAt.toISOString() ?? null;
}

/**
 * Waiting items in the queues of a role, counted by one query up to `WAITING_AT_MOST`, and the nearest
 * deadline.
 */
export async function waitingAt(
  db: Database,
  { site, role }: { site: string; role: DeskRole },
  now: Date,
): Promise<DeskWaiting> {
  const counts = waitingRows(site, now)
    .filter(([queue]) => mayAct(role, DESK_QUEUES[queue]))
    .map(
      ([queue, rows]) => sql`select ${queue}::text as queue, count(*)::int as count
        from (select 1 from ${rows} limit ${WAITING_AT_MOST}) waiting`,
    );
  const { rows } = await db.execute<{ queue: DeskQueue; count: number }>(sql.join(counts, sql` union all `));
  const nothing = {
    comments: null,
    reports: null,
    appeals: null,
    questions: null,
    uploads: null,
    messages: null,
    rectifications: null,
  };
  const counted = { ...nothing, ...Object.fromEntries(rows.map(({ queue, count }) => [queue, count])) };
  return { ...counted, rectificationsDue: counted.rectifications ? await firstDue(db, site) : null };
}
