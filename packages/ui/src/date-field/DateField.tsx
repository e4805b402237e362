'use client';
import { formatTypedDay, parseTypedDay } from '@portal/model';
import { useState } from 'react';
import { Calendar } from '../calendar/index';
import { Dialog } from '../dialog/index';
import * as frame from '../field/Field.css';
import { Field, type FieldFrameProps } from '../field/index';
import type { NativeProps } from '../foundation/props';
import { CalendarIcon } from '../icon/index';
import { useLocale } from '../locale/index';

/** Props of `DateField`; days are `YYYY-MM-DD`, typed as DD/MM/YYYY (spec §5). */
export type DateFieldProps = FieldFrameProps &
  NativeProps<'input', 'type' | 'size' | 'checked' | 'defaultChecked' | 'value' | 'onChange' | 'children'> & {
    /** `YYYY-MM-DD`, or what was typed, where a form sent without script comes back. */
    defaultValue?: string;
    /** The first and the last day that can be chosen in the calendar. */
    min?: string;
    max?: string;
    /** The day as `YYYY-MM-DD`, or null while what is written is none. */
    onValueChange?: (day: string | null) => void;
  };

/** A day as DD/MM/YYYY; what is none, as it was typed. */
function inForm(text = ''): string {
  const day = parseTypedDay(text);
  return day ? formatTypedDay(day) : text;
}

/**
 * A day, written as DD/MM/YYYY or picked from a calendar (spec §5). What is typed is put in form when the reader leaves
 * the field; in a form without script it is sent as it was typed.
 */
export function DateField({
  label,
  required,
  hint,
  error,
  className,
  id,
  defaultValue,
  min,
  max,
  onBlur,
  onValueChange,
  ...native
}: DateFieldProps) {
  const { calendar: texts } = useLocale('calendar', 'fields').texts;
  const [text, setText] = useState(() => inForm(defaultValue));
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(false);
  const day = parseTypedDay(text);
  const write = (next: string) => {
    setText(next);
    setLeft(false);
    onValueChange?.(parseTypedDay(next));
  };
  const fault = left && text && !day ? texts.noDay : undefined;
  return (
    <Field {...{ label, required, className, id }} hint={hint ?? texts.format} error={fault ?? error}>
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
              setText(inForm(text));
            }}
            className={`${frame.control} ${frame.roomAtEnd}`}
            data-part="control"
          />
          <button
            type="button"
            className={frame.end}
            aria-label={texts.open}
            aria-haspopup="dialog"
            disabled={native.disabled || native.readOnly}
            onClick={() => setOpen(true)}
            data-part="open"
          >
            <CalendarIcon size={22} />
          </button>
          <Dialog open={open} onOpenChange={setOpen} title={label} size="small" sheet>
            <Calendar
              value={day ?? ''}
              min={min}
              max={max}
              autoFocus
              onValueChange={(chosen) => {
                write(formatTypedDay(chosen));
                setOpen(false);
              }}
            />
          </Dialog>
        </div>
      )}
    </Field>
  );
}
