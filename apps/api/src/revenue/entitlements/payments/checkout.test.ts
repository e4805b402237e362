import { ACCOUNT_CALLS } from '@portal/model/readers';
import { SUBSCRIPTION_ENDPOINTS } from '@portal/model/revenue';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../../readers/accounts/tables';
import { PASSWORD, registration } from '../../../testing/account-readers';
import { ENGINES } from '../../../testing/database';
import { logInto } from '../../../testing/log';
import { forgetAll } from '../../../testing/paywall';
import type { TestReader } from '../../../testing/reader';
import { MONTHLY_AND_YEARLY, type TestSellers, testSellers } from '../../../testing/sellers';
import { checkouts } from '../tables';
import { leavingCheckouts } from './leaving-checkouts';
import { NO_SOURCES } from './sources';

describe.each(ENGINES)('checkout pages, on %s', (engine) => {
  let sellers: TestSellers;
  let test: TestSellers['test'];
  let stripe: TestSellers['stripe'];
  beforeAll(async () => {
    sellers = await testSellers(engine, MONTHLY_AND_YEARLY);
    ({ test, stripe } = sellers);
  });
  afterAll(() => sellers?.close());
  beforeEach(async () => {
    test.logged.length = 0;
    stripe.sessions.clear();
    await forgetAll(test.database.db);
  });

  const remove = (reader: TestReader) => reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD });
  const warnings = () => test.logged.filter((line) => line.startsWith('warn'));
  const end = () => Math.floor(test.clock.now().getTime() / 1000);
  const bought = async (reader: TestReader) => {
    const subscription = stripe.pay(await sellers.checkout(reader));
    await tellOf(subscription.id);
    return subscription;
  };
  const tellOf = (id: string) => {
    test.clock.goOn(1000);
    return sellers.tellStripe(stripe.event('customer.subscription.updated', { id }));
  };

  it('keeps only one payable checkout page per account', async () => {
    const { reader } = await test.readers.loggedIn();
    const { reader: other } = await test.readers.loggedIn();
    const others = await sellers.checkout(other);
    const stateOf = (id: string) => stripe.sessions.get(id)?.status;
    const first = await sellers.checkout(reader);
    expect(await sellers.checkout(reader)).toBe(first);
    const second = await sellers.checkout(reader, 'anual');
    expect([first, second, others].map(stateOf)).toEqual(['expired', 'open', 'open']);
    const [one = '', two] = await Promise.all([sellers.checkout(reader), sellers.checkout(reader)]);
    expect([stateOf(second), stateOf(one), two]).toEqual(['expired', 'open', one]);
    const open = [...stripe.sessions.keys()].filter((id) => stateOf(id) === 'open');
    expect(open.toSorted()).toEqual([one, others].toSorted());
    // It is paid, and Stripe has not reported it yet.
    const subscription = stripe.pay(one);
    const again = await reader.post(SUBSCRIPTION_ENDPOINTS.checkout.path, { offer: 'anual' });
    expect(again).toMatchObject({ status: 409, code: 'ALREADY_SUBSCRIBED' });
    Object.assign(subscription, { status: 'canceled', ended_at: end() });
    expect(stateOf(await sellers.checkout(reader))).toBe('open');
    // The settings now point to another Stripe account, which does not know the session.
    stripe.sessions.clear();
    expect(stateOf(await sellers.checkout(reader))).toBe('open');
  });

  it('leaves no payable page for a deleted account', async () => {
    const { reader } = await test.readers.loggedIn();
    const open = await sellers.checkout(reader);
    expect((await remove(reader)).status).toBe(200);
    expect(stripe.sessions.get(open)?.status).toBe('expired');
    expect(warnings()).toEqual([]);
    const { reader: payer } = await test.readers.loggedIn();
    const { id } = stripe.pay(await sellers.checkout(payer));
    // Stripe has not reported the payment yet: once deleted, the reader could no longer cancel it.
    expect((await remove(payer)).status).toBe(409);
    expect(warnings()).toEqual([expect.stringContaining(id)]);
    await tellOf(id);
    expect((await remove(payer)).status).toBe(409);
    const { reader: other } = await test.readers.loggedIn();
    const last = await sellers.checkout(other);
    // A subscription that is set to end does not block the deletion: it charges no more.
    const { reader: careful } = await test.readers.loggedIn();
    const ending = await bought(careful);
    ending.cancel_at_period_end = true;
    await tellOf(ending.id);
    expect((await remove(careful)).status).toBe(200);
    expect(warnings()).toHaveLength(1);
    stripe.isAway = true;
    expect((await remove(other)).status).toBe(200);
    stripe.isAway = false;
    expect(warnings().at(-1)).toContain(last);
  });

  it.each([
    ['that hangs', Number.POSITIVE_INFINITY],
    ['that is slow again and again', 1_700],
  ])('deleting an account does not wait for a Stripe %s, and warns the operator', async (_, delay) => {
    const { reader } = await test.readers.loggedIn();
    const open = await sellers.checkout(reader);
    // Stripe is called for the page and then for the subscription: together they exceed the time limit.
    stripe.pay(open);
    stripe.delay = delay;
    const { status } = await remove(reader);
    stripe.delay = 0;
    expect(warnings()).toEqual([expect.stringContaining(open)]);
    expect(status).toBe(200);
  });

  it('leaves no payable page if one is requested while the account is deleted', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { reader } = await test.readers.loggedIn();
      await sellers.checkout(reader);
      const ask = reader.post(SUBSCRIPTION_ENDPOINTS.checkout.path, { offer: 'anual' });
      const [gone, asked] = await Promise.all([remove(reader), ask]);
      expect([gone.status, [200, 401].includes(asked.status)]).toEqual([200, true]);
    }
    const open = [...stripe.sessions].filter(([, { status }]) => status === 'open');
    expect(open.map(([id]) => id)).toEqual([]);
  });

  it.runIf(engine === 'postgresql')(
    'expires a page that is requested just before the account is deleted',
    async () => {
      const { db } = test.database;
      const { reader } = await test.readers.loggedIn();
      const first = await sellers.checkout(reader);
      const [row] = await db.select().from(checkouts).where(eq(checkouts.sessionId, first));
      if (!row) throw new Error('the page is of nobody');
      const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      const isWaiting = async () => (await db.execute(waiting)).rows.length > 0;
      const asked = await db.transaction(async (tx) => {
        await leavingCheckouts({ db, log: logInto([]), sources: NO_SOURCES }, { id: row.accountId }).leaving(
          tx,
        );
        const answer = reader.post(SUBSCRIPTION_ENDPOINTS.checkout.path, { offer: 'anual' });
        await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
        await tx.delete(accounts).where(eq(accounts.id, row.accountId));
        // Wrapped in an object: otherwise the transaction would await the response, which waits for the
        // transaction.
        return { answer };
      });
      expect((await asked.answer).status).toBe(401);
      expect([...stripe.sessions.values()].map(({ status }) => status)).not.toContain('open');
    },
  );

  it('creates a new page when the buyer’s address changes', async () => {
    const form = registration();
    const { reader } = await test.readers.loggedIn(form);
    const before = await sellers.checkout(reader);
    expect(await sellers.move(reader, form, `nova-${form.email}`)).toEqual([200, 200]);
    const now = await sellers.checkout(reader);
    expect([before, now].map((id) => stripe.sessions.get(id)?.status)).toEqual(['expired', 'open']);
    expect(stripe.sessions.get(now)?.fields.get('customer_email')).toBe(`nova-${form.email}`);
  });
});
