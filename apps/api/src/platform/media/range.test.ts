import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeOf } from './range';

describe('range requests for a part of a file', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-', { start: 10, end: 99 }],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=0-99999999999999999999', null],
    ['bytes=0-1,3-4', null],
    ['bytes=-', null],
    ['items=0-1', null],
    [undefined, null],
  ])('%s of 100 bytes is %o', (header, part) => {
    expect(rangeOf(header, 100)).toEqual(part);
  });

  it('never exceeds the file, whatever is requested', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(1_000), (text, from, to, size) => {
        for (const header of [
          text,
          `bytes=${text}`,
          `bytes=${from}-${to}`,
          `bytes=-${to}`,
          `bytes=${from}-`,
        ]) {
          const part = rangeOf(header, size);
          if (part === null || part === 'unsatisfiable') continue;
          expect(part.start).toBeGreaterThanOrEqual(0);
          expect(part.end).toBeGreaterThanOrEqual(part.start);
          expect(part.end).toBeLessThan(size);
        }
      }),
    );
  });
});
