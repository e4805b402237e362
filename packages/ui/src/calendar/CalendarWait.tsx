'use client';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { useLocale } from '../locale/index';

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
