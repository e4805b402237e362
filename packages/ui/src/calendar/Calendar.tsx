'use client';
import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { dayOf } from '@portal/model';
import { useState } from 'react';
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
export type CalendarProps = Bounds & {
  /** The day chosen; `''` while none is. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (day: string) => void;
};

/** Days of the week as the primitive calls them. */
const WEEK_DAYS = { 1: 'mon', 2: 'tue', 3: 'wed', 4: 'thu', 5: 'fri', 6: 'sat', 7: 'sun' } as const;

/** One day of a month, chosen by keyboard or finger. */
export function Calendar({ value, defaultValue = '', onValueChange, min, max, autoFocus }: CalendarProps) {
  const locale = useLocale('calendar');
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const today = useToday();
  const [first, last] = [parsed(min), parsed(max)];
  const settings = {
    value: parsed(chosen) ?? null,
    onChange: (day: CalendarDate) => {
      setOwn(day.toString());
      onValueChange?.(day.toString());
    },
    defaultFocusedValue: parsed(chosen) ?? within(today, first, last),
    minValue: first,
    maxValue: last,
    autoFocus,
    firstDayOfWeek: WEEK_DAYS[locale.dates.weekStart],
  } as const;
  const state = useCalendarState({ ...settings, locale: locale.dates.tag, createCalendar });
  return <CalendarFrame state={state} label={locale.texts.calendar.choose} today={today.toString()} />;
}

/** Two days `YYYY-MM-DD`, in order. */
type DayRange = readonly [from: string, to: string];

/** Props of `RangeCalendar`; days are `YYYY-MM-DD`, and `onValueChange` gets them in order. */
export type RangeCalendarProps = Bounds & {
  value?: DayRange | null;
  defaultValue?: DayRange | null;
  /** Both days, in order; the same day twice where one was picked twice. */
  onValueChange?: (days: DayRange) => void;
};

/** Calendar for a range: two days and those between them, chosen by keyboard or finger. */
export function RangeCalendar({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  autoFocus,
}: RangeCalendarProps) {
  const locale = useLocale('calendar');
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const today = useToday();
  const [first, last] = [parsed(min), parsed(max)];
  const settings = {
    value: chosen ? { start: parseDate(chosen[0]), end: parseDate(chosen[1]) } : null,
    onChange: ({ start, end }: { start: CalendarDate; end: CalendarDate }) => {
      const days: DayRange = [start.toString(), end.toString()];
      setOwn(days);
      onValueChange?.(days);
    },
    defaultFocusedValue: chosen ? parseDate(chosen[0]) : within(today, first, last),
    minValue: first,
    maxValue: last,
    autoFocus,
    firstDayOfWeek: WEEK_DAYS[locale.dates.weekStart],
  } as const;
  const state = useRangeCalendarState({ ...settings, locale: locale.dates.tag, createCalendar });
  return <CalendarFrame state={state} label={locale.texts.calendar.chooseRange} today={today.toString()} />;
}
