import { describe, expect, it } from 'vitest';
import { sitesFolder } from '../platform/process/package-folder';
import { paywallFile } from '../testing/paywall';
import { SITE_FILE } from '../testing/site';
import { readSiteFile, readSiteFiles } from './file';

const FEATURES = 'features: { users: true, identityProvider: true, demoAccounts: true }';
const PROVIDER = /identityProvider: \{ script: .*\n/;
const read = (text: string) => () => readSiteFile('prova.yaml', text);

it('reports a missing key as missing', () => {
  const text = SITE_FILE.replace('hotTopics: []\n', '');
  expect(() => readSiteFile('prova.yaml', text)).toThrow(
    'prova.yaml: hotTopics: is missing, and has to be given',
  );
});

describe('a site whose accounts are kept by an identity provider', () => {
  it("exposes the provider's URL", () => {
    expect(read(SITE_FILE)().identityProvider).toEqual({
      script: 'https://id.prova.example/gigya.js?apiKey=prova',
      origins: [],
    });
    const more = SITE_FILE.replace("apiKey=prova' }", "apiKey=prova', origins: ['https://*.gigya.com'] }");
    expect(read(more)().identityProvider?.origins).toEqual(['https://*.gigya.com']);
    const own = SITE_FILE.replace('https://id.prova.example/gigya.js', '/compte/gigya.js');
    expect(read(own)().identityProvider?.script).toBe('/compte/gigya.js?apiKey=prova');
  });

  it('is refused without it, or without users', () => {
    expect(read(SITE_FILE.replace(PROVIDER, ''))).toThrow(
      /^prova\.yaml: identityProvider: where features\.identityProvider is true, the address of the provider’s script/,
    );
    expect(read(SITE_FILE.replace('users: true', 'users: false'))).toThrow(
      'prova.yaml: features: an identity provider keeps accounts: users must be true',
    );
    expect(
      read(SITE_FILE.replace(PROVIDER, '').replace(FEATURES, FEATURES.replace('r: true', 'r: false'))),
    ).not.toThrow();
  });

  it.each([
    '//cdns.gigya.com/gigya.js',
    'http://cdns.gigya.com/gigya.js',
    'gigya.js',
    'javascript:alert(1)',
    'data:text/javascript,1',
  ])('rejects a script from %s', (script) => {
    expect(read(SITE_FILE.replace(/script: '[^']+'/, `script: '${script}'`))).toThrow(
      'identityProvider.script: must be the https address of the provider’s script',
    );
  });

  it.each([
    'https://*',
    '*',
    'https://a.example; script-src *',
    'http://a.example',
    'https://a.example/path',
  ])('rejects an origin to load from: %s', (origin) => {
    const text = SITE_FILE.replace("apiKey=prova' }", `apiKey=prova', origins: ['${origin}'] }`);
    expect(read(text)).toThrow('identityProvider.origins.0: must be an origin such as');
  });
});

it.each([
  ['timeZone', 'Europe/Reus', 'must be a time zone of the IANA database'],
  ['timeZone', "''", 'must be a time zone of the IANA database'],
  ['staticUrl', 'javascript:alert(1)//', 'must be a path such as /assets'],
  ['staticUrl', '//elsewhere.example', 'must be a path such as /assets'],
  ['staticUrl', 'assets', 'must be a path such as /assets'],
  ['staticUrl', 'https://', 'must be a path such as /assets'],
  ['url', 'javascript:alert(1)', 'must be an origin such as'],
  ['url', 'https://prova.example/', 'must be an origin such as'],
  ['url', 'ftp://prova.example', 'must be an origin such as'],
  ['url', 'https://prova.example:99999', 'must be an origin such as'],
])('%s: %s is refused when the file is read', (field, value, said) => {
  const text = SITE_FILE.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`);
  expect(read(text)).toThrow(`prova.yaml: ${field}: ${said}`);
});

it.each([
  ['staticUrl', 'https://static.prova.example/portal'],
  ['staticUrl', '/'],
  ['url', 'http://localhost:3000'],
  ['timeZone', 'Atlantic/Canary'],
])('%s may be %s', (field, value) => {
  expect(read(SITE_FILE.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`))).not.toThrow();
});

it('names a key that is mistyped or refers to nothing', () => {
  expect(read(`${SITE_FILE}\nminage: 16\n`)).toThrow('prova.yaml: minage: is no key of a site’s file');
  const contact =
    "contact: { subjects: [{ id: web, label: Web }], recipients: { wbe: 'web@prova.example' } }";
  expect(read(`${SITE_FILE}\n${contact}\n`)).toThrow('prova.yaml: contact: recipients names a subject');
  expect(read(`${SITE_FILE}\n${contact.replace('wbe', 'web')}\n`)).not.toThrow();
});

