import { ROUTES } from '@portal/model';
import type { Gift, GiftSettings, OpenedGift, OwnGifts } from '@portal/model/revenue';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { contents } from '../../../content/stories';
import { type Database, type DatabaseTransaction, often } from '../../../platform/database';
import { BadCursor, type Cursors, idSchema } from '../../../platform/secrets';
import { DAY_MS } from '../../../platform/time';
import { accounts } from '../../../readers/accounts';
import type { SiteRecord } from '../../../sites';
import { isSubscriber } from '../entitlements';
import {
  countOfNetwork,
  isNewAccountOrAnonymous,
  type MeteredReader,
  monthOf,
  networkDay,
  periodsOf,
  readerKey,
} from '../reading/metering';
import { giftReaders, gifts, meters } from '../tables';

/** Most gifts listed for a reader. */
const MAX_LISTED = 100;
/**
 * New readers per network, day and gift: enough for friends at one address, but not for a script that takes
 * all the places.
 */
export const GIFT_READERS_OF_NETWORK = 5;

/** Whether an article can be given away. Articles for registered readers cannot: an account is free. */
export const isGivableAt = (
  { paywall }: Pick<SiteRecord, 'paywall'>,
  { condition }: Pick<typeof contents.$inferSelect, 'condition'>,
): boolean => paywall?.gifts !== undefined && (condition === 'metered' || condition === 'subscribers');

const tokenSchema = v.object({ id: idSchema });

/** Path that opens a gift. The token is signed by this installation, so it cannot be forged. */
const linkOf = (cursors: Cursors, id: number) =>
  ROUTES.gift.replace(':token', cursors.write(tokenSchema, 'gift', { id }));

/** Id of the gift that a token names; null for a token that was not issued here. */
export function giftOfToken(cursors: Cursors, token: string): number | null {
  try {
    return cursors.read(tokenSchema, 'gift', token).id;
  } catch (error) {
    if (error instanceof BadCursor) return null;
    throw error;
  }
}

const SHOWN = {
  id: gifts.id,
  contentId: gifts.contentId,
  title: contents.title,
  url: contents.path,
  endsAt: gifts.endsAt,
  readers: gifts.readers,
  maxReaders: gifts.maxReaders,
};

type Shown = { id: number; contentId: number; endsAt: Date } & Pick<
  Gift,
  'title' | 'url' | 'readers' | 'maxReaders'
>;

const shown = (cursors: Cursors, { id, contentId, endsAt, ...gift }: Shown): Gift => ({
  ...gift,
  id: String(id),
  contentId: String(contentId),
  link: linkOf(cursors, id),
  endsAt: endsAt.toISOString(),
});

/** Condition for an account's gifts at a site that can be opened now. */
const openOf = (site: string, accountId: number, now: Date) =>
  and(
    eq(gifts.accountId, accountId),
    gt(gifts.endsAt, now),
    eq(contents.site, site),
    eq(contents.status, 'published'),
  );

/** Key of the meter row that counts an account's gifts in a month. Locking it serializes concurrent gifts. */
const madeBy = (site: Pick<SiteRecord, 'alias' | 'timeZone'>, accountId: number, now: Date) => ({
  site: site.alias,
  reader: `gifts:${accountId}`,
  period: monthOf(site, now),
});
const isRow = ({ site, reader, period }: ReturnType<typeof madeBy>) =>
  and(eq(meters.site, site), eq(meters.reader, reader), eq(meters.period, period));

type GiftSite = Pick<SiteRecord, 'alias' | 'timeZone'>;

/** An account's open gifts, newest first, and how many it may still give this month. */
export async function ownGifts(
  { db, cursors }: { db: Database; cursors: Cursors },
  site: GiftSite,
  { monthly }: GiftSettings,
  accountId: number,
  now: Date,
): Promise<OwnGifts> {
  const made = madeBy(site, accountId, now);
  const [rows, [meter]] = await Promise.all([
    db
      .select(SHOWN)
      .from(gifts)
      .innerJoin(contents, eq(contents.id, gifts.contentId))
      .where(openOf(site.alias, accountId, now))
      .orderBy(desc(gifts.id))
      .limit(MAX_LISTED),
    db.select({ count: meters.count }).from(meters).where(isRow(made)),
  ]);
  return {
    items: rows.map((row) => shown(cursors, row)),
    left: Math.max(0, monthly - (meter?.count ?? 0)),
  };
}

/**
 * Gives an article away. While the gift is open, giving the same article again returns the same gift.
 * @returns null if none is left this month
 */
