import {
  hoursFrom,
  ROUTES,
  toMilliseconds,
  type WeatherForecast,
  type WeatherPage,
  wallTime,
} from '@portal/model';
import type { SiteRecord } from '../../sites';
import type { WeatherDesk } from './desk';

/** Hours of a masthead's forecast: its page is cached for minutes, or kept by a reader who is offline. */
const NEXT_HOURS = 6;

/** The next hours of a forecast; null without a sky and a temperature for now. */
export function nextHours(
  forecast: WeatherForecast,
  { timeZone }: Pick<SiteRecord, 'timeZone'>,
  now: Date,
): WeatherForecast | null {
  const hours = hoursFrom(forecast, wallTime(now, timeZone)).slice(0, NEXT_HOURS);
  if (!hours[0]?.sky || hours[0].temperature === null) return null;
  const next = new Set(hours.map(({ date }) => date));
  const { place, issued, days } = forecast;
  return {
    place,
    issued,
    days: days
      .map((day) => ({ ...day, hours: day.hours.filter(({ date }) => next.has(date)) }))
      .filter(({ hours }) => hours.length > 0),
  };
}

/**
 * A site's weather page; null if the site names no place for it.
 * @param waitMs longest wait for a first forecast
 */
export async function weatherPage(
  desk: WeatherDesk,
  { weather, name, timeZone }: SiteRecord,
  now: Date,
  waitMs?: number,
): Promise<WeatherPage | null> {
  if (!weather) return null;
  const page: Pick<WeatherPage, 'type' | 'path' | 'breadcrumbs' | 'place'> = {
    type: 'weather',
    path: ROUTES.weather,
    breadcrumbs: [{ id: 'front', text: name, href: '/' }],
    place: weather.place,
  };
  if (!weather.municipality) {
    const forecast = desk.invented(weather.place, now, timeZone);
    const made = toMilliseconds(forecast?.issued ?? now, timeZone) ?? now.getTime();
    return {
      ...page,
      source: 'demonstration',
      forecast,
      isStale: false,
      updatedAt: new Date(made).toISOString(),
    };
  }
  const { forecast, fetchedAt, isStale } = await desk.forecast(weather.municipality, waitMs);
  const today = wallTime(now, timeZone).slice(0, 10);
  // A forecast of past days is not shown.
  const isCurrent = forecast?.days.some(({ date }) => date >= today) ?? false;
  return {
    ...page,
    source: 'aemet',
    forecast: isCurrent ? forecast : null,
    isStale,
    updatedAt: (fetchedAt ?? now).toISOString(),
  };
}
