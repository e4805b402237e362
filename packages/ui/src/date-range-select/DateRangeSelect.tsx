'use client';
import {
  classifyDateValue,
  DATE_FILTERS,
  type DateFilter,
  type DateFilterName,
  type DateValue,
  dayOf,
  daysOfDateValue,
  formatDate,
  isDateFilterOffered,
  pickedDateValue,
  presetDateValue,
} from '@portal/model';
import { useId, useState } from 'react';
import { Button } from '../button/Button';
import { CalendarWait, lazyCalendars } from '../calendar/lazyCalendars';
import { Dialog } from '../dialog/Dialog';
import { dialogPanel } from '../dialog/panel';
import * as frame from '../field/Field.css';
import { Field } from '../field/index';
import { fetchedEarly, useLazyPart } from '../foundation/lazyPart';
import { useControlled } from '../foundation/useControlled';
import { CheckIcon, ChevronDownIcon } from '../icon/index';
import { dateSettings, fill, useLocale } from '../locale/index';
import { Spinner } from '../spinner/Spinner';
import * as css from './DateRangeSelect.css';

/** Props of `DateRangeSelect`: preset or picked dates, as ISO 8601 from and to (spec §4). */
export type DateRangeSelectProps = {
  label?: string;
  /** From and to, ISO 8601; empty for any date. */
  value?: DateValue;
  defaultValue?: DateValue;
  onValueChange?: (value: DateValue) => void;
  /** Allows future days: in the agenda and in the events module only (spec §4). */
  future?: boolean;
  /** Options in order, with the site's own labels (spec §3); all options if omitted. */
  options?: DateFilter['filters'];
  /** Name of the form fields: from and to. */
  name?: string;
  disabled?: boolean;
  className?: string;
};

const onEarly = fetchedEarly(dialogPanel);
const onCalendarEarly = fetchedEarly(lazyCalendars);

/**
 * A date filter: any date, a preset, or two days from a calendar (spec §4). A preset closes the dialog;
 * “range” opens the calendar in it, which is fetched then. A range from the URL has its preset’s name if it
 * equals one.
 */
export function DateRangeSelect({
  label,
  value: valueByUser,
  defaultValue = [],
  onValueChange,
  future = false,
  options,
  name,
  disabled,
  className,
}: DateRangeSelectProps) {
  const locale = useLocale('dateFilters', 'calendar', 'fields', 'dialog');
  const { dateFilters: texts, calendar } = locale.texts;
  const [value, setValue] = useControlled(valueByUser, defaultValue, onValueChange);
  const valueId = useId();
  const [open, setOpen] = useState(false);
  const [picking, setPicking] = useState(false);
  const { part: calendars, hasFailed } = useLazyPart(lazyCalendars, open && picking);
  const isComing = picking && !calendars && !hasFailed;
  const panel = useLazyPart(dialogPanel, open);
  const { now, timeZone } = locale;
  const { weekStart } = locale.dates;
  const chosen = classifyDateValue(value, now, timeZone, weekStart);
  const days = daysOfDateValue(value, timeZone);
  const words = (option: DateFilterName) =>
    options?.find(({ value: offered }) => offered === option)?.name || texts[option];
  const offered = (options?.map((option) => option.value) ?? DATE_FILTERS).filter((option) =>
    isDateFilterOffered(option, future),
  );
  const choose = (next: DateValue) => {
    setValue(next);
    setOpen(false);
  };
  const pick = (option: DateFilterName) => {
    if (option === 'range') {
      void lazyCalendars.load();
      setPicking(true);
    } else choose(option === 'any' ? [] : presetDateValue(option, now, timeZone, weekStart));
  };
  return (
    <Field label={label ?? texts.title} className={className}>
      {({ id, ...control }, labelId) => (
        <>
          <button
            {...onEarly}
            {...control}
            id={id}
            type="button"
            disabled={disabled}
            aria-haspopup="dialog"
            aria-busy={(open && !panel.part && !panel.hasFailed) || undefined}
            aria-labelledby={`${labelId} ${valueId}`}
            className={`${frame.control} ${css.opener}`}
            onClick={() => {
              setPicking(chosen === 'range');
              setOpen(true);
            }}
            data-part="control"
          >
            <span id={valueId} className={css.chosen}>
              {chosen === 'range' ? spanOf(value, locale) : words(chosen)}
            </span>
            <ChevronDownIcon size={20} />
          </button>
          {name
            ? value.map((moment) => <input key={moment} type="hidden" name={name} value={moment} />)
            : null}
          <Dialog open={open} onOpenChange={setOpen} title={label ?? texts.title} size="small" sheet>
            {picking && calendars ? (
              <div className={css.range}>
                <p>{calendar.chooseRange}</p>
                <calendars.RangeCalendar
                  value={days}
                  max={future ? undefined : (dayOf(now, timeZone) ?? undefined)}
                  autoFocus
                  onValueChange={([from, to]) => choose(pickedDateValue(from, to, timeZone))}
                />
                <Button variant="plain" onClick={() => setPicking(false)}>
                  {texts.back}
                </Button>
              </div>
            ) : (
              <>
                <CalendarWait isComing={isComing} />
                {picking && hasFailed ? <p role="alert">{texts.noCalendar}</p> : null}
                <ul className={css.options}>
                  {offered.map((option) => (
                    <li key={option}>
                      <button
                        {...(option === 'range' ? onCalendarEarly : null)}
                        type="button"
                        className={css.option}
                        aria-current={option === chosen || undefined}
                        // biome-ignore lint/a11y/noAutofocus: in a dialog the focus begins at the selected option
                        autoFocus={option === chosen}
                        onClick={() => pick(option)}
                      >
                        {words(option)}
                        {isComing && option === 'range' ? (
                          <Spinner />
                        ) : option === chosen ? (
                          <CheckIcon size={20} />
                        ) : null}
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Dialog>
        </>
      )}
    </Field>
  );
}

/** Both days as DD/MM/YY (spec §9), or a single day if they are equal. */
function spanOf([from, to]: DateValue, locale: ReturnType<typeof useLocale<'dateFilters'>>): string {
  if (!from || !to) return locale.texts.dateFilters.any;
  const [first, last] = [from, to].map((moment) => formatDate(moment, 'filter', dateSettings(locale)));
  return first === last || !first || !last
    ? (first ?? '')
    : fill(locale.texts.dateFilters.span, { from: first, to: last });
}
