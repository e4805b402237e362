'use client';
import type { CalendarDate } from '@internationalized/date';
import { formatFullDay } from '@portal/model';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { scrollToFocus } from '../foundation/scrollToFocus';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index';
import { dateSettings, useLocale } from '../locale/index';
import * as css from './Calendar.css';

type State = CalendarState | RangeCalendarState;
type WeekStart = ReturnType<typeof useLocale<'calendar'>>['dates']['weekStart'];

type FrameProps = { state: State; label: string; today: string };

/** Years before and after the visible one in the list of years, if unbounded. */
const REACH = 100;

/** Selects for month and year, previous and next buttons, and the grid of days. */
export function CalendarFrame({ state, label, today }: FrameProps) {
  const locale = useLocale('calendar');
  const { calendar: texts } = locale.texts;
  const frame = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount with the focus; later the focused day scrolls into view
  useEffect(() => {
    // Below the head of a dialog in a low window only the first week would be visible. Test documents have no
    // layout.
    if (state.isFocused) frame.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const shown = state.visibleRange.start;
  const hasFirst = 'anchorDate' in state && state.anchorDate !== null;
  const month = `${locale.dates.months[shown.month - 1]} ${shown.year}`;
  const years = Array.from(
    {
      length: (state.maxValue?.year ?? shown.year + REACH) - (state.minValue?.year ?? shown.year - REACH) + 1,
    },
    (_, at) => (state.minValue?.year ?? shown.year - REACH) + at,
  );
  return (
    <fieldset ref={frame} aria-label={label} className={css.calendar} data-part="calendar">
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
      <span aria-live="polite" className={visuallyHidden}>
        {month}
        {hasFirst ? `. ${texts.chooseLast}` : null}
      </span>
      <Days state={state} month={month} today={today} />
    </fieldset>
  );
}

type DaysProps = { state: State; month: string; today: string };

type Grid = { isRtl: boolean; weekStart: WeekStart };

/**
 * Moves the focus to a day of the focused week, counted from the first; beyond the bounds, to the nearest day
 * within them.
 */
function focusInWeek(state: State, weekStart: WeekStart, place: number): void {
  const day = state.focusedDate;
  const now = (day.toDate('UTC').getUTCDay() - weekStart + 7) % 7;
  state.setFocusedDate(day.add({ days: place - now }));
}

/**
 * Effect of each key in the grid (ARIA Authoring Practices, date grid); left and right follow the writing
 * direction.
 */
const KEYS: Readonly<Record<string, (state: State, grid: Grid) => void>> = {
  ArrowUp: (state) => state.focusPreviousRow(),
  ArrowDown: (state) => state.focusNextRow(),
  ArrowLeft: (state, { isRtl }) => (isRtl ? state.focusNextDay() : state.focusPreviousDay()),
  ArrowRight: (state, { isRtl }) => (isRtl ? state.focusPreviousDay() : state.focusNextDay()),
  Home: (state, { weekStart }) => focusInWeek(state, weekStart, 0),
  End: (state, { weekStart }) => focusInWeek(state, weekStart, 6),
  PageUp: (state) => state.focusPreviousSection(),
  PageDown: (state) => state.focusNextSection(),
  'Shift+PageUp': (state) => state.focusPreviousSection(true),
  'Shift+PageDown': (state) => state.focusNextSection(true),
  Enter: (state) => state.selectFocusedDate(),
  ' ': (state) => state.selectFocusedDate(),
};

/** ARIA attributes of a grid. */
const gridProps = (isRange: boolean) =>
  ({ role: 'grid', 'aria-multiselectable': isRange || undefined }) as const;
const cellProps = (isSelected: boolean, isOff: boolean) =>
  ({ role: 'gridcell', 'aria-selected': isSelected, 'aria-disabled': isOff || undefined }) as const;

function Days({ state, month, today }: DaysProps) {
  const { dates, texts } = useLocale('calendar');
  const hintId = useId();
  const anchor = 'anchorDate' in state ? state.anchorDate : undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Cancels a range that was begun; an enclosing dialog may close too.
    if (event.key === 'Escape' && 'setAnchorDate' in state) state.setAnchorDate(null);
    const act = KEYS[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    act(state, { isRtl, weekStart: dates.weekStart });
  };
  return (
    <>
      <table
        {...gridProps(anchor !== undefined)}
        aria-label={month}
        className={css.days}
        onFocus={() => state.setFocused(true)}
        onBlur={() => state.setFocused(false)}
        onKeyDown={onKeyDown}
        // Some browsers press a button when the space bar is released.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        <thead aria-hidden="true">
          <tr>
            {Array.from({ length: 7 }, (_, at) => (dates.weekStart + at) % 7).map((day) => (
              <th key={day} className={`${css.weekday} ${textClass.small}`}>
                {dates.weekdaysShort[day]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: state.getWeeksInMonth(state.visibleRange.start) }, (_, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
            <tr key={week}>
              {state.getDatesInWeek(week).map((date, at) =>
                date?.month === state.visibleRange.start.month ? (
                  <Day
                    key={date.toString()}
                    date={date}
                    state={state}
                    today={today}
                    hintId={anchor === undefined ? undefined : hintId}
                  />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place without a day has nothing else
                  <td key={at} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {anchor === undefined ? null : (
        <span id={hintId} hidden>
          {anchor ? texts.calendar.chooseLast : texts.calendar.chooseFirst}
        </span>
      )}
    </>
  );
}

type DayProps = { date: CalendarDate; state: State; today: string; hintId: string | undefined };

function Day({ date, state, today, hintId }: DayProps) {
  const locale = useLocale('calendar');
  const { calendar: texts } = locale.texts;
  const button = useRef<HTMLButtonElement>(null);
  const day = date.toString();
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  const isOff = state.isCellDisabled(date);
  const isBetween = state.isSelected(date) && !isOff;
  // Until the second day is selected, the range is only highlighted: the first day alone is selected.
  const anchor = 'anchorDate' in state ? state.anchorDate : null;
  const isSelected = anchor ? date.compare(anchor) === 0 : isBetween;
  const isEnd = range ? date.compare(range.start) === 0 || date.compare(range.end) === 0 : isBetween;
  const isFocused = state.isCellFocused(date);
  useEffect(() => {
    if (!isFocused || !button.current) return;
    button.current.focus({ preventScroll: true });
    scrollToFocus(button.current);
  }, [isFocused]);
  const said = [
    formatFullDay(`${day}T12:00:00Z`, dateSettings(locale)),
    day === today ? texts.today : '',
    isSelected ? texts.selected : '',
  ];
  return (
    <td {...cellProps(isSelected, isOff)} className={isBetween ? css.between : undefined}>
      <button
        type="button"
        ref={button}
        tabIndex={date.compare(state.focusedDate) === 0 ? 0 : -1}
        aria-label={said.filter(Boolean).join(', ')}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? undefined : hintId}
        className={css.day}
        onFocus={() => state.setFocusedDate(date)}
        onPointerEnter={() => {
          if ('highlightDate' in state && !isOff) state.highlightDate(date);
        }}
        onClick={() => {
          if (isOff) return;
          state.setFocusedDate(date);
          state.selectDate(date);
        }}
        data-chosen={(isBetween && isEnd) || undefined}
        data-today={day === today || undefined}
        data-off={isOff || undefined}
        data-part="day"
      >
        {date.day}
      </button>
    </td>
  );
}