it('refuses two offers with the same Stripe price: it would be unclear which one a reader has', () => {
  const offers = (other: string) =>
    SITE_FILE +
    paywallFile(`  offers:
    - { id: mensual, name: Mensual, price: 600, period: month, stripePrice: price_mensual }
    - { id: anual, name: Anual, price: 6000, period: year, stripePrice: ${other} }
    - { id: paper, name: En paper, price: 6000, period: year }
    - { id: quiosc, name: Al quiosc, price: 6000, period: year }
`);
  expect(read(offers('price_mensual'))).toThrow(
    'prova.yaml: paywall.offers: two have the stripePrice “price_mensual”',
  );
  expect(read(offers('price_anual'))).not.toThrow();
});

it('does not link to a retired offer, and allows it alongside twelve that are sold', () => {
  const offer = (at: number, more = '') => `    - { id: o${at}, name: O, price: 600, period: month${more} }`;
  const file = (...offers: string[]) => SITE_FILE + paywallFile(['  offers:', ...offers, ''].join('\n'));
  const sold = Array.from({ length: 12 }, (_, at) => offer(at));
  expect(read(file(...sold, offer(12, ', isRetired: true')))).not.toThrow();
  expect(read(file(...sold, offer(12)))).toThrow(
    'prova.yaml: paywall.offers: must have 12 at most that are not retired',
  );
  const elsewhere = ', isRetired: true, soldAt: "https://quiosc.example/"';
  expect(read(file(offer(1, elsewhere)))).toThrow('“o1” is retired and has soldAt: take soldAt out');
  expect(read(file(offer(1, ', isRetired: 2027')))).toThrow(
    'paywall.offers.0.isRetired: must be true or false',
  );
});

describe('a misspelt key below the top level', () => {
  const house = (more: string) =>
    `ads: { house: [{ id: a, advertiser: A, href: /a/, alt: A, mobile: { src: /a.webp, width: 1, height: 1 }, places: [top]${more} }] }`;

  it.each([
    [paywallFile('  isOf: true'), 'paywall.isOf'],
    [
      paywallFile('  offers: [{ id: m, name: M, price: 600, period: month, trialDays: 7 }]'),
      'paywall.offers.0.trialDays',
    ],
    [
      paywallFile('  sections: { cultura: { condition: metered, openHour: 2 } }'),
      'paywall.sections.cultura.openHour',
    ],
    [paywallFile().replace('counterText', 'countertext'), 'paywall.versions.0.messages.0.countertext'],
    ['ads: { hose: [] }', 'ads.hose'],
    [house(', form: "2026-12-01"'), 'ads.house.0.form'],
    [
      'consent: { version: 1, partners: [{ name: P, purpose: ads, policy: "https://p.example/", url: / }] }',
      'consent.partners.0.url',
    ],
    ['analytics: { plausibel: { domain: prova.example } }', 'analytics.plausibel'],
    ['letters: { headline: serif }', 'letters.headline'],
    ['comments: { hold: [mot] }', 'comments.hold'],
    ['contact: { subject: [] }', 'contact.subject'],
    ['weather: { place: Ourense, municipalty: "32054" }', 'weather.municipalty'],
  ])('%s', (more, path) => {
    expect(read(`${SITE_FILE}\n${more}\n`)).toThrow(
      new RegExp(`^prova\\.yaml: ${path}: is no key of a site’s file: is it misspelt\\?$`, 'm'),
    );
  });

  it.each([
    [
      'shape: lead, select: {}',
      'shape: lead, select: { sectoin: cultura }',
      'boards.0.columns.0.0.select.sectoin',
    ],
    ['shape: lead, select: {}', 'shape: lead, sise: 2xl, select: {}', 'boards.0.columns.0.0.sise'],
    ['shape: lead, select: {}', 'shape: led, across: 2, select: {}', 'boards.0.columns.0.0.across'],
    ['features: { ', 'features: { user: true, ', 'features.user'],
    ['name: El matí', 'name: El matí, editions: {}', 'newsletters.0.editions'],
    ['name: Societat', 'name: Societat, listin: blog', 'sections.0.listin'],
    ['navigation: []', 'navigation: [{ id: a, text: A, href: /a/, item: [] }]', 'navigation.0.item'],
  ])('%s as %s', (right, wrong, path) => {
    expect(read(SITE_FILE.replace(right, wrong))).toThrow(`prova.yaml: ${path}: is no key of a site’s file`);
  });

  it('is reported once, along with all other faults', () => {
    const edition = 'edition: { source: front, count: 3, hour: "06:30", dais: [mon] }';
    const text = SITE_FILE.replace('name: El matí', `name: El matí, ${edition}`).replace('social: []\n', '');
    expect(read(text)).toThrow(
      /^prova\.yaml: newsletters\.0\.edition\.dais: is no key.*\nprova\.yaml: social: is missing, and has to be given$/,
    );
  });

  it("is in none of the product's own files", async () => {
    await expect(readSiteFiles(sitesFolder)).resolves.toHaveLength(3);
  });
});

it.each(['- alias: prova', 'alias', '', '12'])('rejects “%s”, because the file must be a mapping', (text) => {
  expect(read(text)).toThrow('prova.yaml: must be a mapping of keys to values');
});

