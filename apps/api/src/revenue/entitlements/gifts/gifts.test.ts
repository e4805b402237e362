import { CONTENT_STATUSES } from '@portal/model/newsroom';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../../content/stories/tables';
import { type Cursors, openCursors } from '../../../platform/secrets/cursors';
import { DAY_MS } from '../../../platform/time/durations';
import { ENGINES } from '../../../testing/database';
import type { TestDiscussion } from '../../../testing/discussion';
import { CLOSED_TEXT, testPaywall } from '../../../testing/paywall';
import { storeEntitlements } from '../entitlements';
import { meters } from '../tables';
import { GIFT_READERS_OF_NETWORK, giftAt, giveContent, ownGifts, takeGift } from './gifts';

const GIFTS = { monthly: 10, days: 14, readers: 3 };
const SITE = { alias: 'prova', timeZone: 'Europe/Madrid' };

describe.each(ENGINES)('gifts of an account, on %s', (engine) => {
  let test: TestDiscussion;
  let deps: { db: TestDiscussion['database']['db']; cursors: Cursors };
  beforeAll(async () => {
    test = await testPaywall(engine);
    const { db } = test.database;
    deps = { db, cursors: await openCursors(db)() };
  });
  afterAll(() => test?.database.remove());

  const given = async () => {
    const { user } = await test.readers.loggedIn();
    const accountId = Number(user.id);
    const contentId = await test.story({ ...CLOSED_TEXT, condition: 'subscribers' });
    const gift = await giveContent(deps, SITE, GIFTS, { accountId, contentId }, test.clock.now());
    if (!gift) throw new Error('no gift is left');
    return { accountId, contentId, id: gift.id };
  };
  const listed = async (accountId: number, site = SITE, now = test.clock.now()) =>
    (await ownGifts(deps, site, GIFTS, accountId, now)).items.map(({ id }) => id);
  const opened = (id: string, site = SITE) => giftAt(deps.db, site.alias, Number(id), null, test.clock.now());

  it('lists what the account gave at this site, until it expires', async () => {
    const [{ accountId, id }, other] = [await given(), await given()];
    const endsAt = test.clock.now().getTime() + GIFTS.days * DAY_MS;
    expect(await listed(accountId)).toEqual([id]);
    expect(await listed(other.accountId)).toEqual([other.id]);
    expect(await listed(accountId, { ...SITE, alias: 'altra' })).toEqual([]);
    expect(await opened(id, { ...SITE, alias: 'altra' })).toBeNull();
    expect(await listed(accountId, SITE, new Date(endsAt - 1))).toEqual([id]);
    expect(await listed(accountId, SITE, new Date(endsAt))).toEqual([]);
  });

  it.each(CONTENT_STATUSES.filter((status) => status !== 'published'))(
    'hides and closes gifts of an article that is %s, until it is published again',
    async (status) => {
      const { accountId, contentId, id } = await given();
      const change = (to: typeof status | 'published') =>
        deps.db.update(contents).set({ status: to }).where(eq(contents.id, contentId));
      await change(status);
      expect(await listed(accountId)).toEqual([]);
      expect(await opened(id)).toBeNull();
      await change('published');
      expect(await listed(accountId)).toEqual([id]);
      expect(await opened(id)).not.toBeNull();
    },
  );

  it('leaves places for other networks, even if many networks of one place bring readers', async () => {
    const { db } = deps;
    const { user, form } = await test.readers.loggedIn();
    const now = test.clock.now();
    const had = {
      externalId: form.email,
      email: form.email,
      product: 'digital',
      isUnpaid: false,
      startsAt: new Date(now.getTime() - DAY_MS),
      endsAt: null,
      renewsAt: null,
    };
    await storeEntitlements(db, 'prova', 'prova', [had], now);
    const contentId = await test.story({ ...CLOSED_TEXT, condition: 'subscribers' });
    const giver = { accountId: Number(user.id), contentId };
    const gift = await giveContent(deps, SITE, { ...GIFTS, readers: 200 }, giver, now);
    const takenFrom = (ip: string, at: number) => {
      const reader = { accountId: null, browser: `browser ${at}`, ip };
      return takeGift(db, SITE, { id: Number(gift?.id), contentId }, reader, now);
    };
    const networks = Array.from({ length: 40 }, (_, at) => `2001:db8:7:${at.toString(16)}00::1`);
    const taken = await Promise.all(networks.map(takenFrom));
    expect(taken.filter((one) => one === 'taken')).toHaveLength(GIFT_READERS_OF_NETWORK + 20);
    // A reader refused because of their place does not use up their own network's limit.
    const counts = await db.select().from(meters).where(like(meters.reader, 'network:%'));
    expect(counts.filter(({ count }) => count === 1)).toHaveLength(GIFT_READERS_OF_NETWORK + 20);
    expect(await takenFrom('2001:db8:8::1', 99)).toBe('taken');
  });
});
