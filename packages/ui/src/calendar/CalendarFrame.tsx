'use client';
import type { CalendarDate } from '@internationalized/date';
import { formatFullDay } from '@portal/model';
import { type DOMAttributes, useRef } from 'react';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useRangeCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { textClass } from '../foundation/type.css';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index';
import { dateSettings, useLocale } from '../locale/index';
import * as css from './Calendar.css';

type State = CalendarState | RangeCalendarState;

type FrameProps = { state: State; calendarProps: DOMAttributes<Element>; today: string };

/** The years before and after the one in sight that the list of years reaches, where nothing bounds it. */
const REACH = 100;

/** Month and year to choose, a step to either side, and the days. */
export function CalendarFrame({ state, calendarProps, today }: FrameProps) {
  const locale = useLocale('calendar');
  const { calendar: texts } = locale.texts;
  const shown = state.visibleRange.start;
  const years = Array.from(
    {
      length: (state.maxValue?.year ?? shown.year + REACH) - (state.minValue?.year ?? shown.year - REACH) + 1,
    },
    (_, at) => (state.minValue?.year ?? shown.year - REACH) + at,
  );
  return (
    <div {...calendarProps} className={css.calendar} data-part="calendar">
      <div className={css.head}>
        <button
          type="button"
          className={css.step}
          aria-label={texts.previous}
          disabled={state.isPreviousVisibleRangeInvalid()}
          onClick={() => state.focusPreviousPage()}
        >
          <ChevronLeftIcon size={22} className={css.arrow} />
        </button>
        <select
          aria-label={texts.month}
          className={`${css.choice} ${textClass.label}`}
          value={shown.month}
          onChange={({ target }) =>
            state.setFocusedDate(state.focusedDate.set({ month: Number(target.value) }))
          }
        >
          {locale.dates.months.map((name, at) => (
            <option key={name} value={at + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label={texts.year}
          className={`${css.choice} ${textClass.label}`}
          value={shown.year}
          onChange={({ target }) =>
            state.setFocusedDate(state.focusedDate.set({ year: Number(target.value) }))
          }
        >
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
        <button
          type="button"
          className={css.step}
          aria-label={texts.next}
          disabled={state.isNextVisibleRangeInvalid()}
          onClick={() => state.focusNextPage()}
        >
          <ChevronRightIcon size={22} className={css.arrow} />
        </button>
      </div>
      <Days state={state} today={today} />
    </div>
  );
}

function Days({ state, today }: { state: State; today: string }) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short', firstDayOfWeek: 'mon' },
    state,
  );
  return (
    <table {...gridProps} className={css.days}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((name) => (
            <th key={name} className={`${css.weekday} ${textClass.small}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
          <tr key={week}>
            {state.getDatesInWeek(week).map((date, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a place without a day has nothing else
              date ? <Day key={date.toString()} date={date} state={state} today={today} /> : <td key={at} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { date: CalendarDate; state: State; today: string };

function Day({ date, state, today }: DayProps) {
  const locale = useLocale('calendar');
  const { calendar: texts } = locale.texts;
  const cell = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected, isOutsideVisibleRange, isDisabled, formattedDate } =
    useCalendarCell({ date }, state, cell);
  const day = date.toString();
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  const isEnd = range ? date.compare(range.start) === 0 || date.compare(range.end) === 0 : isSelected;
  const said = [
    formatFullDay(`${day}T12:00:00Z`, dateSettings(locale)),
    day === today ? texts.today : '',
    isSelected ? texts.selected : '',
  ];
  return (
    <td {...cellProps} className={isSelected ? css.between : undefined}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a button, its role comes with its behaviour */}
      <div
        {...buttonProps}
        ref={cell}
        aria-label={said.filter(Boolean).join(', ')}
        hidden={isOutsideVisibleRange}
        className={css.day}
        data-chosen={(isSelected && isEnd) || undefined}
        data-today={day === today || undefined}
        data-off={isDisabled || undefined}
        data-part="day"
      >
        {formattedDate}
      </div>
    </td>
  );
}
