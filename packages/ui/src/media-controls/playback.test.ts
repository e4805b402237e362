import { expect, it } from 'vitest';
import { clock, spoken } from './playback';

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

it.each([
  [0, 'ca-ES', '0 segons'],
  [61, 'ca-ES', '1 minut 1 segon'],
  [750, 'es-ES', '12 minutos 30 segundos'],
  [3600, 'en-GB', '1 hour'],
  [Number.NaN, 'ca-ES', '0 segons'],
])('says %d seconds in %s as %s', (seconds, tag, text) => {
  expect(spoken(seconds, tag)).toBe(text);
});
