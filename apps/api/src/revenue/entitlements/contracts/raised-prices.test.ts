import { offersSchema, SUBSCRIPTION_ENDPOINTS } from '@portal/model/revenue';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '../../../testing/database';
import { dueEmails } from '../../../testing/outbox';
import { forgetAll } from '../../../testing/paywall';
import type { TestReader } from '../../../testing/reader';
import { type TestSellers, testSellers } from '../../../testing/sellers';
import { asPublished } from '../../../testing/site';
import { entitlements } from '../tables';
import { tellContracts } from './contract-emails';

/** Two ways to raise a price: the offer keeps its id, or it is retired and replaced by another. */
const OFFERS = `
  offers:
    - { id: anual, name: Tot l’any, price: 7200, period: year, stripePrice: price_anual_2027 }
    - { id: mensual, name: Mensual (2026), price: 600, period: month, stripePrice: price_mensual, isRetired: true }
    - { id: mensual-2027, name: Mensual, price: 700, period: month, stripePrice: price_mensual_2027 }
`;
const YEARLY = { interval: 'year', interval_count: 1 };
const MONTHLY = { interval: 'month', interval_count: 1 };
const costs = (price: number, period: string, currency = 'EUR') => ({ price, currency, period });

describe.each(ENGINES)('a raised price, on %s', (engine) => {
  let sellers: TestSellers;
  let test: TestSellers['test'];
  let stripe: TestSellers['stripe'];
  beforeAll(async () => {
    sellers = await testSellers(engine, OFFERS);
    ({ test, stripe } = sellers);
    stripe.prices.set('price_anual', { unit_amount: 6000, recurring: YEARLY });
    stripe.prices.set('price_anual_2027', { unit_amount: 7200, recurring: YEARLY });
    stripe.prices.set('price_mensual', { unit_amount: 600, recurring: MONTHLY });
    stripe.prices.set('price_mensual_2027', { unit_amount: 700, recurring: MONTHLY });
  });
  afterAll(() => sellers?.close());
  beforeEach(() => forgetAll(test.database.db));

  /** A reader buys an offer, at a former price of it or at its current one. */
  const bought = async (reader: TestReader, offer: string, price?: string, bears = offer) => {
    const subscription = stripe.pay(await sellers.checkout(reader, offer));
    subscription.metadata.offer = bears;
    const [item] = subscription.items.data;
    if (item && price) item.price = stripe.priceOf(price);
    test.clock.goOn(1000);
    const event = stripe.event('customer.subscription.updated', { id: subscription.id });
    expect(await sellers.tellStripe(event)).toBe(200);
  };
  /** Name and price shown in the account and in the email. */
  const saidTo = async (reader: TestReader) => {
    const [own] = await sellers.ownOf(reader);
    const deps = {
      db: test.database.db,
      now: () => test.clock.now(),
      outbox: test.outbox,
      locateSite: asPublished,
    };
    const [letter] = await dueEmails(test, () => tellContracts(deps), 1);
    const [price = null] = /Preu: .*(?=, imp)/.exec(letter?.text ?? '') ?? [];
    return { name: own?.name, cost: own?.cost, price: price?.replaceAll(/\s/g, ' ') };
  };

  it('does not apply to earlier buyers if the offer keeps its id', async () => {
    const { reader } = await test.readers.loggedIn();
    await bought(reader, 'anual', 'price_anual');
    expect(await saidTo(reader)).toEqual({
      name: 'Tot l’any',
      cost: costs(6000, 'year'),
      price: 'Preu: 60 € l’any',
    });
    const { reader: next } = await test.readers.loggedIn();
    await bought(next, 'anual');
    expect(await saidTo(next)).toEqual({
      name: 'Tot l’any',
      cost: costs(7200, 'year'),
      price: 'Preu: 72 € l’any',
    });
  });

  it('keeps the name of a retired offer for its readers, and hides it from everyone else', async () => {
    const { reader } = await test.readers.loggedIn();
    await bought(reader, 'mensual-2027', 'price_mensual', 'mensual');
    expect(await saidTo(reader)).toEqual({
      name: 'Mensual (2026)',
      cost: costs(600, 'month'),
      price: 'Preu: 6 € al mes',
    });
    const { reader: next } = await test.readers.loggedIn();
    const { response } = await next.get(SUBSCRIPTION_ENDPOINTS.offers.path);
    expect(v.parse(offersSchema, response).map(({ id }) => id)).toEqual(['anual', 'mensual-2027']);
    expect(JSON.stringify(response)).not.toContain('isRetired');
    expect((await next.post(SUBSCRIPTION_ENDPOINTS.checkout.path, { offer: 'mensual' })).status).toBe(404);
  });

  it('identifies the offer by its Stripe price if the stored product differs', async () => {
    const { reader } = await test.readers.loggedIn();
    await bought(reader, 'anual');
    await test.database.db.update(entitlements).set({ product: 'mensual' });
    const [own] = await sellers.ownOf(reader);
    expect(own).toMatchObject({ product: 'anual', name: 'Tot l’any' });
  });

  it.each([
    ['as it is', { unit_amount: 1, currency: 'usd' }, costs(1, 'month', 'USD')],
    [
      'by twelve months, which are a year',
      { unit_amount: 500, recurring: { ...MONTHLY, interval_count: 12 } },
      costs(500, 'year'),
    ],
    ['not, by the quarter', { unit_amount: 500, recurring: { ...MONTHLY, interval_count: 3 } }, null],
    ['not, by the week', { unit_amount: 500, recurring: { interval: 'week', interval_count: 1 } }, null],
    ['not, of tiers', { unit_amount: null }, null],
    ['not, without its taxes', { unit_amount: 500, tax_behavior: 'exclusive' }, null],
    ['not, in a currency without cents', { unit_amount: 500, currency: 'jpy' }, null],
  ])('a raised price that matches no offer is shown %s', async (_, price, cost) => {
    stripe.prices.set('price_altre', price);
    const { reader } = await test.readers.loggedIn();
    await bought(reader, 'anual', 'price_altre');
    const said = await saidTo(reader);
    expect(said).toMatchObject({ name: 'Tot l’any', cost });
    if (cost) expect(said.price).toMatch(/^Preu: (0,01|5) /);
    else expect(said.price).toBeUndefined();
  });

  it('comes from the offer if Stripe gives none and the Stripe price matches', async () => {
    const { reader } = await test.readers.loggedIn();
    stripe.prices.set('price_mensual_2027', { unit_amount: null });
    await bought(reader, 'mensual-2027');
    expect(await saidTo(reader)).toEqual({
      name: 'Mensual',
      cost: costs(700, 'month'),
      price: 'Preu: 7 € al mes',
    });
  });

  it('comes from the site’s file for third-party sellers', async () => {
    const { reader, form } = await test.readers.loggedIn();
    await sellers.tellSigned(sellers.told({}, { email: form.email, product: 'anual' }));
    expect(await sellers.ownOf(reader)).toEqual([
      expect.objectContaining({ name: 'Tot l’any', cost: costs(7200, 'year') }),
    ]);
  });
});