export function giveContent(
  { db, cursors }: { db: Database; cursors: Cursors },
  site: GiftSite,
  { monthly, days, readers: maxReaders }: GiftSettings,
  { accountId, contentId }: { accountId: number; contentId: number },
  now: Date,
): Promise<Gift | null> {
  const made = madeBy(site, accountId, now);
  return db.transaction(async (tx) => {
    await tx
      .insert(meters)
      .values({ ...made, accountId })
      .onConflictDoNothing();
    const [meter] = await tx.select({ count: meters.count }).from(meters).where(isRow(made)).for('update');
    const known = () =>
      tx
        .select(SHOWN)
        .from(gifts)
        .innerJoin(contents, eq(contents.id, gifts.contentId))
        .where(and(openOf(site.alias, accountId, now), eq(gifts.contentId, contentId)))
        .orderBy(desc(gifts.id))
        .limit(1);
    const [before] = await known();
    if (before) return shown(cursors, before);
    if ((meter?.count ?? 0) >= monthly) return null;
    const endsAt = new Date(now.getTime() + days * DAY_MS);
    await tx.insert(gifts).values({ contentId, accountId, endsAt, maxReaders });
    await tx
      .update(meters)
      .set({ count: sql`${meters.count} + 1` })
      .where(isRow(made));
    const [given] = await known();
    return given ? shown(cursors, given) : null;
  });
}

/** Whether the giver still subscribes: a gift accepts no new readers once its giver's contract has ended. */
async function hasGiver(
  db: Database | DatabaseTransaction,
  site: string,
  accountId: number,
  now: Date,
): Promise<boolean> {
  const [giver] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  return giver !== undefined && isSubscriber(db, site, giver, now);
}

/**
 * Target of a gift link at its site, and whether it opens the content for this reader, new or returning; null
 * if there is no such gift.
 */
export async function giftAt(
  db: Database,
  site: string,
  id: number,
  reader: MeteredReader | null,
  now: Date,
): Promise<OpenedGift | null> {
  const [row] = await db
    .select({
      contentId: gifts.contentId,
      accountId: gifts.accountId,
      url: contents.path,
      endsAt: gifts.endsAt,
      readers: gifts.readers,
      maxReaders: gifts.maxReaders,
    })
    .from(gifts)
    .innerJoin(contents, eq(contents.id, gifts.contentId))
    .where(and(eq(gifts.id, id), eq(contents.site, site), eq(contents.status, 'published')));
  if (!row) return null;
  const hasRoom =
    row.endsAt > now && row.readers < row.maxReaders && (await hasGiver(db, site, row.accountId, now));
  return {
    url: row.url,
    isOpen: hasRoom || (reader !== null && (await hasGift(db, row.contentId, reader, now))),
  };
}

const OPEN_GIFT = `
  select 1 from gift_readers join gifts on gifts.id = gift_readers.gift_id
  where gift_readers.reader = $1 and gifts.content_id = $2 and gifts.ends_at > $3 limit 1`;

/** Whether a reader has already opened an article by a gift that is still valid. */
export async function hasGift(
  db: Database,
  contentId: number,
  reader: MeteredReader,
  now: Date,
): Promise<boolean> {
  const rows = await often(db, 'open-gift-of-reader', OPEN_GIFT, [readerKey(reader), contentId, now]);
  return rows.length > 0;
}

/**
 * Outcome of taking a gift. `ended`: expired, no places left, or its giver no longer subscribes.
 * `networkFull`: the network has used its places for today.
 */
export type TakenGift = 'taken' | 'ended' | 'networkFull';

/** Adds a reader to a gift, once. */
export async function takeGift(
  db: Database,
  site: GiftSite,
  { id, contentId }: { id: number; contentId: number },
  { ip, ...reader }: MeteredReader & { ip: string },
  now: Date,
): Promise<TakenGift> {
  const key = readerKey(reader);
  const { day } = periodsOf(site, now);
  const counted = { site: site.alias, day, ip, what: `gift ${id}` } as const;
  const ofNetwork = isNewAccountOrAnonymous(reader)
    ? await networkDay(db, counted, GIFT_READERS_OF_NETWORK)
    : null;
  return db.transaction(async (tx) => {
    const [gift] = await tx
      .select({ accountId: gifts.accountId, readers: gifts.readers, maxReaders: gifts.maxReaders })
      .from(gifts)
      .where(and(eq(gifts.id, id), eq(gifts.contentId, contentId), gt(gifts.endsAt, now)))
      .for('update');
    if (!gift) return 'ended';
    const [before] = await tx
      .select({ giftId: giftReaders.giftId })
      .from(giftReaders)
      .where(and(eq(giftReaders.giftId, id), eq(giftReaders.reader, key)));
    if (before) return 'taken';
    if (gift.readers >= gift.maxReaders) return 'ended';
    if (!(await hasGiver(tx, site.alias, gift.accountId, now))) return 'ended';
    if (ofNetwork && !(await countOfNetwork(tx, ofNetwork))) return 'networkFull';
    await tx.insert(giftReaders).values({ giftId: id, reader: key });
    await tx
      .update(gifts)
      .set({ readers: sql`${gifts.readers} + 1` })
      .where(eq(gifts.id, id));
    return 'taken';
  });
}

/** Deletes expired gifts and their readers. */
export async function forgetGifts({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await db.delete(gifts).where(lt(gifts.endsAt, now()));
}
