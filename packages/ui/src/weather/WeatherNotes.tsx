import { formatDate, formatTime, isForecastStale, type WeatherForecast } from '@portal/model';
import { textClass } from '../foundation/type.css';
import { dateSettings, fill } from '../locale/locale';
import * as css from './Weather.css';
import type { WeatherLocale } from './words';

type Notes = { forecast: WeatherForecast; locale: WeatherLocale };

/** Said over a forecast that is too old to be trusted. */
export function StaleNote({ forecast, locale }: Notes) {
  if (!isForecastStale(forecast, locale.now)) return null;
  const date = formatDate(forecast.issued, 'event', dateSettings(locale));
  return (
    <p className={`${css.stale} ${textClass.meta}`} data-part="stale">
      {fill(locale.texts.weather.stale, { date })}
    </p>
  );
}

/** Whose forecast it is, as AEMET asks of whoever shows it, and when it was made. */
export function SourceNote({ forecast, locale }: Notes) {
  const { source, issued } = locale.texts.weather;
  return (
    <p className={`${css.foot} ${textClass.small}`} data-part="source">
      {source}. {fill(issued, { time: formatTime(forecast.issued, dateSettings(locale)) })}
    </p>
  );
}
