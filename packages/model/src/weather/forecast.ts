import * as v from 'valibot';
import { SKY_CODES } from '../constants/index';
import type { Named } from '../content/link';
import { linkSchema, urlSchema } from '../content/link';
import { type Instant, toMilliseconds, zoneOffsetMinutes } from '../dates/index';

/** Wind directions of AEMET; `C` is calm. */
export const WIND_DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SO', 'O', 'NO', 'C'] as const;
/** Direction that a wind blows from, in AEMET's Spanish letters (`O` is west); `C` is calm. */
export type WindDirection = (typeof WIND_DIRECTIONS)[number];

const figure = v.nullable(v.pipe(v.number(), v.finite()));
const sky = v.nullable(v.object({ code: v.picklist(SKY_CODES), night: v.boolean() }));
/** `speed` in km/h. */
const wind = v.object({ direction: v.picklist(WIND_DIRECTIONS), speed: v.pipe(v.number(), v.finite()) });
/** Wind of an hour or day, `speed` in km/h. */
export type Wind = v.InferOutput<typeof wind>;

const hourShape = v.object({
  /** Wall clock of the place: `2026-03-18T09:00:00`. */
  date: v.string(),
  sky,
  /** °C. */
  temperature: figure,
  /** Rain of the hour, mm; 0 for a trace. */
  rain: figure,
  /** Per cent, of the six-hour period around it. */
  rainProbability: figure,
  wind: v.nullable(wind),
  /** Strongest gust, km/h. */
  gust: v.optional(figure),
  /** Snow of the hour, mm. */
  snow: v.optional(figure),
  /** Probabilities of the six-hour period around it, per cent. */
  stormProbability: v.optional(figure),
  snowProbability: v.optional(figure),
});
/** Forecast of one hour: °C, mm of rain and probability in per cent; null if AEMET gives no figure. */
export type HourForecast = v.InferOutput<typeof hourShape>;

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const dayShape = v.object({
  /** `2026-03-18`. */
  date: v.string(),
  /** The sky of the whole day, of its remaining hours, or of the hour nearest to noon. */
  sky,
  /** Lowest and highest, °C. */
  min: figure,
  max: figure,
  /** The highest of the day, per cent. */
  rainProbability: figure,
  /** The strongest of the day. */
  wind: v.nullable(wind),
  /** Highest ultraviolet index; AEMET gives it for the first days only. */
  uvMax: figure,
  /** Wall clocks of the sun, `07:12`; for the first days only. */
  sunrise: v.optional(clock),
  sunset: v.optional(clock),
  /** Hours of the day, for the first days only. */
  hours: v.array(hourShape),
});
/** Forecast of one day: lowest and highest °C, and the hours of the first days. */
export type DayForecast = v.InferOutput<typeof dayShape>;

/** Levels of AEMET's warnings, from the lowest. */
export const WARNING_LEVELS = ['yellow', 'orange', 'red'] as const;
/** Level of a warning: `yellow` asks to be careful, `orange` is dangerous, `red` is extreme. */
export type WarningLevel = (typeof WARNING_LEVELS)[number];

/** Causes of AEMET’s warnings. */
export const WARNING_CAUSES = [
  'wind',
  'rain',
  'storms',
  'snow',
  'coast',
  'heat',
  'cold',
  'fog',
  'dust',
] as const;
/** Cause of a warning; `coast` is wind and waves at sea. */
export type WarningCause = (typeof WARNING_CAUSES)[number];

const warningShape = v.object({
  level: v.picklist(WARNING_LEVELS),
  cause: v.picklist(WARNING_CAUSES),
  /** Wall clocks of the place between which it holds. */
  from: v.string(),
  until: v.string(),
});
/** Type of `weatherWarningSchema`, an interface so that declaration files print its name. */
export interface WeatherWarningSchema extends Named<typeof warningShape> {}
/** Schema of a warning of dangerous weather. */
export const weatherWarningSchema: WeatherWarningSchema = warningShape;
/** Warning of dangerous weather, by its level and cause, in the wall clock of the place. */
export type WeatherWarning = v.InferOutput<typeof warningShape>;

