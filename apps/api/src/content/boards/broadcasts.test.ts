import { addDays, isOnAir, startOfDay, toMilliseconds } from '@portal/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScheduleSlot } from '../stories/tables';
import { broadcastsOn, onAirOf, type ProgrammeCards } from './broadcasts';

const ZONE = 'Europe/Madrid';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const programme = (id: number, ...schedule: ScheduleSlot[]) => ({
  id,
  name: `Programa ${id}`,
  path: `/programes/p${id}/`,
  resume: '',
  image: null,
  medium: 'tv' as const,
  rating: null,
  schedule,
});

const NOON = '12:00';
const times = (day: string, programmes: ReturnType<typeof programme>[], at = NOON) =>
  broadcastsOn(programmes, ZONE, day, new Date(toMilliseconds(`${day}T${at}`, ZONE) ?? Number.NaN)).map(
    ({ startTime, endTime }) => [startTime.date, endTime.date],
  );

describe('the broadcasts of a day', () => {
  const night = programme(1, { days: EVERY_DAY, start: '23:30', end: '01:15' });

  it('begin with a broadcast that runs past midnight until it ends', () => {
    const own = ['2026-03-18T22:30:00.000Z', '2026-03-19T00:15:00.000Z'];
    expect(times('2026-03-18', [night], '01:14')).toEqual([
      ['2026-03-17T22:30:00.000Z', '2026-03-18T00:15:00.000Z'],
      own,
    ]);
    expect(times('2026-03-18', [night], '01:15')).toEqual([own]);
    expect(times('2026-03-18', [night])).toEqual([own]);
  });

  it('the broadcasts of another day are those that begin on it', () => {
    const now = new Date('2026-03-18T00:10:00+01:00');
    for (const day of ['2026-03-17', '2026-03-19'])
      expect(broadcastsOn([night], ZONE, day, now).map(({ startTime }) => startTime.date)).toEqual([
        `${day}T22:30:00.000Z`,
      ]);
  });

  it('omit a broadcast that ended at midnight', () => {
    const evening = programme(1, { days: EVERY_DAY, start: '22:00', end: '24:00' });
    expect(times('2026-03-18', [evening], '00:00')).toEqual([
      ['2026-03-18T21:00:00.000Z', '2026-03-18T23:00:00.000Z'],
    ]);
  });

  it('keep their local times on days with 23 and 25 hours', () => {
    const news = programme(2, { days: [7], start: '14:00', end: '14:45' });
    const early = programme(3, { days: [7], start: '01:30', end: '04:00' });
    // Clocks go forward at 2:00.
    expect(times('2026-03-29', [news, early])).toEqual([
      ['2026-03-29T00:30:00.000Z', '2026-03-29T02:00:00.000Z'],
      ['2026-03-29T12:00:00.000Z', '2026-03-29T12:45:00.000Z'],
    ]);
    // Clocks go back at 3:00.
    expect(times('2026-10-25', [news, early])).toEqual([
      ['2026-10-24T23:30:00.000Z', '2026-10-25T03:00:00.000Z'],
      ['2026-10-25T13:00:00.000Z', '2026-10-25T13:45:00.000Z'],
    ]);
  });

  it('are in order, have a positive duration and overlap the day, whatever the schedule and the day', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const slot = fc.record({ days: fc.subarray(EVERY_DAY), start: time, end: time });
    const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
    const hour = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 4 }), day, hour, (slots, date, hours) => {
        const now = new Date(startOfDay(date, ZONE) + hours * 3_600_000);
        const shows = broadcastsOn(
          slots.map((one, at) => programme(at, one)),
          ZONE,
          date,
          now,
        );
        const starts = shows.map(({ startTime }) => startTime.date);
        expect(starts).toEqual([...starts].sort());
        const [from, to] = [startOfDay(date, ZONE), startOfDay(addDays(date, 1), ZONE)];
        for (const show of shows) {
          expect(show.endTime.date > show.startTime.date).toBe(true);
          expect(Date.parse(show.startTime.date) >= from || isOnAir(show, now)).toBe(true);
          expect(Date.parse(show.startTime.date)).toBeLessThan(to);
          expect(isOnAir(show, show.startTime.date)).toBe(true);
          expect(isOnAir(show, show.endTime.date)).toBe(false);
        }
      }),
    );
  });
});

it('include the recommended age of a programme', () => {
  const rated = {
    ...programme(1, { days: EVERY_DAY, start: '10:00', end: '11:00' }),
    rating: { age: '12' as const, warnings: ['language' as const] },
  };
  const [show] = broadcastsOn([rated], ZONE, '2026-03-18', new Date('2026-03-18T12:00:00Z'));
  expect(show?.rating).toEqual({ age: '12', warnings: ['language'] });
});

describe('the stage', () => {
  const of = (
    id: number,
    medium: 'tv' | 'radio',
    ...slots: [start: string, end: string][]
  ): ProgrammeCards[number] => ({
    ...programme(id, ...slots.map(([start, end]) => ({ days: EVERY_DAY, start, end }))),
    medium,
    card: { id: String(id), title: '', url: '/' },
  });
  const programmes = [
    of(1, 'tv', ['14:00', '14:45'], ['20:30', '21:15']),
    of(2, 'radio', ['13:00', '15:00'], ['15:00', '18:00'], ['22:00', '24:00']),
  ];
  const stageAt = (moment: string) => {
    const stage = onAirOf(
      programmes,
      { type: 'on-air', title: 'En antena' },
      'stage',
      ZONE,
      new Date(moment),
    );
    if (stage?.type !== 'on-air') throw new Error('nothing is on');
    const programmeOf = ({ id }: { id: string }) => id.split('-')[0];
    return { now: stage.now && programmeOf(stage.now), next: [...new Set(stage.next.map(programmeOf))] };
  };

  it('shows one station: the current broadcast and the next ones on it', () => {
    expect(stageAt('2026-03-18T14:10:00+01:00')).toEqual({ now: '1', next: ['1'] });
    expect(stageAt('2026-03-18T16:00:00+01:00')).toEqual({ now: '2', next: ['2'] });
  });

  it('shows the station that begins first if nothing is on', () => {
    expect(stageAt('2026-03-18T19:00:00+01:00')).toEqual({ now: undefined, next: ['1'] });
    expect(stageAt('2026-03-18T21:30:00+01:00')).toEqual({ now: undefined, next: ['2'] });
  });
});
