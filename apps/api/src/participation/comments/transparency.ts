import type { TransparencyLine, TransparencyReport } from '@portal/model/newsroom';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { SiteRecord } from '../../sites';

type Site = Pick<SiteRecord, 'alias' | 'timeZone'>;

/** Scope of a report: a site and a year. */
type Asked = { site: string; within: (column: string) => SQL };

/** Median of days between two columns, rounded up; no row without data. */
const medianDays = (measure: string, from: string, to: string) => sql`
  ${measure}::text, 'median', '',
  ceil(percentile_cont(0.5) within group (
    order by extract(epoch from ${sql.raw(to)} - ${sql.raw(from)}) / 86400))::int`;

/** Comments by readers, by current state; notices by ground and reporter, and their outcome. */
const notices = ({ site, within }: Asked): readonly SQL[] => [
  sql`select 'comments' as measure, c.state as detail, '' as by, count(*)::int as count
    from comments c join contents p on p.id = c.content_id and p.site = ${site}
    where c.account_id is not null and ${within('c.date')} group by 2`,
  sql`select 'reports', r.reason,
      case when a.id is null then 'former' when a.guardian_id is not null then 'child' else 'reader' end, count(*)::int
    from comment_reports r join comments c on c.id = r.comment_id
      join contents p on p.id = c.content_id and p.site = ${site} left join accounts a on a.id = r.account_id
    where ${within('r.reported_at')} group by 2, 3`,
  sql`select 'report-outcomes', case when r.resolved_at is null then 'waiting' else coalesce(d.decision, 'unknown') end, '',
      count(*)::int
    from comment_reports r join comments c on c.id = r.comment_id
      join contents p on p.id = c.content_id and p.site = ${site} left join comment_decisions d on d.id = r.decision_id
    where ${within('r.reported_at')} group by 2`,
  sql`select ${medianDays('report-days', 'r.reported_at', 'r.resolved_at')}
    from comment_reports r join comments c on c.id = r.comment_id
      join contents p on p.id = c.content_id and p.site = ${site}
    where r.resolved_at is not null and ${within('r.reported_at')} having count(*) > 0`,
];

/**
 * Decisions by type and ground, by clause and by origin; durations of suspensions. Undone decisions are left
 * out.
 */
function decisions({ site, within }: Asked): readonly SQL[] {
  const made = sql`comment_decisions d where d.site = ${site} and d.undone_at is null and ${within('d.decided_at')}`;
  const by = sql`case when d.is_automated then 'rule' else 'person' end`;
  const restricting = sql`d.decision <> 'publish'`;
  return [
    sql`select 'decisions', d.decision || coalesce(':' || d.ground, ''), ${by}, count(*)::int from ${made} group by 2, 3`,
    sql`select 'clauses', d.decision || ':' || coalesce(d.clause, 'unstated'), ${by}, count(*)::int
      from ${made} and ${restricting} group by 2, 3`,
    sql`select 'origins', d.decision || ':' || coalesce(d.origin, 'unstated'), ${by}, count(*)::int
      from ${made} and ${restricting} group by 2, 3`,
    sql`select 'suspensions', coalesce(d.duration_days::text, 'endless'), '', count(*)::int
      from ${made} and d.decision = 'suspend' group by 2`,
  ];
}

/**
 * Automatic decisions of the site's rules, and their errors: those reversed by an appeal or by a newsroom
 * review (article 15.1.e).
 */
const automated = ({ site, within }: Asked): readonly SQL[] => [
  sql`select 'automated', x.detail, '', count(*)::int from comment_decisions d
      cross join lateral (values ('decided', true), ('reversed-on-appeal', d.outcome = 'upheld'),
        ('reversed-by-newsroom', coalesce(d.outcome, '') <> 'upheld' and exists (
          select from comment_decisions later where later.comment_id = d.comment_id and later.id > d.id
            and later.decision = 'publish' and not later.is_automated and later.undone_at is null))) as x(detail, holds)
    where d.site = ${site} and d.is_automated and d.undone_at is null and ${within('d.decided_at')} and x.holds
    group by 2`,
];

