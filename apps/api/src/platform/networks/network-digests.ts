import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../database';
import { DAY_MS, KEPT_DAYS } from '../time';
import { countedFor } from './networks';
import { networkKeys } from './tables';

const KEY_BYTES = 32;

const dayAt = (moment: Date): string => moment.toISOString().slice(0, 10);
const dayBefore = (moment: Date): string => dayAt(new Date(moment.getTime() - DAY_MS));

/** Keys that this process has read, by day. */
const read = new WeakMap<Database, Map<string, Promise<Buffer>>>();

async function readKey(db: Database, day: string): Promise<Buffer> {
  await db
    .insert(networkKeys)
    .values({ day, key: randomBytes(KEY_BYTES) })
    .onConflictDoNothing();
  const [row] = await db.select().from(networkKeys).where(eq(networkKeys.day, day));
  if (!row) throw new Error(`there is no key of networks for ${day}`);
  return row.key;
}

function keyOf(db: Database, day: string): Promise<Buffer> {
  const keys = read.get(db) ?? new Map<string, Promise<Buffer>>();
  read.set(db, keys);
  const known = keys.get(day);
  if (known) return known;
  const asked = readKey(db, day);
  keys.set(day, asked);
  asked.catch(() => keys.delete(day));
  return asked;
}

const digest = (key: Buffer, use: string, network: string): Buffer =>
  createHmac('sha256', key).update(`${use} ${network}`).digest();

/** Digest of a network, or of the /48 around it; `most` is its limit. */
export type NetworkDigest = { digest: Buffer; most: number };

/**
 * Digests of an IP address for one use on one day: of its network and, for IPv6, of the /48 around it. Call
 * it before a transaction begins: the first call of a day writes its key, which other transactions have to
 * see.
 * @param use what is counted; digests of two uses differ
 * @param most limit of one network
 */
export async function digestsOfDay(
  db: Database,
  day: string,
  { use, ip, most }: { use: string; ip: string; most: number },
): Promise<NetworkDigest[]> {
  const key = await keyOf(db, day);
  return countedFor(ip, most).map((counted) => ({
    digest: digest(key, use, counted.network),
    most: counted.most,
  }));
}

/**
 * Digests by which an IP address is recognised within 24 hours: `known` has those of today and of the day
 * before.
 */
export type RecentDigests = { network: Buffer; place: Buffer | null; known: RecentNetwork[] };
/** Digests of one network, or of one /48 (`place`), in the last two days. */
export type RecentNetwork = { of: 'network' | 'place'; digests: Buffer[]; most: number };

/** Digests of an IP address for one use in the last 24 hours, across midnight; see `digestsOfDay`. */
export async function recentDigests(
  db: Database,
  now: Date,
  counted: { use: string; ip: string; most: number },
): Promise<RecentDigests> {
  const today = await digestsOfDay(db, dayAt(now), counted);
  const before = await digestsOfDay(db, dayBefore(now), counted);
  const [network, place] = today;
  if (!network) throw new Error('an address counts for a network');
  return {
    network: network.digest,
    place: place?.digest ?? null,
    known: today.map(({ digest: one, most }, at) => ({
      of: at === 0 ? 'network' : 'place',
      digests: [one, ...before.slice(at, at + 1).map((other) => other.digest)],
      most,
    })),
  };
}

/**
 * Deletes the keys of days that are no longer compared: in any time zone, a site's day is today or an
 * adjacent one.
 */
export async function forgetNetworkKeys({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const oldest = dayAt(new Date(now().getTime() - (KEPT_DAYS.network - 1) * DAY_MS));
  await db.delete(networkKeys).where(lt(networkKeys.day, oldest));
  const keys = read.get(db);
  for (const day of keys?.keys() ?? []) if (day < oldest) keys?.delete(day);
}
