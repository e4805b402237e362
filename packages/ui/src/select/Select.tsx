'use client';
import type { ComponentPropsWithRef } from 'react';
import * as frame from '../field/Field.css';
import { Field, type FieldFrameProps } from '../field/index';
import { ChevronDownIcon } from '../icon/index';
import { useLocale } from '../locale/index';
import * as css from './Select.css';

/** An option of a select: the value that is sent and the label that is shown. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

type Native = Pick<
  ComponentPropsWithRef<'select'>,
  'ref' | 'name' | 'value' | 'defaultValue' | 'disabled' | 'autoComplete' | 'form' | 'onBlur'
>;

/** Props of `Select`: those of a native select, with its options, label, hint and error. */
export type SelectProps = FieldFrameProps &
  Native & {
    id?: string;
    options: readonly SelectOption[];
    /** Text before anything is chosen; `null` where something always is. */
    placeholder?: string | null;
    onValueChange?: (value: string) => void;
  };

/** One of many. The browser's own list: a phone shows it as phones do, and typing finds an option. */
export function Select({
  label,
  required,
  hint,
  error,
  className,
  id,
  options,
  placeholder,
  onValueChange,
  ...native
}: SelectProps) {
  const { fields: texts } = useLocale('fields').texts;
  return (
    <Field {...{ label, required, hint, error, className, id }}>
      {(control) => (
        <div className={frame.withEnd}>
          <select
            {...native}
            {...control}
            onChange={onValueChange ? (event) => onValueChange(event.target.value) : undefined}
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
