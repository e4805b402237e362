'use client';
import { cx } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import * as frame from '../field/Field.css';
import { Field, type FieldFrameProps } from '../field/index';
import type { NativeProps } from '../foundation/props';
import { MinusIcon, PlusIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import * as css from './NumberField.css';
import { type HeldNumber, type NumberRules, useNumber } from './useNumber';

/** Native props that a number field replaces. */
type Replaced = keyof HeldNumber | keyof NumberRules | 'checked' | 'defaultChecked';

/** Props of `NumberField`: those of a native text input, with label, hint, error and a number as value. */
export type NumberFieldProps = FieldFrameProps &
  NativeProps<'input', 'type' | 'size' | 'role' | 'children' | Replaced> &
  HeldNumber &
  NumberRules;

/** Keys that step, with direction and number of steps. */
const KEYS: Readonly<Record<string, readonly [by: 1 | -1, times: number]>> = {
  ArrowUp: [1, 1],
  ArrowDown: [-1, 1],
  PageUp: [1, 10],
  PageDown: [-1, 10],
};

/** Number pads of phones have no minus. */
const padFor = (min: number | undefined, step: number) =>
  min === undefined || min < 0 ? 'text' : Number.isInteger(step) ? 'numeric' : 'decimal';

/**
 * A number, typed in the format of the reader's language or changed in steps. Its form submits the typed
 * text; `parseNumber` reads it.
 */
export function NumberField({
  label,
  required,
  hint,
  error,
  className,
  id,
  min,
  max,
  step = 1,
  value,
  defaultValue,
  onBlur,
  onChange,
  onKeyDown,
  onValueChange,
  format,
  ...native
}: NumberFieldProps) {
  const { numberField: texts } = useLocale('numberField', 'fields').texts;
  const number = useNumber({ min, max, step, value, defaultValue, onValueChange, format });
  const isBlocked = native.disabled || native.readOnly;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const steps = KEYS[event.key];
    if (!steps || isBlocked || event.defaultPrevented) return;
    event.preventDefault();
    number.go(...steps);
  };
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      className={className}
      id={id}
      error={number.fault ?? error}
    >
      {(control) => (
        <div className={css.row}>
          <StepButton
            label={fill(texts.decrease, { label })}
            isBlocked={isBlocked || !number.canGo.down}
            onPress={() => number.go(-1)}
            part="decrease"
          />
          <input
            autoComplete="off"
            {...native}
            {...control}
            type="text"
            role="spinbutton"
            inputMode={padFor(min, step)}
            value={number.text}
            aria-valuenow={number.value ?? undefined}
            aria-valuetext={number.words}
            aria-valuemin={min}
            aria-valuemax={max}
            onChange={(event) => {
              onChange?.(event);
              number.type(event.target.value);
            }}
            onKeyDown={press}
            onBlur={(event) => {
              onBlur?.(event);
              number.leave();
            }}
            className={cx(frame.control, css.control)}
            data-part="control"
          />
          <StepButton
            label={fill(texts.increase, { label })}
            isBlocked={isBlocked || !number.canGo.up}
            onPress={() => number.go(1)}
            part="increase"
          />
        </div>
      )}
    </Field>
  );
}

type StepButtonProps = {
  label: string;
  isBlocked: boolean | undefined;
  onPress: () => void;
  part: 'increase' | 'decrease';
};

/** For pointers: keys step in the field itself. At a bound it stays in place, and does nothing. */
function StepButton({ label, isBlocked, onPress, part }: StepButtonProps) {
  const Sign = part === 'increase' ? PlusIcon : MinusIcon;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={isBlocked || undefined}
      onClick={isBlocked ? undefined : onPress}
      className={css.step}
      data-part={part}
    >
      <Sign size={20} />
    </button>
  );
}
