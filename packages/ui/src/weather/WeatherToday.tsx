import { formatTime, hoursFrom, type WeatherForecast } from '@portal/model';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { DropIcon } from '../icon/index';
import { dateSettings, fill, textsOf } from '../locale/locale';
import { type HeadingLevel, SectionHead } from '../section-head/SectionHead';
import { SkyIcon } from './SkyIcon';
import * as css from './Weather.css';
import { SourceNote, StaleNote } from './WeatherNotes';
import { degreesOf, nowOf, percentOf, skyName, type WeatherLocale } from './words';

/** Props of `WeatherToday`: hours from now on, in °C, mm and per cent. */
export type WeatherTodayProps = {
  /** Null if there is none. */
  forecast: WeatherForecast | null;
  /** Name of the place, if there is no forecast with it. */
  place: string;
  /** Number of hours shown, starting with the current one. */
  hours?: number;
  headingLevel?: HeadingLevel;
  /**
   * Whether the page already shows the place, the time of the update and the source, so that they are left
   * out here.
   */
  isPart?: boolean;
  locale: WeatherLocale;
};

/**
 * Coming hours: sky, degrees, and probability of rain. Says so if there is no forecast, or only an old one.
 */
export function WeatherToday({
  forecast,
  place,
  hours = 24,
  headingLevel = 2,
  isPart = false,
  locale,
}: WeatherTodayProps) {
  const { weather: texts } = textsOf(locale);
  const shown = forecast ? hoursFrom(forecast, nowOf(locale)).slice(0, hours) : [];
  const title = isPart ? texts.today : fill(texts.title, { place: forecast?.place ?? place });
  return (
    <section className={css.section} aria-label={title} data-part="weather-today">
      <SectionHead
        title={title}
        headingLevel={headingLevel}
        aside={shown.length && !isPart ? texts.today : undefined}
      />
      {forecast && !isPart ? <StaleNote forecast={forecast} locale={locale} /> : null}
      {forecast && shown.length ? (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by
              keyboard */}
          <ol className={css.hours} tabIndex={0} aria-label={texts.today}>
            {shown.map(({ date, sky, temperature, rainProbability }, at) => (
              <li
                key={date}
                className={css.hour}
                aria-current={at === 0 ? 'time' : undefined}
                data-part="hour"
              >
                <time dateTime={date.slice(0, 16)} className={`${css.quiet} ${textClass.small}`}>
                  {formatTime(date, dateSettings(locale))}
                </time>
                {sky ? <SkyIcon sky={sky} size={32} label={skyName(sky, locale)} /> : <span>–</span>}
                <b className={headlineClass.sm}>{degreesOf(temperature, locale)}</b>
                <span className={`${css.rain} ${textClass.small}`}>
                  <DropIcon />
                  <span className={visuallyHidden}>{texts.rain}</span>
                  {percentOf(rainProbability, locale)}
                </span>
              </li>
            ))}
          </ol>
          {isPart ? null : <SourceNote forecast={forecast} locale={locale} />}
        </>
      ) : (
        <p className={`${css.empty} ${textClass.body}`}>{texts.empty}</p>
      )}
    </section>
  );
}
