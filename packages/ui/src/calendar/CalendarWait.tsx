'use client';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { useLocale } from '../locale/index';

/** Tells those who do not see the turning ring that a calendar is coming. It is there before, so that it is heard. */
export function CalendarWait({ isComing }: { isComing: boolean }) {
  const { calendar: texts } = useLocale('calendar').texts;
  return (
    <span role="status" className={visuallyHidden}>
      {isComing ? texts.loading : null}
    </span>
  );
}