it('accepts newsletters with unique ids, and of existing sections', () => {
  expect(read(SITE_FILE.replace('id: cultura, name', 'id: mati, name'))).toThrow(
    'prova.yaml: newsletters: two have the id “mati”',
  );
  const edition = (source: string) =>
    read(
      SITE_FILE.replace(
        'name: El matí',
        `name: El matí, edition: { source: ${source}, count: 3, hour: "06:30" }`,
      ),
    );
  for (const source of ['front', 'since-last', 'section, of: cultura', 'author, of: clara-puig'])
    expect(edition(source)).not.toThrow();
  const said = 'prova.yaml: newsletters: “mati”: edition.of is';
  expect(edition('section, of: esports')).toThrow(
    `${said} “esports”, which is none of the site’s sections (societat, cultura)`,
  );
  expect(edition('section')).toThrow(`${said} missing: it names the section (societat, cultura)`);
  expect(edition('author')).toThrow(`${said} missing: it names the author as in the address of their page`);
  expect(edition('front, of: cultura')).toThrow(`${said} “cultura”, and says nothing with source front`);
});

it('measures nobody without consent', () => {
  const tools = "analytics: { plausible: { domain: 'prova.example' } }\n";
  const consent = (purpose: string) =>
    `consent: { version: 1, partners: [{ name: P, purpose: ${purpose}, policy: 'https://p.example/' }] }\n`;
  expect(read(SITE_FILE + tools)).toThrow('prova.yaml: analytics: readers are asked first');
  expect(read(SITE_FILE + tools + consent('embeds'))).toThrow(
    'prova.yaml: analytics: readers are asked first',
  );
  expect(read(SITE_FILE + tools + consent('analytics'))().analytics?.plausible?.origin).toBe(
    'https://plausible.io',
  );
});

describe('agreeing to advertising or paying', () => {
  const PUBLISHER =
    'publisher: { name: Proves, taxId: B0, address: Major 1, email: a@prova.example, accessibilityReviewed: "2026-11-16" }\n';
  const OFFERS = `  offers:
    - { id: mensual, name: Mensual, description: Tot, price: 600, period: month, stripePrice: price_mensual }
    - { id: paper, name: En paper, price: 20000, period: year }
    - { id: vell, name: Vell, price: 500, period: month, stripePrice: price_vell, isRetired: true }
`;
  const consent = (orPay: string, purpose = 'ads') =>
    `consent: { version: 1, orPay: ${orPay}, partners: [{ name: P, purpose: ${purpose}, policy: 'https://p.example/' }] }\n`;
  const whole = SITE_FILE + PUBLISHER + paywallFile(OFFERS);

  it('takes name, price and period from the offer that it names', () => {
    expect(read(whole + consent('{ offer: mensual }'))().consent?.orPay).toEqual({
      offer: { id: 'mensual', name: 'Mensual', price: 600, currency: 'EUR', period: 'month' },
      free: [],
    });
  });

  it.each([
    [
      '{ offer: setmanal }',
      /“setmanal” is none of paywall\.offers \(mensual, paper, vell\): name one of them$/,
    ],
    ['{ offer: vell }', /“vell” is sold no more \(isRetired\): name an offer that is/],
    ['{ offer: paper }', /nobody can pay for “paper” here: give it a stripePrice/],
  ])('%s is refused: what, where, and what to do', (orPay, said) => {
    expect(read(whole + consent(orPay))).toThrow(/^prova\.yaml: consent\.orPay\.offer: /);
    expect(read(whole + consent(orPay))).toThrow(said);
  });

  it('is refused without anything to sell, without advertising, and without a publisher', () => {
    expect(read(SITE_FILE + PUBLISHER + consent('{ offer: mensual }'))).toThrow(
      'consent.orPay.offer: “mensual” is none of paywall.offers, which has none',
    );
    expect(read(whole + consent('{ offer: mensual }', 'embeds'))).toThrow(
      'prova.yaml: consent.orPay: only who advertises',
    );
    expect(read(whole.replace(PUBLISHER, '') + consent('{ offer: mensual }'))).toThrow(
      'prova.yaml: consent: who may be asked to pay is told who asks',
    );
    expect(read(whole + consent('mensual'))).toThrow('prova.yaml: consent.orPay: ');
  });
});

it('names a missing folder of sites', async () => {
  await expect(readSiteFiles('/nowhere/sites')).rejects.toThrow(
    /^PORTAL_SITES_DIR: the folder of sites cannot be read: .*\/nowhere\/sites/,
  );
  await expect(readSiteFiles(import.meta.dirname)).rejects.toThrow(/^PORTAL_SITES_DIR: .* has no site/);
});

it.each(['2026-02-30', '2026-13-01', '30/02/2026'])('accepts only existing days: not %s', (day) => {
  const publisher = `publisher: { name: Proves, taxId: B0, address: Major 1, email: a@prova.example, accessibilityReviewed: "${day}" }\n`;
  expect(() => readSiteFile('prova.yaml', `${SITE_FILE}\n${publisher}`)).toThrow(
    'publisher.accessibilityReviewed: must be a day that there is',
  );
});
