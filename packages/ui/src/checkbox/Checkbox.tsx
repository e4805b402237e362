'use client';
import { cx } from 'class-variance-authority';
import { type ReactNode, useContext, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { Asterisk, FieldError, FieldIds, firstOf } from '../field/Field';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { useLocale } from '../locale/index';
import * as css from './Checkbox.css';

/** Props of `Checkbox`: those of a native checkbox, with label, hint and error. */
export type CheckboxProps = NativeProps<'input', 'type' | 'size' | 'children'> & {
  /** May contain a link, e.g. to the legal terms. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | readonly string[];
  /** Only some of the options it stands for are checked. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
};

/** Native checkbox with label, hint and error: a yes or no, or one of several independent options. */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  onChange,
  onCheckedChange,
  className,
  id: ownId,
  ref,
  ...native
}: CheckboxProps) {
  const { fields: texts } = useLocale('fields').texts;
  const madeId = useId();
  const idOf = useContext(FieldIds);
  const id = ownId ?? (native.name ? idOf?.(native.name) : undefined) ?? madeId;
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, []);
  const message = firstOf(error);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const describedBy = [hint && `${id}hint`, message && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className={className} data-part="checkbox">
      <label className={css.row}>
        <input
          {...native}
          id={id}
          ref={box}
          type="checkbox"
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
          className={`${css.mark} ${css.box}`}
        />
        <span className={css.words}>
          {label}
          {native.required ? <Asterisk meaning={texts.required} /> : null}
        </span>
      </label>
      {hint ? (
        <div id={`${id}hint`} className={`${css.hint} ${textClass.meta}`} data-part="hint">
          {hint}
        </div>
      ) : null}
      <FieldError id={`${id}error`} message={message} />
    </div>
  );
}

/** Props of `CheckboxGroup`: the question that its checkboxes answer, as a `fieldset`. */
export type CheckboxGroupProps = NativeProps<'fieldset'> & {
  legend: string;
  /** Hides the legend visually, when a heading asks the question already. */
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: string | readonly string[];
};

/** Checkboxes that answer one question. */
export function CheckboxGroup({
  legend,
  legendHidden = false,
  hint,
  error,
  className,
  children,
  ...native
}: CheckboxGroupProps) {
  const id = useId();
  const message = firstOf(error);
  return (
    <fieldset
      {...native}
      className={cx(css.group, className)}
      aria-describedby={[hint && `${id}hint`, message && `${id}error`].filter(Boolean).join(' ') || undefined}
      data-part="group"
    >
      <legend className={legendHidden ? visuallyHidden : `${css.legend} ${textClass.label}`}>{legend}</legend>
      {hint ? (
        <div id={`${id}hint`} className={`${css.groupHint} ${textClass.meta}`}>
          {hint}
        </div>
      ) : null}
      {/* Its checkboxes share their name, so they get no ids by name. */}
      <FieldIds value={undefined}>{children}</FieldIds>
      <FieldError id={`${id}error`} message={message} />
    </fieldset>
  );
}
