import { endpointPath, READING_ENDPOINTS } from '@portal/model';
import { OWN_DATA_FILE_ENDPOINTS } from '@portal/model/readers';
import {
  GIFT_COOKIE,
  GIFT_ENDPOINTS,
  givenSchema,
  openedGiftSchema,
  ownGiftsSchema,
} from '@portal/model/revenue';
import { like } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, joinDatabase, type OpenDatabase } from '../../../platform/database/client';
import { ADDRESS_HEADER } from '../../../platform/http/headers';
import { newSecret } from '../../../platform/secrets/secrets';
import { DAY_MS } from '../../../platform/time/durations';
import { ENGINES } from '../../../testing/database';
import type { TestDiscussion } from '../../../testing/discussion';
import { CLOSED_TEXT, forgetAll, MONTHLY, metersOf, readBy, testPaywall } from '../../../testing/paywall';
import { TestReader } from '../../../testing/reader';
import { storeEntitlements } from '../entitlements';
import { forgetReadings, type MeteredReader } from '../reading/metering';
import { entitlements, giftReaders, gifts, meters } from '../tables';
import { forgetGifts, GIFT_READERS_OF_NETWORK, takeGift } from './gifts';

const SECRET = 'La part que és tancada';
const GIFTS = { monthly: 2, days: 14, readers: 3 };

