import { dayOf } from '@portal/model';
import { emptyUser } from '@portal/model/readers';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createKeptProfile, isOfToday, PROFILE_KEY } from './kept-profile';

const ZONE = 'Europe/Madrid';
const record = { user: { ...emptyUser(), id: '7', nick: 'ada' }, updatedAt: 1 };

describe('the kept profile', () => {
  it('is what was stored, until it is cleared', () => {
    const held = new Map<string, string>();
    const kept = createKeptProfile({
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => void held.set(key, value),
      removeItem: (key) => void held.delete(key),
    });
    expect(kept.read()).toBeNull();
    kept.write(record);
    expect(kept.read()).toEqual(record);
    expect([...held.keys()]).toEqual([PROFILE_KEY]);
    kept.clear();
    expect(kept.read()).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '{"user":{},"updatedAt":1}', '{"user":{"id":"7"}}', '{"user":{"id":[]}}'])(
    'is null if the storage has %j',
    (text) => {
      const kept = createKeptProfile({ getItem: () => text, setItem: vi.fn(), removeItem: vi.fn() });
      expect(kept.read()).toBeNull();
    },
  );

  it('is null if storage throws, is full or does not exist', () => {
    const broken = () => {
      throw new Error('QuotaExceededError');
    };
    const kept = createKeptProfile({ getItem: broken, setItem: broken, removeItem: broken });
    kept.write(record);
    kept.clear();
    expect(kept.read()).toBeNull();
    const removeItem = vi.fn();
    createKeptProfile({ getItem: () => null, setItem: broken, removeItem }).write(record);
    expect(removeItem).toHaveBeenCalledWith(PROFILE_KEY);
    expect(createKeptProfile(undefined).read()).toBeNull();
  });
});

describe('the day of a kept profile', () => {
  it.each([
    // Clocks go forward on 29 March 2026 at 01:00 UTC: that day is 23 hours long.
    ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', true],
    ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', false],
    ['2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z', false],
    // And back on 25 October 2026 at 01:00 UTC: that day is 25 hours long.
    ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', true],
    ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', false],
    ['2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z', false],
    // A year later is not today; neither is a future time of another day.
    ['2025-03-29T12:00:00Z', '2026-03-29T12:00:00Z', false],
    ['2026-03-30T12:00:00Z', '2026-03-29T12:00:00Z', false],
  ])('updated %s, read %s: of today %s', (updated, now, expected) => {
    expect(isOfToday({ updatedAt: Date.parse(updated) }, Date.parse(now), ZONE)).toBe(expected);
  });

  it('is today’s until the zone’s midnight and never after, whatever the length of the day', () => {
    const hours = fc.integer({ min: 0, max: 366 * 24 });
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 30 * 60 }), (hour, minutes) => {
        const updatedAt = Date.UTC(2026, 0, 1) + hour * 3_600_000;
        const now = updatedAt + minutes * 60_000;
        const spain = (moment: number) =>
          new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short' }).format(moment);
        expect(isOfToday({ updatedAt }, now, ZONE)).toBe(spain(updatedAt) === spain(now));
      }),
    );
  });

  it('is never today’s if the timestamp is invalid', () => {
    expect(dayOf(Number.MAX_VALUE, ZONE)).toBeNull();
    expect(isOfToday({ updatedAt: Number.MAX_VALUE }, Number.MAX_VALUE, ZONE)).toBe(false);
  });
});
