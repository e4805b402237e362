'use client';
import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { dayOf } from '@portal/model';
import { useCalendarState } from 'react-stately/useCalendarState';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { useLocale } from '../locale/index';
import { CalendarFrame } from './CalendarFrame';

/** Days are written `YYYY-MM-DD`. */
type Bounds = {
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
  /** The focus begins in the calendar: for dialogs. */
  autoFocus?: boolean;
};

const createCalendar = () => new GregorianCalendar();

/** A day of the reader’s page, as calendars count: never the clock’s own. */
function useToday(): CalendarDate {
  const { now, timeZone } = useLocale('calendar');
  return parseDate(dayOf(now, timeZone) ?? '1970-01-01');
}

const within = (day: CalendarDate, min: CalendarDate | undefined, max: CalendarDate | undefined) =>
  min && day.compare(min) < 0 ? min : max && day.compare(max) > 0 ? max : day;

const parsed = (day: string | undefined) => (day ? parseDate(day) : undefined);

/** Props of `Calendar`; days are `YYYY-MM-DD`. */
export type CalendarProps = Bounds & { value?: string; onChange: (day: string) => void };

/** One day of a month, chosen by keyboard or finger. */
export function Calendar({ value, onChange, min, max, autoFocus }: CalendarProps) {
  const locale = useLocale('calendar');
  const today = useToday();
  const [first, last] = [parsed(min), parsed(max)];
  const settings = {
    value: parsed(value) ?? null,
    onChange: (day: CalendarDate) => onChange(day.toString()),
    defaultFocusedValue: parsed(value) ?? within(today, first, last),
    minValue: first,
    maxValue: last,
    autoFocus,
    firstDayOfWeek: 'mon',
  } as const;
  const state = useCalendarState({ ...settings, locale: locale.dates.tag, createCalendar });
  return <CalendarFrame state={state} label={locale.texts.calendar.choose} today={today.toString()} />;
}

/** Props of `RangeCalendar`; days are `YYYY-MM-DD`, and `onChange` gets them in order. */
export type RangeCalendarProps = Bounds & {
  value?: readonly [from: string, to: string];
  /** Both days, in order; the same day twice where one was picked twice. */
  onChange: (from: string, to: string) => void;
};

/** Calendar for a range: two days and those between them, chosen by keyboard or finger. */
export function RangeCalendar({ value, onChange, min, max, autoFocus }: RangeCalendarProps) {
  const locale = useLocale('calendar');
  const today = useToday();
  const [first, last] = [parsed(min), parsed(max)];
  const settings = {
    value: value ? { start: parseDate(value[0]), end: parseDate(value[1]) } : null,
    onChange: ({ start, end }: { start: CalendarDate; end: CalendarDate }) =>
      onChange(start.toString(), end.toString()),
    defaultFocusedValue: value ? parseDate(value[0]) : within(today, first, last),
    minValue: first,
    maxValue: last,
    autoFocus,
    firstDayOfWeek: 'mon',
  } as const;
  const state = useRangeCalendarState({ ...settings, locale: locale.dates.tag, createCalendar });
  return <CalendarFrame state={state} label={locale.texts.calendar.chooseRange} today={today.toString()} />;
}
