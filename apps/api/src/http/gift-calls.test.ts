import {
  ACCOUNT_CALLS,
  CALLS,
  GIFT_COOKIE,
  giftCallPath,
  givenSchema,
  openedGiftSchema,
  ownGiftsSchema,
  readContentPath,
  restOfContentPath,
} from '@portal/model';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giftReaders, gifts } from '../database/access';
import { joinDatabase, type OpenDatabase } from '../database/client';
import { storeEntitlements } from '../entitled/entitlements';
import { forgetGifts, takeGift } from '../entitled/gifts';
import { ENGINES } from '../testing/database';
import type { TestDiscussion } from '../testing/discussion';
import { CLOSED_TEXT, forgetAll, MONTHLY, metersOf, readBy, testPaywall } from '../testing/paywall';
import { TestReader } from '../testing/reader';

const DAY_MS = 86_400_000;
const SECRET = 'La part que és tancada';
const GIFTS = { monthly: 2, days: 14, readers: 3 };

describe.each(ENGINES)('texts that subscribers give away, on %s', (engine) => {
  let test: TestDiscussion;
  let other: OpenDatabase;
  beforeAll(async () => {
    test = await testPaywall(engine, `  gifts: ${JSON.stringify(GIFTS)}`);
    other = await joinDatabase(test.database.location);
  }, 60_000);
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
    const had = { externalId: form.email, email: form.email, product: 'digital', endsAt: null };
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
    const { response, status } = await reader.post(CALLS.gifts, { contentId: String(id) });
    expect(status).toBe(200);
    return v.parse(givenSchema, response).gift;
  };
  const tokenOf = ({ link }: { link: string }) => link.split('/').at(-2) ?? '';
  const open = async (reader: TestReader, token: string) => {
    const { response } = await reader.get(giftCallPath(token));
    return v.parse(openedGiftSchema, response);
  };
  /** Somebody new follows a link and reads. */
  const follow = async (token: string, id: number) => {
    const reader = new TestReader(test.app);
    await open(reader, token);
    return { reader, read: await readBy(reader, id) };
  };

  it('a subscriber gives a text once, and who follows the link reads it, now and later', async () => {
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
    expect((await reader.get(restOfContentPath(String(id)))).status).toBe(200);
    expect((await readBy(reader, id)).data.accessGranted).toBe(true);
    const own = v.parse(ownGiftsSchema, (await giver.get(CALLS.gifts)).response);
    expect(own).toEqual({ items: [{ ...gift, readers: 1 }], left: 1 });
  });

  it('opens no other text, and takes none of the month’s stories', async () => {
    const giver = await subscriber();
    const [id, another] = [await closed('metered'), await closed('subscribers')];
    const { reader, read } = await follow(tokenOf(await give(giver, id)), id);
    expect(read.data).toMatchObject({ accessGranted: true, userCounter: null });
    expect(await metersOf(test.database.db)).toMatchObject({ readings: 0 });
    expect(await readBy(reader, another)).toMatchObject({ data: { accessGranted: false }, rest: null });
  });

  it('is for as many readers as the site says, however many come at once to two processes', async () => {
    const giver = await subscriber();
    const id = await closed();
    const gift = await give(giver, id);
    const names = Array.from({ length: 12 }, (_, at) => ({ accountId: null, device: `browser ${at}` }));
    const taken = await Promise.all(
      names.flatMap((reader) =>
        [test.database.db, other.db].map((db) => takeGift(db, Number(gift.id), id, reader, test.clock.now())),
      ),
    );
    expect(taken.filter(Boolean).length).toBe(2 * GIFTS.readers);
    expect(await test.database.db.$count(giftReaders)).toBe(GIFTS.readers);
    expect(await open(new TestReader(test.app), tokenOf(gift))).toMatchObject({ isOpen: false });
    // Who has read it follows the link again.
    const before = new TestReader(test.app);
    before.cookies.set('__Host-device', names[taken.findIndex(Boolean) >> 1]?.device ?? '');
    expect(await open(before, tokenOf(gift))).toMatchObject({ isOpen: true });
  });

  it('no more are made in a month than the site says, from two tabs at once either', async () => {
    const giver = await subscriber();
    const ids = await Promise.all(Array.from({ length: MONTHLY + 1 }, () => closed()));
    const answers = await Promise.all(
      ids.flatMap((id) => [1, 2].map(() => giver.post(CALLS.gifts, { contentId: String(id) }))),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ status, code }) => status === 409 && code === 'NO_GIFTS_LEFT')).toBe(true);
    expect(await test.database.db.$count(gifts)).toBe(GIFTS.monthly);
    expect(v.parse(ownGiftsSchema, (await giver.get(CALLS.gifts)).response)).toMatchObject({ left: 0 });
  });

  it('ends, and leaves nothing behind', async () => {
    const giver = await subscriber();
    const id = await closed();
    const gift = await give(giver, id);
    const { reader } = await follow(tokenOf(gift), id);
    const late = new Date(test.clock.now().getTime() + GIFTS.days * DAY_MS);
    expect(
      await takeGift(test.database.db, Number(gift.id), id, { accountId: null, device: 'x' }, late),
    ).toBe(false);
    test.clock.goOn(GIFTS.days * DAY_MS);
    expect((await reader.get(restOfContentPath(String(id)))).status).toBe(401);
    expect((await readBy(reader, id)).data.accessGranted).toBe(false);
    test.clock.goOn(-GIFTS.days * DAY_MS);
    await forgetGifts({ db: test.database.db, now: () => new Date(late.getTime() + 1) });
    expect(await test.database.db.$count(giftReaders)).toBe(0);
  });

  it('is given by subscribers alone, of what is closed to others, from a page of this host', async () => {
    const giver = await subscriber();
    const id = await closed();
    const { reader } = await test.readers.loggedIn();
    expect((await reader.post(CALLS.gifts, { contentId: String(id) })).status).toBe(403);
    expect((await new TestReader(test.app).post(CALLS.gifts, { contentId: String(id) })).status).toBe(401);
    for (const other of [await closed('registered'), await test.story(CLOSED_TEXT), 99_999_999])
      expect((await giver.post(CALLS.gifts, { contentId: String(other) })).status).toBe(404);
    for (const contentId of ['', '1e3', '-1', 7, null])
      expect((await giver.post(CALLS.gifts, { contentId })).status, String(contentId)).toBe(400);
    const strange = { origin: 'https://elsewhere.example' };
    expect((await giver.ask('POST', CALLS.gifts, { contentId: String(id) }, strange)).status).toBe(403);
  });

  it('nobody makes a token up', async () => {
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
      expect((await reader.get(giftCallPath(wrong))).status).toBe(404);
      reader.cookies.set(GIFT_COOKIE, wrong.slice(0, 500));
      expect((await reader.post(readContentPath(String(id)))).status).toBe(200);
      expect((await readBy(reader, id)).data.accessGranted).toBe(false);
    }
  });

  it('is in what a reader may take with them', async () => {
    const giver = await subscriber();
    await give(giver, await closed());
    const { response } = await giver.get(ACCOUNT_CALLS.ownData);
    expect(response).toMatchObject({
      gifts: [{ site: 'prova', readers: 0 }],
      contracts: [{ source: 'prova', product: 'digital' }],
      meteredStories: [],
    });
  });
});
