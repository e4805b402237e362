import { expect, it } from 'vitest';
import { countCharacters } from './characters';

it.each([
  ['', 0],
  ['Bon dia', 7],
  ['dos\nversos', 10],
  ['col·lecció', 10],
  // Decomposed accents, a family, a flag, and a line end as sent by forms without JavaScript.
  ['e\u0301n\u0303', 2],
  ['👨‍👩‍👧‍👦', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿🇪🇸', 2],
  ['dos\r\nversos', 10],
])('counts %j as %d characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it('counts accents stacked on one letter, so that no short text hides a long one', () => {
  expect(countCharacters(`a${'\u0301'.repeat(319)}`)).toBe(10);
});

it('counts units beyond its limit', () => {
  expect(countCharacters('é'.repeat(10_000) + '👨‍👩‍👧‍👦'.repeat(10))).toBe(10_110);
});
