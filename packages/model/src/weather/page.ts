import * as v from 'valibot';
import { linkSchema, urlSchema } from '../content/link';
import type { Named } from '../content/named';
import { weatherForecastSchema } from './forecast';

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
  /** Null without a forecast: AEMET has not answered for two days, or never. */
  forecast: v.nullable(weatherForecastSchema),
  /** Whether AEMET has been unreachable for a while, so that it may have a newer one. */
  isStale: v.boolean(),
});
/** Type of `weatherPageSchema`, an interface so that declaration files print its name. */
export interface WeatherPageSchema extends Named<typeof weatherPageShape> {}
/** Parses the weather page of a site; unsafe addresses are refused. */
export const weatherPageSchema: WeatherPageSchema = weatherPageShape;
/** The weather page of a site; `forecast` is null while none could be fetched (spec §2). */
export type WeatherPage = v.InferOutput<typeof weatherPageSchema>;
