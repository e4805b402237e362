import { type Sky, type Wind, wallTime } from '@portal/model';
import { fill, type Locale } from '../locale/locale';

/** Locale that weather components need, with the texts of the sets `weather` and `fields`. */
export type WeatherLocale = Locale<'weather' | 'fields'>;

/** The current time in the place's time zone, the format of forecast hours. */
export const nowOf = ({ now, timeZone }: WeatherLocale): string => wallTime(now, timeZone);

/** Name of a sky condition, with its night variant. */
export function skyName({ code, night }: Sky, { texts }: WeatherLocale): string {
  const sky = texts.weather.skies[code];
  return night ? fill(texts.weather.night, { sky }) : sky;
}

/** `14°`, with a true minus sign; a dash if unknown. */
export const degreesOf = (degrees: number | null, { texts }: WeatherLocale): string =>
  degrees === null
    ? '–'
    : fill(texts.weather.temperature, { degrees: String(Math.round(degrees)).replace('-', '−') });

export const percentOf = (percent: number | null, { texts }: WeatherLocale): string =>
  percent === null ? '–' : fill(texts.weather.percent, { percent });

export function windOf(wind: Wind | null, { texts }: WeatherLocale): string {
  if (!wind) return '–';
  if (wind.direction === 'C' || wind.speed === 0) return texts.weather.calm;
  return fill(texts.weather.speed, {
    direction: texts.weather.directions[wind.direction],
    speed: wind.speed,
  });
}
