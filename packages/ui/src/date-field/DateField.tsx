'use client';
import { formatTypedDay, parseTypedDay } from '@portal/model';
import { useState } from 'react';
import { CalendarWait, lazyCalendars } from '../calendar/lazyCalendars';
import { Dialog } from '../dialog/Dialog';
import { dialogPanel } from '../dialog/panel';
import * as frame from '../field/Field.css';
import { Field, type FieldFrameProps } from '../field/index';
import { fetchedEarly, useLazyPart } from '../foundation/lazyPart';
import type { NativeProps } from '../foundation/props';
import { CalendarIcon } from '../icon/index';
import { useLocale } from '../locale/index';

/** Props of `DateField`; days are `YYYY-MM-DD`, typed as DD/MM/YYYY (spec §5). */
export type DateFieldProps = FieldFrameProps &
  NativeProps<'input', 'type' | 'size' | 'checked' | 'defaultChecked' | 'value' | 'onChange' | 'children'> & {
    /** Controlled value: `YYYY-MM-DD`, or null for no day. Incomplete input that is no day yet is kept. */
    value?: string | null;
    /** `YYYY-MM-DD`, or the typed text when the server returns a form sent without JavaScript. */
    defaultValue?: string;
    /** First and last day that can be selected in the calendar. */
    min?: string;
    max?: string;
    /** Receives the day as `YYYY-MM-DD`, or null while the input is no day. */
    onValueChange?: (day: string | null) => void;
  };

const onEarly = fetchedEarly(lazyCalendars, dialogPanel);

/** A day as DD/MM/YYYY; any other text unchanged. */
function inForm(text = ''): string {
  const day = parseTypedDay(text);
  return day ? formatTypedDay(day) : text;
}

/**
 * A day, typed as DD/MM/YYYY or picked from a calendar (spec §5). Input is formatted on blur; a form without
 * JavaScript sends it as typed. The calendar is fetched when the reader is about to open it: the field works
 * meanwhile, and says so if the calendar cannot load.
 */
export function DateField({
  label,
  required,
  hint,
  error,
  className,
  id,
  value,
  defaultValue,
  min,
  max,
  onBlur,
  onValueChange,
  ...native
}: DateFieldProps) {
  const { calendar: texts } = useLocale('calendar', 'fields').texts;
  const [typed, setTyped] = useState(() => inForm(value ?? defaultValue));
  const isAsTyped = value === undefined || parseTypedDay(typed) === parseTypedDay(value ?? '');
  const text = isAsTyped ? typed : inForm(value ?? '');
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(false);
  const { part: calendars, hasFailed } = useLazyPart(lazyCalendars, open);
  const isComing = open && !calendars && !hasFailed;
  const day = parseTypedDay(text);
  const write = (next: string) => {
    setOpen(false);
    setTyped(next);
    setLeft(false);
    onValueChange?.(parseTypedDay(next));
  };
  const fault = left && text && !day ? texts.noDay : open && hasFailed ? texts.failed : undefined;
  return (
    <Field
      label={label}
      required={required}
      className={className}
      id={id}
      name={native.name}
      hint={hint ?? texts.format}
      error={fault ?? error}
    >
      {(control) => (
        <div className={frame.withEnd}>
          <input
            {...native}
            {...control}
            inputMode="numeric"
            maxLength={20}
            value={text}
            onChange={({ target }) => write(target.value)}
            onBlur={(event) => {
              onBlur?.(event);
              setLeft(true);
              setTyped(inForm(text));
            }}
            className={`${frame.control} ${frame.roomAtEnd}`}
            data-part="control"
          />
          <button
            {...onEarly}
            type="button"
            className={frame.end}
            aria-label={texts.open}
            aria-haspopup="dialog"
            disabled={native.disabled || native.readOnly}
            aria-busy={isComing || undefined}
            onClick={() => {
              // While it is open too, to retry after a failure.
              void lazyCalendars.load();
              setOpen(true);
            }}
            data-part="open"
          >
            <CalendarIcon size={22} />
          </button>
          <CalendarWait isComing={isComing} />
          <Dialog
            open={open && calendars !== undefined}
            onOpenChange={setOpen}
            title={label}
            size="small"
            sheet
          >
            {calendars ? (
              <calendars.Calendar
                value={day ?? ''}
                min={min}
                max={max}
                autoFocus
                onValueChange={(chosen) => write(formatTypedDay(chosen))}
              />
            ) : null}
          </Dialog>
        </div>
      )}
    </Field>
  );
}
