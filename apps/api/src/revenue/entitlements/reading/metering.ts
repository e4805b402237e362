import { dayOf } from '@portal/model';
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { type Database, type DatabaseTransaction, often } from '../../../platform/database';
import { digestsOfDay, type NetworkDigest } from '../../../platform/networks';
import { digestOf } from '../../../platform/secrets';
import { DAY_MS, KEPT_DAYS } from '../../../platform/time';
import type { SiteRecord } from '../../../sites';
import { meteredReadings, meters } from '../tables';

/**
 * Metered stories per network, site and day for anonymous readers and new accounts: three for each of sixty
 * readers, since mobile operators share one address among many. It stops scripts that discard their cookies.
 */
export const STORIES_OF_NETWORK = 180;

/**
 * Reader whose stories are counted: an account, fresh if it is a demo or less than a day old, or a browser by
 * its mark.
 */
export type MeteredReader = { accountId: number; isFresh: boolean } | { accountId: null; browser: string };

/**
 * Whether a reader can be replaced at will, and so shares the limit of their network: a browser, a demo
 * account, or an account of today, which may have been deleted and opened again.
 */
export const isNewAccountOrAnonymous = (reader: MeteredReader): boolean =>
  reader.accountId === null || reader.isFresh;

/**
 * Outcome of counting: whether the story is granted, how many have been counted this month, and whether it
 * was refused because the network has reached its daily limit.
 */
export type Counted = { isGranted: boolean; count: number; isNetworkFull?: true };

/** Month and day in the site's time zone. */
export function periodsOf({ timeZone }: Pick<SiteRecord, 'timeZone'>, now: Date) {
  const day = dayOf(now, timeZone) ?? now.toISOString().slice(0, 10);
  return { day, month: day.slice(0, 7) };
}

/** Month in the site's time zone. */
export const monthOf = (site: Pick<SiteRecord, 'timeZone'>, now: Date): string => periodsOf(site, now).month;

/** Key of a reader in the meters. */
export const readerKey = (reader: MeteredReader): string =>
  reader.accountId === null
    ? `browser:${digestOf(reader.browser).toString('base64url')}`
    : `account:${reader.accountId}`;

/** Daily count of a network: its metered stories, or its readers of a gift. */
type NetworkCount = { site: string; day: string; ip: string; what: 'meter' | `gift ${number}` };

/** Keys of the daily counts of a network and of the place around it. */
export type NetworkDay = { site: string; day: string; digests: readonly NetworkDigest[] };

/** Computes the keys of a network's daily counts. Call it before the counting transaction. */
export const networkDay = async (
  db: Database,
  { site, day, ip, what }: NetworkCount,
  most: number,
): Promise<NetworkDay> => ({
  site,
  day,
  digests: await digestsOfDay(db, day, { use: `${what} ${site}`, ip, most }),
});

/** Stories counted for a reader this month, and whether an article is one of them. */
export type Meter = { count: number; hasCounted: boolean };
const METER = `
  select
    coalesce((select count from meters where site = $1 and reader = $2 and period = $3), 0) as count,
    exists (select 1 from metered_readings where content_id = $4 and reader = $2 and period = $3) as "hasCounted"`;

/** A reader's meter. Counts nothing. */
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

/** Stories that a reader may still have this month, after `count`. */
export const storiesLeft = ({ paywall }: Pick<SiteRecord, 'paywall'>, count: number): number =>
  Math.max(0, (paywall?.monthly ?? 0) - count);

/**
 * Adds one to the daily counts of a network and of its place.
 * @returns false if either limit would be exceeded
 */
export async function countOfNetwork(
  tx: DatabaseTransaction,
  { site, day: period, digests }: NetworkDay,
): Promise<boolean> {
  const counted: string[] = [];
  // Network first, then its place, so that concurrent transactions take row locks in the same order.
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

/** Undoes counts of this transaction. */
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
 * Counts a story towards a reader's month, once, even across tabs and processes. Refuses beyond the monthly
 * limit of the site and the daily limit of the network.
 */
export async function countReading(
  db: Database,
  site: Pick<SiteRecord, 'alias' | 'timeZone' | 'paywall'>,
  contentId: number,
  { ip, ...reader }: MeteredReader & { ip: string },
  now: Date,
): Promise<Counted> {
  const { day, month } = periodsOf(site, now);
  const { accountId } = reader;
  const counted = { site: site.alias, day, ip, what: 'meter' } as const;
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
    // Locks the meter: stories of one reader are counted one at a time.
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
    // Done last, so that the network's row is locked only briefly, and always after the reader's.
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

/** Deletes readings of past months and network counts of past days, past in every time zone. */
export async function forgetReadings({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const day = new Date(now().getTime() - KEPT_DAYS.meteredReading * DAY_MS).toISOString().slice(0, 10);
  const month = day.slice(0, 7);
  await db.delete(meteredReadings).where(lt(meteredReadings.period, month));
  await db
    .delete(meters)
    .where(or(lt(meters.period, month), and(sql`${meters.reader} like 'network:%'`, lt(meters.period, day))));
}
