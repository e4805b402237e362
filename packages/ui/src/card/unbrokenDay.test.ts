import { expect, it } from 'vitest';
import { unbrokenDay } from './facts';

it.each([
  ['dissabte, 21 de novembre de 2026', 'dissabte, 21_de_novembre de 2026'],
  ['24 d’abril', '24_d’abril'],
  ['Del 21 nov. al 3 des.', 'Del 21_nov. al 3_des.'],
  ['Tots els dissabtes d’estiu', 'Tots els dissabtes d’estiu'],
  ['18/03/2026', '18/03/2026'],
])('keeps the day of “%s” on one line with its month', (words, bound) => {
  expect(unbrokenDay(words).replaceAll('\u00a0', '_')).toBe(bound);
});
