import { type Page, sentAddress } from '@portal/model';
import { adMapSchema, adSettingsSchema } from '@portal/model/ads';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { registerIslands } from '../app/Island';
import { ORIGIN, SITE } from '../app/testing/site';
import { cacheHeaders } from './cache-headers';
import { islandsBy } from './islands';
import type { Edition } from './light-edition';
import { redirect, renderPage, variablesOf } from './render';
import { assets } from './testing/assets';

registerIslands(islandsBy(assets.island));

it.each(['/economia/日本/', '/economia/😀/', '/economia/a;b/', '/economia/cafè/?cursor=a#b'])(
  'redirects to %s with a valid header',
  (location) => {
    const { status, headers } = redirect(SITE, location, true);
    const answer = new Response(null, { status });
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, String(value));
    expect(answer.headers.get('location')).toBe(sentAddress(location));
    expect(new URL(answer.headers.get('location') ?? '', 'https://far.example').pathname).toBe(
      new URL(location, 'https://far.example').pathname,
    );
  },
);

it("has the site's advertising and Facebook app", () => {
  const of = (over: Partial<typeof SITE>) =>
    variablesOf({ site: { ...SITE, ...over }, origin: 'https://far.example' }, null);
  const adMaps = { desktop: v.parse(adMapSchema, { networkCode: '1', positions: {} }) };
  expect(of({})).toMatchObject({ gptAdvertisingEnabled: false, facebookAppId: null });
  expect(of({ facebookAppId: '123456789' }).facebookAppId).toBe('123456789');
  // Positions of plain HTML need no tag.
  expect(of({ adMaps }).gptAdvertisingEnabled).toBe(false);
  const ads = v.parse(adSettingsSchema, { gpt: {} });
  expect(of({ adMaps, ads }).gptAdvertisingEnabled).toBe(true);
});

it.each([404, 410] as const)(
  'a shared cache stores no light page of status %i, and the full one for a while',
  (status) => {
    const page: Page | null = status === 404 ? null : { type: 'gone', path: '/a/' };
    const told = (edition: Edition) => {
      const options = { site: SITE, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets, edition };
      const made = renderPage(page, '/a/', options);
      expect(made.status).toBe(status);
      expect(made.body.includes('data-light')).toBe(edition === 'light');
      return cacheHeaders(made, true);
    };
    expect(told('light')).toEqual({ 'cache-control': 'public, max-age=0, s-maxage=0' });
    expect(told('full')).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=10',
      'surrogate-key': `site-${SITE.alias} list-${SITE.alias}`,
    });
  },
);
