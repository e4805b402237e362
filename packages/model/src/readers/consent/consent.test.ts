import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  asksFirst,
  CONSENT_PURPOSES,
  type ConsentSettings,
  consentDecisionSchema,
  consentSettingsSchema,
  consentVersion,
  decisionOf,
  purposesOf,
  readConsent,
  refusalOf,
  writeConsent,
} from './index';

const PARTNER = {
  name: 'Comptador',
  purpose: 'analytics',
  policy: 'https://comptador.example/privacy',
} as const;
const SETTINGS: ConsentSettings = {
  version: 3,
  partners: [
    { ...PARTNER, name: 'Anuncis', purpose: 'ads' },
    { ...PARTNER, name: 'YouTube', purpose: 'embeds' },
    PARTNER,
  ],
};
const ID = '0123456789abcdef0123456789abcdef';

describe('what a site asks consent for', () => {
  it('are those of its partners, in a fixed order', () => {
    expect(purposesOf(SETTINGS)).toEqual(['embeds', 'analytics', 'ads']);
    expect(asksFirst(SETTINGS)).toBe(true);
    expect(asksFirst({ partners: [{ ...PARTNER, purpose: 'embeds' }] })).toBe(false);
  });

  it.each([
    [{ version: 0, partners: [PARTNER] }],
    [{ version: 1.5, partners: [PARTNER] }],
    [{ version: 1, partners: [] }],
    [{ version: 1, partners: [{ ...PARTNER, purpose: 'spying' }] }],
    [{ version: 1, partners: [{ ...PARTNER, policy: 'javascript:alert(1)' }] }],
    [{ version: 1, partners: [{ ...PARTNER, policy: 'http://comptador.example/' }] }],
  ])('is refused if invalid: %j', (settings) => {
    expect(v.safeParse(consentSettingsSchema, settings).success).toBe(false);
  });
});

describe('a platform of the publisher’s own', () => {
  const script = 'https://cmp.example/loader.js?key=a';
  const parsed = (platform: unknown, more: object = {}) =>
    v.safeParse(consentSettingsSchema, { version: 1, partners: [PARTNER], platform, ...more });

  it('has a script and the origins that it needs', () => {
    expect(parsed({ script }).output).toMatchObject({ platform: { script, origins: [] } });
    expect(parsed({ script, origins: ['https://api.cmp.example', 'https://*.cmp.example'] }).success).toBe(
      true,
    );
  });

  it.each([
    [{}],
    [{ script: 'http://cmp.example/a.js' }],
    [{ script: '/cmp.js' }],
    [{ script: 'https://cmp.example/a.js; script-src *' }],
    [{ script: 'https://cmp.example/a.js,*' }],
    [{ script, origins: ['https://cmp.example/path'] }],
    [{ script, origins: ['*'] }],
    [{ script, origins: Array.from({ length: 11 }, (_, at) => `https://${at}.example`) }],
  ])('is not %j', (platform) => expect(parsed(platform).success).toBe(false));

  it('excludes tcf and orPay, and needs a partner to ask for on arrival', () => {
    const tcf = { cmpId: 3, cmpVersion: 1, vendors: [12] };
    expect(parsed({ script }, { tcf }).issues?.[0].message).toMatch(/^asks by itself/);
    const partners = [{ ...PARTNER, purpose: 'embeds' }];
    expect(parsed({ script }, { partners }).issues?.[0].message).toMatch(/^has nobody to ask for/);
  });
});

