'use client';
import { cx } from 'class-variance-authority';
import { Field, type FieldFrameProps } from '../field/index';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import { useLocale } from '../locale/index';
import * as css from './Slider.css';

/** A value labelled below the track; the first and the last at its ends. */
export type SliderMark = { value: number; label: string };

/** Props of `Slider`: those of a native range, with label, hint, error and a number as value. */
export type SliderProps = Omit<FieldFrameProps, 'required'> &
  NativeProps<
    'input',
    | 'type'
    | 'size'
    | 'min'
    | 'max'
    | 'step'
    | 'value'
    | 'defaultValue'
    | 'checked'
    | 'defaultChecked'
    | 'required'
    | 'children'
  > & {
    min?: number;
    max?: number;
    step?: number;
    value?: number;
    defaultValue?: number;
    onValueChange?: (value: number) => void;
    /** Format of the number: a unit, a currency, a percentage. */
    format?: Intl.NumberFormatOptions;
    marks?: readonly SliderMark[];
  };

/** A number between two bounds, for approximate values. For exact ones use `NumberField`. */
export function Slider({
  label,
  hint,
  error,
  className,
  id,
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue = min,
  onChange,
  onValueChange,
  format,
  marks = [],
  ...native
}: SliderProps) {
  const { language } = useLocale('fields');
  const [current, setCurrent] = useControlled(value, defaultValue, onValueChange);
  const words = new Intl.NumberFormat(language, format).format(current);
  const output = (
    <output className={cx(css.output, textClass.label)} aria-hidden="true" data-part="output">
      {words}
    </output>
  );
  return (
    <Field label={label} hint={hint} error={error} className={className} id={id} aside={output}>
      {({ required: _, ...control }) => (
        <>
          <input
            {...native}
            {...control}
            type="range"
            min={min}
            max={max}
            step={step}
            value={current}
            aria-valuetext={words}
            onChange={(event) => {
              onChange?.(event);
              setCurrent(event.target.valueAsNumber);
            }}
            className={css.range}
            data-part="control"
          />
          {marks.length > 0 ? (
            <ol className={cx(css.marks, textClass.meta)} aria-hidden="true" data-part="marks">
              {marks.map((mark) => (
                <li
                  key={mark.value}
                  className={css.mark}
                  style={{ '--at': (mark.value - min) / (max - min) }}
                >
                  {mark.label}
                </li>
              ))}
            </ol>
          ) : null}
        </>
      )}
    </Field>
  );
}
