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
  machines: { textMining: 'reserved' as const, aiCrawlers: 'search' as const },
});

describe('the policy of a document', () => {
  it('lets nothing in that is not the site’s own', () => {
    for (const own of [site(false), site(false, { script: SCRIPT, origins: ['https://*.gigya.com'] })]) {
      const headers = documentHeaders(own);
      const { 'frame-src': frames = [], ...rest } = Object.fromEntries(policyOf(own));
      expect(JSON.stringify(rest)).not.toMatch(/https?:/);
      // But for players that readers ask for.
      expect(frames).toEqual(["'self'", ...EMBED_ORIGINS]);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });

  it('lets an identity provider in where it keeps the accounts', () => {
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

  it('lets an ad server in where the site has one, and nothing of it into styles, fonts or objects', () => {
    const gpt = { origins: ['https://*.demand.example'] };
    const policy = policyOf({ ...site(false), ads: { house: [], sectionsWithout: [], adsTxt: [], gpt } });
    for (const name of ['script-src', 'img-src', 'connect-src', 'frame-src'])
      expect(policy.get(name), name).toContain('https://*.demand.example');
    expect(policy.get('script-src')).toContain('https://securepubads.g.doubleclick.net');
    expect(policy.get('frame-src')).toContain('https://*.safeframe.googlesyndication.com');
    for (const name of ['style-src', 'font-src', 'object-src', 'default-src'])
      expect(policy.get(name)?.join(' '), name).not.toContain('https:');
  });

  it('lets in what one page alone loads, and nothing of it elsewhere', () => {
    const captcha = 'https://challenges.example';
    const policy = documentHeaders(site(false), [captcha])['content-security-policy'] ?? '';
    for (const name of ['script-src', 'frame-src', 'connect-src', 'style-src'])
      expect(policy, name).toMatch(new RegExp(`${name} 'self'[^;]* ${captcha}`));
    expect(policy).not.toContain('img-src https:');
    expect(documentHeaders(site(false))['content-security-policy']).not.toContain(captcha);
  });
});

it('says whether text and data mining is reserved', () => {
  expect(documentHeaders(site(false))['tdm-reservation']).toBe('1');
  const open = {
    ...site(false),
    machines: { textMining: 'allowed' as const, aiCrawlers: 'allowed' as const },
  };
  expect(documentHeaders(open)['tdm-reservation']).toBeUndefined();
});
