import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { scaleIngredient, servingsRange } from './ingredients';

describe('an ingredient for other numbers of people', () => {
  test.each([
    ['200 g', 2, '400 g'],
    ['200 g de farina', 0.5, '100 g de farina'],
    ['200g de farina', 2, '400g de farina'],
    ['360 g d’arròs bomba del Delta', 1.25, '450 g d’arròs bomba del Delta'],
    ['25 g d’ametlles torrades', 1.5, '38 g d’ametlles torrades'],
    ['1.500 g de patates', 2, '3000 g de patates'],
    ['1,5 dl d’oli d’oliva', 2, '3 dl d’oli d’oliva'],
    ['1,2 l de caldo de cocido', 0.5, '0,6 l de caldo de cocido'],
    ['1 kg de peix de roca', 2, '2 kg de peix de roca'],
    ['1 kg de peix de roca (rap, rata)', 1.25, '1,25 kg de peix de roca (rap, rata)'],
    ['1/2 ceba', 0.5, '¼ ceba'],
    ['½ l de llet', 0.5, '¼ l de llet'],
    ['1 1/2 tasses de sucre', 2, '3 tasses de sucre'],
    ['1 ½ cucharada de pimentón', 2, '3 cucharadas de pimentón'],
    ['1 ½ cucharada de pimentón', 0.5, '¾ cucharada de pimentón'],
    ['1½ tassa de llet', 2, '3 tasses de llet'],
    ['2-3 dientes', 2, '4-6 dientes'],
    ['2-3 dientes de ajo', 0.25, '½-¾ diente de ajo'],
    ['2 o 3 alls', 2, '4 o 6 alls'],
    ['12 cloïsses', 1.5, '18 cloïsses'],
    ['3 tomàquets madurs ratllats', 1.5, '4 ½ tomàquets madurs ratllats'],
    ['1 cucharadita de pimentón', 2, '2 cucharaditas de pimentón'],
    ['1 cullerada d’aigua de flor de taronger', 3, '3 cullerades d’aigua de flor de taronger'],
    ['2 llesques de pa sec', 0.5, '1 llesca de pa sec'],
    ['4 ous', 1 / 3, '1 ⅓ ous'],
    ['1 sípia mitjana amb la salsa', 1.5, '1 ½ sípia mitjana amb la salsa'],
    ['3 cebes i 6 alls', 2, '6 cebes i 12 alls'],
  ])('“%s” × %f is “%s”', (text, factor, scaled) => {
    expect(scaleIngredient(text, factor).replaceAll('\u00a0', ' ')).toBe(scaled);
  });

  test.each([
    ['1 nyora', 2, '1 nyora × 2'],
    ['1 cucharada sopera de pimentón dulce', 2, '1 cucharada sopera de pimentón dulce × 2'],
    ['1 cua de rap d’1,2 kg, a talls', 2, '1 cua de rap d’1,2 kg, a talls × 2'],
    ['1 ceba i 3 alls', 2, '(1 ceba i 3 alls) × 2'],
    ['8 gambes', 0.125, '8 gambes × ⅛'],
  ])('has a multiplier where the words of “%s” would change', (text, factor, scaled) => {
    expect(scaleIngredient(text, factor).replaceAll('\u00a0', ' ')).toBe(scaled);
  });

  test.each([
    'Sal',
    'Un polsim de safrà',
    'La ralladura de 2 limones',
    'Oli suau per fregir',
    '1 pot (400 g) de cigrons',
    '2 × 400 g de tomàquet',
    '1 got de llet 3,5 %',
    '1/0 de res',
    '0 g de sal',
    '3',
    '',
  ])('leaves “%s” as it is printed', (text) => {
    expect(scaleIngredient(text, 2)).toBe(text);
  });

  const factors = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }));

  it('is the printed text for the printed number of people, whatever it says', () => {
    fc.assert(fc.property(fc.string(), (text) => scaleIngredient(text, 1) === text));
  });

  it('never changes a text without an amount at its start', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zàéç][\s\S]*$/), factors, (text, [to, of]) => {
        expect(scaleIngredient(text, to / of)).toBe(text);
      }),
    );
  });

  it('is within a twentieth of the exact amount on scales, and keeps the words after it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 5000 }), factors, (grams, [to, of]) => {
        const factor = Math.min(4, Math.max(0.25, to / of));
        const [, amount, rest] = /^([\d,]+)( .*)$/.exec(scaleIngredient(`${grams} g de sucre`, factor)) ?? [];
        expect(rest).toBe(' g de sucre');
        const value = Number(amount?.replace(',', '.'));
        expect(Math.abs(value - grams * factor)).toBeLessThanOrEqual(0.05 * grams * factor);
      }),
    );
  });

  it('grows with the number of people', () => {
    const kinds = fc.constantFrom('g de sal', 'ml de llet', 'kg de patates', 'llimones grosses');
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 900 }), kinds, factors, (count, thing, [one, other]) => {
        const amount = (people: number) =>
          Number.parseFloat(scaleIngredient(`${count} ${thing}`, people / 4).replace(',', '.'));
        if (one <= other) expect(Math.floor(amount(one))).toBeLessThanOrEqual(amount(other));
      }),
    );
  });
});

test('a recipe is scaled from a quarter of its people to four times as many', () => {
  expect(servingsRange(4)).toEqual({ min: 1, max: 16 });
  expect(servingsRange(6)).toEqual({ min: 2, max: 24 });
  expect(servingsRange(1)).toEqual({ min: 1, max: 4 });
});