describe.each(ENGINES)('gift links of subscribers, on %s', (engine) => {
  let test: TestDiscussion;
  let other: OpenDatabase;
  beforeAll(async () => {
    test = await testPaywall(engine, `  gifts: ${JSON.stringify(GIFTS)}`);
    other = await joinDatabase(test.database.location);
  });
  afterAll(async () => {
    await other?.close();
    await test?.database.remove();
  });
  beforeEach(async () => {
    await forgetAll(test.database.db);
    await test.database.db.delete(gifts);
  });

  const closed = (condition: 'registered' | 'metered' | 'subscribers' = 'subscribers') =>
    test.story({ ...CLOSED_TEXT, condition });
  const subscriber = async () => {
    const { reader, form } = await test.readers.loggedIn();
    const now = test.clock.now();
    const had = {
      externalId: form.email,
      email: form.email,
      product: 'digital',
      endsAt: null,
      renewsAt: null,
      isUnpaid: false,
    };
    await storeEntitlements(
      test.database.db,
      'prova',
      'prova',
      [{ ...had, startsAt: new Date(now.getTime() - DAY_MS) }],
      now,
    );
    return reader;
  };
  const give = async (reader: TestReader, id: number) => {
    const { response, status } = await reader.post(GIFT_ENDPOINTS.own.path, { contentId: String(id) });
    expect(status).toBe(200);
    return v.parse(givenSchema, response);
  };
  const tokenOf = ({ link }: { link: string }) => link.split('/').at(-2) ?? '';
  const open = async (reader: TestReader, token: string) => {
    const { response } = await reader.get(endpointPath(GIFT_ENDPOINTS.open, token));
    return v.parse(openedGiftSchema, response);
  };
  /** Takes a gift, by default from one fixed network. */
  const take = (
    gift: { id: string },
    contentId: number,
    reader: MeteredReader & { ip?: string },
    db: Database = test.database.db,
    at = test.clock.now(),
  ) =>
    takeGift(
      db,
      { alias: 'prova', timeZone: 'Europe/Madrid' },
      { id: Number(gift.id), contentId },
      { ip: '203.0.113.1', ...reader },
      at,
    );
  /** A new reader follows a link and reads. */
  const follow = async (token: string, id: number, address = '203.0.113.1') => {
    const reader = new TestReader(test.app, 'prova.example', { [ADDRESS_HEADER]: address });
    await open(reader, token);
    return { reader, read: await readBy(reader, id) };
  };

  it('a subscriber gives an article once, and readers who follow the link can read it, then and later', async () => {
    const giver = await subscriber();
    const id = await closed();
    const gift = await give(giver, id);
    expect(gift).toMatchObject({ readers: 0, maxReaders: 3, contentId: String(id) });
    expect(await give(giver, id)).toEqual(gift);
    const { reader, read } = await follow(tokenOf(gift), id);
    expect(read.data).toMatchObject({ accessGranted: true, userCounter: null, conditionName: 'subscribers' });
    expect(JSON.stringify(read.rest)).toContain(SECRET);
    expect(read.rest?.isGivable).toBeUndefined();
    expect(reader.cookies.get(GIFT_COOKIE) ?? '').toBe('');
    expect((await reader.get(endpointPath(READING_ENDPOINTS.restOfContent, String(id)))).status).toBe(200);
    expect((await readBy(reader, id)).data.accessGranted).toBe(true);
    const own = v.parse(ownGiftsSchema, (await giver.get(GIFT_ENDPOINTS.own.path)).response);
    expect(own).toEqual({ items: [{ ...gift, readers: 1 }], left: 1 });
  });

  it('opens only its own content, and uses up none of the metered stories', async () => {
    const giver = await subscriber();
    const [id, another] = [await closed('metered'), await closed('subscribers')];
    const { reader, read } = await follow(tokenOf(await give(giver, id)), id);
    expect(read.data).toMatchObject({ accessGranted: true, userCounter: null });
    expect(await metersOf(test.database.db)).toMatchObject({ readings: 0 });
    expect(await readBy(reader, another)).toMatchObject({ data: { accessGranted: false }, rest: null });
  });

  it('serves as many readers as the site allows, even if many come at once to two processes', async () => {
    const giver = await subscriber();
    const id = await closed();
    const gift = await give(giver, id);
    const names = Array.from({ length: 12 }, () => ({ accountId: null, browser: newSecret() }));
    const taken = await Promise.all(
      names.flatMap((reader) => [test.database.db, other.db].map((db) => take(gift, id, reader, db))),
    );
    const isTaken = taken.map((one) => one === 'taken');
    expect(isTaken.filter(Boolean).length).toBe(2 * GIFTS.readers);
    expect(await test.database.db.$count(giftReaders)).toBe(GIFTS.readers);
    expect(await open(new TestReader(test.app), tokenOf(gift))).toMatchObject({ isOpen: false });
    // A reader who has already used it can follow the link again.
    const before = new TestReader(test.app);
    before.cookies.set('__Host-meter', names[isTaken.indexOf(true) >> 1]?.browser ?? '');
    expect(await open(before, tokenOf(gift))).toMatchObject({ isOpen: true });
  });

  /** A gift with twenty places. */
  const roomy = async (id: number) => {
    const gift = await give(await subscriber(), id);
    await test.database.db.update(gifts).set({ maxReaders: 20 });
    return gift;
  };

  it('leaves places for other networks, even if one network sends many browsers at once', async () => {
    const { db } = test.database;
    const id = await closed();
    const gift = await roomy(id);
    const names = Array.from({ length: 12 }, (_, at) => ({ accountId: null, browser: `browser ${at}` }));
    const taken = await Promise.all(
      names.map((reader, at) => take(gift, id, reader, at % 2 ? db : other.db)),
    );
    expect(taken.filter((one) => one === 'taken')).toHaveLength(GIFT_READERS_OF_NETWORK);
    expect(taken.filter((one) => one === 'networkFull')).toHaveLength(12 - GIFT_READERS_OF_NETWORK);
    const known = names[taken.indexOf('taken')] ?? { accountId: null, browser: '' };
    const refused = names[taken.indexOf('networkFull')] ?? { accountId: null, browser: '' };
    expect(await take(gift, id, known)).toBe('taken');
    expect(await take(gift, id, { accountId: 1, isFresh: true })).toBe('networkFull');
    expect(await take(gift, id, { accountId: 1, isFresh: false })).toBe('taken');
    expect(await take(gift, id, { ...refused, ip: '2001:db8::1' })).toBe('taken');
    const another = await closed();
    expect(await take(await roomy(another), another, refused)).toBe('taken');
    const tomorrow = new Date(test.clock.now().getTime() + DAY_MS);
    expect(await take(gift, id, refused, db, tomorrow)).toBe('taken');
    await forgetReadings({ db, now: () => new Date(tomorrow.getTime() + 3 * DAY_MS) });
    expect(await db.$count(meters, like(meters.reader, 'network:%'))).toBe(0);
  });

  it('says that the network limit was reached, not that the gift is over, and opens the next day', async () => {
    const id = await closed();
    const token = tokenOf(await roomy(id));
    for (let at = 0; at < GIFT_READERS_OF_NETWORK; at += 1)
      expect((await follow(token, id)).read.data.accessGranted).toBe(true);
    const { reader, read } = await follow(token, id);
    expect(read).toMatchObject({
      data: { accessGranted: false, messageIds: [] },
      rest: null,
      isNetworkFull: true,
    });
    expect(await open(reader, token)).toMatchObject({ isOpen: true });
    expect(reader.cookies.get(GIFT_COOKIE)).toBe(token);
    expect((await follow(token, id, '198.51.100.1')).read.data.accessGranted).toBe(true);
    test.clock.goOn(DAY_MS);
    expect((await readBy(reader, id)).data.accessGranted).toBe(true);
    test.clock.goOn(-DAY_MS);
  });

  it('limits the gifts per month, even from two tabs at once', async () => {
    const giver = await subscriber();
    const ids = await Promise.all(Array.from({ length: MONTHLY + 1 }, () => closed()));
    const answers = await Promise.all(
      ids.flatMap((id) => [1, 2].map(() => giver.post(GIFT_ENDPOINTS.own.path, { contentId: String(id) }))),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ status, code }) => status === 409 && code === 'NO_GIFTS_LEFT')).toBe(true);
    expect(await test.database.db.$count(gifts)).toBe(GIFTS.monthly);
    expect(v.parse(ownGiftsSchema, (await giver.get(GIFT_ENDPOINTS.own.path)).response)).toMatchObject({
      left: 0,
    });
  });

  it('expires, and leaves no readers stored', async () => {
    const giver = await subscriber();
    const id = await closed();
    const gift = await give(giver, id);
    const { reader } = await follow(tokenOf(gift), id);
    const late = new Date(test.clock.now().getTime() + GIFTS.days * DAY_MS);
    expect(await take(gift, id, { accountId: null, browser: 'x' }, test.database.db, late)).toBe('ended');
    test.clock.goOn(GIFTS.days * DAY_MS);
    expect((await reader.get(endpointPath(READING_ENDPOINTS.restOfContent, String(id)))).status).toBe(401);
    expect((await readBy(reader, id)).data.accessGranted).toBe(false);
    test.clock.goOn(-GIFTS.days * DAY_MS);
    await forgetGifts({ db: test.database.db, now: () => new Date(late.getTime() + 1) });
    expect(await test.database.db.$count(giftReaders)).toBe(0);
  });

  it('accepts no new readers once the giver’s contract has ended, and keeps those it has', async () => {
    const giver = await subscriber();
    const id = await closed();
    const token = tokenOf(await give(giver, id));
    const { reader } = await follow(token, id);
    const next = new TestReader(test.app);
    expect(await open(next, token)).toMatchObject({ isOpen: true });
    await test.database.db.update(entitlements).set({ endsAt: test.clock.now() });
    expect(await readBy(next, id)).toMatchObject({ data: { accessGranted: false }, rest: null });
    expect(await open(new TestReader(test.app), token)).toMatchObject({ isOpen: false });
    expect(await open(reader, token)).toMatchObject({ isOpen: true });
    expect((await readBy(reader, id)).data.accessGranted).toBe(true);
  });

  it('can only be given by subscribers, for gated articles, in same-origin requests', async () => {
    const giver = await subscriber();
    const id = await closed();
    const { reader } = await test.readers.loggedIn();
    expect((await reader.post(GIFT_ENDPOINTS.own.path, { contentId: String(id) })).status).toBe(403);
    expect(
      (await new TestReader(test.app).post(GIFT_ENDPOINTS.own.path, { contentId: String(id) })).status,
    ).toBe(401);
    for (const other of [await closed('registered'), await test.story(CLOSED_TEXT), 99_999_999])
      expect((await giver.post(GIFT_ENDPOINTS.own.path, { contentId: String(other) })).status).toBe(404);
    for (const contentId of ['', '1e3', '-1', 7, null])
      expect((await giver.post(GIFT_ENDPOINTS.own.path, { contentId })).status, String(contentId)).toBe(400);
    const strange = { origin: 'https://elsewhere.example' };
    expect(
      (await giver.ask('POST', GIFT_ENDPOINTS.own.path, { contentId: String(id) }, strange)).status,
    ).toBe(403);
  });

  describe('with rate limits', () => {
    let unlimited: TestDiscussion;
    beforeAll(async () => {
      unlimited = test;
      test = await testPaywall(engine, `  gifts: ${JSON.stringify(GIFTS)}`, { settings: { limits: true } });
    });
    afterAll(async () => {
      await test.database.remove();
      test = unlimited;
    });

    it('allows 60 requests per account in ten minutes', async () => {
      const giver = await subscriber();
      const contentId = String(await closed());
      for (let time = 0; time < 60; time += 1)
        expect((await giver.post(GIFT_ENDPOINTS.own.path, { contentId })).status).toBe(200);
      expect((await giver.post(GIFT_ENDPOINTS.own.path, { contentId })).status).toBe(429);
      test.clock.goOn(10 * 60_000);
      expect((await giver.post(GIFT_ENDPOINTS.own.path, { contentId })).status).toBe(200);
    });
  });

  it('rejects forged tokens', async () => {
    const giver = await subscriber();
    const id = await closed();
    const token = tokenOf(await give(giver, id));
    const forged = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`,
      'x',
      '..%2f',
      'A'.repeat(4_000),
    ];
    for (const wrong of forged) {
      const reader = new TestReader(test.app);
      expect((await reader.get(endpointPath(GIFT_ENDPOINTS.open, wrong))).status).toBe(404);
      reader.cookies.set(GIFT_COOKIE, wrong.slice(0, 500));
      expect((await reader.post(endpointPath(READING_ENDPOINTS.readContent, String(id)))).status).toBe(200);
      expect((await readBy(reader, id)).data.accessGranted).toBe(false);
    }
  });

  it('is included in the data export of its giver', async () => {
    const giver = await subscriber();
    await give(giver, await closed());
    const { response } = await giver.get(OWN_DATA_FILE_ENDPOINTS.download.path);
    expect(response).toMatchObject({
      gifts: [{ site: 'prova', readers: 0 }],
      contracts: [{ source: 'prova', product: 'digital' }],
      meteredStories: [],
    });
  });
});
