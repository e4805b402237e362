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
