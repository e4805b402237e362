import { describe, expect, it } from 'vitest';
import { FORECAST, SEASIDE_FORECAST } from '../fixtures/forecast';
import { curveDay, isStormy, tidesOf } from './day';

describe('a day of weather', () => {
  it('begins up to three hours before now, and lasts for 24', () => {
    const day = curveDay(SEASIDE_FORECAST, '2026-03-18T18:30:00');
    expect(day?.hours[0]?.date).toBe('2026-03-18T15:00:00');
    expect(day?.hours.at(-1)?.date).toBe('2026-03-19T15:00:00');
    expect(day?.at('2026-03-18T18:30:00')).toBeCloseTo(3.5 / 24);
  });
  it('is dark from sunset to the next sunrise', () => {
    const day = curveDay(SEASIDE_FORECAST, '2026-03-18T18:30:00');
    expect(day?.nights).toHaveLength(1);
    expect(day?.nights[0]?.[0]).toBeCloseTo((4 + 2 / 60) / 24);
    expect(day?.suns.map(({ kind }) => kind)).toEqual(['sunset', 'sunrise']);
    const early = curveDay(SEASIDE_FORECAST, '2026-03-19T04:00:00');
    expect(early?.nights[0]?.[0]).toBe(0);
  });
  it('is null without hours, or long after them', () => {
    expect(curveDay({ days: [] }, '2026-03-18T18:30:00')).toBeNull();
    expect(curveDay(FORECAST, '2026-03-25T12:00:00')).toBeNull();
  });
  it('is stormy by its skies, or by probability where they are not known', () => {
    const [hour] = FORECAST.days[0]?.hours ?? [];
    if (!hour) throw new Error('the forecast has no hours');
    expect(isStormy({ ...hour, sky: { code: '54', night: false } })).toBe(true);
    expect(isStormy({ ...hour, sky: { code: '11', night: false }, stormProbability: 90 })).toBe(false);
    expect(isStormy({ ...hour, sky: null, stormProbability: 90 })).toBe(true);
  });
  it('has high and low tides in turn', () => {
    const turns = tidesOf(SEASIDE_FORECAST.tide ?? []).map(({ isHigh }) => isHigh);
    expect(turns.length).toBeGreaterThan(3);
    expect(turns.every((isHigh, at) => at === 0 || isHigh !== turns[at - 1])).toBe(true);
  });
});
