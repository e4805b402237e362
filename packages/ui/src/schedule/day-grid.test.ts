import { type Broadcast, startOfDay } from '@portal/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayGrid } from './day-grid';

const MADRID = { timeZone: 'Europe/Madrid', now: '2026-03-18T12:30:00+01:00' };

const show = (startTime: string, endTime: string): Broadcast => ({
  id: startTime,
  title: startTime,
  url: { href: '/programes/p/', title: startTime },
  startTime: { date: startTime },
  endTime: { date: endTime },
});

const tiles = (day: string, shows: Broadcast[]) =>
  dayGrid([shows], { ...MADRID, day }).stations[0]?.map(({ from, length, show: of }) => [
    from,
    length,
    of !== null,
  ]);

describe('the grid of a day', () => {
  it('has tiles as wide as broadcasts last, and gaps between them', () => {
    expect(
      tiles('2026-03-18', [
        show('2026-03-18T07:00:00+01:00', '2026-03-18T10:00:00+01:00'),
        show('2026-03-18T10:30:00+01:00', '2026-03-18T11:00:00+01:00'),
      ]),
    ).toEqual([
      [0, 420, false],
      [420, 180, true],
      [600, 30, false],
      [630, 30, true],
      [660, 780, false],
    ]);
  });

  it('cuts broadcasts that run past midnight at both ends of the day', () => {
    const nights = [
      show('2026-03-17T23:30:00+01:00', '2026-03-18T01:15:00+01:00'),
      show('2026-03-18T23:30:00+01:00', '2026-03-19T01:15:00+01:00'),
    ];
    expect(tiles('2026-03-18', nights)).toEqual([
      [0, 75, true],
      [75, 1335, false],
      [1410, 30, true],
    ]);
    const [first, , last] = dayGrid([nights], { ...MADRID, day: '2026-03-18' }).stations[0] ?? [];
    expect(first).toMatchObject({ hasBegunBefore: true, endsLater: false });
    expect(last).toMatchObject({ hasBegunBefore: false, endsLater: true });
  });

  it('begins the later one where broadcasts overlap', () => {
    expect(
      tiles('2026-03-18', [
        show('2026-03-18T00:00:00+01:00', '2026-03-18T12:00:00+01:00'),
        show('2026-03-18T11:00:00+01:00', '2026-03-19T00:00:00+01:00'),
      ]),
    ).toEqual([
      [0, 660, true],
      [660, 780, true],
    ]);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-03-18', 24],
  ])('%s has %d hours', (day, count) => {
    const { hours, length } = dayGrid([[]], { ...MADRID, day });
    expect(hours).toHaveLength(count);
    expect(length).toBe(count * 60);
  });

  it('keeps lengths on days on which clocks change', () => {
    // From half past one to four, summer time: an hour and a half.
    expect(tiles('2026-03-29', [show('2026-03-29T00:30:00.000Z', '2026-03-29T02:00:00.000Z')])).toEqual([
      [0, 90, false],
      [90, 90, true],
      [180, 1200, false],
    ]);
    // From half past one to four, winter time: three hours and a half.
    expect(tiles('2026-10-25', [show('2026-10-24T23:30:00.000Z', '2026-10-25T03:00:00.000Z')])).toEqual([
      [0, 90, false],
      [90, 210, true],
      [300, 1200, false],
    ]);
  });

  it('has a line of now on its own day only', () => {
    expect(dayGrid([], { ...MADRID, day: '2026-03-18' }).now).toBe(750);
    expect(dayGrid([], { ...MADRID, day: '2026-03-17' }).now).toBeNull();
    expect(dayGrid([], { ...MADRID, day: '2026-03-19' }).now).toBeNull();
  });

  it('covers the day without a hole or an overlap, whatever is broadcast', () => {
    const begins = startOfDay('2026-10-25', MADRID.timeZone);
    const moment = fc.integer({ min: -600, max: 2100 }).map((at) => begins + at * 60_000);
    fc.assert(
      fc.property(fc.array(fc.tuple(moment, moment), { minLength: 1, maxLength: 12 }), (times) => {
        const shows = times.map(([a, b]) => show(new Date(a).toISOString(), new Date(b).toISOString()));
        const slots = tiles('2026-10-25', shows) ?? [];
        let reached = 0;
        for (const [from, length] of slots) {
          expect(from).toBe(reached);
          reached += Number(length);
        }
        if (slots.length) expect(reached).toBe(1500);
      }),
    );
  });
});
