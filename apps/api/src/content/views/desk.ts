import { dayOf } from '@portal/model';
import { VIEW_SLOT_MS, VIEW_SOURCES, type ViewSource } from '@portal/model/analytics';
import type { DeskViewSpan, DeskViews } from '@portal/model/newsroom';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import { viewSums } from './tables';

/** Articles on the page. */
const ON_PAGE = 20;
const NOW_MS = 1_800_000;

type Sums = { views: number; first: number; second: number; third: number; fourth: number; seconds: number };
type SourceRow = Sums & { source: ViewSource };
type ContentRow = Sums & { id: number; title: string; path: string; source: ViewSource };

const sums = sql`sum(first + second + third + fourth)::int as views, sum(first)::int as first, sum(second)::int as second,
  sum(third)::int as third, sum(fourth)::int as fourth, sum(seconds)::float8 as seconds`;

const readingOf = ({ views, first, second, third, fourth, seconds }: Sums) => ({
  views,
  seconds: Number(seconds),
  quarters: [first, second, third, fourth] satisfies [number, number, number, number],
});

/** Start of the site's day. */
async function midnight(db: Database, { timeZone }: SiteRecord, now: Date): Promise<Date> {
  const day = dayOf(now.toISOString(), timeZone);
  const { rows } = await db.execute<{ at: Date | string }>(
    sql`select (${day}::timestamp at time zone ${timeZone}) as at`,
  );
  return new Date(rows[0]?.at ?? now);
}

/** Most-read articles of a site, in the last half hour or since midnight. */
export async function viewsAtDesk(
  db: Database,
  site: SiteRecord,
  span: DeskViewSpan,
  now: Date,
): Promise<DeskViews> {
  const begin = span === 'now' ? new Date(now.getTime() - NOW_MS) : await midnight(db, site, now);
  // Sums cover ten minutes, aligned to the hour.
  const since = new Date(Math.floor(begin.getTime() / VIEW_SLOT_MS) * VIEW_SLOT_MS);
  const where = sql`${viewSums.site} = ${site.alias} and ${viewSums.slot} >= ${since}::timestamptz`;
  const [bySource, byContent] = await Promise.all([
    db.execute<SourceRow>(sql`select source, ${sums} from ${viewSums} where ${where} group by source`),
    db.execute<ContentRow>(sql`
      with by_source as (
        select content_id, source, ${sums} from ${viewSums} where ${where} group by content_id, source),
      read as (
        select content_id, sum(views)::int as views, sum(first)::int as first, sum(second)::int as second,
          sum(third)::int as third, sum(fourth)::int as fourth, sum(seconds) as seconds,
          (array_agg(source order by views desc, source))[1] as source
        from by_source group by content_id order by views desc, content_id desc limit ${ON_PAGE})
      select c.id, c.title, c.path, read.views, read.first, read.second, read.third, read.fourth, read.seconds, read.source
      from read join contents c on c.id = read.content_id
      order by read.views desc, c.id desc`),
  ]);
  const all = bySource.rows.map(readingOf);
  const total = (of: (reading: ReturnType<typeof readingOf>) => number) =>
    all.reduce((sum, reading) => sum + of(reading), 0);
  const viewsFrom = new Map(bySource.rows.map(({ source, views }) => [source, views]));
  return {
    span,
    since: since.toISOString(),
    until: now.toISOString(),
    views: total(({ views }) => views),
    quarters: [
      total(({ quarters }) => quarters[0]),
      total(({ quarters }) => quarters[1]),
      total(({ quarters }) => quarters[2]),
      total(({ quarters }) => quarters[3]),
    ],
    seconds: total(({ seconds }) => seconds),
    sources: VIEW_SOURCES.map((source) => ({ source, views: viewsFrom.get(source) ?? 0 })).toSorted(
      (one, other) => other.views - one.views,
    ),
    contents: byContent.rows.map(({ id, title, path, source, ...reading }) => ({
      id: String(id),
      title,
      path,
      source,
      ...readingOf(reading),
    })),
  };
}
