import type { WeatherForecast } from '@portal/model';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database';

/**
 * The last good forecast of each requested municipality, and the time of the next request to AEMET: for all
 * processes.
 */
export const forecasts = pgTable('forecasts', {
  /** AEMET's code: `32054`. */
  municipality: text().primaryKey(),
  /** Null until AEMET has responded once. */
  forecast: jsonb().$type<WeatherForecast>(),
  fetchedAt: moment(),
  /** No process sends a request before this time. During a request, it lies as far ahead as that may take. */
  dueAt: moment().notNull(),
  /** Failures since its last response. */
  failures: integer().notNull().default(0),
});
