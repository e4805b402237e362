import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, joinDatabase, type OpenDatabase } from '../../../platform/database/client';
import { DAY_MS } from '../../../platform/time/durations';
import { accounts } from '../../../readers/accounts/tables';
import { siteByAlias } from '../../../sites/find';
import type { SiteRecord } from '../../../sites/site-record';
import { ENGINES } from '../../../testing/database';
import type { TestDiscussion } from '../../../testing/discussion';
import { times } from '../../../testing/level';
import { forgetAll, MONTHLY, metersOf, testPaywall } from '../../../testing/paywall';
import { meters } from '../tables';
import { countReading, forgetReadings, meterOf, STORIES_OF_NETWORK } from './metering';

const READERS = { embedded: times({ gate: 25, full: 50 }), postgresql: times({ gate: 25, full: 250 }) };

describe.each(ENGINES)('the meter, on %s', (engine) => {
  let test: TestDiscussion;
  let other: OpenDatabase;
  let site: SiteRecord;
  let stories: number[];
  beforeAll(async () => {
    test = await testPaywall(engine);
    other = await joinDatabase(test.database.location);
    const found = await siteByAlias(test.database.db, 'prova');
    if (!found) throw new Error('no site');
    site = found;
    stories = [];
    for (let at = 0; at < MONTHLY + 1; at += 1) stories.push(await test.story({ condition: 'metered' }));
  });
  afterAll(async () => {
    await other?.close();
    await test?.database.remove();
  });
  beforeEach(() => forgetAll(test.database.db));

  const browser = (name: string) => ({ accountId: null, browser: name });
  const count = (db: Database, story: number, name: string, address = '203.0.113.1', at = test.clock.now()) =>
    countReading(db, site, story, { ...browser(name), ip: address }, at);

  it('counts each story once, and none beyond the monthly limit', async () => {
    const { db } = test.database;
    const [first = 0] = stories;
    for (const story of stories.slice(0, MONTHLY)) expect((await count(db, story, 'a')).isGranted).toBe(true);
    expect(await count(db, stories[MONTHLY] ?? 0, 'a')).toEqual({ isGranted: false, count: MONTHLY });
    // Counted stories stay readable.
    expect(await count(db, first, 'a')).toEqual({ isGranted: true, count: MONTHLY });
    const meterOn = (story: number, name: string) =>
      meterOf(db, site, story, browser(name), test.clock.now());
    expect(await meterOn(first, 'a')).toEqual({ count: MONTHLY, hasCounted: true });
    expect(await meterOn(stories[MONTHLY] ?? 0, 'a')).toEqual({ count: MONTHLY, hasCounted: false });
    expect(await meterOn(first, 'b')).toEqual({ count: 0, hasCounted: false });
    expect(await metersOf(db)).toEqual({ count: MONTHLY, most: MONTHLY, readings: MONTHLY });
  });

  it('starts again each month, in the site’s time zone', async () => {
    const { db } = test.database;
    const [first = 0] = stories;
    const last = new Date('2026-03-31T21:59:59Z');
    const next = new Date('2026-03-31T22:00:00Z');
    for (const story of stories.slice(1)) await count(db, story, 'a', '203.0.113.1', last);
    expect((await count(db, first, 'a', '203.0.113.1', last)).isGranted).toBe(false);
    expect(await count(db, first, 'a', '203.0.113.1', next)).toEqual({ isGranted: true, count: 1 });
    await forgetReadings({ db, now: () => new Date(next.getTime() + 3 * DAY_MS) });
    expect(await metersOf(db)).toEqual({ count: 1, most: 1, readings: 1 });
  });

  it('loses and duplicates nothing, though two processes count everything twice at once', async () => {
    const names = Array.from({ length: READERS[engine] }, (_, at) => `reader ${at}`);
    const counted = await Promise.all(
      names.flatMap((name, at) =>
        stories.flatMap((story) =>
          [test.database.db, other.db].map((db) => count(db, story, name, `198.51.${at >> 6}.${at & 63}`)),
        ),
      ),
    );
    expect(counted).toHaveLength(names.length * stories.length * 2);
    expect(await metersOf(test.database.db)).toEqual({
      count: names.length * MONTHLY,
      most: MONTHLY,
      readings: names.length * MONTHLY,
    });
    expect(counted.filter(({ isGranted }) => isGranted).length).toBeGreaterThanOrEqual(
      names.length * MONTHLY,
    );
  });

  /**
   * New browsers of a network read `each` stories, all at once.
   * @returns number of stories granted
   */
  const givenTo = async (browsers: number, each: number, addressOf = (_: number) => '203.0.113.1') => {
    const answers = await Promise.all(
      Array.from({ length: browsers }, (_, at) =>
        stories.slice(0, each).map((story) => count(test.database.db, story, `browser ${at}`, addressOf(at))),
      ).flat(),
    );
    return answers.filter(({ isGranted }) => isGranted).length;
  };

  it('limits the stories per network and day, and leaves counted ones readable', async () => {
    const { db } = test.database;
    const [first = 0] = stories;
    expect(await count(db, first, 'known')).toEqual({ isGranted: true, count: 1 });
    expect(await givenTo(STORIES_OF_NETWORK, 2)).toBe(STORIES_OF_NETWORK - 1);
    expect(await count(db, first, 'known')).toEqual({ isGranted: true, count: 1 });
    expect(await count(db, stories[1] ?? 0, 'known')).toEqual({
      isGranted: false,
      count: 1,
      isNetworkFull: true,
    });
    expect((await count(db, first, 'from elsewhere', '192.0.2.1')).isGranted).toBe(true);
    const tomorrow = new Date(test.clock.now().getTime() + DAY_MS);
    expect((await count(db, first, 'one more', '203.0.113.1', tomorrow)).isGranted).toBe(true);
  });

  it('stores no row for browsers without cookies once their network is full', async () => {
    const { db } = test.database;
    expect(await givenTo(STORIES_OF_NETWORK + 20, 1)).toBe(STORIES_OF_NETWORK);
    expect(await db.$count(meters, like(meters.reader, 'browser:%'))).toBe(STORIES_OF_NETWORK);
  });

  it('treats all 256 links of an IPv6 customer as one network', async () => {
    const link = (at: number) => `2001:db8:1:${(0x700 + at).toString(16)}::1`;
    expect(await givenTo(STORIES_OF_NETWORK + 5, 1, link)).toBe(STORIES_OF_NETWORK);
    const [first = 0] = stories;
    expect((await count(test.database.db, first, 'next door', '2001:db8:1:800::1')).isGranted).toBe(true);
  });

  it('gives all networks of a place little more than one', async () => {
    const network = (at: number) => `2001:db8:7:${at.toString(16)}00::1`;
    expect(await givenTo(STORIES_OF_NETWORK + 60, 1, network)).toBe(STORIES_OF_NETWORK + 20);
    const [first = 0] = stories;
    expect((await count(test.database.db, first, 'elsewhere', '2001:db8:8::1')).isGranted).toBe(true);
  });

  it('counts disposable accounts with the browsers of their network, and others on their own', async () => {
    const { db } = test.database;
    const [first = 0, second = 0] = stories;
    const accountOf = async (name: string, isDemo: boolean) => {
      const [made] = await db
        .insert(accounts)
        .values({
          nick: name,
          nickKey: name,
          isDemo,
          language: 'ca',
          site: 'prova',
          createdAt: test.clock.now(),
        })
        .returning({ accountId: accounts.id });
      if (!made) throw new Error('no account');
      return { ...made, isFresh: isDemo };
    };
    const read = (story: number, reader: { accountId: number; isFresh: boolean }) =>
      countReading(db, site, story, { ...reader, ip: '203.0.113.1' }, test.clock.now());
    const demo = await accountOf('demo-1', true);
    expect(await read(first, demo)).toEqual({ isGranted: true, count: 1 });
    expect(await givenTo(STORIES_OF_NETWORK, 1)).toBe(STORIES_OF_NETWORK - 1);
    expect(await read(first, demo)).toEqual({ isGranted: true, count: 1 });
    expect(await read(second, demo)).toEqual({ isGranted: false, count: 1, isNetworkFull: true });
    expect(await read(first, await accountOf('demo-2', true))).toEqual({
      isGranted: false,
      count: 0,
      isNetworkFull: true,
    });
    expect(await read(first, await accountOf('ada', false))).toEqual({ isGranted: true, count: 1 });
  });
});
