import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
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
  it('handles winter, summer and half hours', () => {
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

  it('matches the clocks of any zone, however often and in whatever order it is called', () => {
    const zones = [
      MADRID,
      'Atlantic/Canary',
      'Australia/Lord_Howe',
      'Pacific/Chatham',
      'Asia/Kathmandu',
      'Africa/Monrovia',
      'America/St_Johns',
    ];
    const said = (ms: number, timeZone: string) => {
      const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
      const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      const [, sign, hours = '0', minutes = '0', seconds = '0'] =
        /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?/.exec(name) ?? [];
      return Math.round(
        ((sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))) / 60,
      );
    };
    const change = Date.parse('2026-03-29T01:00:00Z');
    const moment = fc.oneof(
      fc.integer({ min: Date.UTC(1971, 0, 1), max: Date.UTC(2060, 0, 1) }),
      fc.integer({ min: change - 3_600_000, max: change + 3_600_000 }),
      // Lord Howe's clocks change by half an hour; Liberia's changed at 00:44:30, Newfoundland's at 00:01.
      fc.integer({ min: Date.parse('2006-04-02T03:15:00Z'), max: Date.parse('2006-04-02T03:45:00Z') }),
      fc.integer({ min: Date.parse('2026-04-04T14:30:00Z'), max: Date.parse('2026-04-04T15:30:00Z') }),
      fc.integer({ min: Date.parse('1972-01-07T00:30:00Z'), max: Date.parse('1972-01-07T01:00:00Z') }),
    );
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (ms, zone) => {
        expect(Math.abs(zoneOffsetMinutes(ms, zone) - said(ms, zone))).toBeLessThan(1);
        expect(zoneOffsetMinutes(ms, zone)).toBe(zoneOffsetMinutes(ms, zone));
      }),
    );
  });

  it('is cached per quarter of an hour, up to a limit', () => {
    const ask = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const zone = 'Europe/Lisbon';
    const start = Date.parse('2026-06-01T00:00:00Z');
    zoneOffsetMinutes(start, zone);
    zoneOffsetMinutes(start + 899_999, zone);
    expect(ask).toHaveBeenCalledTimes(2);
    for (let quarter = 1; quarter <= 10_000; quarter += 1) zoneOffsetMinutes(start + quarter * 900_000, zone);
    zoneOffsetMinutes(start, zone);
    expect(ask).toHaveBeenCalledTimes(20_004);
    ask.mockRestore();
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
    // The clocks skip 02:00 to 03:00: parsed as after the skip.
    ['2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
    // They show 02:00 to 03:00 twice: parsed as the first.
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

  it('parses back any wall time it formatted, in any zone', () => {
    const zone = fc.constantFrom(MADRID, 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC');
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1439 }), zone, (day, minute, timeZone) => {
        const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const ms = toMilliseconds(`${day} ${clock}`, timeZone) ?? Number.NaN;
        const wall = new Date(ms + zoneOffsetMinutes(ms, timeZone) * 60_000).toISOString().slice(0, 16);
        const skipped = wall !== `${day}T${clock}`;
        // Only within the hour of a change may the parsed time differ, and then by that change.
        return (
          !skipped ||
          zoneOffsetMinutes(ms - 7_200_000, timeZone) !== zoneOffsetMinutes(ms + 7_200_000, timeZone)
        );
      }),
    );
  });
});

describe('days', () => {
  it('are recognized if they exist', () => {
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

  it('hold their own first and last instant', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(dayOf(startOfDay(day, MADRID), MADRID)).toBe(day);
        expect(dayOf(endOfDay(day, MADRID), MADRID)).toBe(day);
        expect(dayOf(startOfDay(day, MADRID) - 1, MADRID)).toBe(addDays(day, -1));
      }),
    );
  });

  it('can be counted from any day of four digits, in any zone, to no other year', () => {
    // Evenly by day: from 0001-01-01 to 9999-12-31.
    const any = fc
      .oneof(
        fc.integer({ min: -719_162, max: 2_932_896 }),
        fc.constantFrom(-719_162, -719_161, 2_932_866, 2_932_895, 2_932_896),
      )
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
    const zone = fc.constantFrom(MADRID, 'UTC', 'America/New_York', 'Pacific/Kiritimati');
    const count = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(any, zone, count, (day, timeZone, later) => {
        for (const other of [addDays(day, later), monthStart(day, later)]) expect(isDay(other)).toBe(true);
        expect(addDays(day, later) >= day).toBe(later >= 0 || addDays(day, later) === day);
        expect(monthStart(day)).toBe(`${day.slice(0, 8)}01`);
        expect(dayOf(startOfDay(day, timeZone), timeZone)).toBe(day);
        expect(dayOf(endOfDay(day, timeZone), timeZone)).toBe(day);
        expect(endOfDay(day, timeZone)).toBeGreaterThan(startOfDay(day, timeZone));
      }),
    );
    expect([addDays('9999-12-31', 1), addDays('0000-01-01', -1)]).toEqual(['9999-12-31', '0000-01-01']);
    expect([monthStart('9999-12-05', 1), monthStart('0099-12-05', 1)]).toEqual(['9999-12-31', '0100-01-01']);
  });

  it('count weeks from Monday and months from their first', () => {
    expect(weekday('2026-11-20')).toBe(5);
    expect(weekday('2026-11-22')).toBe(7);
    expect(monthStart('2026-11-20', 2)).toBe('2027-01-01');
    expect(monthStart('2026-01-31', -1)).toBe('2025-12-01');
  });
});
