import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import type { SiteRecord } from '../database/site-record';

type Row = { measure: string; detail: string; by: string; count: number };

/**
 * What a site's moderation did in a year (Digital Services Act, articles 15 and 24), as CSV in UTF-8: `year,measure,detail,by,count`.
 * - `comments`: written, by the state that they are in
 * - `reports`: by ground
 * - `decisions`: by what was decided and its ground, and whether a rule or a person decided; undone ones are left out
 * - `appeals`: by outcome, `waiting` for those that nobody has answered
 * - `appeal-days`: the median of days until an appeal was answered
 *
 * @param year by the calendar of the site's zone
 */
export async function transparencyCsv(
  db: Database,
  site: Pick<SiteRecord, 'alias' | 'timeZone'>,
  year: number,
): Promise<string> {
  const { alias, timeZone } = site;
  const start = (of: number) => sql`(make_date(${of}::int, 1, 1)::timestamp at time zone ${timeZone})`;
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${start(year)} and ${sql.raw(column)} < ${start(year + 1)}`;
  const ofSite = sql`exists (select from contents p where p.id = c.content_id and p.site = ${alias})`;
  const { rows } = await db.execute<Row>(sql`
    select 'comments' as measure, c.state as detail, '' as by, count(*)::int as count from comments c
      where c.account_id is not null and ${within('c.date')} and ${ofSite} group by 2
    union all
    select 'reports', r.reason, '', count(*)::int from comment_reports r join comments c on c.id = r.comment_id
      where ${within('r.reported_at')} and ${ofSite} group by 2
    union all
    select 'decisions', d.decision || coalesce(':' || d.ground, ''),
      case when d.is_automated then 'rule' else 'person' end, count(*)::int
      from comment_decisions d
      where d.site = ${alias} and d.undone_at is null and ${within('d.decided_at')} group by 2, 3
    union all
    select 'appeals', coalesce(d.outcome, 'waiting'), '', count(*)::int from comment_decisions d
      where d.site = ${alias} and ${within('d.appealed_at')} group by 2
    union all
    select 'appeal-days', 'median', '',
      ceil(percentile_cont(0.5) within group (order by extract(epoch from d.outcome_at - d.appealed_at) / 86400))::int
      from comment_decisions d
      where d.site = ${alias} and d.outcome_at is not null and ${within('d.appealed_at')} having count(*) > 0
    order by 1, 2, 3`);
  const lines = rows.map(({ measure, detail, by, count }) => [year, measure, detail, by, count].join(','));
  return `${['year,measure,detail,by,count', ...lines].join('\r\n')}\r\n`;
}
