import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/http/api-error';
import { digestOf } from '../../../platform/secrets/secrets';
import { ENGINES, type TestDatabase, testDatabase } from '../../../testing/database';
import { accounts, knownDevices, sessions } from '../tables';
import { type OpenedSession, openKnownSession, openSession } from './sessions';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NOW = new Date('2026-03-18T12:00:00Z');
const MINUTE = 60_000;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
const browser = (over: { session?: string | null; device?: string | null } = {}) => ({
  session: null,
  device: null,
  userAgent: FIREFOX,
  site: { alias: 'prova' },
  ...over,
});

describe.each(ENGINES)('sessions of an account, on %s', (engine) => {
  let test: TestDatabase;
  let number = 0;
  beforeAll(async () => {
    test = await testDatabase(engine);
  });
  afterAll(async () => {
    await test.remove();
  });

  const account = async (): Promise<number> => {
    number += 1;
    const name = `lectora${number}`;
    const [made] = await test.db
      .insert(accounts)
      .values({ nick: name, nickKey: name, language: 'ca', site: 'prova', createdAt: NOW })
      .returning({ id: accounts.id });
    return made?.id ?? 0;
  };
  const open = (id: number, over = {}, now = NOW) =>
    test.db.transaction((tx) => openSession(tx, { id }, browser(over), now));
  const openKnown = (id: number, over = {}, now = NOW) =>
    openKnownSession(test.db, { id }, browser(over), now);
  const rowsOf = (id: number) => test.db.select().from(sessions).where(eq(sessions.accountId, id));
  const has = async (id: number, { session }: Pick<OpenedSession, 'session'>) =>
    (await rowsOf(id)).some(({ tokenHash }) => tokenHash.equals(digestOf(session)));

  it('opens none if the password was changed after it was checked, nor for a deleted account', async () => {
    const id = await account();
    await test.db.update(accounts).set({ passwordHash: 'the new one' }).where(eq(accounts.id, id));
    const by = (owner: number, proved: string) =>
      openKnownSession(test.db, { id: owner, proved }, browser(), NOW);
    await expect(by(id, 'the old one')).rejects.toThrow(ApiError);
    await expect(by(id + 1_000_000, 'the new one')).rejects.toThrow(ApiError);
    expect(await rowsOf(id)).toEqual([]);
    expect(await by(id, 'the new one')).toMatchObject({ isNewDevice: false });
  });

  it('the first browser is not reported, and is known from then on', async () => {
    const id = await account();
    const first = await openKnown(id);
    expect(first).toMatchObject({ isNewDevice: false, session: expect.stringMatching(/^[\w-]{43}$/) });
    const again = await openKnown(id, { device: first?.device }, later(1));
    expect(again).toMatchObject({ isNewDevice: false, device: first?.device });
    expect(again?.session).not.toBe(first?.session);
    expect(await test.db.$count(knownDevices, eq(knownDevices.accountId, id))).toBe(1);
    expect((await rowsOf(id)).map(({ device }) => device)).toEqual(['Firefox, Linux', 'Firefox, Linux']);
  });

  it('a browser that is new to an account with known ones comes in only with a report: otherwise nothing is done', async () => {
    const id = await account();
    const first = await open(id);
    expect(first.isNewDevice).toBe(false);
    expect(await openKnown(id, { session: first.session })).toBeNull();
    expect(await has(id, first)).toBe(true);
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await test.db.$count(knownDevices, eq(knownDevices.accountId, id))).toBe(1);
    const second = await open(id, { device: 'another' });
    expect(second).toMatchObject({ isNewDevice: true, device: 'another' });
    expect(await openKnown(id, { device: 'another' })).toMatchObject({ isNewDevice: false });
  });

  it('a new browser that logs in several times at once is reported once', async () => {
    const id = await account();
    await open(id);
    const all = await Promise.all(Array.from({ length: 6 }, () => open(id, { device: 'at once' })));
    expect(all.filter(({ isNewDevice }) => isNewDevice)).toHaveLength(1);
  });

  it('ends the session that a browser brings, whatever its account; an invented one is never accepted', async () => {
    const [id, other] = [await account(), await account()];
    const brought = await open(other);
    const opened = await openKnown(id, { session: brought.session });
    expect(opened?.session).not.toBe(brought.session);
    expect(await rowsOf(other)).toEqual([]);
    const madeUp = await openKnown(id, { session: 'made up', device: opened?.device });
    expect(madeUp?.session).not.toBe('made up');
    expect(await has(id, { session: 'made up' })).toBe(false);
    expect(await rowsOf(id)).toHaveLength(2);
  });

  it('thirty that are opened at once leave twenty', async () => {
    const id = await account();
    const { device } = await open(id);
    await Promise.all(Array.from({ length: 30 }, () => openKnown(id, { device })));
    expect(await rowsOf(id)).toHaveLength(20);
  });

  it('the session that was unseen longest makes room, not the oldest one', async () => {
    const id = await account();
    const first = await open(id);
    const { device } = first;
    const second = await openKnown(id, { device }, later(1));
    for (let minute = 2; minute < 20; minute += 1) await openKnown(id, { device }, later(minute));
    await test.db
      .update(sessions)
      .set({ seenAt: later(30) })
      .where(eq(sessions.tokenHash, digestOf(first.session)));
    await openKnown(id, { device }, later(31));
    expect(await has(id, first)).toBe(true);
    expect(await has(id, { session: second?.session ?? '' })).toBe(false);
    expect(await rowsOf(id)).toHaveLength(20);
  });

  it('remembers fifty browsers, including the one just used', async () => {
    const id = await account();
    for (let turn = 0; turn < 52; turn += 1) await open(id, { device: `browser ${turn}` }, later(turn));
    expect(await test.db.$count(knownDevices, eq(knownDevices.accountId, id))).toBe(50);
    expect(await openKnown(id, { device: 'browser 51' })).toMatchObject({ isNewDevice: false });
    expect(await openKnown(id, { device: 'browser 0' })).toBeNull();
    // A clock that goes back drops other browsers, never the one in use.
    await open(id, { device: 'of long ago' }, later(-60));
    expect(await openKnown(id, { device: 'of long ago' })).toMatchObject({ isNewDevice: false });
  });

  it('a deleted account gets no session', async () => {
    const id = await account();
    await test.db.delete(accounts).where(eq(accounts.id, id));
    await expect(openKnown(id)).rejects.toThrow();
    expect(await rowsOf(id)).toEqual([]);
    expect((await test.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});
