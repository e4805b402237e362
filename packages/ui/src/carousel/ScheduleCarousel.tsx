'use client';
import { type Broadcast, formatMachine, formatTime, isOnAir, toMilliseconds } from '@portal/model';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { dateSettings, useLocale } from '../locale/index';
import { Anchor } from '../routing/Routing';
import * as css from './CardCarousel.css';
import { Carousel } from './Carousel';

/** Fields of a broadcast that a slide of the schedule shows. */
export type ScheduledShow = Pick<Broadcast, 'id' | 'title' | 'url' | 'startTime' | 'endTime'>;

/** Props of `ScheduleCarousel`: shows in chronological order; the current one is marked (spec §2). */
export type ScheduleCarouselProps = {
  shows: readonly ScheduledShow[];
  /** Accessible name. */
  label: string;
};

/** Index of the current show, else of the next one, or of the last one if all have ended. */
function firstToSee(shows: readonly ScheduledShow[], now: string, timeZone: string) {
  const on = shows.findIndex((show) => isOnAir(show, now, timeZone));
  if (on !== -1) return { first: on, isOn: true, isNext: false };
  const moment = toMilliseconds(now, timeZone) ?? 0;
  const next = shows.findIndex(({ endTime }) => (toMilliseconds(endTime.date, timeZone) ?? 0) > moment);
  return { first: next === -1 ? shows.length - 1 : next, isOn: false, isNext: next !== -1 };
}

/**
 * A day's broadcasts (spec §2) with hour and title. The carousel opens on the current one, which is marked,
 * or on the next one.
 */
export function ScheduleCarousel({ shows, label }: ScheduleCarouselProps) {
  const locale = useLocale('onAir');
  if (shows.length === 0) return null;
  const { now, timeZone, texts } = locale;
  const { first, isOn, isNext } = firstToSee(shows, now, timeZone);
  return (
    <Carousel kind="schedule" label={label} defaultValue={first}>
      {shows.map(({ id, title, url, startTime }, at) => (
        <Anchor
          key={id}
          href={url.href}
          title={url.title}
          aria-current={at === first && isOn ? 'time' : undefined}
          className={css.show}
        >
          <span className={cx(css.time, textClass.meta)}>
            {at === first && isNext ? `${texts.onAir.next} ` : null}
            <time dateTime={formatMachine(startTime.date, timeZone)}>
              {formatTime(startTime.date, dateSettings(locale))}
            </time>
          </span>
          <span className={textClass.label}>{title}</span>
        </Anchor>
      ))}
    </Carousel>
  );
}
