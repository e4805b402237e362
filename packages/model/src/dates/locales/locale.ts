import type { DateLanguage } from '../../constants/index';

/** Words of dates in one language, in the shape that dayjs reads. */
export interface DateLocale {
  /** Prefixed, so that a page's own dayjs locales stay as they are. */
  readonly name: `portal-${DateLanguage}`;
  readonly weekdays: string[];
  readonly weekdaysShort: string[];
  readonly months: string[];
  readonly monthsShort: string[];
  readonly weekStart: 1;
  readonly formats: Record<string, never>;
  readonly ordinal: (n: number) => string;
  readonly relativeTime: {
    readonly [part in
      | 'future'
      | 'past'
      | 's'
      | 'm'
      | 'mm'
      | 'h'
      | 'hh'
      | 'd'
      | 'dd'
      | 'M'
      | 'MM'
      | 'y'
      | 'yy']: string;
  };
  /** Full day of a masthead as a dayjs format, given the month's name (Catalan elides 'de' before a vowel). */
  readonly fullDay: (month: string) => string;
  /** One and many of each unit of `totalTimeUnit`. */
  readonly units: {
    readonly minutes: readonly [string, string];
    readonly hours: readonly [string, string];
    readonly days: readonly [string, string];
  };
}
