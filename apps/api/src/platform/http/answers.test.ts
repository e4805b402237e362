import { expect, it } from 'vitest';
import { matchesEtag } from './answers';

it.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['*', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['a', false],
])('whether %j names the ETag "a": %s', (ifNoneMatch, named) => {
  expect(matchesEtag(ifNoneMatch, '"a"')).toBe(named);
});

it('compares an ETag weakly, whichever side is weak', () => {
  expect(matchesEtag('"a"', 'W/"a"')).toBe(true);
});
