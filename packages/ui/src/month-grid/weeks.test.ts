import { addDays, monthStart } from '@portal/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weeksOf } from './MonthGrid';

describe('the weeks of a month', () => {
  test('begin on Monday', () => {
    expect(weeksOf('2026-12-01', 1)[0]).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
  });

  test('have each day once, in order, in weeks of seven', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1908-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (date) => {
          const first = monthStart(date.toISOString().slice(0, 10));
          const weeks = weeksOf(first, 1);
          for (const week of weeks) expect(week).toHaveLength(7);
          const days = weeks.flat().filter((day) => day !== null);
          expect(days[0]).toBe(first);
          expect(addDays(days.at(-1) ?? '', 1)).toBe(monthStart(first, 1));
          expect(days).toEqual([...new Set(days)].sort());
        },
      ),
    );
  });
});
