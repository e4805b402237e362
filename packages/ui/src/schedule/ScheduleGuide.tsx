import { type Broadcast, formatMachine, formatTime } from '@portal/model';
import { cx } from 'class-variance-authority';
import { AgeSign } from '../age-sign/AgeSign';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { AudioIcon, PlayIcon } from '../icon/index';
import { Link } from '../link/Link';
import { dateSettings, fill, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import { type HeadingLevel, levelBelow } from '../section-head/SectionHead';
import { type DayGrid, dayGrid, type Slot } from './day-grid';
import * as css from './Guide.css';
import { empty, emptyDay } from './Schedule.css';

/** Props of `ScheduleGuide`: a day's shows, station by station (spec §2). */
export type ScheduleGuideProps = {
  /** Broadcasts of the day, by station; those that run past midnight are cut at its ends. */
  stations: readonly { id: string; title: string; shows: readonly Broadcast[] }[];
  /** YYYY-MM-DD, in the time zone of the locale. */
  day: string;
  /** URL of today's guide, on the page of another day: linked from a day without shows. */
  todayHref?: string | undefined;
  headingLevel?: HeadingLevel;
  locale: Locale<'schedule' | 'ageRating'>;
};

/** Minutes of the past that the grid opens with. */
const PAST_MINUTES = 30;
/** Id of the present moment: a link leads there. */
const NOW_ID = 'ara';
/**
 * Programme guide of a day: hours as columns, stations as rows, each broadcast as wide as it lasts, and a line
 * of now behind them. The edge of a broadcast that is on says how far it is. In a narrow place each station is a list that begins with what is on. A day without shows says so
 * once (spec §8).
 */
export function ScheduleGuide({ stations, day, todayHref, headingLevel = 2, locale }: ScheduleGuideProps) {
  const { schedule: texts } = textsOf(locale);
  const { now, timeZone } = locale;
  if (stations.every(({ shows }) => shows.length === 0))
    return (
      <div className={cx(empty, emptyDay, textClass.body)} data-part="no-schedule">
        <p>{texts.empty}</p>
        {todayHref ? (
          <Link href={todayHref} variant="standalone">
            {texts.toToday}
          </Link>
        ) : null}
      </div>
    );
  const grid = dayGrid(
    stations.map(({ shows }) => shows),
    { day, timeZone, now },
  );
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.guide} data-part="schedule-guide">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className={css.scroller} aria-label={texts.grid} tabIndex={0} data-part="grid">
        <div className={css.day} style={{ '--length': String(grid.length) }}>
          <div className={css.top}>
            <div className={css.name}>
              {grid.now === null ? null : (
                <a href={`#${NOW_ID}`} className={cx(css.toNow, textClass.label)} data-part="to-now">
                  {texts.nowLine}
                </a>
              )}
            </div>
            <Hours grid={grid} locale={locale} />
          </div>
          {grid.now === null ? null : (
            <>
              <span
                id={NOW_ID}
                className={css.opening}
                style={{ '--from': String(Math.max(0, grid.now - PAST_MINUTES)) }}
              />
              <div
                className={css.nowLine}
                style={{ '--from': String(grid.now) }}
                aria-hidden="true"
                data-part="now"
              >
                <span className={cx(css.nowLabel, textClass.small)}>
                  {formatTime(now, dateSettings(locale))}
                </span>
              </div>
            </>
          )}
          {stations.map(({ id, title, shows }, at) => (
            <section key={id} className={css.station} aria-label={title} data-part="station">
              <Heading className={cx(css.name, headlineClass.sm)}>{title}</Heading>
              {shows.length ? (
                <Track
                  slots={grid.stations[at] ?? []}
                  now={grid.now}
                  headingLevel={levelBelow(headingLevel)}
                  locale={locale}
                />
              ) : (
                <p className={cx(empty, textClass.body)} data-part="no-schedule">
                  {texts.empty}
                </p>
              )}
            </section>
          ))}
        </div>
      </section>
    </div>
  );
}

/** Hours over the grid; broadcasts say theirs in words. */
function Hours({ grid: { hours }, locale }: { grid: DayGrid; locale: Locale<'schedule'> }) {
  return (
    <div className={cx(css.hours, textClass.small)} aria-hidden="true" data-part="hours">
      {hours.map((hour, at) => (
        <span key={hour} className={css.hour} style={{ '--from': String(at * 60) }}>
          {formatTime(hour, dateSettings(locale))}
        </span>
      ))}
    </div>
  );
}

