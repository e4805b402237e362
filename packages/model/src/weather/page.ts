import * as v from 'valibot';
import { linkSchema, urlSchema } from '../content/link';
import type { Named } from '../content/named';
import { weatherForecastSchema } from './forecast';

/** Whose a forecast is: AEMET's, or made up for the invented place of a demo newsroom. */
export const FORECAST_SOURCES = ['aemet', 'demonstration'] as const;
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
export interface WeatherPageSchema extends Named<typeof weatherPageShape> {}
export const weatherPageSchema: WeatherPageSchema = weatherPageShape;
export type WeatherPage = v.InferOutput<typeof weatherPageSchema>;
