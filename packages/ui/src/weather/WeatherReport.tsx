import { type ForecastSource, hoursFrom, type WeatherForecast } from '@portal/model';
import type { ReactNode } from 'react';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { fill, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import type { HeadingLevel } from '../section-head/SectionHead';
import { DayCurve } from './DayCurve';
import { SkyIcon } from './SkyIcon';
import * as css from './Weather.css';
import { WeatherDays } from './WeatherDays';
import { AEMET_SITE, DemonstrationNote, SourceNote, StaleNote } from './WeatherNotes';
import { WeatherToday } from './WeatherToday';
import { WeatherWarnings } from './WeatherWarnings';
import { degreesOf, nowOf, percentOf, type WeatherLocale, windOf } from './words';

/** Props of `WeatherReport`, the whole weather page: today, the coming days, age and source. */
export type WeatherReportProps = {
  /** Null if there is none. */
  forecast: WeatherForecast | null;
  place: string;
  source?: ForecastSource;
  /** Whether it could not be refreshed for a while. */
  isStale?: boolean;
  /** URL of the page itself, to reload it while there is no forecast. */
  href: string;
  headingLevel?: HeadingLevel;
  locale: WeatherLocale;
};

/** Content of the weather page: now, the coming hours, the coming days, source and age of the forecast. */
export function WeatherReport({
  forecast,
  place,
  source = 'aemet',
  isStale = false,
  href,
  headingLevel = 2,
  locale,
}: WeatherReportProps) {
  const { weather: texts } = textsOf(locale);
  if (!forecast)
    return (
      <div className={css.none} data-part="no-forecast">
        <p className={textClass.body}>{texts.empty}</p>
        <p className={`${css.ways} ${textClass.label}`}>
          <Anchor className={css.link} href={href}>
            {texts.again}
          </Anchor>
          <a className={css.link} href={AEMET_SITE}>
            {texts.atSource}
          </a>
        </p>
      </div>
    );
  return (
    <div className={css.report} data-part="weather-report">
      {source === 'demonstration' ? <DemonstrationNote place={forecast.place} locale={locale} /> : null}
      <StaleNote forecast={forecast} isStale={isStale} locale={locale} />
      <WeatherWarnings forecast={forecast} headingLevel={headingLevel} locale={locale} />
      <Present forecast={forecast} locale={locale} />
      <DayCurve forecast={forecast} headingLevel={headingLevel} locale={locale} />
      {hoursFrom(forecast, nowOf(locale)).length > 0 ? (
        <WeatherToday forecast={forecast} place={place} headingLevel={headingLevel} isPart locale={locale} />
      ) : null}
      <WeatherDays forecast={forecast} place={place} headingLevel={headingLevel} isPart locale={locale} />
      <SourceNote forecast={forecast} source={source} locale={locale} />
    </div>
  );
}

/** Current weather, large, and today's forecast. Renders nothing if both are unknown. */
function Present({ forecast, locale }: { forecast: WeatherForecast; locale: WeatherLocale }) {
  const { weather: texts } = textsOf(locale);
  const now = nowOf(locale);
  const hour = hoursFrom(forecast, now).find(({ date }) => date.slice(0, 13) === now.slice(0, 13));
  const today = forecast.days.find(({ date }) => date === now.slice(0, 10));
  const sky = hour?.sky ?? today?.sky;
  if (!sky && typeof hour?.temperature !== 'number') return null;
  return (
    <section className={css.present} aria-label={texts.now} data-part="present">
      <p className={`${css.quiet} ${textClass.meta}`}>{texts.now}</p>
      <div className={css.presentRow}>
        <p className={css.presentSky}>
          {sky ? <SkyIcon sky={sky} size={64} /> : null}
          {typeof hour?.temperature === 'number' ? (
            <b className={headlineClass['2xl']}>{degreesOf(hour.temperature, locale)}</b>
          ) : null}
          {sky ? (
            <span className={headlineClass.xs}>
              {texts.skies[sky.code]}
              {/* The symbol shows it visually. */}
              {sky.night ? <span className={visuallyHidden}>{fill(texts.night, { sky: '' })}</span> : null}
            </span>
          ) : null}
        </p>
        {today ? (
          <dl className={css.facts}>
            <Fact name={texts.temperatures}>
              {degreesOf(today.min, locale)} / {degreesOf(today.max, locale)}
            </Fact>
            <Fact name={texts.rainChance}>
              {percentOf(hour?.rainProbability ?? today.rainProbability, locale)}
            </Fact>
            <Fact name={texts.wind}>{windOf(hour?.wind ?? today.wind, locale)}</Fact>
            {hour?.gust ? (
              <Fact name={texts.gust}>{fill(texts.kilometres, { count: hour.gust })}</Fact>
            ) : null}
            {hour?.stormProbability ? (
              <Fact name={texts.storm}>{percentOf(hour.stormProbability, locale)}</Fact>
            ) : null}
            {hour?.snowProbability ? (
              <Fact name={texts.snow}>{percentOf(hour.snowProbability, locale)}</Fact>
            ) : null}
            {today.uvMax === null ? null : <Fact name={texts.uv}>{today.uvMax}</Fact>}
          </dl>
        ) : null}
      </div>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={`${css.quiet} ${textClass.small}`}>{name}</dt>
    <dd className={`${css.value} ${textClass.label}`}>{children}</dd>
  </div>
);
