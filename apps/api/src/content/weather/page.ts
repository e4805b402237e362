import { ROUTES, toMilliseconds, type WeatherPage, wallTime } from '@portal/model';
import type { SiteRecord } from '../../sites';
import type { WeatherDesk } from './desk';

/** A site's weather page; null if the site names no place for it. */
export async function weatherPage(
  desk: WeatherDesk,
  { weather, name, timeZone }: SiteRecord,
  now: Date,
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
  const { forecast, fetchedAt, isStale } = await desk.forecast(weather.municipality);
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
