import { hoursFrom, type WeatherForecast } from '@portal/model';
import { Anchor } from '../routing/Routing';
import { SkyIcon } from './SkyIcon';
import * as css from './WeatherNow.css';
import { degreesOf, nowOf, skyName, type WeatherLocale } from './words';

/** Props of `WeatherNow`, the current weather in the header; without a forecast it renders nothing. */
export type WeatherNowProps = {
  forecast: WeatherForecast | null;
  /** URL of the weather page. */
  href?: string;
  locale: WeatherLocale;
};

/** Current weather as one line of the masthead: place, sky, degrees. Renders nothing if they are unknown. */
export function WeatherNow({ forecast, href, locale }: WeatherNowProps) {
  const hour = forecast ? hoursFrom(forecast, nowOf(locale))[0] : undefined;
  if (!forecast || !hour?.sky || hour.temperature === null) return null;
  const content = (
    <>
      <span>{forecast.place}</span>
      <SkyIcon sky={hour.sky} size={20} label={skyName(hour.sky, locale)} />
      <b className={css.degrees}>{degreesOf(hour.temperature, locale)}</b>
    </>
  );
  return href ? (
    <Anchor href={href} className={css.now} data-part="weather-now">
      {content}
    </Anchor>
  ) : (
    <span className={css.now} data-part="weather-now">
      {content}
    </span>
  );
}
