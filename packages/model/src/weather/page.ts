import * as v from 'valibot';
import { linkSchema, urlSchema } from '../content/link';
import type { Named } from '../content/named';
import { weatherForecastSchema } from './forecast';

/** Whose a forecast is: AEMET's, or made up for the invented place of a demo newsroom. */
export const FORECAST_SOURCES = ['aemet', 'demonstration'] as const;
/** Origin of a forecast: `aemet`, or `demonstration` for the invented place of a demo newsroom. */
export type ForecastSource = (typeof FORECAST_SOURCES)[number];

const weatherPageShape = v.object({
  type: v.literal('weather'),
  path: urlSchema,
  /** When the forecast was fetched, or that it was looked for; ISO 8601. */
  updatedAt: v.string(),
  breadcrumbs: v.array(linkSchema),
  /** Named where there is no forecast to name it. */
  place: v.string(),
  source: v.picklist(FORECAST_SOURCES),
  /** Null while there is none: AEMET has not answered for two days, or never. */
  forecast: v.nullable(weatherForecastSchema),
  /** AEMET could not be reached for a while: it may have a newer one. */
  isStale: v.boolean(),
});
/** Type of `weatherPageSchema`, an interface so that declaration files print its name. */
export interface WeatherPageSchema extends Named<typeof weatherPageShape> {}
/** Parses the weather page of a site; unsafe addresses are refused. */
export const weatherPageSchema: WeatherPageSchema = weatherPageShape;
/** The weather page of a site; `forecast` is null while none could be fetched (spec §2). */
export type WeatherPage = v.InferOutput<typeof weatherPageSchema>;
