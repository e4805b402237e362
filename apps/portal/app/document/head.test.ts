import { expect, it } from 'vitest';
import { isListable } from './head';

it.each([
  [false, 'https://www.elfar.example', true],
  [true, 'https://demo.elfar.example', false],
  [true, 'http://far.localhost:3000', true],
  [true, 'http://127.0.0.1:3000', true],
])('a site with fictional content: %s, at %s: is indexable: %s', (isFiction, origin, listed) => {
  expect(isListable({ isFiction }, origin)).toBe(listed);
});