/**
 * Complaints by authors and by reporters, by outcome, with the median time to an answer; out-of-court
 * disputes.
 */
const complaints = ({ site, within }: Asked): readonly SQL[] => [
  sql`select 'appeals', coalesce(d.outcome, 'waiting'), '', count(*)::int from comment_decisions d
    where d.site = ${site} and ${within('d.appealed_at')} group by 2`,
  sql`select ${medianDays('appeal-days', 'd.appealed_at', 'd.outcome_at')} from comment_decisions d
    where d.site = ${site} and d.outcome_at is not null and ${within('d.appealed_at')} having count(*) > 0`,
  sql`select 'objections', coalesce(r.objection_outcome, 'waiting'), '', count(*)::int
    from comment_reports r join comments c on c.id = r.comment_id
      join contents p on p.id = c.content_id and p.site = ${site}
    where ${within('r.objected_at')} group by 2`,
  sql`select ${medianDays('objection-days', 'r.objected_at', 'r.objection_outcome_at')}
    from comment_reports r join comments c on c.id = r.comment_id
      join contents p on p.id = c.content_id and p.site = ${site}
    where r.objection_outcome_at is not null and ${within('r.objected_at')} having count(*) > 0`,
  sql`select 'disputes', coalesce(s.outcome, 'open'), '', count(*)::int from disputes s
    where s.site = ${site} and ${within('s.opened_at')} group by 2`,
  sql`select ${medianDays('dispute-days', 's.opened_at', 's.closed_at')} from disputes s
    where s.site = ${site} and s.closed_at is not null and ${within('s.opened_at')} having count(*) > 0`,
];

/**
 * Moderation of a site in a year (Digital Services Act, articles 15 and 24), one line per count. Zero counts
 * have no line.
 * @param year in the site's time zone
 */
export async function transparencyLines(
  db: Database,
  { alias, timeZone }: Site,
  year: number,
): Promise<TransparencyLine[]> {
  const start = (of: number) => sql`(make_date(${of}::int, 1, 1)::timestamp at time zone ${timeZone})`;
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${start(year)} and ${sql.raw(column)} < ${start(year + 1)}`;
  const asked = { site: alias, within };
  const parts = [notices, decisions, automated, complaints].flatMap((part) => part(asked));
  const { rows } = await db.execute<TransparencyLine>(
    sql`${sql.join(parts, sql` union all `)} order by 1, 2, 3`,
  );
  return rows;
}

const MAX_DISPUTES = 100;

/** A year's transparency report for the desk, with the open disputes. */
export async function transparencyReport(
  db: Database,
  site: Site,
  year: number,
): Promise<TransparencyReport> {
  const [lines, { rows }] = await Promise.all([
    transparencyLines(db, site, year),
    db.execute<{ id: number; body: string; openedAt: string }>(sql`
      select id, body, opened_at as "openedAt" from disputes where site = ${site.alias} and closed_at is null
      order by opened_at, id limit ${MAX_DISPUTES}`),
  ]);
  const openDisputes = rows.map(({ id, body, openedAt }) => ({
    id: Number(id),
    body,
    openedAt: new Date(openedAt).toISOString(),
  }));
  return { year, lines, openDisputes };
}

/**
 * A year's transparency report as UTF-8 CSV, with the columns `year,measure,detail,by,count` (see
 * `TransparencyLine`).
 */
export async function transparencyCsv(db: Database, site: Site, year: number): Promise<string> {
  const lines = (await transparencyLines(db, site, year)).map(({ measure, detail, by, count }) =>
    [year, measure, detail, by, count].join(','),
  );
  return `${['year,measure,detail,by,count', ...lines].join('\r\n')}\r\n`;
}
