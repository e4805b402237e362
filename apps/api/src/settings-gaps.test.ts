import { expect, it } from 'vitest';
import { settingsGaps } from './settings-gaps';
import { readSiteFile } from './sites/file';
import { SITE_FILE } from './testing/site';

const SETTINGS = { accounts: { gigyaSecret: 'x' }, weather: { key: undefined } };
const gapsOf = (more: string) =>
  settingsGaps(
    SETTINGS,
    [readSiteFile('prova.yaml', `${SITE_FILE.replace('adMaps: {}\n', '')}\n${more}`)],
    null,
  );

it('says that Google’s ads are for nobody whom the site itself asks', () => {
  const gpt = 'adMaps: {}\nads: { gpt: {} }\n';
  const partner = (purpose: string) =>
    `consent: { version: 1, partners: [{ name: P, purpose: ${purpose}, policy: "https://p.example/" }] }\n`;
  const tcf = 'consent: { version: 1, tcf: { cmpId: 31, cmpVersion: 1, vendors: [12] } }\n';
  const said = /^La Prova: only readers whom the publisher’s own platform \(TCF\) asks will see the ads/;
  expect(gapsOf(gpt)).toEqual([expect.stringMatching(said)]);
  expect(gapsOf(gpt + partner('embeds'))).toEqual([expect.stringMatching(said)]);
  expect(gapsOf(gpt + partner('ads'))).toEqual([]);
  expect(gapsOf(gpt + tcf)).toEqual([]);
  expect(gapsOf('adMaps: {}')).toEqual([]);
});

it('says that nothing leads to what a site sells', () => {
  const offer = '{ id: mensual, name: Mensual, description: Tot, price: 600, period: month }';
  const paywall = (more: string) =>
    `adMaps: {}\npaywall: { monthly: 3, version: v, versions: [{ id: v, messages: [], shown: {} }], ${more} }\n`;
  const said = /^La Prova: nothing leads to what it sells: set paywall.offerUrl, \/subscripcio\/ where/;
  expect(gapsOf(paywall(`offers: [${offer}]`))).toEqual([expect.stringMatching(said)]);
  expect(gapsOf(paywall(`offers: [${offer}], offerUrl: /subscripcio/`))).toEqual([]);
  expect(gapsOf(paywall('offers: []'))).toEqual([]);
});

it('says which positions of the ad maps are not shown', () => {
  const position = "{ id: a, slotType: display, adUnitCode: a, sizes: '[[970,250]]' }";
  expect(gapsOf(`adMaps: { mobile: { networkCode: '1', positions: { listings: [${position}] } } }`)).toEqual([
    expect.stringMatching(/^La Prova: ad positions under “listings” of the mobile map are not shown/),
  ]);
});
