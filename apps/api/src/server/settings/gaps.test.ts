import { expect, it } from 'vitest';
import { sitesFolder } from '../../platform/process/package-folder';
import type { SellerSettings } from '../../revenue/entitlements/settings';
import { readSiteFile, readSiteFiles } from '../../sites/file';
import { PUBLISHER as LEAST_PUBLISHER, WHOLE_PUBLISHER } from '../../testing/legal';
import { SITE_FILE } from '../../testing/site';
import { settingsGaps } from './gaps';

const SETTINGS = {
  accounts: { gigyaSecret: 'x' },
  sellers: { secret: undefined, stripe: undefined },
  weather: { key: undefined },
};
/** After midnight in Barcelona, but before midnight UTC. */
const NOW = new Date('2026-11-24T23:30:00Z');
const STRIPE = { secretKey: 'sk', webhookSecret: 'wh', origin: undefined };
/** A complete publisher, at a site where nobody under 14 can register alone. */
const PUBLISHER = `publisher: ${JSON.stringify(WHOLE_PUBLISHER)}\nminAge: 14\n`;
/** Valid for a site without accounts. */
const NO_PUBLISHER = 'minAge: 14\n';
const ACCOUNTS_ALONE =
  'La Prova: readers can open accounts, and no page says who answers for their data and on what terms: set publisher';
const gapsOf = (
  more: string,
  { publisher = PUBLISHER, sellers }: { publisher?: string; sellers?: SellerSettings } = {},
) =>
  settingsGaps(
    { ...SETTINGS, ...(sellers ? { sellers } : {}) },
    [readSiteFile('prova.yaml', `${SITE_FILE.replace('adMaps: {}\n', '')}\n${publisher}${more}`)],
    { seed: null, now: NOW },
  );
const paywall = (more: string) =>
  `adMaps: {}\npaywall: { monthly: 3, version: v, versions: [{ id: v, messages: [], shown: {} }], ${more} }\n`;
const OFFER = 'id: mensual, name: Mensual, description: Tot, price: 600, period: month';