describe('the cookie of a decision', () => {
  it('is read as written, whatever other cookies there are', () => {
    fc.assert(
      fc.property(fc.subarray([...CONSENT_PURPOSES]), fc.constantFrom('', 'a=b; '), (granted, before) => {
        const kept = { version: consentVersion(SETTINGS), granted, id: ID };
        expect(readConsent(`${before}consent=${writeConsent(kept)}; z=1`, SETTINGS)).toEqual(kept);
      }),
    );
  });

  it('shows by its beginning that everything was refused', () => {
    const kept = { version: consentVersion(SETTINGS), granted: [], id: ID };
    expect(`consent=${writeConsent(kept)}`.startsWith(refusalOf(SETTINGS))).toBe(true);
    expect(`consent=${writeConsent(kept)}`.startsWith(decisionOf(SETTINGS))).toBe(true);
    expect(`consent=${writeConsent({ ...kept, version: '0-9' })}`.startsWith(decisionOf(SETTINGS))).toBe(
      false,
    );
  });

  it.each([
    '',
    'consent=',
    `consent=2-2.ads.${ID}`,
    `consent=1-3.ads.${ID}`,
    `noconsent=2-3.ads.${ID}`,
    `consent=2-3.ads.${ID}0`,
    'consent=2-3.ads.<script>',
  ])('is no decision in %j', (cookies) => {
    expect(readConsent(cookies, SETTINGS)).toBeNull();
  });

  it('grants nothing that the site does not ask for', () => {
    const fewer = { version: 3, partners: [PARTNER] };
    expect(readConsent(`consent=2-3.ads-analytics-spying.${ID}`, fewer)?.granted).toEqual(['analytics']);
  });
});

it.each([
  { id: 'x', version: '2-1', granted: [], origin: 'notice' },
  { id: ID, version: '1', granted: [], origin: 'notice' },
  { id: ID, version: '2-1', granted: ['ads', 'ads'], origin: 'notice' },
  { id: ID, version: '2-1', granted: ['spying'], origin: 'notice' },
  { id: ID, version: '2-1', granted: [], origin: 'elsewhere' },
])('%j is no decision', (decision) => {
  expect(v.safeParse(consentDecisionSchema, decision).success).toBe(false);
});

describe('agreeing to advertising or paying', () => {
  const OFFER = { id: 'mensual', name: 'Mensual', price: 600, currency: 'EUR', period: 'month' } as const;
  const withOffer = (offer: object = {}): ConsentSettings => ({
    ...SETTINGS,
    orPay: { offer: { ...OFFER, ...offer }, free: [] },
  });

  it('is asked again when its price or period changes, and when it is turned on or off', () => {
    const versions = [
      SETTINGS,
      withOffer(),
      withOffer({ price: 650 }),
      withOffer({ period: 'year' }),
      withOffer({ currency: 'CHF' }),
    ];
    expect(versions.map(consentVersion)).toEqual([
      '2-3',
      '2-3-600EUR-month',
      '2-3-650EUR-month',
      '2-3-600EUR-year',
      '2-3-600CHF-month',
    ]);
    for (const settings of versions) {
      const cookie = `consent=${writeConsent({ version: consentVersion(settings), granted: ['ads'], id: ID })}`;
      expect(versions.filter((other) => readConsent(cookie, other))).toEqual([settings]);
    }
  });

  it('is one decision like any other, with the offer in its version', () => {
    const decision = { id: ID, granted: [], origin: 'choices', version: consentVersion(withOffer()) };
    expect(v.is(consentDecisionSchema, decision)).toBe(true);
    expect(v.is(consentDecisionSchema, { ...decision, version: '2-3-600-month' })).toBe(false);
    expect(refusalOf(withOffer())).toBe('consent=2-3-600EUR-month.none.');
  });

  it('is only for sites that advertise', () => {
    const settings = { version: 1, partners: [PARTNER], orPay: { offer: OFFER } };
    expect(v.safeParse(consentSettingsSchema, settings).issues?.[0].message).toMatch(/^only who advertises/);
    const partners = [{ ...PARTNER, purpose: 'ads' }];
    expect(v.parse(consentSettingsSchema, { ...settings, partners }).orPay).toEqual({
      offer: OFFER,
      free: [],
    });
    const tcf = { cmpId: 3, cmpVersion: 1, vendors: [12] };
    expect(v.is(consentSettingsSchema, { ...settings, tcf })).toBe(true);
    for (const free of ['infantil', '//x/', '/a', '/', 'https://x.example/'])
      expect(v.is(consentSettingsSchema, { ...settings, tcf, orPay: { offer: OFFER, free: [free] } })).toBe(
        false,
      );
  });
});
