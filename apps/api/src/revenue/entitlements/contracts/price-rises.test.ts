import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../platform/time/durations';
import { accounts } from '../../../readers/accounts/tables';
import type { SiteRecord } from '../../../sites/site-record';
import { sites } from '../../../sites/tables';
import { ENGINES } from '../../../testing/database';
import { logInto } from '../../../testing/log';
import { dueEmails } from '../../../testing/outbox';
import { forgetAll } from '../../../testing/paywall';
import { SELLERS_SECRET, type TestSellers, testSellers } from '../../../testing/sellers';
import { openSources } from '../payments/open-sources';
import { entitlements } from '../tables';
import { tellContracts } from './contract-emails';
import { applyRises, firstChargeFrom, tellRises } from './price-rises';
import { tellRenewals } from './renewal-notices';

const OFFERS = `
  offers:
    - { id: mensual, name: Mensual, price: 600, period: month, stripePrice: price_mensual }
    - { id: anual, name: Anual, price: 6000, period: year, stripePrice: price_anual }
    - { id: mensual-nou, name: Mensual, price: 700, period: month, stripePrice: price_mensual_nou }
    - { id: anual-nou, name: Anual, price: 7200, period: year, stripePrice: price_anual_nou }
`;
const day = (date: Date) => date.toISOString().slice(0, 10);

it.each([
  ['the next one where that is not before', '2027-01-31', '2026-12-31T10:00:00Z', 'month', '2027-01-31'],
  ['the last of a shorter month', '2027-02-10', '2027-01-31T10:00:00Z', 'month', '2027-02-28'],
  ['a year later', '2027-03-01', '2027-02-28T10:00:00Z', 'year', '2028-02-28'],
])('the first charge at a price is %s', (_, from, renewsAt, period, charge) => {
  const found = firstChargeFrom(new Date(from), new Date(renewsAt), period === 'year' ? 'year' : 'month');
  expect(day(found)).toBe(charge);
});

