import { hoursFrom, SKY_CODES, wallTime } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { demoForecast } from './forecast';

const at = (moment: string, place = 'Port Savina') => {
  const forecast = demoForecast(place, new Date(moment), 'Europe/Madrid');
  if (!forecast) throw new Error('no forecast');
  return forecast;
};

describe('the weather of a fictitious place', () => {
  it('is the same on every request, and consistent from one forecast to the next', () => {
    expect(at('2026-03-18T12:00:00Z')).toEqual(at('2026-03-18T12:30:00Z'));
    const [, tomorrow] = at('2026-03-18T12:00:00Z').days;
    expect(at('2026-03-19T12:00:00Z').days[0]).toMatchObject({ max: tomorrow?.max, min: tomorrow?.min });
    expect(at('2026-03-18T12:00:00Z', 'La Ribera').days).not.toEqual(at('2026-03-18T12:00:00Z').days);
  });

  it.each(['2026-03-18T23:10:00Z', '2026-03-29T00:30:00Z', '2026-10-25T01:30:00Z', '2028-02-29T12:00:00Z'])(
    'has the current hour, two days by hours and seven days, at %s',
    (moment) => {
      const forecast = at(moment);
      const now = wallTime(moment, 'Europe/Madrid');
      expect(forecast.days).toHaveLength(7);
      expect(hoursFrom(forecast, now)[0]?.date).toBe(`${now.slice(0, 13)}:00:00`);
      expect(hoursFrom(forecast, now).length).toBeGreaterThan(36);
      for (const { sky, min, max, rainProbability, wind } of forecast.days)
        expect([sky, min, max, rainProbability, wind]).not.toContain(null);
    },
  );

  it('is stormy if the demo newsroom reports a storm', () => {
    for (const place of ['Port Savina', 'Alcorsa'])
      for (const { rainProbability } of at('2026-11-21T22:00:00Z', place).days)
        expect(rainProbability).toBeGreaterThanOrEqual(75);
  });

  it('warns of a storm, knows the sun, and has a tide only at the sea', () => {
    const sea = at('2026-11-21T22:00:00Z');
    expect(sea.warnings?.length).toBeGreaterThan(0);
    for (const { from, until } of sea.warnings ?? []) expect(from < until).toBe(true);
    expect(sea.days[0]).toMatchObject({ sunrise: expect.any(String), sunset: expect.any(String) });
    expect(sea.tide?.length).toBe(sea.days.flatMap(({ hours }) => hours).length);
    expect(at('2026-11-21T22:00:00Z', 'Alcorsa').tide).toBeUndefined();
    expect(at('2026-05-18T12:00:00Z', 'Vilasserra').warnings).toBeUndefined();
  });

  it('has storms and snow where its skies have them', () => {
    const hours = Array.from({ length: 59 }, (_, day) =>
      at(new Date(Date.UTC(2026, 0, 1 + day, 0, 30)).toISOString(), 'Vilasserra').days.flatMap(
        (one) => one.hours,
      ),
    ).flat();
    for (const { sky, snow } of hours) if (sky && /^[37]/.test(sky.code)) expect(snow).toBeGreaterThan(0);
    expect(hours.some(({ snowProbability }) => (snowProbability ?? 0) > 0)).toBe(true);
    expect(hours.some(({ stormProbability }) => (stormProbability ?? 0) > 0)).toBe(true);
  });

  it('has every sky state of AEMET, by day and by night', () => {
    const seen = new Set<string>();
    for (let day = 0; day < 800; day += 4)
      for (const place of ['Vilasserra', 'La Ribera'])
        for (const { hours } of at(new Date(Date.UTC(2026, 0, 1 + day, 0, 30)).toISOString(), place).days)
          for (const { sky } of hours) if (sky) seen.add(`${sky.code}${sky.night ? 'n' : ''}`);
    expect([...seen].sort()).toEqual(SKY_CODES.flatMap((code) => [code, `${code}n`]).sort());
  });
});
