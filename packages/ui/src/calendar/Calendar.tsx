'use client';
import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { dayOf } from '@portal/model';
import { useState } from 'react';
import { useCalendarState } from 'react-stately/useCalendarState';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { useLocale } from '../locale/index';
import { CalendarFrame } from './CalendarFrame';

/** Bounds of the selectable days, as `YYYY-MM-DD`. */
type Bounds = {
  /** First and last selectable day. */
  min?: string;
  max?: string;
  /** Moves the focus into the calendar on mount: for dialogs. */
  autoFocus?: boolean;
};

const createCalendar = () => new GregorianCalendar();

/** Today in the reader’s page, from its clock rather than the device's. */
function useToday(): CalendarDate {
  const { now, timeZone } = useLocale('calendar');
  return parseDate(dayOf(now, timeZone) ?? '1970-01-01');
}

const within = (day: CalendarDate, min: CalendarDate | undefined, max: CalendarDate | undefined) =>
  min && day.compare(min) < 0 ? min : max && day.compare(max) > 0 ? max : day;

const parsed = (day: string | undefined) => (day ? parseDate(day) : undefined);

/** Props of `Calendar`; days are `YYYY-MM-DD`. */
export type CalendarProps = Bounds & {
  /** Selected day; `''` for none. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (day: string) => void;
};

/** Names of the days of the week in the primitive. */
const WEEK_DAYS = { 1: 'mon', 2: 'tue', 3: 'wed', 4: 'thu', 5: 'fri', 6: 'sat', 7: 'sun' } as const;

/** A calendar for one day, by keyboard or touch. */
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

/** Two days as `YYYY-MM-DD`, in order. */
type DayRange = readonly [from: string, to: string];

/** Props of `RangeCalendar`; days are `YYYY-MM-DD`, `onValueChange` receives them in order. */
export type RangeCalendarProps = Bounds & {
  value?: DayRange | null;
  defaultValue?: DayRange | null;
  /** Receives both days in order; the same day twice if it was picked twice. */
  onValueChange?: (days: DayRange) => void;
};

/** A calendar for a range of days, by keyboard or touch. */
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