/** Tiles shorter than this, in minutes, show only their title, and pauses no words. */
const WORDY_MINUTES = 45;

type TrackProps = {
  slots: readonly Slot[];
  now: number | null;
  headingLevel: HeadingLevel;
  locale: Locale<'schedule' | 'ageRating'>;
};

function Track({ slots, now, headingLevel, locale }: TrackProps) {
  const { schedule: texts } = textsOf(locale);
  const isOver = ({ from, length }: Slot) => now !== null && from + length <= now;
  const past = slots.filter((slot) => slot.show && isOver(slot)).length;
  return (
    <div>
      {past ? (
        <details className={css.earlier}>
          <summary className={cx(css.summary, textClass.label)}>
            {fill(texts.earlier, { count: past })}
          </summary>
        </details>
      ) : null}
      <ol className={css.track} data-part="track">
        {slots.map((slot) => {
          const isOn = now !== null && slot.from <= now && now < slot.from + slot.length;
          return (
            <li
              key={slot.from}
              className={cx(
                css.tile,
                slot.show ? isOn && css.on : css.gap,
                isOver(slot) && css.over,
                slot.length < WORDY_MINUTES && css.short,
              )}
              style={{
                '--from': String(slot.from),
                '--minutes': String(slot.length),
                ...(isOn ? { '--gone': String((now - slot.from) / slot.length) } : {}),
              }}
              aria-current={isOn && slot.show ? 'time' : undefined}
              data-from={slot.from}
              data-length={slot.length}
              data-part={slot.show ? 'show' : 'gap'}
            >
              <Words
                slot={slot}
                isOn={isOn}
                isOver={isOver(slot)}
                headingLevel={headingLevel}
                locale={locale}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type WordsProps = {
  slot: Slot;
  isOn: boolean;
  isOver: boolean;
  headingLevel: HeadingLevel;
  locale: Locale<'schedule' | 'ageRating'>;
};

function Words({ slot, isOn, isOver, headingLevel, locale }: WordsProps) {
  const { schedule: texts } = textsOf(locale);
  const { timeZone } = locale;
  const Heading = `h${headingLevel}` as const;
  const begins = slot.show ? slot.show.startTime.date : slot.at;
  const hour = (
    <time dateTime={formatMachine(begins, timeZone)} className={cx(css.time, textClass.label)}>
      {formatTime(begins, dateSettings(locale))}
    </time>
  );
  if (!slot.show)
    return (
      <div className={css.words}>
        {hour}
        <p className={textClass.small}>{texts.offAir}</p>
      </div>
    );
  const { title, url, resume, isRepeat, rating, replay } = slot.show;
  return (
    <div className={css.words}>
      {hour}
      <div className={css.texts}>
        {isOn ? <p className={cx(css.sign, textClass.small)}>{texts.now}</p> : null}
        <Heading className={cx(css.title, headlineClass.sm)}>
          <Anchor href={url.href} title={url.title} className={css.link} data-part="tile">
            {title}
          </Anchor>
          {isOver ? <span className={visuallyHidden}> ({texts.over})</span> : null}
          {slot.hasBegunBefore ? <span className={visuallyHidden}> ({texts.beganBefore})</span> : null}
          {slot.endsLater ? <span className={visuallyHidden}> ({texts.endsLater})</span> : null}
        </Heading>
        {replay ? (
          <Anchor href={replay.href} className={cx(css.replay, textClass.small)} data-part="replay">
            {replay.medium === 'video' ? <PlayIcon size={18} /> : <AudioIcon size={18} />}
            {replay.medium === 'video' ? texts.watchAgain : texts.listenAgain}
            <span className={visuallyHidden}>: {title}</span>
          </Anchor>
        ) : null}
        {isRepeat && !isOver ? <p className={cx(css.time, textClass.small)}>{texts.repeat}</p> : null}
        {rating ? <AgeSign rating={rating} locale={locale} /> : null}
        {resume && !isOver ? <p className={cx(css.resume, textClass.small)}>{resume}</p> : null}
      </div>
    </div>
  );
}
