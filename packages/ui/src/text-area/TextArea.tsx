'use client';
import { COMMENT_MAX_LENGTH, countCharacters } from '@portal/model';
import { useId, useState, useSyncExternalStore } from 'react';
import * as frame from '../field/Field.css';
import { Field, type FieldFrameProps } from '../field/index';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { counted, useLocale } from '../locale/index';
import * as css from './TextArea.css';

/** Props of `TextArea`: those of a native textarea; text over `limit` is kept and counted. */
export type TextAreaProps = FieldFrameProps &
  NativeProps<'textarea', 'children'> & {
    /** Maximum number of characters; 500 for a comment (spec §9). Excess text is kept, and counted. */
    limit?: number;
    onValueChange?: (value: string) => void;
  };

/** Share of the limit from which the remaining number is announced. */
const NEAR = 0.9;

const NEVER = () => () => undefined;
/** Whether script runs here: false in server HTML until hydration, which many pages never do. */
const useScript = () =>
  useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );

/**
 * A multi-line text field with a counter, or with the limit as text without JavaScript. Nothing is cut off: a
 * reader who pasted too much sees by how much, and decides what to delete.
 */
export function TextArea({
  label,
  required,
  hint,
  error,
  className,
  id,
  limit = COMMENT_MAX_LENGTH,
  rows = 5,
  style,
  onChange,
  onValueChange,
  value,
  defaultValue,
  ...native
}: TextAreaProps) {
  const locale = useLocale('fields');
  const { fields: texts } = locale.texts;
  const [written, setWritten] = useState(String(defaultValue ?? ''));
  const length = countCharacters(String(value ?? written));
  const left = limit - length;
  const said =
    left < 0 ? counted(texts.charactersOver, -left, locale) : counted(texts.charactersLeft, left, locale);
  const isCounting = useScript();
  const limitId = useId();
  const counter = isCounting ? (
    <>
      <span
        className={`${left < 0 ? css.over : css.counter} ${textClass.meta}`}
        aria-hidden="true"
        data-part="counter"
      >
        {length} / {limit}
      </span>
      <span className={visuallyHidden} aria-live="polite">
        {length >= limit * NEAR ? said : ''}
      </span>
    </>
  ) : (
    <span id={limitId} className={`${css.counter} ${textClass.meta}`} data-part="limit">
      {counted(texts.charactersMost, limit, locale)}
    </span>
  );
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      error={error}
      className={className}
      id={id}
      name={native.name}
      aside={counter}
    >
      {(control) => (
        <textarea
          {...native}
          {...control}
          aria-describedby={
            [control['aria-describedby'], isCounting ? '' : limitId].filter(Boolean).join(' ') || undefined
          }
          {...(value === undefined ? { defaultValue } : { value })}
          rows={rows}
          style={{ ...style, '--rows': rows }}
          onChange={(event) => {
            onChange?.(event);
            setWritten(event.target.value);
            onValueChange?.(event.target.value);
          }}
          className={`${frame.control} ${css.area}`}
          data-part="control"
        />
      )}
    </Field>
  );
}
