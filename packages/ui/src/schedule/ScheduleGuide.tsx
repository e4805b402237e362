import type { Broadcast } from '@portal/model';
import type { Locale } from '../locale/locale';
import { type HeadingLevel, levelBelow, SectionHead } from '../section-head/index';
import * as css from './ScheduleGuide.css';
import { ScheduleList } from './ScheduleList';

/** Props of `ScheduleGuide`: a day's shows, station by station (spec §2). */
export type ScheduleGuideProps = {
  /** A day's broadcasts, by station. */
  stations: readonly { id: string; title: string; shows: readonly Broadcast[] }[];
  headingLevel?: HeadingLevel;
  locale: Locale<'schedule'>;
};

/** The programme guide of a day: its stations side by side where there is room. */
export function ScheduleGuide({ stations, headingLevel = 2, locale }: ScheduleGuideProps) {
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
