import { describe, expect, it } from 'vitest';
import {
  FRONT_LIFETIMES,
  GUIDE_LIFETIMES,
  LISTING_LIFETIMES,
  LIVE_LIFETIMES,
  lifetimesByAge,
  MISSING_LIFETIMES,
} from '../app/lifetimes';
import { cacheHeaders } from './cache-headers';
import type { Shown } from './pages';

const NOW = new Date('2026-03-18T12:00:00Z');
const shown: Shown = { site: 'far', contents: ['7', '9', '7'], lists: false };
const textOf = (updatedAt: string) => lifetimesByAge(updatedAt, NOW);

/** Lifetimes in seconds: fresh in a cache that is purged, fresh in any other, served while revalidated. */
const PAGES = [
  ['a front', FRONT_LIFETIMES, 15, 15, 120],
  ['a listing', LISTING_LIFETIMES, 30, 15, 300],
  ['a programme guide', GUIDE_LIFETIMES, 30, 15, 60],
  ['a live blog', LIVE_LIFETIMES, 10, 10, 60],
  ['a text of this hour', textOf('2026-03-18T11:50:00Z'), 20, 15, 120],
  ['a text of today', textOf('2026-03-18T08:00:00Z'), 60, 15, 600],
  ['a text of this month', textOf('2026-03-10T12:00:00Z'), 600, 15, 7_200],
  ['a text of last year', textOf('2025-03-18T12:00:00Z'), 3_600, 15, 86_400],
  ['a missing page', MISSING_LIFETIMES, 10, 10, 0],
] as const;

describe.each(PAGES)('cache headers of %s', (_, lifetimes, fresh, unpurged, revalidated) => {
  it('let a purged cache store status 200 for its whole lifetime', () => {
    expect(cacheHeaders({ status: 200, lifetimes, shown }, true)).toEqual({
      'cache-control': `public, max-age=0, s-maxage=${fresh}`,
      'cdn-cache-control': `max-age=${fresh}, stale-while-revalidate=${revalidated}, stale-if-error=604800`,
      'surrogate-key': 'site-far c7 c9',
      'cache-tag': 'site-far,c7,c9',
    });
  });

  it.each([
    [200, 'no purged cache', false],
    ...[301, 302, 404, 410, 500, 503].flatMap((status): [number, string, boolean][] => [
      [status, 'a purged cache', true],
      [status, 'no purged cache', false],
    ]),
  ])('limit status %i to seconds, with %s', (status, _cache, toldOfChanges) => {
    expect(cacheHeaders({ status, lifetimes, shown }, toldOfChanges)).toEqual({
      'cache-control': `public, max-age=0, s-maxage=${unpurged}`,
      'surrogate-key': 'site-far c7 c9',
    });
  });
});

const keysOf = (page: Shown) => {
  const headers = cacheHeaders({ status: 200, lifetimes: FRONT_LIFETIMES, shown: page }, true);
  expect(headers['cache-tag']?.split(',')).toEqual(headers['surrogate-key']?.split(' '));
  return headers['surrogate-key'];
};
const contents = (count: number) => Array.from({ length: count }, (_, at) => String(at));

it.each([
  ['its site', { site: 'far', contents: [], lists: false }, 'site-far'],
  ['its site’s lists', { site: 'far', contents: [], lists: true }, 'site-far list-far'],
  ['its type', { site: 'far', type: 'live' as const, contents: [], lists: false }, 'site-far page-live'],
  ['its contents too', { site: 'far', contents: ['3'], lists: true }, 'site-far list-far c3'],
])('names %s, so that a change purges the page', (_, page, keys) => {
  expect(keysOf(page)).toBe(keys);
});

it('names up to 400 articles: a page with more is purged with its site’s lists', () => {
  expect(keysOf({ site: 'far', contents: contents(400), lists: true })?.split(' ')).toHaveLength(402);
  expect(keysOf({ site: 'far', contents: contents(401), lists: true })).toBe('site-far list-far');
});