const forecastShape = v.object({
  place: v.string(),
  /** When it was issued, in the place's wall clock; if two forecasts were merged, the older one. */
  issued: v.string(),
  /** AEMET's own page of the place. */
  link: v.optional(urlSchema),
  days: v.array(dayShape),
  /** Warnings that hold or will hold. */
  warnings: v.optional(v.array(warningShape)),
  /** Height of the sea by hours, m, of a place at the sea. */
  tide: v.optional(v.array(v.object({ date: v.string(), height: v.pipe(v.number(), v.finite()) }))),
});
/** Type of `weatherForecastSchema`, an interface so that declaration files print its name. */
export interface WeatherForecastSchema extends Named<typeof forecastShape> {}
/** A forecast as stored and drawn: the days from today, the first ones by hours. */
export const weatherForecastSchema: WeatherForecastSchema = forecastShape;
/** Forecast of a place, days from today; `issued` is the wall clock of the place, without a zone. */
export type WeatherForecast = v.InferOutput<typeof weatherForecastSchema>;

/**
 * Wall clock of a place at a given time, in the format of forecasts: `2026-03-18T09:30:00`; '' for an invalid
 * date.
 */
export function wallTime(instant: Instant, timeZone: string): string {
  const ms = toMilliseconds(instant, timeZone);
  if (ms === null) return '';
  return new Date(ms + zoneOffsetMinutes(ms, timeZone) * 60_000).toISOString().slice(0, 19);
}

/** Hours after which a forecast is stale. AEMET issues a new one several times a day. */
export const FORECAST_STALE_HOURS = 24;

/**
 * Whether a forecast is too old to be shown without a notice; both are wall clocks of the place, ISO 8601.
 */
export function isForecastStale({ issued }: Pick<WeatherForecast, 'issued'>, now: string): boolean {
  const wall = (text: string) => Date.parse(`${text.slice(0, 19)}Z`);
  return wall(now) - wall(issued) > FORECAST_STALE_HOURS * 3_600_000;
}

/** The current hour and those after it, across days; `now` in the place's wall clock. */
export function hoursFrom({ days }: Pick<WeatherForecast, 'days'>, now: string): HourForecast[] {
  const hour = `${now.slice(0, 13)}:00:00`;
  return days.flatMap(({ hours }) => hours).filter(({ date }) => date >= hour);
}

/** Warnings that have not ended, the most dangerous first; `now` in the place's wall clock. */
export function warningsAt(
  { warnings = [] }: Pick<WeatherForecast, 'warnings'>,
  now: string,
): WeatherWarning[] {
  const rank = ({ level }: WeatherWarning) => WARNING_LEVELS.indexOf(level);
  return warnings
    .filter(({ until }) => until > now)
    .toSorted((a, b) => rank(b) - rank(a) || a.from.localeCompare(b.from));
}

/** Sources of a forecast: AEMET, or generated for the fictional place of a demo newsroom. */
export const FORECAST_SOURCES = ['aemet', 'demonstration'] as const;
/** Source of a forecast: `aemet`, or `demonstration` for the fictional place of a demo newsroom. */
export type ForecastSource = (typeof FORECAST_SOURCES)[number];

const weatherPageShape = v.object({
  type: v.literal('weather'),
  path: urlSchema,
  /** When the forecast was fetched or last looked for; ISO 8601. */
  updatedAt: v.string(),
  breadcrumbs: v.array(linkSchema),
  /** Name of the place, also without a forecast. */
  place: v.string(),
  source: v.picklist(FORECAST_SOURCES),
  /** Null without a forecast: AEMET has not responded for two days, or never. */
  forecast: v.nullable(weatherForecastSchema),
  /** Whether AEMET has been unreachable for a while, so that it may have a newer one. */
  isStale: v.boolean(),
});
/** Type of `weatherPageSchema`, an interface so that declaration files print its name. */
export interface WeatherPageSchema extends Named<typeof weatherPageShape> {}
/** Schema of a site's weather page; unsafe URLs are refused. */
export const weatherPageSchema: WeatherPageSchema = weatherPageShape;
/** A site's weather page; `forecast` is null while none could be fetched (spec §2). */
export type WeatherPage = v.InferOutput<typeof weatherPageSchema>;
