'use client';
import { type Broadcast, formatMachine, formatTime, isOnAir } from '@portal/model';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { dateSettings, useLocale } from '../locale/index';
import { Anchor } from '../routing/Anchor';
import * as css from './CardCarousel.css';
import { Carousel } from './Carousel';

/** Fields of a broadcast that a slide of the schedule shows. */
export type ScheduledShow = Pick<Broadcast, 'id' | 'title' | 'url' | 'startTime' | 'endTime'>;

/** Props of `ScheduleCarousel`: shows in order of time; the current one is marked (spec §2). */
export type ScheduleCarouselProps = {
  shows: readonly ScheduledShow[];
  /** Accessible name. */
  label: string;
};

/** A day's broadcasts (spec §2): hour and title of each; the one that is on now is marked, and the carousel opens on it. */
export function ScheduleCarousel({ shows, label }: ScheduleCarouselProps) {
  const locale = useLocale();
  if (shows.length === 0) return null;
  const now = shows.findIndex((show) => isOnAir(show, locale.now, locale.timeZone));
  return (
    <Carousel kind="schedule" label={label} defaultValue={Math.max(0, now)}>
      {shows.map(({ id, title, url, startTime }, at) => (
        <Anchor
          key={id}
          href={url.href}
          title={url.title}
          aria-current={at === now ? 'time' : undefined}
          className={css.show}
        >
          <time
            dateTime={formatMachine(startTime.date, locale.timeZone)}
            className={cx(css.time, textClass.meta)}
          >
            {formatTime(startTime.date, dateSettings(locale))}
          </time>
          <span className={textClass.label}>{title}</span>
        </Anchor>
      ))}
    </Carousel>
  );
}
