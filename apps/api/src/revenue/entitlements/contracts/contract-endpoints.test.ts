import { ACCOUNT_CALLS } from '@portal/model/readers';
import { runningSubscriptionsSchema, SUBSCRIPTION_ENDPOINTS } from '@portal/model/revenue';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../../readers/accounts/tables';
import { PASSWORD, registration } from '../../../testing/account-readers';
import { ENGINES } from '../../../testing/database';
import { forgetAll } from '../../../testing/paywall';
import type { TestReader } from '../../../testing/reader';
import { MONTHLY_AND_YEARLY, type TestSellers, testSellers } from '../../../testing/sellers';
import { storeEntitlements } from '../entitlements';
import { entitlements } from '../tables';

const OFFERS = `
  sellers: { oficina: Oficina del diari }${MONTHLY_AND_YEARLY}`;

describe.each(ENGINES)('contract changes, on %s', (engine) => {
  let sellers: TestSellers;
  let test: TestSellers['test'];
  let stripe: TestSellers['stripe'];
  beforeAll(async () => {
    sellers = await testSellers(engine, OFFERS);
    ({ test, stripe } = sellers);
  });
  afterAll(() => sellers?.close());
  beforeEach(async () => {
    test.logged.length = 0;
    await forgetAll(test.database.db);
  });

  /** Sends a webhook: Stripe reports that a subscription has changed. */
  const tellOf = (id: string, type = 'customer.subscription.updated') => {
    test.clock.goOn(1000);
    return sellers.tellStripe(stripe.event(type, { id }));
  };
  const bought = async (reader: TestReader) => {
    const subscription = stripe.pay(await sellers.checkout(reader));
    expect(await tellOf(subscription.id)).toBe(200);
    return subscription;
  };
  /** A subscription created at Stripe itself, for a customer's address. */
  const madeAtStripe = async (email: string) => {
    const { reader } = await test.readers.loggedIn();
    const subscription = stripe.pay(await sellers.checkout(reader));
    subscription.metadata = { site: 'prova' };
    subscription.customer.email = email;
    return subscription;
  };
  const kept = async (externalId: string) =>
    (await test.database.db.select().from(entitlements).where(eq(entitlements.externalId, externalId)))[0];
  const remove = (reader: TestReader) => reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD });
  const runningOf = async (reader: TestReader) =>
    v.parse(runningSubscriptionsSchema, (await reader.get(SUBSCRIPTION_ENDPOINTS.running.path)).response);
  const warnings = () => test.logged.filter((line) => line.startsWith('warn'));
  const end = () => Math.floor(test.clock.now().getTime() / 1000);

  it('a Stripe contract of a deleted account stays unassigned, even if someone else has the old email address, and can still end', async () => {
    const form = registration();
    const { reader } = await test.readers.loggedIn(form);
    const subscription = await bought(reader);
    expect(await sellers.move(reader, form, `nova-${form.email}`)).toEqual([200, 200]);
    const { reader: stranger } = await test.readers.loggedIn({ email: form.email });
    subscription.cancel_at_period_end = true;
    await tellOf(subscription.id);
    const [own] = await sellers.ownOf(reader);
    expect((await remove(reader)).status).toBe(200);

    expect(await tellOf(subscription.id)).toBe(200);
    expect(await sellers.ownOf(stranger)).toEqual([]);
    expect((await stranger.post(SUBSCRIPTION_ENDPOINTS.manage.path, { id: own?.id })).status).toBe(404);
    Object.assign(subscription, { status: 'canceled', ended_at: end() });
    expect(await tellOf(subscription.id, 'customer.subscription.deleted')).toBe(200);
    expect(await kept(subscription.id)).toMatchObject({
      accountId: null,
      endsAt: new Date((subscription.ended_at ?? 0) * 1000),
    });
    expect(await sellers.ownOf(stranger)).toEqual([]);
  });

  it.each([true, false])(
    'an office contract of a deleted account stays unassigned, with a stranger holding the old email address before deletion: %s',
    async (isBefore) => {
      const form = registration();
      await sellers.tellSigned(sellers.told({}, { email: form.email }));
      const { reader } = await test.readers.loggedIn(form);
      expect(await sellers.move(reader, form, `nova-${form.email}`)).toEqual([200, 200]);
      // It was sold to the reader's previous email address.
      expect(await runningOf(reader)).toEqual([expect.objectContaining({ isFoundAgain: false })]);
      const early = isBefore ? await test.readers.loggedIn({ email: form.email }) : null;
      expect((await remove(reader)).status).toBe(200);
      const { reader: stranger } = early ?? (await test.readers.loggedIn({ email: form.email }));
      for (const email of [form.email, `nova-${form.email}`, form.email]) {
        test.clock.goOn(1000);
        expect(await sellers.tellSigned(sellers.told({}, { email }))).toBe(200);
        expect(await sellers.ownOf(stranger)).toEqual([]);
      }
      test.clock.goOn(1000);
      await sellers.tellSigned(sellers.told({}, { email: form.email, to: '2026-02-01T00:00:00Z' }));
      expect(await kept('c1')).toMatchObject({ accountId: null, endsAt: new Date('2026-02-01T00:00:00Z') });
    },
  );

  it('a child’s contract stays unassigned after the guardian’s account is deleted', async () => {
    const form = registration();
    await sellers.tellSigned(sellers.told({}, { email: form.email }));
    const { reader, user } = await test.readers.loggedIn(form);
    expect(await sellers.move(reader, form, `nova-${form.email}`)).toEqual([200, 200]);
    const { reader: guardian, user: parent } = await test.readers.loggedIn();
    await test.database.db
      .update(accounts)
      .set({ guardianId: Number(parent.id), email: '', emailKey: null })
      .where(eq(accounts.id, Number(user.id)));
    expect((await remove(guardian)).status).toBe(200);
    const { reader: stranger } = await test.readers.loggedIn({ email: form.email });
    test.clock.goOn(1000);
    await sellers.tellSigned(sellers.told({}, { email: form.email }));
    expect(await sellers.ownOf(stranger)).toEqual([]);
    expect(await kept('c1')).toMatchObject({ accountId: null });
  });

  it('an account cannot be deleted until its renewing subscription sold here is set to end', async () => {
    const { reader, form } = await test.readers.loggedIn();
    const subscription = await bought(reader);
    expect(await runningOf(reader)).toEqual([
      expect.objectContaining({ name: 'Mensual', source: 'stripe', isManaged: true, isEndedFirst: true }),
    ]);
    expect(await remove(reader)).toMatchObject({ status: 409, code: 'SUBSCRIPTION_RENEWS' });
    expect(await sellers.ownOf(reader)).toEqual([expect.objectContaining({ endsAt: null })]);
    subscription.cancel_at_period_end = true;
    await tellOf(subscription.id);
    const [own] = await sellers.ownOf(reader);
    expect(await runningOf(reader)).toEqual([
      expect.objectContaining({ isEndedFirst: false, isFoundAgain: true, endsAt: own?.endsAt }),
    ]);
    expect((await remove(reader)).status).toBe(200);
    // As the reader was shown: a new account with the same address gets the contract back.
    const { reader: again } = await test.readers.loggedIn({ email: form.email });
    expect(await sellers.ownOf(again)).toEqual([expect.objectContaining({ endsAt: own?.endsAt })]);
  });

  it('an account with third-party contracts can be deleted, and the reader is shown them first', async () => {
    const { reader, form } = await test.readers.loggedIn();
    await sellers.tellSigned(sellers.told({}, { email: form.email }));
    const [running] = await runningOf(reader);
    expect(running).toMatchObject({
      name: 'paper',
      source: 'Oficina del diari',
      isManaged: false,
      isEndedFirst: false,
    });
    expect(running?.url).toBe('/perfil/subscripcions/');
    expect((await remove(reader)).status).toBe(200);
    expect(await kept('c1')).toMatchObject({ accountId: null, endsAt: null });
  });

  it('limits the listed contracts, and lists first those that must be ended', async () => {
    const { reader, form } = await test.readers.loggedIn();
    const now = test.clock.now();
    const sold = Array.from({ length: 60 }, (_, at) => ({
      externalId: `paper-${at}`,
      email: form.email,
      product: 'paper',
      startsAt: now,
      endsAt: null,
      renewsAt: null,
      isUnpaid: false,
    }));
    await storeEntitlements(test.database.db, 'prova', 'oficina', sold, now);
    expect(await runningOf(reader)).toHaveLength(50);
    // It was stored last.
    const subscription = await madeAtStripe(form.email);
    await tellOf(subscription.id);
    const running = await runningOf(reader);
    expect(running).toHaveLength(50);
    expect(running[0]).toMatchObject({ source: 'stripe', isEndedFirst: true });
    expect(running.filter(({ isEndedFirst }) => isEndedFirst)).toHaveLength(1);
  });

  it('a subscription ends even if its customer and the paying account are gone', async () => {
    const { reader, form } = await test.readers.loggedIn();
    const subscription = await madeAtStripe(form.email);
    await tellOf(subscription.id);
    expect(await sellers.ownOf(reader)).toEqual([expect.objectContaining({ endsAt: null })]);
    Object.assign(subscription, { status: 'canceled', ended_at: end() });
    subscription.customer = { ...subscription.customer, email: '', deleted: true };
    subscription.metadata.account = '999999999';
    await tellOf(subscription.id, 'customer.subscription.deleted');
    expect(await sellers.ownOf(reader)).toEqual([
      expect.objectContaining({ endsAt: new Date((subscription.ended_at ?? 0) * 1000).toISOString() }),
    ]);
    expect(warnings()).toEqual([]);
  });

  it.each([
    ['without its site', ({ site: _, ...rest }: Record<string, string>) => rest],
    ['of a site that is not here', (metadata: Record<string, string>) => ({ ...metadata, site: 'altra' })],
    ['that is empty', () => ({})],
  ])(
    'a known subscription with metadata %s keeps its site, offer and reader, and can end',
    async (_, left) => {
      const { reader, form } = await test.readers.loggedIn();
      const subscription = await bought(reader);
      expect(await sellers.move(reader, form, `nova-${form.email}`)).toEqual([200, 200]);
      const { reader: stranger } = await test.readers.loggedIn({ email: form.email });
      subscription.metadata = left(subscription.metadata);
      const [item] = subscription.items.data;
      if (item) item.price.id = 'price_antic';
      expect(await tellOf(subscription.id)).toBe(200);
      expect(await sellers.ownOf(reader)).toEqual([
        expect.objectContaining({ product: 'mensual', endsAt: null }),
      ]);
      Object.assign(subscription, { status: 'canceled', ended_at: end() });
      expect(await tellOf(subscription.id, 'customer.subscription.deleted')).toBe(200);
      expect(await sellers.ownOf(reader)).toEqual([
        expect.objectContaining({
          product: 'mensual',
          endsAt: new Date((subscription.ended_at ?? 0) * 1000).toISOString(),
        }),
      ]);
      expect(await sellers.ownOf(stranger)).toEqual([]);
      expect(warnings()).toEqual([]);
    },
  );

  it('the product is the offer of the price, or else the offer in the metadata', async () => {
    const { reader } = await test.readers.loggedIn();
    const subscription = await bought(reader);
    const [item] = subscription.items.data;
    const productAt = async (price: string, offer: string | undefined) => {
      if (item) item.price.id = price;
      subscription.metadata = { ...subscription.metadata, offer: offer ?? '' };
      expect(await tellOf(subscription.id)).toBe(200);
      const [own] = await sellers.ownOf(reader);
      const [running] = await runningOf(reader);
      return [own?.product, running?.name];
    };
    expect(await productAt('price_anual', 'mensual')).toEqual(['anual', 'Tot l’any']);
    expect(await productAt('price_anual', undefined)).toEqual(['anual', 'Tot l’any']);
    expect(await productAt('price_antic', 'mensual')).toEqual(['mensual', 'Mensual']);
    expect(await productAt('price_antic', undefined)).toEqual(['price_antic', null]);
    // Checked like the products of other sellers.
    for (const offer of ['men\0sual', 'men\u001b[31msual', 'men\nsual', 'men\u202esual', 'm'.repeat(201)])
      expect(await productAt('price_antic', offer)).toEqual(['price_antic', null]);
    expect(await productAt('price_antic', 'm'.repeat(200))).toEqual(['m'.repeat(200), 'm'.repeat(200)]);
  });

  it('warns the operator when a reader is charged twice', async () => {
    const { reader } = await test.readers.loggedIn();
    const one = await bought(reader);
    const { reader: helper } = await test.readers.loggedIn();
    const two = stripe.pay(await sellers.checkout(helper));
    two.metadata = { ...one.metadata };
    expect(warnings()).toEqual([]);
    expect(await tellOf(two.id)).toBe(200);
    expect(warnings()).toEqual([expect.stringContaining(one.id)]);
    expect(warnings()[0]).toContain(two.id);
  });

  it.each<[string, (subscription: Awaited<ReturnType<typeof madeAtStripe>>) => void]>([
    ['none of the sites', ({ metadata }) => Object.assign(metadata, { site: 'altra\0' })],
    ['none of the sites', ({ metadata }) => Reflect.deleteProperty(metadata, 'site')],
    ['none of the sites', (subscription) => Object.assign(subscription, { metadata: null })],
    ['is gone, or has no email', ({ customer }) => Object.assign(customer, { email: null })],
    ['is gone, or has no email', ({ metadata }) => Object.assign(metadata, { account: '999999999' })],
    ['one of its dates', (subscription) => Object.assign(subscription, { start_date: 9e15 })],
    ['one of its dates', (subscription) => Object.assign(subscription, { start_date: -9e10 })],
    ['one of its dates', (subscription) => Object.assign(subscription, { cancel_at: 9e11 })],
  ])('warns the operator about a subscription that is skipped: %s', async (why, change) => {
    const email = 'ada@example.org';
    const subscription = await madeAtStripe(email);
    change(subscription);
    expect(await tellOf(subscription.id)).toBe(200);
    expect(await kept(subscription.id)).toBeUndefined();
    expect(warnings()).toEqual([expect.stringContaining(subscription.id)]);
    expect(warnings()[0]).toContain(why);
    expect(warnings()[0]).not.toContain(email);
  });
});
