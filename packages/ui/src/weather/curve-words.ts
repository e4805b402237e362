import { formatTime, type HourForecast, type WeatherForecast } from '@portal/model';
import type { ChartTableData } from '../chart/ChartTable';
import { writerOf } from '../chart/numbers';
import { dateSettings, fill, textsOf } from '../locale/locale';
import { type CurveDay, tidesOf } from './day';
import { degreesOf, percentOf, type WeatherLocale, windOf } from './words';

/** Heights of the sea by hours. */
export type Tide = NonNullable<WeatherForecast['tide']>;

/** Rain or snow of an hour, mm. */
export const fallOf = ({ rain, snow }: HourForecast): number => Math.max(rain ?? 0, snow ?? 0);

/** Summary of the curve in words. */
export function curveSummary(day: CurveDay, tide: Tide, locale: WeatherLocale): string {
  const texts = textsOf(locale).weather;
  const time = (wall: string) => formatTime(wall, dateSettings(locale));
  const known = day.hours.filter(({ temperature }) => temperature !== null);
  const warmth = ({ temperature }: HourForecast) => temperature ?? 0;
  const [most] = known.toSorted((a, b) => warmth(b) - warmth(a));
  const [least] = known.toSorted((a, b) => warmth(a) - warmth(b));
  const total = day.hours.reduce((sum, hour) => sum + fallOf(hour), 0);
  const [wettest] = day.hours.toSorted((a, b) => fallOf(b) - fallOf(a));
  const write = writerOf([Math.round(total * 10) / 10], undefined, locale);
  const sun = (kind: 'sunrise' | 'sunset') => day.suns.find((one) => one.kind === kind)?.wall;
  const [rise, set] = [sun('sunrise'), sun('sunset')];
  const high = tidesOf(tide).find(({ isHigh }) => isHigh);
  return [
    most && least
      ? fill(texts.curveSummary, {
          most: degreesOf(most.temperature, locale),
          mostAt: time(most.date),
          least: degreesOf(least.temperature, locale),
          leastAt: time(least.date),
        })
      : '',
    total > 0 && wettest
      ? fill(texts.curveRain, {
          total: fill(texts.millimetres, { count: write.bare(total) }),
          at: time(wettest.date),
        })
      : texts.curveDry,
    rise && set ? fill(texts.curveSun, { rise: time(rise), set: time(set) }) : '',
    high ? fill(texts.curveTide, { at: time(high.date) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

type Column = {
  name: string;
  isNumeric: boolean;
  of: (hour: HourForecast) => string;
  /** Whether any hour has it. */
  isShown?: boolean;
};

/** The hours of the curve in a table; columns that no hour has are left out. */
export function curveTable(day: CurveDay, tide: Tide, locale: WeatherLocale): ChartTableData {
  const texts = textsOf(locale).weather;
  const write = writerOf(day.hours.map(fallOf), undefined, locale);
  const metres = writerOf(
    tide.map(({ height }) => height),
    undefined,
    locale,
  );
  const some = (value: (hour: HourForecast) => number | null | undefined) =>
    day.hours.some((hour) => (value(hour) ?? 0) > 0);
  const columns: Column[] = [
    { name: texts.hour, isNumeric: false, of: ({ date }) => formatTime(date, dateSettings(locale)) },
    { name: texts.sky, isNumeric: false, of: ({ sky }) => (sky ? texts.skies[sky.code] : texts.unknown) },
    { name: texts.degreesName, isNumeric: true, of: ({ temperature }) => degreesOf(temperature, locale) },
    {
      name: texts.rain,
      isNumeric: true,
      of: ({ rain }) => (rain === null ? '–' : fill(texts.millimetres, { count: write.bare(rain) })),
    },
    {
      name: texts.snow,
      isNumeric: true,
      isShown: some(({ snow }) => snow),
      of: ({ snow }) => fill(texts.millimetres, { count: write.bare(snow ?? 0) }),
    },
    {
      name: texts.storm,
      isNumeric: true,
      isShown: some(({ stormProbability }) => stormProbability),
      of: ({ stormProbability }) => percentOf(stormProbability ?? null, locale),
    },
    { name: texts.wind, isNumeric: false, of: ({ wind }) => windOf(wind, locale) },
    {
      name: texts.tide,
      isNumeric: true,
      isShown: tide.length > 0,
      of: ({ date }) => {
        const height = tide.find((one) => one.date === date)?.height;
        return height === undefined ? '–' : fill(texts.metres, { count: metres.signed(height) });
      },
    },
  ];
  const shown = columns.filter(({ isShown = true }) => isShown);
  return {
    caption: texts.curve,
    columns: shown.map(({ name, isNumeric }) => ({ name, isNumeric })),
    rows: day.hours.map((hour) => shown.map(({ of }) => ({ text: of(hour), key: of(hour) }))),
  };
}
