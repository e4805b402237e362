import { ROUTES } from '@portal/model';
import { expect, it } from 'vitest';
import { isListable, SPECULATION_RULES } from './head';

it.each([
  [false, 'https://www.elfar.example', true],
  [true, 'https://demo.elfar.example', false],
  [true, 'http://far.localhost:3000', true],
  [true, 'http://127.0.0.1:3000', true],
])('a site with fictional content: %s, at %s: is indexable: %s', (isFiction, origin, listed) => {
  expect(isListable({ isFiction }, origin)).toBe(listed);
});

it('prefetches no link that changes something, such as the choice of an edition', () => {
  const { prefetch } = JSON.parse(SPECULATION_RULES);
  const [all, { not }] = prefetch[0].where.and;
  expect(all).toEqual({ href_matches: '/*' });
  // A pattern of URLs: its `?` is escaped, because it would make what precedes it optional.
  expect(not.href_matches).toEqual([ROUTES.calls, ROUTES.media, ROUTES.logout, '/*\\?*edition=*']);
});
