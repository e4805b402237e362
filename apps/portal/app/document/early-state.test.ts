import { runInNewContext } from 'node:vm';
import { PROFILE_KEY } from '@portal/data';
import { decisionOf, refusalOf } from '@portal/model/readers';
import { expect, it } from 'vitest';
import { EARLY_STATE_SCRIPT } from './early-state';

const ID = 'a'.repeat(32);
const TERMS = { version: 2 };

/** Attributes that the script sets on a page with these cookies and no storage. */
function said(
  cookie: string,
  asked: string | null = decisionOf(TERMS),
  browser: object = {},
): Record<string, string> {
  const dataset: Record<string, string> = asked === null ? {} : { adsAsked: asked };
  const document = { documentElement: { dataset }, cookie, getElementById: () => null };
  runInNewContext(EARLY_STATE_SCRIPT, { document, ...browser });
  delete dataset.adsAsked;
  return dataset;
}

it.each([
  [`${refusalOf(TERMS)}${ID}`, true],
  [`a=b; ${refusalOf(TERMS)}${ID}; c=d`, true],
  [`${decisionOf(TERMS)}embeds-analytics.${ID}`, true],
  [`${decisionOf(TERMS)}ads.${ID}`, false],
  [`${decisionOf(TERMS)}embeds-analytics-ads.${ID}`, false],
  // For earlier terms: this reader is asked again.
  [`${refusalOf({ version: 1 })}${ID}`, false],
  [decisionOf(TERMS), false],
  ['', false],
])('slots for ads are reserved unless the reader has refused advertising: %s', (cookie, isRefused) => {
  expect(said(cookie)).toEqual(isRefused ? { adsRefused: '' } : {});
  expect(said(cookie, null)).toEqual({});
});

it.each([
  ['userId=7', { reader: '' }, ['portal-scheme', PROFILE_KEY]],
  ['a=b; userId=7', { reader: '' }, ['portal-scheme', PROFILE_KEY]],
  ['', {}, ['portal-scheme']],
  ['notuserId=7', {}, ['portal-scheme']],
])('a session keeps its reader’s profile, and without one it is removed: “%s”', (cookie, known, left) => {
  const kept = new Map([
    ['portal-scheme', 'dark'],
    [PROFILE_KEY, '{"user":{"email":"x@example.org"}}'],
  ]);
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
  expect(said(cookie, null, { localStorage })).toEqual({ ...known, scheme: 'dark' });
  expect([...kept.keys()]).toEqual(left);
});

it.each([
  ['userId=7', { id: '7', isSubscriber: true }, true],
  ['userId=7', { id: '7', isSubscriber: false }, false],
  // Stored before profiles had this field.
  ['userId=7', { id: '7' }, false],
  ['userId=7', { id: '7', nick: '"isSubscriber":true', isSubscriber: false }, false],
  // A session that has ended.
  ['', { id: '7', isSubscriber: true }, false],
])('a known subscriber is not offered a subscription: “%s”, %o', (cookie, user, isSubscriber) => {
  const kept = new Map([[PROFILE_KEY, JSON.stringify({ user, updatedAt: 0 })]]);
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
  expect('subscriber' in said(cookie, null, { localStorage })).toBe(isSubscriber);
});

/** The media of a page's fonts, before and after its first paint. */
function fontMedia(referrer: string): string[] {
  const fonts = { media: '(scripting: none)' };
  let paint: () => void = () => undefined;
  const seen = () => fonts.media;
  runInNewContext(EARLY_STATE_SCRIPT, {
    document: { documentElement: { dataset: {} }, cookie: '', referrer, getElementById: () => fonts },
    location: { origin: 'https://far.example' },
    PerformanceObserver: class {
      constructor(onPaint: () => void) {
        paint = onPaint;
      }
      observe({ type }: { type: string }): void {
        expect(type).toBe('paint');
      }
    },
  });
  const before = seen();
  paint();
  return [before, seen()];
}

it.each([
  ['', '(scripting: none)'],
  ['https://search.example/', '(scripting: none)'],
  ['https://far.example.attacker.example/', '(scripting: none)'],
  ['https://far.example/esports/', 'all'],
])(
  'fonts are requested after the first paint of a visit, and at once on later pages: from “%s”',
  (from, before) => {
    expect(fontMedia(from)).toEqual([before, 'all']);
  },
);