it('warns if Google’s ads reach no reader whose consent the site itself asks for', () => {
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

it('warns if nothing links to a site’s offers', () => {
  const said = /^La Prova: nothing leads to what it sells: set paywall.offerUrl, \/subscripcio\/ where/;
  expect(gapsOf(paywall(`offers: [{ ${OFFER} }]`))).toEqual([expect.stringMatching(said)]);
  expect(gapsOf(paywall(`offers: [{ ${OFFER} }], offerUrl: /subscripcio/`))).toEqual([]);
  expect(gapsOf(paywall('offers: []'))).toEqual([]);
});

it('warns if offers cannot be bought, and names them', () => {
  const offers = (more: string) => paywall(`offerUrl: /subscripcio/, offers: [{ ${OFFER}${more} }]`);
  const sold = offers(', stripePrice: price_mensual');
  expect(gapsOf(sold)).toEqual([
    'La Prova: nobody can buy its offers (mensual): set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or take out their stripePrice',
  ]);
  expect(gapsOf(sold, { sellers: { secret: undefined, stripe: STRIPE } })).toEqual([]);
  expect(gapsOf(offers(''))).toEqual([]);
  expect(gapsOf(`${sold}isFiction: true\n`)).toEqual([]);
});

it('has no warnings for the sites that come with the product', async () => {
  const files = await readSiteFiles(sitesFolder);
  expect(settingsGaps(SETTINGS, files, { seed: {}, now: new Date() })).toEqual([]);
});

it('warns if the publisher is missing as seller, or for the pages that the consent notice links', () => {
  const offers = paywall(`offerUrl: /subscripcio/, offers: [{ ${OFFER} }]`);
  expect(gapsOf(offers, { publisher: NO_PUBLISHER })).toEqual([
    'La Prova: /subscripcio/ does not say who sells, how to cancel and the right of withdrawal: set publisher',
    ACCOUNTS_ALONE,
  ]);
  const consent = (purpose: string) =>
    `adMaps: {}\nconsent: { version: 1, partners: [{ name: P, purpose: ${purpose}, policy: "https://p.example/" }] }\n`;
  expect(gapsOf(consent('ads'), { publisher: NO_PUBLISHER })).toEqual([
    'La Prova: its notice of consent names the pages of cookies and privacy (/legal/galetes/, /legal/privacitat/), which are not there: set publisher',
    ACCOUNTS_ALONE,
  ]);
  expect(gapsOf(consent('embeds'), { publisher: NO_PUBLISHER })).toEqual([ACCOUNTS_ALONE]);
  expect(gapsOf(consent('ads'))).toEqual([]);
});

it('warns about expired house ads, by the day in the site’s time zone', () => {
  const ad = (id: string, dates: string) =>
    `{ id: ${id}, advertiser: A, href: /a/, alt: A, places: [top], mobile: { src: /media/a.avif, width: 320, height: 100 }${dates} }`;
  const house = (to: string) =>
    gapsOf(
      `adMaps: {}\nads: { house: [${ad('fira', `, from: "2026-11-01", to: "${to}"`)}, ${ad('sempre', '')}] }\n`,
    );
  expect(house('2026-11-24')).toEqual([
    'La Prova: the house ad “fira” ended on 2026-11-24 and is shown no more: give it a later “to”, or take it out of ads.house',
  ]);
  expect(house('2026-11-25')).toEqual([]);
});

it('warns if a paywall is off', () => {
  expect(gapsOf(paywall('isOff: true'))).toEqual([
    'La Prova: its paywall is off and every text is open to everybody: take paywall.isOff out once the emergency is over',
  ]);
  expect(gapsOf(paywall('isOff: false'))).toEqual([]);
});

it('warns if termsUrl points to a legal page that does not exist', () => {
  const terms = (path: string, publisher = PUBLISHER) =>
    gapsOf(`adMaps: {}\ntermsUrl: ${path}\n`, { publisher });
  const missing = (path: string) => [
    expect.stringContaining(
      `La Prova: termsUrl leads to ${path}, which is none of the pages under /legal/ (/legal/avis/,`,
    ),
  ];
  expect(terms('/legal/normes/')).toEqual(missing('/legal/normes/'));
  expect(terms('https://prova.example/legal/normes/')).toEqual(missing('/legal/normes/'));
  expect(terms('/legal/avis/', NO_PUBLISHER)).toEqual([
    'La Prova: termsUrl leads to /legal/avis/, which is there once publisher is set',
    ACCOUNTS_ALONE,
  ]);
  for (const path of ['/legal/avis/', '/avis-legal/', 'https://altra.example/legal/normes/'])
    expect(terms(path)).toEqual([]);
});

it('warns about ad map positions that are not shown', () => {
  const position = "{ id: a, slotType: display, adUnitCode: a, sizes: '[[970,250]]' }";
  expect(gapsOf(`adMaps: { mobile: { networkCode: '1', positions: { listings: [${position}] } } }`)).toEqual([
    expect.stringMatching(/^La Prova: ad positions under “listings” of the mobile map are not shown/),
  ]);
});

it('warns about relative links, which change meaning on each page', () => {
  const links = SITE_FILE.replace(
    'navigation: []',
    'navigation: [{ id: s, href: seccio, text: Secció }, { id: a, href: /a/, text: A }]',
  ).replace('social: []', 'social: [{ id: a, href: "https://a.example/", text: A }]');
  expect(
    settingsGaps(SETTINGS, [readSiteFile('prova.yaml', links + PUBLISHER)], { seed: null, now: NOW }),
  ).toEqual([
    'La Prova: navigation: “seccio” leads elsewhere from each page that it stands on: begin it with “/”, or with https://',
  ]);
});

it('warns about email colours with too little contrast', () => {
  const weak =
    'adMaps: {}\nletters: { light: { paper: "#ffffff", ink: "#111111", quiet: "#aaaaaa", accent: "#111111", line: "#dddddd" }, dark: { paper: "#121212", ink: "#ececec", quiet: "#b0b0b0", accent: "#ececec", line: "#3a3a3a" } }\n';
  expect(gapsOf(weak)).toEqual([expect.stringMatching(/^La Prova: letters\.light\.quiet \(#aaaaaa\)/)]);
});

it('lists the facts missing from the legal pages, and their settings', () => {
  const least = `publisher: ${JSON.stringify(LEAST_PUBLISHER)}\n`;
  const lacking = (more: string) =>
    gapsOf(more, { publisher: least }).map((gap) => /^La Prova: (\S+) is/.exec(gap)?.[1]);
  const always = [
    'publisher.owners',
    'publisher.beneficialOwners',
    'publisher.stateAdvertising',
    'publisher.contactPoints',
    'publisher.processors',
    'publisher.accessibility',
    'publisher.ai',
  ];
  expect(lacking('adMaps: {}\nminAge: 14\n')).toEqual(always);
  const sold = paywall(`offerUrl: /subscripcio/, offers: [{ ${OFFER}, soldAt: "https://b.example/" }]`);
  expect(lacking(`${sold}minAge: 14\nstreams: [{ id: tv, name: TV, medium: tv }]\n`)).toEqual([
    ...always.slice(0, 3),
    'publisher.broadcaster',
    'publisher.contactPoints',
    'publisher.consumerArbitration',
    'publisher.complaintForms',
    ...always.slice(4),
  ]);
});

it('warns if a Spanish site registers readers below the age of consent, and only there', () => {
  const from = (publisher: object, age: number) =>
    gapsOf('adMaps: {}\n', { publisher: `publisher: ${JSON.stringify(publisher)}\nminAge: ${age}\n` });
  expect(from(WHOLE_PUBLISHER, 13)).toEqual([
    'La Prova: minAge is 13, and in Spain nobody under 14 consents for themselves (LOPDGDD, article 7): set minAge: 14',
  ]);
  expect(from(WHOLE_PUBLISHER, 14)).toEqual([]);
  expect(from({ ...WHOLE_PUBLISHER, country: 'BE' }, 13)).toEqual([]);
});

it('warns if two sites spell the name of the same publisher differently', () => {
  const site = (alias: string, name: string) =>
    readSiteFile(
      `${alias}.yaml`,
      `${SITE_FILE.replace('alias: prova', `alias: ${alias}`)}publisher: ${JSON.stringify({ ...WHOLE_PUBLISHER, name })}\nminAge: 14\n`,
    );
  const gaps = (other: string) =>
    settingsGaps(SETTINGS, [site('prova', 'Edicions P'), site('altra', other)], { seed: null, now: NOW });
  expect(gaps('Edicions P')).toEqual([]);
  expect(gaps('Ediciones P')).toEqual([
    expect.stringContaining('publisher.name is “Edicions P” and “Ediciones P” under the same taxId'),
  ]);
});
