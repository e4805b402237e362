import { type Broadcast, formatMachine, formatTime, isOnAir, toMilliseconds } from '@portal/model';
import { cx } from 'class-variance-authority';
import { AgeSign } from '../age-sign/AgeSign';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { Image } from '../image/Image';
import { dateSettings, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './Schedule.css';

export * from './ScheduleGuide';

/** Props of `ScheduleList`: a day's shows of one station, in chronological order. */
export type ScheduleListProps = {
  /** A day's broadcasts, in order. */
  shows: readonly Broadcast[];
  /** Day and station, for assistive technology. */
  label: string;
  headingLevel?: HeadingLevel;
  locale: Locale<'schedule' | 'ageRating'>;
};

/**
 * A day of the programme guide with past, current and upcoming shows. Says so if there are none (spec §8).
 */
export function ScheduleList({ shows, label, headingLevel = 3, locale }: ScheduleListProps) {
  const { schedule: texts } = textsOf(locale);
  if (shows.length === 0)
    return (
      <p className={cx(css.empty, textClass.body)} data-part="no-schedule">
        {texts.empty}
      </p>
    );
  return (
    <div className={css.box} data-part="schedule">
      <ol className={css.list} aria-label={label}>
        {shows.map((show) => (
          <Show key={show.id} show={show} headingLevel={headingLevel} locale={locale} />
        ))}
      </ol>
    </div>
  );
}

function Show({
  show,
  headingLevel,
  locale,
}: {
  show: Broadcast;
  headingLevel: HeadingLevel;
  locale: Locale<'schedule' | 'ageRating'>;
}) {
  const { title, url, startTime, endTime, resume, image, isRepeat, rating } = show;
  const { schedule: texts } = textsOf(locale);
  const { now, timeZone } = locale;
  const isOn = isOnAir(show, now, timeZone);
  const [end, present] = [toMilliseconds(endTime.date, timeZone), toMilliseconds(now, timeZone)];
  const isOver = end !== null && present !== null && end <= present;
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={css.show} aria-current={isOn ? 'time' : undefined} data-part="show">
      <time
        dateTime={formatMachine(startTime.date, timeZone)}
        className={cx(css.time, textClass.label, isOver && css.over)}
      >
        {formatTime(startTime.date, dateSettings(locale))}
      </time>
      <div className={css.words}>
        {isOn ? <p className={cx(css.now, textClass.small)}>{texts.now}</p> : null}
        {isRepeat ? <p className={cx(css.repeat, textClass.small)}>{texts.repeat}</p> : null}
        <Heading className={cx(headlineClass.sm, isOver && css.over)}>
          <Anchor href={url.href} title={url.title} className={css.link}>
            {title}
          </Anchor>
          {isOver ? <span className={visuallyHidden}> ({texts.over})</span> : null}
        </Heading>
        {rating ? <AgeSign rating={rating} locale={locale} /> : null}
        {resume ? <p className={cx(css.resume, textClass.summary)}>{resume}</p> : null}
      </div>
      {image ? (
        <div className={css.picture}>
          <Image image={{ ...image, alt: '' }} ratio="16:9" sizes="176px" widest={176} />
        </div>
      ) : null}
    </li>
  );
}
