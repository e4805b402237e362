import {
  type ForecastSource,
  formatAtTime,
  formatDate,
  isForecastStale,
  type WeatherForecast,
} from '@portal/model';
import { textClass } from '../foundation/type.css';
import { dateSettings, fill, textsOf } from '../locale/locale';
import { Notice } from '../notice/Notice';
import * as css from './Weather.css';
import { nowOf, type WeatherLocale } from './words';

type Notes = { forecast: WeatherForecast; locale: WeatherLocale };

/** URL of AEMET's own forecasts. */
export const AEMET_SITE = 'https://www.aemet.es/';

/** Notice above a forecast that is too old, or could not be refreshed for a while. */
export function StaleNote({ forecast, isStale = false, locale }: Notes & { isStale?: boolean }) {
  if (!isStale && !isForecastStale(forecast, nowOf(locale))) return null;
  const settings = dateSettings(locale);
  const { issued } = forecast;
  return (
    <div data-part="stale">
      <Notice locale={locale} variant="warning">
        {fill(textsOf(locale).weather.stale, {
          date: formatDate(issued, 'event', settings),
          atTime: formatAtTime(issued, settings),
        })}
      </Notice>
    </div>
  );
}

/** Notice above an invented forecast, of a demonstration. */
export function DemonstrationNote({ place, locale }: { place: string; locale: WeatherLocale }) {
  return (
    <div data-part="demonstration">
      <Notice locale={locale}>{fill(textsOf(locale).weather.demonstration, { place })}</Notice>
    </div>
  );
}

/** Source of the forecast, as AEMET requires, and its time. */
export function SourceNote({ forecast, source = 'aemet', locale }: Notes & { source?: ForecastSource }) {
  const texts = textsOf(locale).weather;
  return (
    <p className={`${css.foot} ${textClass.small}`} data-part="source">
      {source === 'aemet' ? (
        <>
          <a className={css.link} href={forecast.link ?? AEMET_SITE}>
            {texts.source}
          </a>
          {'. '}
        </>
      ) : null}
      {fill(texts.issued, { atTime: formatAtTime(forecast.issued, dateSettings(locale)) })}
    </p>
  );
}
