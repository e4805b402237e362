import type { PluralForms } from '../../wording/index';

/** One text, or its plural forms. */
type Counted = string | PluralForms;

/** ISO 8601: Monday is 1. */
export type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * Strings for dates in one language, as plain data that a server can send to a browser. Patterns are texts of
 * `fill`: `{de |d’:month}` is `de` or, before a vowel, `d’`.
 */
export interface DateLocale {
  /** BCP 47 tag with its region, as calendars need it: `en-GB`. */
  readonly tag: string;
  readonly weekdays: string[];
  readonly weekdaysShort: string[];
  readonly months: string[];
  readonly monthsShort: string[];
  /** First day of the week, for calendars and the filter of the next week. */
  readonly weekStart: WeekDay;
  readonly formats: Record<string, never>;
  /** `%s` is the time inserted into `past` and `future`, `%d` its number. */
  readonly relativeTime: {
    readonly [part in 'future' | 'past' | 's' | 'm' | 'h' | 'd' | 'M' | 'y']: string;
  } & { readonly [part in 'mm' | 'hh' | 'dd' | 'MM' | 'yy']: Counted };
  /** Day of a masthead: `{weekday}`, `{day}`, `{month}`, `{year}`. */
  readonly fullDay: string;
  /** A day within a sentence: `{day}`, `{month}`, `{year}`. */
  readonly longDay: string;
  /** The same date without its year. */
  readonly dayMonth: string;
  /** Range of days from `{from}` to `{to}`. */
  readonly span: string;
  /** An hour within a sentence, `{hour}` and `{minute}`; `one` for times from 1:00 to 1:59. */
  readonly atTime: { readonly one: string; readonly other: string };
  /** Plural forms of each unit of `totalTimeUnit`. */
  readonly units: { readonly minutes: PluralForms; readonly hours: PluralForms; readonly days: PluralForms };
}
