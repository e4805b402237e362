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
  it('is what its partners are for, in one order', () => {
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
  ])('is refused where it is none: %j', (settings) => {
    expect(v.safeParse(consentSettingsSchema, settings).success).toBe(false);
  });
});

describe('the cookie of a decision', () => {
  it('is read as it was written, whatever is beside it', () => {
    fc.assert(
      fc.property(fc.subarray([...CONSENT_PURPOSES]), fc.constantFrom('', 'a=b; '), (granted, before) => {
        const kept = { version: consentVersion(SETTINGS), granted, id: ID };
        expect(readConsent(`${before}consent=${writeConsent(kept)}; z=1`, SETTINGS)).toEqual(kept);
      }),
    );
  });

  it('says by its beginning that everything was refused', () => {
    const kept = { version: consentVersion(SETTINGS), granted: [], id: ID };
    expect(`consent=${writeConsent(kept)}`.startsWith(refusalOf(SETTINGS))).toBe(true);
  });

  it.each([
    '',
    'consent=',
    `consent=1-2.ads.${ID}`,
    `consent=2-3.ads.${ID}`,
    `noconsent=1-3.ads.${ID}`,
    `consent=1-3.ads.${ID}0`,
    'consent=1-3.ads.<script>',
  ])('is no decision in %j', (cookies) => {
    expect(readConsent(cookies, SETTINGS)).toBeNull();
  });

  it('grants nothing that the site does not ask for', () => {
    const fewer = { version: 3, partners: [PARTNER] };
    expect(readConsent(`consent=1-3.ads-analytics-spying.${ID}`, fewer)?.granted).toEqual(['analytics']);
  });
});

it.each([
  { id: 'x', version: '1-1', granted: [], origin: 'notice' },
  { id: ID, version: '1', granted: [], origin: 'notice' },
  { id: ID, version: '1-1', granted: ['ads', 'ads'], origin: 'notice' },
  { id: ID, version: '1-1', granted: ['spying'], origin: 'notice' },
  { id: ID, version: '1-1', granted: [], origin: 'elsewhere' },
])('%j is no decision', (decision) => {
  expect(v.safeParse(consentDecisionSchema, decision).success).toBe(false);
});
