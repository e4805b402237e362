import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '../../../platform/time/durations';
import { owedOf } from './stripe-withdrawal';

const START = Date.parse('2026-11-02T10:00:00Z');
const period = (days: number) => ({ start: START / 1000, end: (START + days * DAY_MS) / 1000 });
const after = (days: number, isPartOwed = true) => ({
  declaredAt: new Date(START + days * DAY_MS),
  isPartOwed,
});

it.each([
  ['nothing where no start was asked for', 600, 30, after(5, false), 0],
  ['nothing on the first day', 600, 30, after(0.99), 0],
  ['a thirtieth after a whole day', 600, 30, after(1), 20],
  ['whole days alone', 600, 30, after(5.99), 100],
  ['cents that are rounded down', 599, 31, after(7), 135],
  ['a small part of a year', 6000, 365, after(14), 230],
  ['all of a week that is over', 150, 7, after(10), 150],
  ['nothing of a period to come', 600, 30, after(-1), 0],
  ['nothing of a period without a length', 600, 0, after(3), 0],
])('a reader who withdraws owes %s', (_, paid, days, terms, owed) => {
  expect(owedOf(paid, period(days), terms)).toBe(owed);
});

it('the amount owed is a whole number of cents, and never more than the used share or the payment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 400 }),
      fc.double({ min: 0, max: 16, noNaN: true }),
      (paid, days, had) => {
        const owed = owedOf(paid, period(days), after(had));
        expect(Number.isInteger(owed)).toBe(true);
        expect(owed).toBeGreaterThanOrEqual(0);
        expect(owed).toBeLessThanOrEqual(Math.min(paid, (paid * had) / days + 1e-6));
      },
    ),
  );
});
