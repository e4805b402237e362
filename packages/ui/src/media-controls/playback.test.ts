import { expect, it } from 'vitest';
import { clock } from './playback';

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [750, '12:30'],
  [3723, '1:02:03'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
  [Infinity, '0:00'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
