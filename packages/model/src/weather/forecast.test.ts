import { expect, it } from 'vitest';
import { type HourForecast, hoursFrom, isForecastStale, wallTime } from './index';

const hour = (date: string): HourForecast => ({
  date,
  sky: null,
  temperature: null,
  rain: null,
  rainProbability: null,
  wind: null,
});
const day = (date: string, hours: readonly string[]) => ({
  date,
  sky: null,
  min: null,
  max: null,
  rainProbability: null,
  wind: null,
  uvMax: null,
  hours: hours.map((at) => hour(`${date}T${at}:00:00`)),
});

it('starts at the current hour', () => {
  const days = [
    day('2026-03-18', ['11', '12', '13', '14']),
    day('2026-03-19', ['00']),
    day('2026-03-20', []),
  ];
  expect(hoursFrom({ days }, '2026-03-18T13:40:00').map(({ date }) => date.slice(8, 13))).toEqual([
    '18T13',
    '18T14',
    '19T00',
  ]);
  expect(hoursFrom({ days }, '2026-03-20T00:00:00')).toEqual([]);
});

it('treats a forecast as stale after a day', () => {
  expect(isForecastStale({ issued: '2026-03-18T10:25:49' }, '2026-03-19T10:00:00')).toBe(false);
  expect(isForecastStale({ issued: '2026-03-18T10:25:49' }, '2026-03-19T11:00:00')).toBe(true);
});

it('uses the clocks of a place', () => {
  expect(wallTime('2026-03-18T23:30:00Z', 'Europe/Madrid')).toBe('2026-03-19T00:30:00');
  expect(wallTime('2026-07-18T23:30:00Z', 'Atlantic/Canary')).toBe('2026-07-19T00:30:00');
  expect(wallTime('soon', 'Europe/Madrid')).toBe('');
});