describe.each(ENGINES)('price rises, on %s', (engine) => {
  let sellers: TestSellers;
  let test: TestSellers['test'];
  let stripe: TestSellers['stripe'];
  let before: SiteRecord;
  beforeAll(async () => {
    sellers = await testSellers(engine, OFFERS);
    ({ test, stripe } = sellers);
    for (const [id, unit_amount, interval] of [
      ['price_mensual', 600, 'month'],
      ['price_anual', 6000, 'year'],
      ['price_mensual_nou', 700, 'month'],
      ['price_anual_nou', 7200, 'year'],
    ] as const)
      stripe.prices.set(id, { unit_amount, recurring: { interval, interval_count: 1 } });
    const [site] = await test.database.db.select().from(sites).where(eq(sites.alias, 'prova'));
    if (!site) throw new Error('no site');
    before = site.record;
  });
  afterAll(() => sellers?.close());
  beforeEach(async () => {
    test.logged.length = 0;
    stripe.isAway = false;
    await forgetAll(test.database.db);
    keep(before);
  });

  /** The site's current file. Processes that serve its pages may cache the previous one for some seconds. */
  let file: SiteRecord;
  const keep = (record: SiteRecord) => {
    file = record;
  };
  const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS);
  /** Announces in the site's file that one offer is replaced by another. */
  const announce = (id: string, offer: string, from: string) => {
    const { paywall } = before;
    if (!paywall) throw new Error('no paywall');
    const offers = paywall.offers.map((one) =>
      one.id === id ? { ...one, isRetired: true, raisedTo: { offer, from } } : one,
    );
    keep({ ...before, paywall: { ...paywall, offers } });
  };
  const deps = async () => {
    const { db } = test.database;
    const now = () => test.clock.now();
    const log = logInto(test.logged);
    const sources = await openSources({ secret: SELLERS_SECRET, stripe: stripe.settings }, { db, now, log });
    return { db, now, log, sources, outbox: test.outbox, locateSite: () => file };
  };
  const bought = async (offer: string) => {
    const { reader, form } = await test.readers.loggedIn();
    const subscription = stripe.pay(await sellers.checkout(reader, offer));
    await tellOf(subscription.id);
    await dueEmails(test, async () => tellContracts(await deps()), 1);
    return { email: form.email, subscription };
  };
  const tellOf = (id: string) => {
    test.clock.goOn(1000);
    return sellers.tellStripe(stripe.event('customer.subscription.updated', { id }));
  };
  const told = (looks = 1) => dueEmails(test, async () => tellRises(await deps()), looks);
  const apply = async (most?: number) => applyRises(await deps(), most);
  const priceOf = ({ items }: Awaited<ReturnType<typeof bought>>['subscription']) => items.data[0]?.price.id;
  /** Renews a subscription: its next period begins. */
  const renew = async ({ id, items }: Awaited<ReturnType<typeof bought>>['subscription'], days: number) => {
    const [item] = items.data;
    if (item) item.current_period_end += days * 86_400;
    await tellOf(id);
  };

  it('are notified once, a month before the first charge, with both prices, to readers who pay the old one', async () => {
    const { email } = await bought('mensual');
    await bought('anual');
    const ending = await bought('mensual');
    ending.subscription.cancel_at_period_end = true;
    await tellOf(ending.subscription.id);
    expect(await told()).toEqual([]);
    announce('mensual', 'mensual-nou', day(inDays(45)));
    const [letter, ...others] = await told(3);
    expect(others).toEqual([]);
    expect(letter?.to).toBe(email);
    expect(letter?.subject).toMatch(/^La teva subscripció de La Prova s’apuja (el |l’)\d/);
    expect(letter?.text).toMatch(
      /Ara pagues 6\s€ al mes, .* del cobrament (del |de l’)\d.* pagaràs 7\s€ al mes/,
    );
    expect(letter?.text).toContain('la pots cancel·lar abans d’aquell dia sense cap cost');
    expect(letter?.text).not.toMatch(/[{}]/);
    expect(await told()).toEqual([]);
  });

  it('apply from the first charge that is at least a month after the email', async () => {
    const { subscription } = await bought('mensual');
    // Announced for tomorrow: the next charge, in thirty days less some minutes, is too near.
    announce('mensual', 'mensual-nou', day(inDays(1)));
    test.clock.goOn(DAY_MS / 2);
    expect(await told()).toHaveLength(1);
    await apply();
    test.clock.goOn(29 * DAY_MS);
    await apply();
    expect(priceOf(subscription)).toBe('price_mensual');
    test.clock.goOn(DAY_MS);
    await renew(subscription, 30);
    await apply();
    expect(priceOf(subscription)).toBe('price_mensual');
    test.clock.goOn(29 * DAY_MS);
    await apply();
    expect(priceOf(subscription)).toBe('price_mensual_nou');
    expect(await test.database.db.select().from(entitlements)).toEqual([
      expect.objectContaining({
        product: 'mensual-nou',
        charge: { stripePrice: 'price_mensual_nou', cost: expect.objectContaining({ price: 700 }) },
      }),
    ]);
    const [changed] = await dueEmails(test, async () => tellContracts(await deps()), 1);
    expect(changed?.text).toMatch(/Preu: 7\s€ al mes/);
    await apply();
    expect(await told()).toEqual([]);
  });

  it('do not apply to readers who were not notified or have cancelled, nor once the file drops the rise', async () => {
    const unproven = await bought('mensual');
    await test.database.db
      .update(accounts)
      .set({ validatedAt: null })
      .where(eq(accounts.email, unproven.email));
    const ending = await bought('mensual');
    announce('mensual', 'mensual-nou', day(inDays(1)));
    expect(await told()).toHaveLength(1);
    ending.subscription.cancel_at_period_end = true;
    await renew(unproven.subscription, 30);
    await renew(ending.subscription, 30);
    test.clock.goOn(59.5 * DAY_MS);
    await apply();
    keep(before);
    ending.subscription.cancel_at_period_end = false;
    await tellOf(ending.subscription.id);
    await apply();
    expect([unproven, ending].map(({ subscription }) => priceOf(subscription))).toEqual([
      'price_mensual',
      'price_mensual',
    ]);
  });

  it('are notified again if they change, and postponed if the file postpones them', async () => {
    const { subscription } = await bought('mensual');
    announce('mensual', 'mensual-nou', day(inDays(40)));
    expect(await told()).toHaveLength(1);
    announce('mensual', 'mensual-nou', day(inDays(80)));
    expect(await told()).toEqual([]);
    await renew(subscription, 30);
    test.clock.goOn(59.5 * DAY_MS);
    await apply();
    expect(priceOf(subscription)).toBe('price_mensual');
    stripe.prices.set('price_mensual_nou', {
      unit_amount: 800,
      recurring: { interval: 'month', interval_count: 1 },
    });
    const { paywall } = before;
    const offers = (paywall?.offers ?? []).map((one) => ({
      ...one,
      ...(one.id === 'mensual-nou' ? { price: 800 } : {}),
      ...(one.id === 'mensual'
        ? { isRetired: true, raisedTo: { offer: 'mensual-nou', from: day(inDays(80)) } }
        : {}),
    }));
    if (paywall) keep({ ...before, paywall: { ...paywall, offers } });
    expect((await told())[0]?.text).toMatch(/pagaràs 8\s€ al mes/);
    stripe.prices.set('price_mensual_nou', {
      unit_amount: 700,
      recurring: { interval: 'month', interval_count: 1 },
    });
  });

  it('do not apply at a price other than the one in the email', async () => {
    const { subscription } = await bought('mensual');
    announce('mensual', 'mensual-nou', day(inDays(1)));
    await told();
    const { paywall } = before;
    const raisedTo = { offer: 'mensual-nou', from: day(inDays(1)) };
    const offers = (paywall?.offers ?? []).map((one) => ({
      ...one,
      ...(one.id === 'mensual-nou' ? { price: 900 } : {}),
      ...(one.id === 'mensual' ? { isRetired: true, raisedTo } : {}),
    }));
    if (paywall) keep({ ...before, paywall: { ...paywall, offers } });
    await renew(subscription, 30);
    test.clock.goOn(59.5 * DAY_MS);
    await apply();
    expect(priceOf(subscription)).toBe('price_mensual');
  });

  it('wait while Stripe is unavailable, and warn the operator', async () => {
    const { subscription, email } = await bought('mensual');
    announce('mensual', 'mensual-nou', day(inDays(1)));
    await told();
    await renew(subscription, 30);
    test.clock.goOn(59.5 * DAY_MS);
    stripe.isAway = true;
    await apply();
    const warnings = test.logged.filter((line) => line.startsWith('warn')).join('\n');
    expect(warnings).toContain(`the price of ${subscription.id} was not changed`);
    expect(warnings).not.toContain(email);
    stripe.isAway = false;
    await apply();
    expect(priceOf(subscription)).toBe('price_mensual_nou');
  });

  it('are applied in batches: each run continues where the last one stopped, even after failures', async () => {
    const contracts = [await bought('mensual'), await bought('mensual'), await bought('mensual')];
    announce('mensual', 'mensual-nou', day(inDays(1)));
    await told();
    for (const { subscription } of contracts) await renew(subscription, 30);
    test.clock.goOn(59.5 * DAY_MS);
    const changed = () =>
      contracts.filter(({ subscription }) => priceOf(subscription) === 'price_mensual_nou').length;
    // Stripe is unavailable for the first contract, so it goes after the others.
    stripe.isAway = true;
    await apply(1);
    stripe.isAway = false;
    const warnings = test.logged.filter((line) => line.includes('was not changed')).join();
    const failed = contracts.filter(({ subscription }) => warnings.includes(subscription.id));
    expect(failed).toHaveLength(1);
    for (const count of [1, 2]) {
      test.clock.goOn(1000);
      await apply(1);
      expect(changed()).toBe(count);
      expect(failed.map(({ subscription }) => priceOf(subscription))).toEqual(['price_mensual']);
    }
    await apply(1);
    expect(changed()).toBe(3);
  });

  it('show the new price in the yearly renewal notice, if that charge uses it', async () => {
    await bought('anual');
    announce('anual', 'anual-nou', day(inDays(60)));
    expect((await told())[0]?.text).toMatch(/pagaràs 72\s€ l’any/);
    test.clock.goOn(340 * DAY_MS);
    const [notice] = await dueEmails(test, async () => tellRenewals(await deps()), 1);
    expect(notice?.text).toMatch(/Preu: 72\s€ l’any/);
  });
});
