import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  endOfDay,
  isDay,
  monthStart,
  startOfDay,
  toMilliseconds,
  weekday,
  zoneOffsetMinutes,
} from './zone';

const MADRID = 'Europe/Madrid';
const days = fc
  .date({ min: new Date('1980-01-01T00:00:00Z'), max: new Date('2080-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('zoneOffsetMinutes', () => {
  it('knows winter, summer and half hours', () => {
    expect(zoneOffsetMinutes(Date.parse('2026-01-10T12:00:00Z'), MADRID)).toBe(60);
    expect(zoneOffsetMinutes(Date.parse('2026-07-10T12:00:00Z'), MADRID)).toBe(120);
    expect(zoneOffsetMinutes(Date.parse('2026-07-10T12:00:00Z'), 'Asia/Kolkata')).toBe(330);
    expect(zoneOffsetMinutes(Date.parse('2026-07-10T12:00:00Z'), 'America/New_York')).toBe(-240);
  });

  it('changes exactly when the clocks do', () => {
    const change = Date.parse('2026-03-29T01:00:00Z');
    expect(zoneOffsetMinutes(change - 1, MADRID)).toBe(60);
    expect(zoneOffsetMinutes(change, MADRID)).toBe(120);
  });

  it('refuses a zone that does not exist', () => {
    expect(() => zoneOffsetMinutes(0, 'Europe/Atlantis')).toThrow(RangeError);
  });
});

describe('toMilliseconds', () => {
  it.each([
    ['2026-11-20T10:30:00Z', '2026-11-20T10:30:00.000Z'],
    ['2026-11-20T10:30:00.123456+02:00', '2026-11-20T08:30:00.123Z'],
    ['2026-11-20T10:30:00-0330', '2026-11-20T14:00:00.000Z'],
    ['2026-11-20 10:30:00.000000', '2026-11-20T09:30:00.000Z'],
    ['2026-07-20T10:30', '2026-07-20T08:30:00.000Z'],
    ['2026-07-20', '2026-07-19T22:00:00.000Z'],
    [' 2026-07-20 ', '2026-07-19T22:00:00.000Z'],
    // The clocks skip 02:00 to 03:00: read as after the skip.
    ['2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
    // They show 02:00 to 03:00 twice: the first.
    ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
  ])('reads %s', (text, expected) => {
    expect(new Date(toMilliseconds(text, MADRID) ?? Number.NaN).toISOString()).toBe(expected);
  });

  it.each(['', 'ayer', '2026-13-01', '2026-02-30', '2026-02-20T25:00', '20/11/2026', '2026-11-20T10'])(
    'refuses %j',
    (text) => {
      expect(toMilliseconds(text, MADRID)).toBeNull();
    },
  );

  it('refuses invalid dates and numbers', () => {
    expect(toMilliseconds(new Date('x'))).toBeNull();
    expect(toMilliseconds(Number.POSITIVE_INFINITY)).toBeNull();
  });

  it('reads back any wall time it wrote in any zone', () => {
    const zone = fc.constantFrom(MADRID, 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC');
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1439 }), zone, (day, minute, timeZone) => {
        const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const ms = toMilliseconds(`${day} ${clock}`, timeZone) ?? Number.NaN;
        const wall = new Date(ms + zoneOffsetMinutes(ms, timeZone) * 60_000).toISOString().slice(0, 16);
        const skipped = wall !== `${day}T${clock}`;
        // Only inside the hour of a change may what is read differ, and then by that change.
        return (
          !skipped ||
          zoneOffsetMinutes(ms - 7_200_000, timeZone) !== zoneOffsetMinutes(ms + 7_200_000, timeZone)
        );
      }),
    );
  });
});

describe('days', () => {
  it('know which days exist', () => {
    expect(['2024-02-29', '2023-02-29', '2026-1-2', '2026-04-31', '0000-01-01'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('begin and end by the clocks of the zone', () => {
    expect(dayOf('2026-11-20T23:30:00Z', MADRID)).toBe('2026-11-21');
    expect(dayOf('2026-11-20T23:30:00Z', 'America/New_York')).toBe('2026-11-20');
    expect(endOfDay('2026-03-29', MADRID) + 1 - startOfDay('2026-03-29', MADRID)).toBe(23 * 3_600_000);
    expect(endOfDay('2026-10-25', MADRID) + 1 - startOfDay('2026-10-25', MADRID)).toBe(25 * 3_600_000);
    expect(dayOf('nunca', MADRID)).toBeNull();
  });

  it('hold their own first and last moment', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(dayOf(startOfDay(day, MADRID), MADRID)).toBe(day);
        expect(dayOf(endOfDay(day, MADRID), MADRID)).toBe(day);
        expect(dayOf(startOfDay(day, MADRID) - 1, MADRID)).toBe(addDays(day, -1));
      }),
    );
  });

  it('count weeks from Monday and months from their first', () => {
    expect(weekday('2026-11-20')).toBe(5);
    expect(weekday('2026-11-22')).toBe(7);
    expect(monthStart('2026-11-20', 2)).toBe('2027-01-01');
    expect(monthStart('2026-01-31', -1)).toBe('2025-12-01');
  });
});
