import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTypedDay, parseTypedDay } from './typed-day';

describe('a day as readers type it', () => {
  it.each([
    ['18/03/2026', '2026-03-18'],
    ['1/2/1990', '1990-02-01'],
    ['01-02-1990', '1990-02-01'],
    ['1. 2. 1990', '1990-02-01'],
    ['29022024', '2024-02-29'],
    ['  2026-03-18 ', '2026-03-18'],
  ])('%s is %s', (typed, day) => expect(parseTypedDay(typed)).toBe(day));

  it.each(['', '31/02/2026', '29/02/2023', '18/13/2026', '18/03/26', '18/03/2026 o així', '12/34', 'avui'])(
    '“%s” is no day',
    (typed) => expect(parseTypedDay(typed)).toBeNull(),
  );

  it('parses what it formats', () => {
    const days = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(parseTypedDay(formatTypedDay(day))).toBe(day);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseTypedDay(text)));
  });
});
