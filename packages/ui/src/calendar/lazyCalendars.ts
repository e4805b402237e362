'use client';
import { lazyPart } from '../foundation/lazyPart';

/** Both calendars, fetched by the first field that opens one. */
export const lazyCalendars = lazyPart(async () => {
  const { Calendar, RangeCalendar } = await import('./Calendar');
  return Calendar === undefined || RangeCalendar === undefined ? undefined : { Calendar, RangeCalendar };
});
