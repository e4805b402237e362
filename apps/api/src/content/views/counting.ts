import { VIEW_SLOT_MS, type ViewBatch } from '@portal/model/analytics';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import { heatOfViews, heatsTogether } from './heat';
import { contentHeat, viewBatches, viewSums } from './tables';

/** Days for which a repeated batch is recognised. */
const BATCH_DAYS = 2;
/**
 * An arbitrary number, the same in every process: batches are counted one after another, so that none waits
 * for a row of another’s.
 */
const VIEWS_LOCK = 7_061_905;

type Deps = { db: Database; now: () => Date };

/**
 * Counts the views of a batch, once however often it is sent. Skips articles that are not published on the
 * requested site, and sums of another day: a portal retries for hours at most, and its clock may be wrong.
 */
export async function countViews({ db, now }: Deps, { id, sums }: ViewBatch): Promise<void> {
  const rows = sums.map(
    ({ content, site, slot, source, quarters: [first, second, third, fourth], seconds }) => ({
      content,
      site,
      source,
      first,
      second,
      third,
      fourth,
      seconds,
      slot: new Date(slot * VIEW_SLOT_MS).toISOString(),
    }),
  );
  const at = now();
  const [from, to] = [at.getTime() - DAY_MS, at.getTime() + VIEW_SLOT_MS].map((ms) => new Date(ms));
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${VIEWS_LOCK})`);
    await tx.execute(sql`
      with fresh as (
        insert into ${viewBatches} (id, told_at) values (${id}, ${at}) on conflict do nothing returning id),
      told as (
        select c.id as content_id, c.site, t.slot, t.source, sum(t.first)::int as first, sum(t.second)::int as second,
          sum(t.third)::int as third, sum(t.fourth)::int as fourth, sum(t.seconds)::int as seconds
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(content bigint, site text, slot timestamptz, source text,
          first int, second int, third int, fourth int, seconds int)
        join contents c on c.id = t.content and c.site = t.site and c.status = 'published'
        where exists (select from fresh) and t.slot between ${from}::timestamptz and ${to}::timestamptz
          and t.first + t.second + t.third + t.fourth > 0
        group by c.id, c.site, t.slot, t.source),
      counted as (
        insert into ${viewSums} (slot, content_id, source, site, first, second, third, fourth, seconds)
        select slot, content_id, source, site, first, second, third, fourth, seconds from told
        on conflict (slot, content_id, source) do update set
          first = view_sums.first + excluded.first, second = view_sums.second + excluded.second,
          third = view_sums.third + excluded.third, fourth = view_sums.fourth + excluded.fourth,
          seconds = view_sums.seconds + excluded.seconds),
      slots as (
        select content_id, site, slot, sum(first + second + third + fourth) as views from told group by 1, 2, 3),
      heats as (
        select content_id, site, ${heatOfViews('hours', sql`views`, sql`slot`)} as hours,
          ${heatOfViews('days', sql`views`, sql`slot`)} as days
        from slots),
      hottest as (
        select content_id, site, hours, days, max(hours) over one as most_hours, max(days) over one as most_days
        from heats window one as (partition by content_id))
      insert into ${contentHeat} (content_id, site, hours, days)
      select content_id, site,
        max(most_hours) + ln(sum(exp(greatest(hours - most_hours, -700)))),
        max(most_days) + ln(sum(exp(greatest(days - most_days, -700))))
      from hottest group by content_id, site
      on conflict (content_id) do update set
        hours = ${heatsTogether(sql`content_heat.hours`, sql`excluded.hours`)},
        days = ${heatsTogether(sql`content_heat.days`, sql`excluded.days`)}`);
  });
}

/** Deletes sums that are a month old, and batches that will not be sent again. */
export async function forgetViews({ db, now }: Deps): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await db.delete(viewSums).where(lt(viewSums.slot, before(KEPT_DAYS.views)));
  await db.delete(viewBatches).where(lt(viewBatches.toldAt, before(BATCH_DAYS)));
}
