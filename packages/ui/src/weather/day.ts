import { addDays, type HourForecast, type WeatherForecast } from '@portal/model';

/** Hours that the curve covers. */
export const CURVE_HOURS = 24;
/** Hours before now with which it begins, if the forecast has them. */
const BEFORE = 3;
/** Fewest hours that make a curve. */
const FEWEST = 6;
/** From this probability on, an hour is drawn as stormy, per cent. */
const STORMY = 60;

const HOUR_MS = 3_600_000;
/** Wall clocks are compared as if they were UTC. */
const ms = (wall: string) => Date.parse(`${wall.slice(0, 19)}Z`);

/** A day of weather: hours in order, and the place of a wall clock in it, from 0 to 1. */
export type CurveDay = {
  hours: readonly HourForecast[];
  /** Share of the day; below 0 or over 1 for clocks outside it. */
  at: (wall: string) => number;
  /** Times without sun, as shares. */
  nights: readonly (readonly [from: number, to: number])[];
  /** Sunrises and sunsets within the day. */
  suns: readonly { kind: 'sunrise' | 'sunset'; wall: string; at: number }[];
};

/**
 * The 24 hours that the curve shows: from up to three hours before now, as far as the forecast goes. Null for
 * a forecast with fewer than six hours from then on.
 */
export function curveDay({ days }: Pick<WeatherForecast, 'days'>, now: string): CurveDay | null {
  const all = days.flatMap(({ hours }) => hours);
  const earliest = ms(`${now.slice(0, 13)}:00:00`) - BEFORE * HOUR_MS;
  const first = all.find(({ date }) => ms(date) >= earliest);
  if (!first) return null;
  const begin = ms(first.date);
  const at = (wall: string) => (ms(wall) - begin) / (CURVE_HOURS * HOUR_MS);
  const hours = all.filter(({ date }) => at(date) >= 0 && at(date) <= 1);
  if (hours.length < FEWEST) return null;
  const suns = days
    .flatMap(({ date, sunrise, sunset }) =>
      sunrise && sunset
        ? [
            { kind: 'sunrise' as const, wall: `${date}T${sunrise}:00` },
            { kind: 'sunset' as const, wall: `${date}T${sunset}:00` },
          ]
        : [],
    )
    .map((sun) => ({ ...sun, at: at(sun.wall) }));
  const nights = suns.flatMap(({ kind, wall, at: from }, index): [number, number][] => {
    if (kind === 'sunrise') return index === 0 ? [[0, from]] : [];
    // The sun of a day that is not known rises at about the same time.
    return [[from, suns[index + 1]?.at ?? at(`${addDays(wall.slice(0, 10), 1)}T07:00:00`)]];
  });
  return {
    hours,
    at,
    nights: nights
      .map(([from, to]): [number, number] => [Math.max(0, from), Math.min(1, to)])
      .filter(([from, to]) => to > from),
    suns: suns.filter((sun) => sun.at >= 0 && sun.at <= 1),
  };
}

/** Whether thunderstorms are likely in an hour: by its sky, or by their probability. */
export const isStormy = ({ sky, stormProbability }: HourForecast): boolean =>
  sky === null ? (stormProbability ?? 0) >= STORMY : /^[56]/.test(sky.code);

/** High and low tides: the hours that are higher, or lower, than those next to them. */
export function tidesOf(
  tide: NonNullable<WeatherForecast['tide']>,
): { date: string; height: number; isHigh: boolean }[] {
  return tide.flatMap((one, at) => {
    const [before, after] = [tide[at - 1], tide[at + 1]];
    if (!before || !after) return [];
    const isHigh = one.height > before.height && one.height >= after.height;
    const isLow = one.height < before.height && one.height <= after.height;
    return isHigh || isLow ? [{ ...one, isHigh }] : [];
  });
}
