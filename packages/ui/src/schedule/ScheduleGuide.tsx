import type { Broadcast } from '@portal/model';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { type Locale, textsOf } from '../locale/locale';
import { type HeadingLevel, levelBelow, SectionHead } from '../section-head/SectionHead';
import * as css from './ScheduleGuide.css';
import { ScheduleList } from './ScheduleList';
import * as list from './ScheduleList.css';

/** Props of `ScheduleGuide`: a day's shows, station by station (spec §2). */
export type ScheduleGuideProps = {
  /** A day's broadcasts, by station. */
  stations: readonly { id: string; title: string; shows: readonly Broadcast[] }[];
  /** URL of today's guide, on the page of another day: linked from a day without shows. */
  todayHref?: string | undefined;
  headingLevel?: HeadingLevel;
  locale: Locale<'schedule' | 'ageRating'>;
};

/**
 * Programme guide of a day: its stations side by side if there is room. A day without shows says so once
 * (spec §8).
 */
export function ScheduleGuide({ stations, todayHref, headingLevel = 2, locale }: ScheduleGuideProps) {
  const { schedule: texts } = textsOf(locale);
  if (stations.every(({ shows }) => shows.length === 0))
    return (
      <div className={cx(list.empty, list.emptyDay, textClass.body)} data-part="no-schedule">
        <p>{texts.empty}</p>
        {todayHref ? (
          <Link href={todayHref} variant="standalone">
            {texts.toToday}
          </Link>
        ) : null}
      </div>
    );
  return (
    <div className={css.guide} data-part="schedule-guide">
      {stations.map(({ id, title, shows }) => (
        <section key={id} aria-label={title} data-part="station">
          <SectionHead title={title} headingLevel={headingLevel} />
          <ScheduleList shows={shows} label={title} headingLevel={levelBelow(headingLevel)} locale={locale} />
        </section>
      ))}
    </div>
  );
}
