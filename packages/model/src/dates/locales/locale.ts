import type { DateLanguage } from '../../constants/index';

/** Words of dates in one language, in the shape that dayjs reads. Plain data, so that a server can send it to a browser. */
export interface DateLocale {
  /** Prefixed, so that a page's own dayjs locales stay as they are. */
  readonly name: `portal-${DateLanguage}`;
  readonly weekdays: string[];
  readonly weekdaysShort: string[];
  readonly months: string[];
  readonly monthsShort: string[];
  readonly weekStart: 1;
  readonly formats: Record<string, never>;
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
  /** Full day of a masthead as a dayjs format. */
  readonly fullDay: string;
  /** The same before a month that begins with a vowel, where that changes it: 'd’abril'. */
  readonly fullDayElided?: string;
  /** One and many of each unit of `totalTimeUnit`. */
  readonly units: {
    readonly minutes: readonly [string, string];
    readonly hours: readonly [string, string];
    readonly days: readonly [string, string];
  };
}
