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

it('counts pictures in figures and galleries, and no films', () => {
  const image = { src: '/media/1', alt: '', width: 600, height: 400 };
  const minutes = (parts: BodyPart[]) => readingMinutes([paragraph('paraula '.repeat(230)), ...parts]);
  expect(minutes([{ type: 'gallery', images: Array.from({ length: 8 }, () => ({ image })) }])).toBe(2);
  expect(minutes(Array.from({ length: 8 }, (): BodyPart => ({ type: 'figure', image })))).toBe(2);
  const video: BodyPart = { type: 'video', video: { type: 'video', mp4: '/media/2.mp4', duration: 600 } };
  expect(minutes([video])).toBe(1);
});

it('counts what is read with a text: the answers of an interview', () => {
  expect(readingMinutes([paragraph('paraula '.repeat(230))], ['<p>paraula</p> '.repeat(230 * 3)])).toBe(4);
});
