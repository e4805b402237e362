import { expect, it } from 'vitest';
import { contrastOf } from '../index';
import { PLAIN_DRESS } from '../newsletter-plan';
import { weakColours } from './dress';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#767676', 4.54],
])('%s on %s', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
});

it('names unreadable colours of emails, and no others', () => {
  expect(weakColours(PLAIN_DRESS)).toEqual([]);
  const light = { ...PLAIN_DRESS.light, quiet: '#aaaaaa' };
  expect(weakColours({ ...PLAIN_DRESS, light })).toEqual([
    'letters.light.quiet (#aaaaaa) has a contrast of 2.3 on its paper (#ffffff): text needs 4.5',
  ]);
});
