import { dayOf } from '@portal/model';
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { type Database, type DatabaseTransaction, often } from '../../platform/database';
import { digestsOfDay, type NetworkDigest } from '../../platform/networks';
import { digestOf } from '../../platform/secrets';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import type { SiteRecord } from '../../sites';
import { meteredReadings, meters } from './tables';

/**
 * Metered stories that one network has from a site in a day, by readers who prove nothing: three for each of sixty, since mobile operators
 * share one address among many readers. It bounds a script that throws its cookies away.
 */
export const STORIES_OF_NETWORK = 180;

/** Whose stories are counted: an account's, which may be of a demo or no older than a day, or those of a browser by its mark. */
export type MeteredReader = { accountId: number; isFresh: boolean } | { accountId: null; browser: string };

/**
 * Whether a reader can be made anew as often as one likes, and so shares what their network has: a browser, an account of a demo, or one
 * of today, which may have been deleted and opened again.
 */
export const isNewAccountOrAnonymous = (reader: MeteredReader): boolean =>
  reader.accountId === null || reader.isFresh;

/**
 * What came of counting: whether the story is one of the month's, and how many those are now; where it is none, whether that is since
 * their network has had what it has in a day.
 */
export type Counted = { isGranted: boolean; count: number; isNetworkFull?: true };

/** The calendar month, and the day, where a site is. */
export function periodsOf({ timeZone }: Pick<SiteRecord, 'timeZone'>, now: Date) {
  const day = dayOf(now, timeZone) ?? now.toISOString().slice(0, 10);
  return { day, month: day.slice(0, 7) };
}

/** The month at a moment, where a site is. */
export const monthOf = (site: Pick<SiteRecord, 'timeZone'>, now: Date): string => periodsOf(site, now).month;

/** Name of a reader in what is counted of them. */
export const readerKey = (reader: MeteredReader): string =>
  reader.accountId === null
    ? `browser:${digestOf(reader.browser).toString('base64url')}`
    : `account:${reader.accountId}`;

/** What is counted of a network in a day. */
type NetworkCount = { site: string; day: string; address: string; what: 'meter' | `gift ${number}` };

/** A network's day at a site in what is counted of it, and of the place around it. */
export type NetworkDay = { site: string; day: string; digests: readonly NetworkDigest[] };

/** The day of a network at a site: asked for before the transaction that counts. */
export const networkDay = async (
  db: Database,
  { site, day, address, what }: NetworkCount,
  most: number,
): Promise<NetworkDay> => ({
  site,
  day,
  digests: await digestsOfDay(db, day, { use: `${what} ${site}`, address, most }),
});

/** What is counted of a reader this month: how many stories, and whether a content is one of them. */
export type Meter = { count: number; hasCounted: boolean };
const METER = `
  select
    coalesce((select count from meters where site = $1 and reader = $2 and period = $3), 0) as count,
    exists (select 1 from metered_readings where content_id = $4 and reader = $2 and period = $3) as "hasCounted"`;

/** The meter of a reader. Nothing is counted. */
export async function meterOf(
  db: Database,
  site: Pick<SiteRecord, 'alias' | 'timeZone'>,
  contentId: number,
  reader: MeteredReader,
  now: Date,
): Promise<Meter> {
  const values = [site.alias, readerKey(reader), monthOf(site, now), contentId];
  const [row] = await often<Meter>(db, 'meter-of-reader', METER, values);
  return row ?? { count: 0, hasCounted: false };
}

/** How many more stories a reader of so many may have this month. */
export const storiesLeft = ({ paywall }: Pick<SiteRecord, 'paywall'>, count: number): number =>
  Math.max(0, (paywall?.monthly ?? 0) - count);

