import { type DayForecast, formatFullDay, type WeatherForecast } from '@portal/model';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { dateSettings, fill, textsOf } from '../locale/locale';
import { type HeadingLevel, SectionHead } from '../section-head/SectionHead';
import { SkyIcon } from './SkyIcon';
import * as css from './Weather.css';
import { SourceNote, StaleNote } from './WeatherNotes';
import { degreesOf, nowOf, percentOf, skyName, type WeatherLocale, windOf } from './words';

/** Props of `WeatherDays`; `forecast: null` shows an empty state. */
export type WeatherDaysProps = {
  forecast: WeatherForecast | null;
  place: string;
  headingLevel?: HeadingLevel;
  /** Omits place, age and source, which the page shows itself. */
  isPart?: boolean;
  locale: WeatherLocale;
};

/** Forecast of the coming days as a table: sky, minimum and maximum, rain, wind. Past days are omitted. */
export function WeatherDays({ forecast, place, headingLevel = 2, isPart = false, locale }: WeatherDaysProps) {
  const { weather: texts } = textsOf(locale);
  const title = fill(texts.title, { place: forecast?.place ?? place });
  const days = forecast?.days.filter(({ date }) => date >= nowOf(locale).slice(0, 10)) ?? [];
  return (
    <section className={css.section} aria-label={texts.days} data-part="weather-days">
      <SectionHead
        title={texts.days}
        headingLevel={headingLevel}
        aside={isPart ? undefined : (forecast?.place ?? place)}
      />
      {forecast && !isPart ? <StaleNote forecast={forecast} locale={locale} /> : null}
      {forecast && days.length ? (
        <>
          <table className={`${css.table} ${textClass.label}`}>
            <caption className={visuallyHidden}>{title}</caption>
            <thead>
              <tr className={`${css.head} ${textClass.small}`}>
                <th scope="col" className={css.cell}>
                  {texts.day}
                </th>
                <th scope="col" className={css.cell}>
                  {texts.sky}
                </th>
                <th scope="col" className={css.cell}>
                  {texts.temperatures}
                </th>
                <th scope="col" className={css.cell}>
                  {texts.rain}
                </th>
                <th scope="col" className={`${css.cell} ${css.wind}`}>
                  {texts.wind}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <Day key={day.date} day={day} locale={locale} />
              ))}
            </tbody>
          </table>
          {isPart ? null : <SourceNote forecast={forecast} locale={locale} />}
        </>
      ) : (
        <p className={`${css.empty} ${textClass.body}`}>{texts.empty}</p>
      )}
    </section>
  );
}

function Day({
  day: { date, sky, min, max, rainProbability, wind },
  locale,
}: {
  day: DayForecast;
  locale: WeatherLocale;
}) {
  const { weather: texts } = textsOf(locale);
  // “dimecres, 18 de març de 2026”: only weekday and day of the month are shown.
  const [weekday = date] = formatFullDay(`${date}T12:00:00`, dateSettings(locale)).split(',');
  const short = locale.dates.weekdaysShort[new Date(`${date}T12:00:00Z`).getUTCDay()];
  return (
    <tr className={css.row} data-part="day">
      <th scope="row" className={css.cell}>
        <time dateTime={date} className={css.name}>
          <span className={css.long}>{weekday}</span>
          <span className={css.short} aria-hidden="true">
            {short}
          </span>{' '}
          {Number(date.slice(8))}
        </time>
      </th>
      <td className={css.cell}>
        {sky ? (
          <span className={css.sky}>
            <SkyIcon sky={sky} size={32} />
            <span className={css.words}>{skyName(sky, locale)}</span>
          </span>
        ) : (
          texts.unknown
        )}
      </td>
      <td className={css.cell}>
        <span className={css.range}>
          <span className={css.low}>
            <span className={visuallyHidden}>{texts.min}</span>
            {degreesOf(min, locale)}
          </span>
          <b>
            <span className={visuallyHidden}>{texts.max}</span>
            {degreesOf(max, locale)}
          </b>
        </span>
      </td>
      <td className={css.cell}>
        {percentOf(rainProbability, locale)}
        {wind ? <span className={`${css.windBelow} ${textClass.small}`}>{windOf(wind, locale)}</span> : null}
      </td>
      <td className={`${css.cell} ${css.wind}`}>{windOf(wind, locale)}</td>
    </tr>
  );
}
