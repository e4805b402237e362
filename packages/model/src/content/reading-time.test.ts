import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BodyPart } from './body';
import { readingMinutes } from './reading-time';

const paragraph = (html: string): BodyPart => ({ type: 'paragraph', html });

it('counts words, not tags, and is never less than a minute', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes([paragraph('<a href="https://a.example/b c d e">El port</a>')])).toBe(1);
  expect(
    readingMinutes(Array.from({ length: 10 }, () => paragraph('<p>l’hora d’ahir </p>'.repeat(46)))),
  ).toBe(4);
});

it('grows with the text', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(3000), (one, more) => {
      const of = (count: number) => readingMinutes([paragraph('paraula '.repeat(count))]);
      expect(of(one + more)).toBeGreaterThanOrEqual(of(one));
    }),
  );
});