/** Counts one more of a network's day, and of its place's. @returns false where that would be more than either has */
export async function countOfNetwork(
  tx: DatabaseTransaction,
  { site, day: period, digests }: NetworkDay,
): Promise<boolean> {
  const counted: string[] = [];
  // The network before its place, so that two networks of one place wait for each other in one order.
  for (const { digest, most } of digests) {
    const reader = `network:${digest.toString('base64url')}`;
    const rows = await tx
      .insert(meters)
      .values({ site, reader, period, count: 1 })
      .onConflictDoUpdate({
        target: [meters.site, meters.reader, meters.period],
        set: { count: sql`${meters.count} + 1` },
        setWhere: lt(meters.count, most),
      })
      .returning({ count: meters.count });
    if (!rows.length) {
      await uncount(tx, { site, period }, counted);
      return false;
    }
    counted.push(reader);
  }
  return true;
}

/** Takes back one of what was counted in this transaction. */
async function uncount(
  tx: DatabaseTransaction,
  { site, period }: { site: string; period: string },
  readers: readonly string[],
): Promise<void> {
  if (!readers.length) return;
  const isCounted = and(
    eq(meters.site, site),
    eq(meters.period, period),
    inArray(meters.reader, [...readers]),
  );
  await tx
    .update(meters)
    .set({ count: sql`${meters.count} - 1` })
    .where(isCounted);
}

/**
 * Counts a story as one of a reader's month, once: the same story again is the same one, from however many tabs and processes
 * it comes, and none is counted beyond what the site gives away, nor beyond what a network has in a day.
 */
export async function countReading(
  db: Database,
  site: Pick<SiteRecord, 'alias' | 'timeZone' | 'paywall'>,
  contentId: number,
  { address, ...reader }: MeteredReader & { address: string },
  now: Date,
): Promise<Counted> {
  const { day, month } = periodsOf(site, now);
  const { accountId } = reader;
  const counted = { site: site.alias, day, address, what: 'meter' } as const;
  const ofNetwork = isNewAccountOrAnonymous(reader)
    ? await networkDay(db, counted, STORIES_OF_NETWORK)
    : null;
  const meter = { site: site.alias, reader: readerKey(reader), period: month };
  const monthly = site.paywall?.monthly ?? 0;
  return db.transaction(async (tx) => {
    const isMeter = and(
      eq(meters.site, meter.site),
      eq(meters.reader, meter.reader),
      eq(meters.period, meter.period),
    );
    await tx
      .insert(meters)
      .values({ ...meter, accountId })
      .onConflictDoNothing();
    // Stories of one reader come one after another.
    const [row] = await tx.select({ count: meters.count }).from(meters).where(isMeter).for('update');
    const count = row?.count ?? 0;
    const [before] = await tx
      .select({ contentId: meteredReadings.contentId })
      .from(meteredReadings)
      .where(
        and(
          eq(meteredReadings.contentId, contentId),
          eq(meteredReadings.reader, meter.reader),
          eq(meteredReadings.period, month),
        ),
      );
    if (before) return { isGranted: true, count };
    const isSpent = count >= monthly;
    // Last, so that a network's row is held shortly, and never before a reader's.
    const isNetworkFull = !isSpent && ofNetwork !== null && !(await countOfNetwork(tx, ofNetwork));
    if (isSpent || isNetworkFull) {
      // Without cookies every request looks like a new browser and would leave an empty row.
      if (count === 0) await tx.delete(meters).where(isMeter);
      return { isGranted: false, count, ...(isNetworkFull ? { isNetworkFull } : {}) };
    }
    await tx
      .insert(meteredReadings)
      .values({ contentId, reader: meter.reader, period: month, accountId, readAt: now });
    await tx
      .update(meters)
      .set({ count: sql`${meters.count} + 1` })
      .where(isMeter);
    return { isGranted: true, count: count + 1 };
  });
}

/** Forgets what was read in months that are over, and the networks of days that are; wherever a site is, they are. */
export async function forgetReadings({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const day = new Date(now().getTime() - KEPT_DAYS.meteredReading * DAY_MS).toISOString().slice(0, 10);
  const month = day.slice(0, 7);
  await db.delete(meteredReadings).where(lt(meteredReadings.period, month));
  await db
    .delete(meters)
    .where(or(lt(meters.period, month), and(sql`${meters.reader} like 'network:%'`, lt(meters.period, day))));
}
