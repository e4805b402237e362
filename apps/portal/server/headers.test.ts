import { EMBED_ORIGINS } from '@portal/ui/embed/providers';
import { describe, expect, it } from 'vitest';
import { documentHeaders } from './headers';

const SCRIPT = 'https://cdns.eu1.gigya.com/js/gigya.js?apiKey=key';
const policyOf = (site: Parameters<typeof documentHeaders>[0]) =>
  new Map(
    documentHeaders(site)
      ['content-security-policy']?.split('; ')
      .map((directive): [string, string[]] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
const site = (identityProvider: boolean, provider?: { script: string; origins: string[] }) => ({
  staticUrl: '/assets',
  features: { users: true, identityProvider },
  identityProvider: provider,
  adMaps: {},
  machines: { textMining: 'reserved' as const, aiCrawlers: 'search' as const },
});

describe('the policy of a document', () => {
  it('allows only the site’s own origin', () => {
    for (const own of [site(false), site(false, { script: SCRIPT, origins: ['https://*.gigya.com'] })]) {
      const headers = documentHeaders(own);
      const { 'frame-src': frames = [], ...rest } = Object.fromEntries(policyOf(own));
      expect(JSON.stringify(rest)).not.toMatch(/https?:/);
      // Except for players that readers ask for.
      expect(frames).toEqual(["'self'", ...EMBED_ORIGINS]);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });

  it('needs nothing more for an identity provider behind the site’s own domain', () => {
    const own = site(true, { script: '/compte/gigya.js?apiKey=key', origins: [] });
    const policy = documentHeaders(own)['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/null|compte/);
  });

  it('allows an identity provider that manages the accounts', () => {
    const own = site(true, { script: SCRIPT, origins: ['https://*.gigya.com'] });
    const policy = policyOf(own);
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src'])
      expect(policy.get(name), name).toEqual(
        expect.arrayContaining(["'self'", 'https://cdns.eu1.gigya.com', 'https://*.gigya.com']),
      );
    expect(policy.get('img-src')).toContain('https:');
    expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(documentHeaders(own)['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it('allows an ad server on sites that have one, but not for styles, fonts or objects', () => {
    const gpt = { origins: ['https://*.demand.example'] };
    const policy = policyOf({ ...site(false), ads: { house: [], sectionsWithout: [], adsTxt: [], gpt } });
    for (const name of ['script-src', 'img-src', 'connect-src', 'frame-src'])
      expect(policy.get(name), name).toContain('https://*.demand.example');
    expect(policy.get('script-src')).toContain('https://securepubads.g.doubleclick.net');
    expect(policy.get('frame-src')).toContain('https://*.safeframe.googlesyndication.com');
    for (const name of ['style-src', 'font-src', 'object-src', 'default-src'])
      expect(policy.get(name)?.join(' '), name).not.toContain('https:');
  });

  it('allows no ad server if a double replaces it', () => {
    const gpt = { double: '/demo-media/gpt.js', origins: [] };
    const policy = policyOf({ ...site(false), ads: { house: [], sectionsWithout: [], adsTxt: [], gpt } });
    expect([...policy.values()].flat().join(' ')).not.toContain('doubleclick');
  });

  it('allows the extra origins of a page on that page only', () => {
    const captcha = 'https://challenges.example';
    const policy = documentHeaders(site(false), { others: [captcha] })['content-security-policy'] ?? '';
    for (const name of ['script-src', 'frame-src', 'connect-src', 'style-src'])
      expect(policy, name).toMatch(new RegExp(`${name} 'self'[^;]* ${captcha}`));
    expect(policy).not.toContain('img-src https:');
    expect(documentHeaders(site(false))['content-security-policy']).not.toContain(captcha);
  });
});

it('allows the publisher’s own consent platform, and its origins', () => {
  const platform = { script: 'https://cmp.example/loader.js?key=a', origins: ['https://api.cmp.example'] };
  const policy = policyOf({ ...site(false), consent: { version: 1, partners: [], platform } });
  for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src'])
    expect(policy.get(directive)).toEqual(
      expect.arrayContaining(['https://cmp.example', 'https://api.cmp.example']),
    );
  expect(policy.get('object-src')).toEqual(["'none'"]);
});

it('allows the site’s analytics tools, and no others', () => {
  const policy = policyOf({
    ...site(false),
    analytics: {
      gtm: {
        container: 'GTM-ABC1234',
        origin: 'https://www.googletagmanager.com',
        origins: ['https://tag.example'],
      },
      endpoint: { url: 'https://stats.example/events' },
    },
  });
  expect(policy.get('script-src')).toEqual(
    expect.arrayContaining(['https://www.googletagmanager.com', 'https://tag.example']),
  );
  expect(policy.get('script-src')).not.toContain('https://stats.example');
  expect(policy.get('connect-src')).toEqual(
    expect.arrayContaining(["'self'", 'https://*.google-analytics.com', 'https://stats.example']),
  );
  expect(policy.get('frame-src')).toEqual(["'self'", ...EMBED_ORIGINS]);
  const plausible = policyOf({
    ...site(false),
    analytics: { plausible: { domain: 'prova.example', origin: 'https://plausible.io' } },
  });
  expect(plausible.get('connect-src')).toEqual(["'self'", 'https://plausible.io']);
  expect(plausible.get('script-src')?.join(' ')).not.toContain('https:');
});

it('says whether text and data mining is reserved', () => {
  expect(documentHeaders(site(false))['tdm-reservation']).toBe('1');
  const open = {
    ...site(false),
    machines: { textMining: 'allowed' as const, aiCrawlers: 'allowed' as const },
  };
  expect(documentHeaders(open)['tdm-reservation']).toBeUndefined();
});

it('allows video ads only on sites that have them', () => {
  const adMaps = {
    mobile: {
      networkCode: '1',
      segmentation: {},
      vastUrl: 'https://ads.example.org/vast?id=1',
      positions: {},
    },
  };
  const wanted = { ...site(false), adMaps };
  expect(documentHeaders(wanted)['content-security-policy']).not.toContain('example.org');
  const video = { origins: ['https://films.example.org'] };
  const policy = policyOf({ ...wanted, ads: { house: [], sectionsWithout: [], adsTxt: [], video } });
  const asked = ['https://ads.example.org', 'https://films.example.org'];
  expect(policy.get('connect-src')).toEqual(["'self'", ...asked]);
  expect(policy.get('media-src')).toEqual(["'self'", 'blob:', ...asked]);
  expect(policy.get('script-src')?.join()).not.toContain('example.org');
  expect([...policy.values()].join()).not.toContain('imasdk');
});

it('allows Google’s IMA on sites that play their video ads with it', () => {
  const map = { networkCode: '1', segmentation: {}, vastUrl: 'https://ads.example.org/vast', positions: {} };
  const ads = { house: [], sectionsWithout: [], adsTxt: [], video: { origins: [], ima: true } };
  const policy = policyOf({ ...site(false), adMaps: { mobile: map }, ads });
  for (const directive of ['script-src', 'frame-src', 'connect-src'])
    expect(policy.get(directive)).toContain('https://imasdk.googleapis.com');
  expect(policy.get('media-src')).toContain('https://*.2mdn.net');
  const without = policyOf({ ...site(false), adMaps: {}, ads });
  expect([...without.values()].join()).not.toContain('imasdk');
});
