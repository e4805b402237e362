import { expect, it } from 'vitest';
import { isListable } from './indexing';

it.each([
  [false, 'https://www.elfar.example', true],
  [true, 'https://demo.elfar.example', false],
  [true, 'http://far.localhost:3000', true],
  [true, 'http://127.0.0.1:3000', true],
])('a site that is a fiction: %s, at %s: may be listed: %s', (isFiction, origin, listed) => {
  expect(isListable({ isFiction }, origin)).toBe(listed);
});
