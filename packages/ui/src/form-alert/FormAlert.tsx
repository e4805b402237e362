'use client';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { CloseIcon } from '../icon/index';
import { counted, useLocale } from '../locale/index';
import * as css from './FormAlert.css';
import { KindSign } from './KindSign';

/** Variants of a message above a form: failure, success, information, warning. */
export const FORM_ALERT_VARIANTS = ['error', 'success', 'info', 'warning'] as const;
/** Variant of a message above a form, which sets its colour, icon and role. */
export type FormAlertVariant = (typeof FORM_ALERT_VARIANTS)[number];

/** Props of `FormAlert`; `faults` link each message to its field. */
export type FormAlertProps = NativeProps<'div', 'title' | 'role' | 'children'> & {
  variant?: FormAlertVariant;
  title?: string;
  children?: ReactNode;
  /** Errors of the form, as links to their fields. */
  faults?: readonly { fieldId: string; message: string }[];
  onClose?: () => void;
};

/**
 * Message above a form about its outcome. Screen readers announce errors and warnings immediately, the others
 * politely; one with `faults` takes the focus, and is read then.
 */
export function FormAlert({
  variant = 'error',
  title,
  children,
  faults,
  onClose,
  className,
  ...native
}: FormAlertProps) {
  const locale = useLocale('fields');
  const { fields: texts } = locale.texts;
  const id = useId();
  const heading = title ?? (faults?.length ? counted(texts.errors, faults.length, locale) : undefined);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: each of the roles may be named
    <div
      tabIndex={-1}
      {...native}
      role={faults?.length ? 'group' : variant === 'error' || variant === 'warning' ? 'alert' : 'status'}
      aria-labelledby={heading ? id : undefined}
      className={cx(css.alert, css.variant[variant], className)}
      data-part="form-alert"
      data-variant={variant}
    >
      <KindSign kind={variant} locale={locale} />
      <div className={css.words}>
        {heading ? (
          <p id={id} className={`${css.title} ${textClass.label}`} data-part="title">
            {heading}
          </p>
        ) : null}
        {children}
        {faults?.length ? (
          <ul className={css.faults}>
            {faults.map(({ fieldId, message }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} className={css.fault}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {onClose ? (
        <button type="button" className={css.close} aria-label={texts.dismiss} onClick={onClose}>
          <CloseIcon size={20} />
        </button>
      ) : null}
    </div>
  );
}
