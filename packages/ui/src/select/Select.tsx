'use client';
import * as frame from '../field/Field.css';
import { Field, type FieldFrameProps } from '../field/index';
import type { NativeProps } from '../foundation/props';
import { ChevronDownIcon } from '../icon/index';
import { useLocale } from '../locale/index';
import * as css from './Select.css';

/** An option of a select: the submitted value and the label that is shown. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

/** Props of `Select`: those of a native select, with its options, label, hint and error. */
export type SelectProps = FieldFrameProps &
  NativeProps<'select', 'size' | 'multiple' | 'children'> & {
    options: readonly SelectOption[];
    /** Text before an option is selected; `null` if one always is. */
    placeholder?: string | null;
    onValueChange?: (value: string) => void;
  };

/**
 * A single choice among many options. The browser's own list: phones show their native picker, and typing
 * finds an option.
 */
export function Select({
  label,
  required,
  hint,
  error,
  className,
  id,
  options,
  placeholder,
  onChange,
  onValueChange,
  ...native
}: SelectProps) {
  const { fields: texts } = useLocale('fields').texts;
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      error={error}
      className={className}
      id={id}
      name={native.name}
    >
      {(control) => (
        <div className={frame.withEnd}>
          <select
            {...native}
            {...control}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            className={`${frame.control} ${frame.roomAtEnd} ${css.select}`}
            data-part="control"
          >
            {placeholder === null ? null : <option value="">{placeholder ?? texts.choose}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={`${frame.end} ${css.arrow}`}>
            <ChevronDownIcon size={20} />
          </span>
        </div>
      )}
    </Field>
  );
}
