import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  nameOfProduct,
  OFFER_PERIODS,
  type Offer,
  offerSchema,
  toldEntitlementSchema,
  withSavings,
} from './subscriptions';

const offer = (id: string, price: number, period: Offer['period'], currency = 'EUR', isSold = true) => ({
  id,
  name: id,
  description: '',
  price,
  period,
  currency,
  isSold,
});

it('a year that costs less than twelve months shows its saving, and comes first', () => {
  const offers = [offer('mensual', 600, 'month'), offer('anual', 6000, 'year')];
  expect(withSavings(offers).map(({ id, saved }) => [id, saved?.price ?? null])).toEqual([
    ['anual', 1200],
    ['mensual', null],
  ]);
});

it.each([
  ['dearer', [offer('m', 600, 'month'), offer('y', 7200, 'year')]],
  ['of another currency', [offer('m', 600, 'month'), offer('y', 6000, 'year', 'USD')]],
  ['alone', [offer('y', 6000, 'year')]],
])('a year that is %s saves nothing, and keeps its place', (_, offers) => {
  expect(withSavings(offers)).toEqual(offers.map((one) => ({ ...one, saved: null })));
});

it('unavailable offers come last, and show no saving if anything else can be bought', () => {
  const savedOf = (given: Parameters<typeof withSavings>[0]) =>
    withSavings(given).map(({ id, saved }) => [id, saved?.price ?? null]);
  const offers = [offer('anual', 6000, 'year', 'EUR', false), offer('mensual', 600, 'month')];
  expect(savedOf(offers)).toEqual([
    ['mensual', null],
    ['anual', null],
  ]);
  expect(savedOf(offers.map((one) => ({ ...one, isSold: false })))).toEqual([
    ['anual', 1200],
    ['mensual', null],
  ]);
  const elsewhere = offers.map((one) => ({ ...one, soldAt: 'https://quiosc.example/' }));
  expect(withSavings(elsewhere).map(({ id }) => id)).toEqual(['anual', 'mensual']);
});

it('no offer is lost, and none saves more than the cheapest months cost', () => {
  const any = fc.record({
    id: fc.uuid(),
    price: fc.integer({ min: 1, max: 1_000_000 }),
    period: fc.constantFrom(...OFFER_PERIODS),
    currency: fc.constantFrom('EUR', 'USD'),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (given) => {
      const offers = given.map(({ id, price, period, currency }) => offer(id, price, period, currency));
      const all = withSavings(offers);
      expect(all.map(({ id }) => id).sort()).toEqual(offers.map(({ id }) => id).sort());
      for (const { saved, price, currency } of all) {
        const months = offers.filter((one) => one.period === 'month' && one.currency === currency);
        if (saved)
          for (const month of months) expect(saved.price + price).toBeLessThanOrEqual(12 * month.price);
      }
    }),
  );
});

it.each([
  ['https://quiosc.example/far', true],
  ['https://[', false],
  ['http://quiosc.example/', false],
  ['javascript:alert(1)', false],
  ['/subscripcio/', false],
])('the seller of an offer has a URL that links can use: %s', (soldAt, isOne) => {
  expect(v.is(offerSchema, { ...offer('anual', 6000, 'year'), soldAt })).toBe(isOne);
});

it('a contract has the name of its offer, or its payment provider’s name for it, and never an id of Stripe’s', () => {
  const offers = [{ id: 'mensual', name: 'Mensual' }];
  expect(nameOfProduct('mensual', offers)).toBe('Mensual');
  expect(nameOfProduct('Anual amb paper', offers)).toBe('Anual amb paper');
  for (const number of ['price_1Qx', 'prod_1Qx', 'sub_1Qx']) expect(nameOfProduct(number, offers)).toBeNull();
});

it('a payment provider’s name for a contract is one line without bidirectional characters', () => {
  const told = (product: string) =>
    v.safeParse(toldEntitlementSchema, {
      id: 'c1',
      email: 'ada@example.org',
      product,
      from: '2026-11-01T00:00:00Z',
    }).success;
  expect(['Digital, amb «paper» — 12 €', 'Èxit', '👩‍💻'].map(told)).toEqual([true, true, true]);
  const broken = ['\0', '\r', '\n', '\u0085', '\u2028', '\u2029', '\u200f', '\u202e', '\u2066', '\ud800'];
  expect(broken.filter((character) => told(`a${character}b`))).toEqual([]);
});
