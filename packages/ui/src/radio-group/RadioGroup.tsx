'use client';
import { type ReactNode, useId } from 'react';
import * as css from '../checkbox/Checkbox.css';
import { Asterisk, FieldError, type FieldFrameProps, firstOf } from '../field/Field';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { useLocale } from '../locale/index';

/** One option of a radio group; its `value` is submitted with the form. */
export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

/** Props of `RadioGroup`; controlled with `value`, else uncontrolled. */
export type RadioGroupProps = FieldFrameProps &
  NativeProps<'fieldset', 'role' | 'defaultValue' | 'children'> & {
    name: string;
    options: readonly RadioOption[];
    /** Selected value; if it and `onValueChange` are omitted, the group is uncontrolled. */
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    disabled?: boolean;
    /** Hides the label visually, if the question is visible elsewhere. */
    labelHidden?: boolean;
  };

/** A single choice among a few options, all of them visible. For more than seven use `Select`. */
export function RadioGroup({
  label,
  required,
  hint,
  error,
  className,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  disabled,
  labelHidden = false,
  ...native
}: RadioGroupProps) {
  const { fields: texts } = useLocale('fields').texts;
  const id = useId();
  const message = firstOf(error);
  const describedBy = [hint && `${id}hint`, message && `${id}error`].filter(Boolean).join(' ');
  return (
    <fieldset
      {...native}
      className={className ? `${css.group} ${className}` : css.group}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it; this role supports required and invalid
      role="radiogroup"
      aria-required={required}
      aria-invalid={message ? true : undefined}
      aria-describedby={describedBy || undefined}
      disabled={disabled}
      data-part="group"
    >
      <legend className={labelHidden ? visuallyHidden : `${css.legend} ${textClass.label}`}>
        {label}
        {required ? <Asterisk meaning={texts.required} /> : null}
      </legend>
      {hint ? (
        <div id={`${id}hint`} className={`${css.groupHint} ${textClass.meta}`}>
          {hint}
        </div>
      ) : null}
      {options.map((option) => (
        <div key={option.value}>
          <label className={css.row}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
              aria-describedby={option.hint ? `${id}${option.value}` : undefined}
              className={`${css.mark} ${css.round}`}
            />
            <span className={css.words}>{option.label}</span>
          </label>
          {option.hint ? (
            <div id={`${id}${option.value}`} className={`${css.hint} ${textClass.meta}`}>
              {option.hint}
            </div>
          ) : null}
        </div>
      ))}
      <FieldError id={`${id}error`} message={message} />
    </fieldset>
  );
}
