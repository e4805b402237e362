import type { DateLocale } from './locale';

/** English names of days and months, units and relative times for dates; weeks start on Monday. */
export const dateLocaleEn: DateLocale = {
  tag: 'en-GB',
  weekdays: 'Sunday_Monday_Tuesday_Wednesday_Thursday_Friday_Saturday'.split('_'),
  weekdaysShort: 'Sun_Mon_Tue_Wed_Thu_Fri_Sat'.split('_'),
  months: 'January_February_March_April_May_June_July_August_September_October_November_December'.split('_'),
  monthsShort: 'Jan_Feb_Mar_Apr_May_Jun_Jul_Aug_Sep_Oct_Nov_Dec'.split('_'),
  weekStart: 1,
  formats: {},
  relativeTime: {
    future: 'in %s',
    past: '%s ago',
    s: 'a few seconds',
    m: 'a minute',
    mm: '%d minutes',
    h: 'an hour',
    hh: '%d hours',
    d: 'a day',
    dd: '%d days',
    M: 'a month',
    MM: '%d months',
    y: 'a year',
    yy: '%d years',
  },
  fullDay: '{weekday}, {day} {month} {year}',
  longDay: '{day} {month} {year}',
  dayMonth: '{day} {month}',
  span: 'from {from} to {to}',
  atTime: { one: 'at {hour}:{minute}', other: 'at {hour}:{minute}' },
  units: {
    minutes: { one: '{count} minute', other: '{count} minutes' },
    hours: { one: '{count} hour', other: '{count} hours' },
    days: { one: '{count} day', other: '{count} days' },
  },
};
