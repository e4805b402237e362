import { isSafeUrl } from '@portal/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOpenable, normalPath } from './paths';

const HOST = 'https://www.elfar.example';
/** Arbitrary paths, especially of characters that are special in URLs. */
const paths = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('%20', '%0d%0a', '%5C', '\\', '%3F', '%23', '%2F', '%2520', '%', ' ', '\t', 'ç', '//'),
      fc.constantFrom('/../', '/./', '/%2e%2E/', '/.%2e/', '/...'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => `/${parts.join('')}`);

it('a stored URL can be linked to, stays on its site and is found by its link', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const stored = normalPath(path);
      expect(isSafeUrl(stored)).toBe(true);
      expect(new URL(stored, HOST).host).toBe('www.elfar.example');
      expect(normalPath(stored)).toBe(stored);
      // No browser resolves a part of it as a parent folder.
      expect(new URL(stored, HOST).pathname.split('/')).toHaveLength(stored.split('/').length);
    }),
    { seed: 20_261_124 },
  );
});

it.each([
  ['/noticies/la%20meva%20nota/', '/noticies/la%20meva%20nota/'],
  ['/noticies/la meva nota', '/noticies/la%20meva%20nota/'],
  ['/a%0d%0aX-Evil:%201/', '/a%0D%0AX-Evil:%201/'],
  ['/%5Cevil.example/', '/%5Cevil.example/'],
  ['/esports/llu%C3%ADs/', '/esports/lluís/'],
  ['/100%/', '/100%/'],
  ['/%2e%2e/%2E%2e/etc/', '/etc/'],
  ['/a/../b/./c', '/a/b/c/'],
])('%s is stored as %s', (path, stored) => {
  expect(normalPath(path)).toBe(stored);
});

it.each([
  ['/noticies/la%20meva%20nota/', true],
  ['/esports/lluís/', true],
  ['/100%/', true],
  ['/', true],
  ['/a%00b/', false],
  ['/a%2500b/', false],
  ['/a%0D%0Ab/', false],
  ['/a%1Bb/', false],
  ['/a%2520b/', false],
  ['/100%-línia/', false],
  ['/%5Cevil.example/', false],
  [`/${'a'.repeat(1_023)}/`, false],
])('readers can open %s: %s', (path, isIt) => {
  expect(isOpenable(normalPath(path))).toBe(isIt);
});
