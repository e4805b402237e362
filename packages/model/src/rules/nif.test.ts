import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNif, nifLetter } from './nif';

describe('nif', () => {
  it.each([
    '12345678Z',
    '12345678z',
    '00000000T',
    '99999999R',
    'X1234567L',
    'Y1234567X',
    'Z1234567R',
    'x1234567l',
  ])('accepts %s', (text) => {
    expect(isNif(text)).toBe(true);
  });

  it.each([
    '',
    '12345678',
    '12345678A',
    '1234567Z',
    '123456789Z',
    'W1234567L',
    'X12345678L',
    '12345678Z ',
    'X1234567T',
  ])('refuses %j', (text) => {
    expect(isNif(text)).toBe(false);
  });

  it('accepts exactly one letter for each number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const digits = String(number).padStart(8, '0');
        const good = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => isNif(digits + letter));
        expect(good).toEqual([nifLetter(number)]);
      }),
    );
  });

  it('detects one wrong digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 0, max: 7 }),
        fc.integer({ min: 1, max: 9 }),
        (number, place, step) => {
          const digits = String(number).padStart(8, '0');
          const wrong = String((Number(digits.charAt(place)) + step) % 10);
          return !isNif(digits.slice(0, place) + wrong + digits.slice(place + 1) + nifLetter(number));
        },
      ),
    );
  });
});
