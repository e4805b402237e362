import { expect, it } from 'vitest';
import { readSiteFile } from '../../../sites/file';
import { sitePaywall } from '../../../sites/offers';
import { paywallFile } from '../../../testing/paywall';
import { SITE_FILE } from '../../../testing/site';
import { meteredReaderOf } from './reading';

const known = (file: string) => sitePaywall(readSiteFile('prova.yaml', file));

it('pages of registered-only texts request messages only if the published version has some', () => {
  const file = SITE_FILE + paywallFile();
  expect(known(SITE_FILE)).toBeUndefined();
  expect(known(file)?.hasRegisteredMessages).toBe(false);
  const published = file.replace('subscribers: [soci]', 'subscribers: [soci], registered: [soci]');
  expect(known(published)?.hasRegisteredMessages).toBe(true);
  const another = file.replace('shown: { spent: [esgotat] }', 'shown: { registered: [esgotat] }');
  expect(known(another)?.hasRegisteredMessages).toBe(false);
});

const OFFERS = `  offers:
    - { id: anual, name: Anual, price: 6000, period: year, stripePrice: price_any }
    - { id: mensual, name: Mensual, price: 600, period: month, soldAt: "https://quiosc.example/" }
    - { id: fora, name: Fora, price: 100, currency: USD, period: month, soldAt: "https://quiosc.example/" }
    - { id: aviat, name: Aviat, price: 100, period: month }
    - { id: vell, name: Vell, price: 200, period: month, stripePrice: price_vell, isRetired: true }
`;

it('pages show the cheapest offer on sale in one currency', () => {
  const all = SITE_FILE + paywallFile(OFFERS);
  expect(known(all)?.cheapest).toEqual({ price: 600, currency: 'EUR', period: 'month', isOnly: false });
  const one = SITE_FILE + paywallFile(OFFERS.split('\n').slice(0, 2).join('\n'));
  expect(known(one)?.cheapest).toEqual({ price: 6000, currency: 'EUR', period: 'year', isOnly: true });
});

it('pages show no price if nothing is on sale, or if the offers are on another site', () => {
  expect(known(SITE_FILE + paywallFile())?.cheapest).toBeUndefined();
  const elsewhere = paywallFile(OFFERS).replace(
    'offerUrl: /subscripcio/',
    'offerUrl: https://quiosc.example/',
  );
  expect(known(SITE_FILE + elsewhere)?.cheapest).toBeUndefined();
});

it('accounts of less than a day and demo accounts share the limit of their network', () => {
  const opened = new Date('2026-03-18T09:00:00Z');
  const after = (hours: number) => new Date(opened.getTime() + hours * 3_600_000);
  const readerOf = (isDemo: boolean, hours: number) =>
    meteredReaderOf({ context: { meter: null }, who: { id: 1, isDemo, createdAt: opened } }, after(hours));
  expect(readerOf(false, 0)).toEqual({ accountId: 1, isFresh: true });
  expect(readerOf(false, 23)).toEqual({ accountId: 1, isFresh: true });
  expect(readerOf(false, 24)).toEqual({ accountId: 1, isFresh: false });
  expect(readerOf(true, 24)).toEqual({ accountId: 1, isFresh: true });
});
