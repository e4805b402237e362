import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { gptSettingsSchema } from '../ads/gpt';
import { analyticsSettingsSchema } from './settings';
import { adCookies, toolCookies } from './tool-cookies';

const said = (tools: unknown) => v.safeParse(analyticsSettingsSchema, tools).issues?.[0].message;

describe('tools that measure', () => {
  it('are Google’s, Plausible’s, Matomo’s, or the publisher’s own endpoint, with defaults filled in', () => {
    expect(
      v.parse(analyticsSettingsSchema, {
        gtm: { container: 'GTM-ABC1234' },
        plausible: { domain: 'example.org' },
        matomo: { siteId: 3, url: 'https://example.org/stats/matomo.php' },
        endpoint: { url: 'http://127.0.0.1:9000/events?key=1' },
      }),
    ).toEqual({
      gtm: { container: 'GTM-ABC1234', origin: 'https://www.googletagmanager.com', origins: [] },
      plausible: { domain: 'example.org', origin: 'https://plausible.io' },
      matomo: { siteId: 3, url: 'https://example.org/stats/matomo.php' },
      endpoint: { url: 'http://127.0.0.1:9000/events?key=1' },
    });
  });

  it.each([
    'http://stats.example.org/events',
    'ftp://stats.example.org',
    '//stats.example.org',
    'javascript:alert(1)',
    'https://user@stats.example.org/',
    'https://stats.example.org/; script-src *',
    'http://127.0.0.1.example.org/events',
    'stats',
  ])('accept no endpoint at %s', (url) => {
    expect(said({ endpoint: { url } })).toMatch(/must be an https address/);
  });

  it('have known names, and are at least one', () => {
    expect(said({})).toContain('names no tool');
    expect(said({ piwik: {} })).toMatch(/Invalid key/);
    expect(said({ gtm: { container: 'UA-12345' } })).toContain('GTM-ABC1234');
    expect(said({ plausible: { domain: 'https://example.org' } })).toContain('domain');
    expect(said({ plausible: { domain: 'example.org', origin: 'https://a.example/x' } })).toContain(
      'without a path',
    );
    expect(said({ matomo: { siteId: 0, url: 'https://a.example/matomo.php' } })).toBeDefined();
    expect(said({ matomo: { siteId: 1, url: 'https://a.example/' } })).toContain('/matomo.php');
    expect(said({ gtm: { container: 'GTM-ABC1234', origins: ['https://*'] } })).toContain(
      'must be an origin',
    );
  });

  it('keep cookies only if their scripts are loaded', () => {
    expect(toolCookies(undefined)).toEqual([]);
    expect(
      toolCookies({ gtm: { container: 'GTM-ABC1234', origin: 'https://a.example', origins: [] } }).map(
        ({ name }) => name,
      ),
    ).toContain('_ga_*');
    expect(adCookies({})).toEqual([]);
    expect(adCookies({ gpt: v.parse(gptSettingsSchema, {}) }).map(({ name }) => name)).toContain('__gads');
  });
});
