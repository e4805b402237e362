import { expect, it } from 'vitest';
import { paywallFile } from '../testing/paywall';
import { SITE_FILE } from '../testing/site';
import { readSiteFile } from './file';

const NEW = '{ id: nou, name: N, price: 700, period: month, stripePrice: price_nou }';
const read = (more: string, next = NEW, stripePrice = ', stripePrice: price_vell') => {
  const old = `{ id: vell, name: V, price: 600, period: month${stripePrice}${more} }`;
  const offers = ['  offers:', `    - ${old}`, `    - ${next}`, ''].join('\n');
  return () => readSiteFile('prova.yaml', SITE_FILE + paywallFile(offers));
};
const RAISED = ', isRetired: true, raisedTo: { offer: nou, from: "2027-02-01" }';

it('allows a retired offer to be raised to a dearer one', () => {
  expect(read(RAISED)).not.toThrow();
});

it.each([
  ['of what is sold still', read(', raisedTo: { offer: nou, from: "2027-02-01" }'), 'add isRetired: true'],
  ['of what nobody pays for here', read(RAISED, NEW, ''), 'it has no stripePrice'],
  [
    'to what is not there',
    read(RAISED.replace('nou', 'altre')),
    '“altre” is none of the offers that have a stripePrice',
  ],
  ['to what costs no more', read(RAISED, NEW.replace('700', '600')), '“nou” costs no more'],
  ['to another period', read(RAISED, NEW.replace('month', 'year')), '“nou” has another currency or period'],
  [
    'to another currency',
    read(RAISED, NEW.replace('period', 'currency: USD, period')),
    '“nou” has another currency',
  ],
  [
    'from what is no day',
    read(RAISED.replace('2027-02-01', '2027-02-30')),
    'must be a day such as 2027-02-01',
  ],
])('refuses a rise %s: what, where, and what to do', (_, file, said) => {
  expect(file).toThrow('prova.yaml: paywall.offers');
  expect(file).toThrow(said);
});
