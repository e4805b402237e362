import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnStep, parseNumber, stepped } from './numbers';

/**
 * Every way to write numbers: direction marks, groups of two and three, spaces, digits of many scripts, some
 * outside of the BMP.
 */
const LANGUAGES = [
  'es',
  'ca',
  'en',
  'de',
  'de-CH',
  'de-AT',
  'fr',
  'pl',
  'pt-PT',
  'sv',
  'et',
  'it',
  'es-MX',
  'ar-EG',
  'fa',
  'he',
  'ur',
  'en-IN',
  'hi',
  'bn',
  'ne',
  'my',
  'ff-Adlm',
  'th-u-nu-thai',
  'ja-u-nu-fullwide',
  'en-u-nu-mathmono',
  'en-u-nu-mathsans',
  'zh-u-nu-hanidec',
];

describe('parseNumber', () => {
  it.each([
    ['1.234,5', 'es', 1234.5],
    ['1234,5', 'ca', 1234.5],
    ['1,234.5', 'en', 1234.5],
    ['-3', 'es', -3],
    ['−3', 'en', -3],
    [',5', 'es', 0.5],
    ['2,', 'ca', 2],
    // The point of a keypad, if the language has a comma; if it could be a group mark, it is one.
    ['1.5', 'es', 1.5],
    ['1.500', 'es', 1500],
    ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
    ['12 345', 'es', 12345],
    ['0.500', 'es', 0.5],
    ['-0', 'es', 0],
    ['1,23,456', 'en-IN', 123456],
    ['１２３', 'ca', 123],
    ['١٢٣', 'ar', 123],
    ['- 5', 'es', -5],
    [' 1\u00a0234,5 ', 'es', 1234.5],
    ['1\u202f234\u202f567,5', 'fr', 1234567.5],
    ['\u061c-١٬٢٣٤', 'ar-EG', -1234],
    ['\u200e−۱٬۲۳۴', 'fa', -1234],
    ['𝟣,𝟤𝟥𝟦', 'en-u-nu-mathsans', 1234],
  ])('parses %s in %s', (text, language, number) => {
    expect(parseNumber(text, language)).toBe(number);
  });

  it.each(['', ' ', 'tres', '1.23.4', '1,2,3', '--1', '1e5', '12.34,5', 'Infinity', '0x10', '9'.repeat(41)])(
    'rejects %j',
    (text) => {
      expect(parseNumber(text, 'es')).toBeNull();
    },
  );

  it.each([
    ['1 2 3', 'es'],
    ['12 34', 'es'],
    ['1 234.567', 'es'],
    ['1,234 5', 'es'],
    ['0 500', 'es'],
    ['\u200f1 234', 'es'],
    ['\u061c1 234', 'en'],
    ['\u200f-1 234', 'es'],
    ['1\u200f2', 'es'],
    ['1\u061c2', 'ar-EG'],
    ['١ ٢٣٤', 'es'],
  ])('rejects %j in %s, which would display another number', (text, language) => {
    expect(parseNumber(text, language)).toBeNull();
  });

  it.each(['0,125', '1,0000', '10,0000', '1\u202e2'])('rejects %j in English', (text) => {
    expect(parseNumber(text, 'en')).toBeNull();
  });

  it('parses what Intl formats', () => {
    const written = fc.tuple(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.constantFrom(...LANGUAGES),
    );
    fc.assert(
      fc.property(written, ([thousandths, language]) => {
        const number = thousandths / 1000;
        const text = new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: true }).format(
          number,
        );
        expect(parseNumber(text, language)).toBe(number + 0);
      }),
    );
  });
});

describe('steps', () => {
  it('have no rounding errors of binary fractions', () => {
    expect(stepped(0.1, 1, 0.2, 0.1)).toBe(0.3);
    expect(stepped(1.1, -1, 0.1, 0)).toBe(1);
  });
  it('go to the nearest step first', () => {
    expect(stepped(5, 1, 2, 2)).toBe(6);
    expect(stepped(5, -1, 2, 2)).toBe(4);
    expect(isOnStep(5, 2, 2)).toBe(false);
    expect(isOnStep(0.3, 0.1, 0)).toBe(true);
  });
});
