import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfAge, isUnderAge } from './age';

describe('age', () => {
  it('is reached on the birthday', () => {
    expect(isOfAge('2013-11-21', '2026-11-20')).toBe(false);
    expect(isOfAge('2013-11-20', '2026-11-20')).toBe(true);
    expect(isOfAge('2013-11-19', '2026-11-20')).toBe(true);
  });

  it('is reached on 1 March by somebody born on 29 February', () => {
    expect(isOfAge('2012-02-29', '2025-02-28')).toBe(false);
    expect(isOfAge('2012-02-29', '2025-03-01')).toBe(true);
    expect(isOfAge('2008-02-29', '2024-02-29', 16)).toBe(true);
  });

  it('needs existing days', () => {
    expect(isOfAge('2012-02-30', '2026-01-01')).toBe(false);
    expect(isOfAge('', '2026-01-01')).toBe(false);
    expect(isUnderAge('2020-13-01', '2026-01-01')).toBe(false);
  });

  it('is under age until then, and not before birth', () => {
    expect(isUnderAge('2013-11-21', '2026-11-20')).toBe(true);
    expect(isUnderAge('2013-11-20', '2026-11-20')).toBe(false);
    expect(isUnderAge('2026-11-21', '2026-11-20')).toBe(false);
  });

  it('is nobody’s before 1900 or after today', () => {
    for (const birthdate of ['1899-12-31', '0000-01-01', '2026-11-21', '9986-01-01', '9999-12-31']) {
      expect(isOfAge(birthdate, '2026-11-20')).toBe(false);
      expect(isUnderAge(birthdate, '2026-11-20')).toBe(false);
    }
    expect(isOfAge('1900-01-01', '2026-11-20')).toBe(true);
    expect(isUnderAge('2026-11-20', '2026-11-20')).toBe(true);
  });

  it('is that of the calendar on any day of any year', () => {
    const number = (min: number, max: number) => fc.integer({ min, max });
    const inYears = (first: number, last: number) =>
      fc
        .tuple(number(first, last), number(0, 11), number(1, 28))
        .map(([year, month, day]) => new Date(new Date(0).setUTCFullYear(year, month, day)));
    const textOf = (date: Date) => date.toISOString().slice(0, 10);
    const years = number(0, 120);
    fc.assert(
      fc.property(inYears(0, 9999), inYears(1900, 2200), years, (born, today, age) => {
        const birthday = new Date(new Date(born).setUTCFullYear(born.getUTCFullYear() + age));
        const isSomebodys = born.getUTCFullYear() >= 1900 && born <= today;
        const isReached = birthday <= today;
        expect(isOfAge(textOf(born), textOf(today), age)).toBe(isSomebodys && isReached);
        expect(isUnderAge(textOf(born), textOf(today), age)).toBe(isSomebodys && !isReached);
      }),
      // The last years of four digits: some years later they have five.
      { examples: [13, 14, 18].map((age) => [new Date('9999-12-31'), new Date('2026-11-30'), age]) },
    );
  });

  it('never decreases over time', () => {
    const day = fc
      .date({
        min: new Date('1990-01-01T00:00:00Z'),
        max: new Date('2060-01-01T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, day, (birthdate, first, second) => {
        const [earlier, later] = first < second ? [first, second] : [second, first];
        return !isOfAge(birthdate, earlier) || isOfAge(birthdate, later);
      }),
    );
  });
});
