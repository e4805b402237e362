'use client';
import { lazyPart } from '../foundation/lazyPart';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { useLocale } from '../locale/index';

/** Both calendars, fetched by the first field that opens one. */
export const lazyCalendars = lazyPart(async () => {
  const { Calendar, RangeCalendar } = await import('./Calendar');
  return Calendar === undefined || RangeCalendar === undefined ? undefined : { Calendar, RangeCalendar };
});

/**
 * Announces to screen readers that a calendar is loading. The live region exists in advance, so that it is
 * announced.
 */
export function CalendarWait({ isComing }: { isComing: boolean }) {
  const { calendar: texts } = useLocale('calendar').texts;
  return (
    <span role="status" className={visuallyHidden}>
      {isComing ? texts.loading : null}
    </span>
  );
}
