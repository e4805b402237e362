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

/** Whether a page's fonts are used from the start, and the script that loads them after the first paint. */
function fontsOf(referrer: string) {
  const fonts = { media: '(scripting: none)', dataset: { fit: '/assets/fit-type.js' } };
  let observed = '';
  runInNewContext(EARLY_STATE_SCRIPT, {
    document: { documentElement: { dataset: {} }, cookie: '', referrer, getElementById: () => fonts },
    location: { origin: 'https://far.example' },
    PerformanceObserver: class {
      observe({ type }: { type: string }): void {
        observed = type;
      }
    },
  });
  return { media: fonts.media, observed };
}

it.each(['', 'https://search.example/', 'https://far.example.attacker.example/'])(
  'the first page of a visit requests its fonts after its first paint: from “%s”',
  (from) => expect(fontsOf(from)).toEqual({ media: '(scripting: none)', observed: 'paint' }),
);

it('later pages use the fonts at once', () => {
  expect(fontsOf('https://far.example/esports/')).toEqual({ media: 'all', observed: '' });
});

/** Links that the script adds to the head of a page. */
function expected(referrer: string, dataset: Record<string, string>): object[] {
  const links: object[] = [];
  const document = {
    documentElement: { dataset },
    cookie: '',
    referrer,
    getElementById: () => null,
    createElement: () => ({
      setAttribute(name: string, value: string) {
        Reflect.set(this, name, value);
      },
    }),
    head: { append: (link: object) => links.push(link) },
  };
  runInNewContext(EARLY_STATE_SCRIPT, { document, location: { origin: 'https://far.example' } });
  return links;
}

it('paints a story that a reader comes to from the site once its picture is there, and nothing else later', () => {
  const [link, ...others] = expected('https://far.example/territori/', { lead: '' });
  expect(link).toMatchObject({ rel: 'expect', href: '#article-lead', blocking: 'render' });
  expect(others).toEqual([]);
  expect(expected('', { lead: '' })).toEqual([]);
  expect(expected('https://elsewhere.example/', { lead: '' })).toEqual([]);
  expect(expected('https://far.example/', {})).toEqual([]);
});
