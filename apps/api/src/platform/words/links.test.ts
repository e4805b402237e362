import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasLink } from './links';

describe('a link', () => {
  it.each([
    'https://evil.example/',
    'evil-casino.com',
    'evil-casino.com- ',
    '_x.com_',
    'a_b.com',
    'hxxp://evil.example/',
    'hxxps://evil.example/a',
    'evil·casino·com',
    'evil‧com',
    'evilꓸcom',
    'evil‚com',
    'Evil-casino.Io',
    'http://203.0.113.7/a',
    '203.0.113.7',
    'casino dot io',
    'casino d0t com',
    'casino (d0t) com',
    'casino punt com',
    'casino punto es.',
    'evil. com',
    'evil【.】com',
    'evil<.>com',
    'evil[.]com',
    'evil,cat/promo',
    'evil..com',
    'evil%2ecom',
    'evil .com',
    'nom@exemple.cat',
    'mira hola.com i prou',
  ])('is found: %s', (text) => {
    expect(hasLink(text)).toBe(true);
  });

  it.each([
    'Fins demà.No vindré.',
    'hola.Com va?',
    'un punt com aquest',
    'el punt com a tal',
    'És un punt com un altre, i prou.',
    'És el col·legi de la paral·lela.',
    'Costa 1.250,50 euros i 3.5 punts.',
    'A les 6.30 h, o a les 18.30.',
    'El Sr. Puig i la Sra. Pla, etc.',
    's. m. i r. de Tarragona',
    'Ah... com sempre',
    'Ah.. com sempre',
    'Ho va fer. com sempre, tard',
    'l’un·a o l’altre·a? -No ho sé- digué_ell',
    'Un 50 % de 2.000',
  ])('is not found: %s', (text) => {
    expect(hasLink(text)).toBe(false);
  });

  it('is not found in plain words, however they are spaced', () => {
    const words =
      'hola ja estem avui el punt és clar i no cal més que mirar ho al col·legi del poble un dia'.split(' ');
    const gap = fc.constantFrom(' ', '  ', '\n', ', ', '. ', '; ', ' - ', '… ', '... ');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...words), gap), { maxLength: 40 }), (pieces) => {
        expect(hasLink(pieces.flat().join(''))).toBe(false);
      }),
    );
  });
});
