import type { PluralForms } from '../../wording/index';

/** One text, or its forms by number. */
type Counted = string | PluralForms;

/** ISO 8601: Monday is 1. */
export type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * Words of dates in one language, plain data, so that a server can send it to a browser. Patterns are texts of `fill`:
 * `{de |d’:month}` is `de` or, before a vowel, `d’`.
 */
export interface DateLocale {
  /** BCP 47 tag with its region, by which calendars are named: `en-GB`. */
  readonly tag: string;
  readonly weekdays: string[];
  readonly weekdaysShort: string[];
  readonly months: string[];
  readonly monthsShort: string[];
  /** Where weeks begin: in calendars, and in the filter of the week that comes. */
  readonly weekStart: WeekDay;
  readonly formats: Record<string, never>;
  /** `%s` is the time that `past` and `future` are said of, `%d` its number. */
  readonly relativeTime: {
    readonly [part in 'future' | 'past' | 's' | 'm' | 'h' | 'd' | 'M' | 'y']: string;
  } & { readonly [part in 'mm' | 'hh' | 'dd' | 'MM' | 'yy']: Counted };
  /** Day of a masthead: `{weekday}`, `{day}`, `{month}`, `{year}`. */
  readonly fullDay: string;
  /** A day in a sentence: `{day}`, `{month}`, `{year}`. */
  readonly longDay: string;
  /** The same without its year. */
  readonly dayMonth: string;
  /** Days from `{from}` to `{to}`. */
  readonly span: string;
  /** An hour in a sentence, `{hour}` and `{minute}`; `one` from one to two at night. */
  readonly atTime: { readonly one: string; readonly other: string };
  /** Each unit of `totalTimeUnit`, counted. */
  readonly units: { readonly minutes: PluralForms; readonly hours: PluralForms; readonly days: PluralForms };
}
