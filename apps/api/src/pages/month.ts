import { addDays, bindSpaces, dayOf, type ListingPage, monthStart } from '@portal/model';
import { sql } from 'drizzle-orm';
import { searchItems } from '../content/search';
import { contents, isListed } from '../content/stories';
import type { Database } from '../platform/database';
import type { SiteRecord } from '../sites';

type Month = NonNullable<ListingPage['month']>;
type LeadRow = {
  day: string;
  id: number;
  title: string;
  path: string;
  lead: typeof contents.$inferSelect.lead;
};

/** Days of a month as a relation `days(day)`, and the times at which one of them begins and ends. */
const daysOf = (month: string) =>
  sql`generate_series(${month}::timestamp, ${addDays(monthStart(month, 1), -1)}::timestamp, interval '1 day') as days(day)`;
const begins = ({ timeZone }: SiteRecord) => sql`(days.day at time zone ${timeZone})`;
const ends = ({ timeZone }: SiteRecord) => sql`((days.day + interval '1 day') at time zone ${timeZone})`;

/**
 * Days of a month on which a site published, each with its lead: the most-read story with a picture, rather
 * than a column, an event or a recipe. One query: each day reads its own part of the index by date.
 */
export async function archiveMonth(db: Database, site: SiteRecord, month: string): Promise<Month> {
  const [{ rows }, { rows: firsts }] = await Promise.all([
    db.execute<LeadRow>(sql`
      select to_char(days.day, 'YYYY-MM-DD') as day, led.id, led.title, led.path, led.lead
      from ${daysOf(month)} cross join lateral (
        select ${contents.id} as id, ${contents.title} as title, ${contents.path} as path, ${contents.lead} as lead
        from ${contents}
        where ${contents.site} = ${site.alias} and ${isListed}
          and ${contents.publishedAt} >= ${begins(site)} and ${contents.publishedAt} < ${ends(site)}
        order by (${contents.lead} is not null and ${contents.type} not in ('opinion', 'event', 'recipe')) desc,
          ${contents.views} desc, ${contents.id} desc
        limit 1) led
      order by days.day`),
    db.execute<{ first: Date | string | null }>(sql`
      select ${contents.publishedAt} as first from ${contents}
      where ${contents.site} = ${site.alias} and ${isListed}
      order by ${contents.publishedAt}, ${contents.id} limit 1`),
  ]);
  const first = firsts[0]?.first;
  return {
    month,
    first: first ? dayOf(new Date(first), site.timeZone) : null,
    days: rows.map(({ day, id, title, path, lead }) => ({
      day,
      count: 1,
      lead: { id: String(id), title: bindSpaces(title), url: path, ...(lead ? { image: lead.image } : {}) },
    })),
  };
}

/** Days of a month with events of a site, and their numbers. One query, by the index of occasions. */
export async function agendaMonth(db: Database, site: SiteRecord, month: string): Promise<Month> {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as day, count(*)::int as count
    from ${daysOf(month)} join ${searchItems} on ${searchItems.site} = ${site.alias}
      and ${searchItems.occasions} && tstzrange(${begins(site)}, ${ends(site)})
    group by days.day order by days.day`);
  return { month, first: null, days: rows };
}
