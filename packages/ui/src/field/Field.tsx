'use client';
import { createContext, type ReactNode, useContext, useId, useRef } from 'react';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { WarningIcon } from '../icon/index';
import { useLocale } from '../locale/index';
import * as css from './Field.css';

/** Ids of a form's controls by name, if another part of the form links to them. */
export const FieldIds = createContext<((name: string) => string) | undefined>(undefined);

/**
 * Whether a form summarises its errors in one place that takes the focus: its fields then announce none
 * themselves.
 */
export const SummedUp = createContext(false);

/** Props that every form field shares: label, hint, error and the mark of a required field. */
export type FieldFrameProps = {
  label: string;
  /** Marks the label with an asterisk, and the control as required. */
  required?: boolean;
  /** Help text below the label; it stays when an error is shown. */
  hint?: ReactNode;
  /** Error message; if there are several, the first is shown (spec §5). */
  error?: string | readonly string[];
  className?: string;
};

/** Attributes that link a control to its label, hint and error. */
export type ControlProps = {
  id?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
};

/** The first of a field's messages. */
export const firstOf = (error: string | readonly string[] | undefined): string | undefined =>
  (typeof error === 'string' ? error : error?.[0]) || undefined;

type FieldProps = FieldFrameProps & {
  id?: string;
  /** Name of the control. */
  name?: string | undefined;
  /** At the end of the label's line: a counter, a link. */
  aside?: ReactNode;
  /**
   * `labelId` is for a control that is a button: a label would replace its text, so the button is named by
   * both, the label and its own text.
   */
  children: (control: ControlProps, labelId: string | undefined) => ReactNode;
};

/** Label, hint and first error around a control, each linked to it for assistive technology. */
export function Field({ label, required, hint, error, className, id, name, aside, children }: FieldProps) {
  const { fields: texts } = useLocale('fields').texts;
  const message = firstOf(error);
  const ownId = useId();
  const idOf = useContext(FieldIds);
  const controlId = id ?? (name ? idOf?.(name) : undefined) ?? ownId;
  const [labelId, hintId, errorId] = [`${ownId}label`, `${ownId}hint`, `${ownId}error`];
  const describedBy = [hint && hintId, message && errorId].filter(Boolean).join(' ');
  return (
    <div className={className ? `${css.field} ${className}` : css.field} data-part="field">
      <div className={css.top}>
        <label
          id={labelId}
          htmlFor={controlId}
          className={`${css.label} ${textClass.label}`}
          data-part="label"
        >
          {label}
          {required ? <Asterisk meaning={texts.required} /> : null}
        </label>
        {aside}
      </div>
      {hint ? (
        <div id={hintId} className={`${css.hint} ${textClass.meta}`} data-part="hint">
          {hint}
        </div>
      ) : null}
      {children(
        {
          id: controlId,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': message ? true : undefined,
          required,
        },
        labelId,
      )}
      <FieldError id={errorId} message={message} />
    </div>
  );
}

/** The mark of a required field; screen readers announce the word instead. */
export function Asterisk({ meaning }: { meaning: string }) {
  return (
    <>
      <span aria-hidden="true" className={`${css.asterisk} ${css.afterLabel}`}>
        *
      </span>
      <span className={visuallyHidden}> ({meaning})</span>
    </>
  );
}

/** Explains the asterisks once at the head of a form; screen readers announce it at each field. */
export function RequiredNote() {
  const { fields: texts } = useLocale('fields').texts;
  return (
    <p aria-hidden="true" className={`${css.hint} ${textClass.meta}`} data-part="required-note">
      <span className={css.asterisk}>*</span> {texts.required}
    </p>
  );
}

/** A field's first error message. It is announced when it appears while the reader is in the form. */
export function FieldError({ id, message }: { id?: string; message?: string }) {
  // An initial message (a form returned by the server) is read with its field.
  const first = useRef(message);
  const isSummedUp = useContext(SummedUp);
  return (
    <div
      id={id}
      className={css.errorPlace}
      role={!isSummedUp && message && message !== first.current ? 'alert' : undefined}
    >
      {message ? (
        <p className={`${css.error} ${textClass.meta}`} data-part="error">
          <WarningIcon className={css.sign} />
          {message}
        </p>
      ) : null}
    </div>
  );
}
