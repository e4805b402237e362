import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bindSpaces } from './bound-spaces';

/** The text with a sign at each non-breaking space. */
const seen = (text: string) => bindSpaces(text).replaceAll('\u00a0', '_');

it.each([
  ['collirà un 30 % menys de raïm', 'collirà un 30_% menys de raïm'],
  ['costa 1.200 € i 3,5 km', 'costa 1.200_€ i 3,5_km'],
  ['a 12 m, 80 km/h i 4 m³', 'a 12_m, 80_km/h i 4_m³'],
  ['30 mil veïns, 3 milions, 12 euros', '30_mil veïns, 3 milions, 12 euros'],
  ['40 000 persones de 1 200 000', '40_000 persones de 1_200_000'],
  ['el 3 de maig del 2026', 'el 3_de_maig del 2026'],
  ['l’1 d’abril', 'l’1_d’abril'],
  ['el 12 de septiembre', 'el 12_de_septiembre'],
  ['J. M. Serrat i M. Rodoreda', 'J._M._Serrat i M._Rodoreda'],
  ['el núm. 5 de la Sra. Puig', 'el núm._5 de la Sra._Puig'],
  ['del segle XX i los siglos XIX', 'del segle_XX i los siglos_XIX'],
])('%s', (text, bound) => expect(seen(text)).toBe(bound));

it.each([
  'té 3 màgics amics',
  '5 hores',
  'dels 12 als 15',
  'el 2026 de vegades',
  'l’any 1000 500 persones',
  'Arriba a les 5. Després marxa',
  'segle dinou',
  'a. b',
])('leaves “%s” as it is', (text) => {
  expect(seen(text)).toBe(text);
});

const words = fc.stringMatching(/^(?:(?:\d{1,5}|de|maig|%|km|A\.|núm\.|segle|XX|mot|\u00a0|,) ?){0,12}$/u);

it('changes spaces only, and nothing the second time', () => {
  fc.assert(
    fc.property(fc.oneof(words, fc.string()), (text) => {
      const bound = bindSpaces(text);
      expect(bound.replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
      expect(bindSpaces(bound)).toBe(bound);
    }),
  );
});
