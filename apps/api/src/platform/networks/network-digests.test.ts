import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { joinDatabase, type OpenDatabase } from '../database/client';
import { digestsOfDay, forgetNetworkKeys, recentDigests } from './network-digests';
import { networkKeys } from './tables';

const counted = { use: 'poll 7', ip: '203.0.113.1', most: 5 };
const hex = async (digests: Promise<{ digest: Buffer }[]>) =>
  (await digests).map(({ digest }) => digest.toString('hex'));

describe.each(ENGINES)('digests of networks, on %s', (engine) => {
  let database: TestDatabase;
  let other: OpenDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    other = await joinDatabase(database.location);
  });
  afterAll(async () => {
    await other?.close();
    await database?.remove();
  });

  it('are the same in two processes that begin a day at once, and differ by day, use and network', async () => {
    const days = await Promise.all(
      [database, other, database, other].map(({ db }) => hex(digestsOfDay(db, '2026-11-20', counted))),
    );
    expect(new Set(days.flat()).size).toBe(1);
    const others = await Promise.all([
      hex(digestsOfDay(database.db, '2026-11-21', counted)),
      hex(digestsOfDay(database.db, '2026-11-20', { ...counted, use: 'poll 8' })),
      hex(digestsOfDay(database.db, '2026-11-20', { ...counted, ip: '203.0.113.2' })),
    ]);
    expect(new Set([...days, ...others].flat()).size).toBe(4);
  });

  it('cannot be computed from the text alone: they need the key', async () => {
    const [digest] = await hex(digestsOfDay(database.db, '2026-11-20', counted));
    const guesses = ['poll 7 203.0.113.1', '7 203.0.113.1', '203.0.113.1'];
    for (const guess of guesses) expect(createHash('sha256').update(guess).digest('hex')).not.toBe(digest);
    const rows = await database.db.select().from(networkKeys);
    for (const { key } of rows) expect(key).toHaveLength(32);
    expect(new Set(rows.map(({ key }) => key.toString('hex'))).size).toBe(rows.length);
  });

  it('identify a network and, for IPv6, the /48 around it, which may do little more', async () => {
    const digests = await digestsOfDay(database.db, '2026-11-20', {
      ...counted,
      ip: '2001:db8:7:100::1',
    });
    expect(digests.map(({ most }) => most)).toEqual([5, 25]);
    const neighbour = await digestsOfDay(database.db, '2026-11-20', {
      ...counted,
      ip: '2001:db8:7:200::1',
    });
    expect(neighbour[0]?.digest.equals(digests[0]?.digest ?? Buffer.alloc(0))).toBe(false);
    expect(neighbour[1]?.digest.equals(digests[1]?.digest ?? Buffer.alloc(0))).toBe(true);
  });

  it('can be matched for a day across midnight', async () => {
    const evening = await recentDigests(database.db, new Date('2026-11-22T23:50:00Z'), counted);
    const night = await recentDigests(other.db, new Date('2026-11-23T00:10:00Z'), counted);
    expect(night.network.equals(evening.network)).toBe(false);
    expect(night.known[0]?.digests.some((known) => known.equals(evening.network))).toBe(true);
    expect(night.place).toBeNull();
    const later = await recentDigests(database.db, new Date('2026-11-24T00:10:00Z'), counted);
    expect(later.known[0]?.digests.some((known) => known.equals(evening.network))).toBe(false);
  });

  it('are meaningless once their day is over: the key is deleted', async () => {
    const { db } = database;
    const [before] = await hex(digestsOfDay(db, '2026-11-25', counted));
    const at = (day: string) => forgetNetworkKeys({ db, now: () => new Date(`${day}T12:00:00Z`) });
    await at('2026-11-26');
    expect(await hex(digestsOfDay(db, '2026-11-25', counted))).toEqual([before]);
    await at('2026-11-27');
    const days = (await db.select({ day: networkKeys.day }).from(networkKeys)).map(({ day }) => day);
    expect(days.filter((day) => day < '2026-11-26')).toEqual([]);
    expect(await hex(digestsOfDay(db, '2026-11-25', counted))).not.toEqual([before]);
  });
});
