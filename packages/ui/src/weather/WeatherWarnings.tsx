import { formatDate, formatTime, type WeatherForecast, warningsAt } from '@portal/model';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { dateSettings, fill, textsOf } from '../locale/locale';
import { type HeadingLevel, SectionHead } from '../section-head/SectionHead';
import * as css from './DayCurve.css';
import { nowOf, type WeatherLocale } from './words';

/** Props of `WeatherWarnings`; without warnings it renders nothing. */
export type WeatherWarningsProps = {
  forecast: Pick<WeatherForecast, 'warnings'> | null;
  headingLevel?: HeadingLevel;
  locale: WeatherLocale;
};

/** Official warnings that have not ended: level, cause, and from when until when. */
export function WeatherWarnings({ forecast, headingLevel = 2, locale }: WeatherWarningsProps) {
  const { weather: texts } = textsOf(locale);
  const now = nowOf(locale);
  const warnings = forecast ? warningsAt(forecast, now) : [];
  if (!warnings.length) return null;
  const settings = dateSettings(locale);
  return (
    <section aria-label={texts.warnings} data-part="weather-warnings">
      <SectionHead title={texts.warnings} headingLevel={headingLevel} />
      <ul className={css.warnings}>
        {warnings.map(({ level, cause, from, until }) => (
          <li
            key={`${level} ${cause} ${from}`}
            className={cx(css.warning, css.warningLevel[level])}
            data-level={level}
          >
            <svg
              className={css.sign}
              viewBox="0 0 24 24"
              width={24}
              height={24}
              aria-hidden="true"
              focusable="false"
            >
              <path d="M12 3 22.5 21h-21Z" />
              <path className={css.stroke} d="M12 9.5v5.5M12 17.6v.4" />
            </svg>
            <span>
              <b className={cx(css.cause, textClass.label)}>
                {fill(texts.warning, { level: texts.levels[level], cause: texts.causes[cause] })}
              </b>
              <span className={cx(css.span, textClass.small)}>
                {fill(from > now ? texts.warningSpan : texts.warningUntil, {
                  fromDay: formatDate(from, 'event', settings),
                  fromTime: formatTime(from, settings),
                  day: formatDate(until, 'event', settings),
                  time: formatTime(until, settings),
                })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
