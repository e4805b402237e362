import { expect, it } from 'vitest';
import { encodingFor, matchesEtag } from './encoding';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['deflate', 'identity'],
  [`br${' '.repeat(300)}`, 'identity'],
])('a client that accepts %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

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
