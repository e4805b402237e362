'use client';
import { type ReactNode, type Ref, useId } from 'react';
import { textClass } from '../foundation/type.css';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icon/index';
import { counted, useLocale } from '../locale/index';
import * as css from './FormAlert.css';

/** Kinds of message over a form: failure, success, information, warning. */
export const FORM_ALERT_KINDS = ['error', 'success', 'info', 'warning'] as const;
/** Kind of message over a form, which decides its colour, icon and role. */
export type FormAlertKind = (typeof FORM_ALERT_KINDS)[number];

const ICONS = { error: WarningIcon, success: CheckIcon, info: InfoIcon, warning: WarningIcon } as const;

/** Props of `FormAlert`; `faults` link each message to its field. */
export type FormAlertProps = {
  kind?: FormAlertKind;
  title?: string;
  children?: ReactNode;
  /** Each fault of the form, as a link to its field. */
  faults?: readonly { fieldId: string; message: string }[];
  onClose?: () => void;
  /** To move the focus here after a form came back: it takes focus by script alone. */
  ref?: Ref<HTMLDivElement>;
};

/**
 * Message over a form about its outcome. Screen readers announce errors and warnings at once, the others in turn; one with
 * faults takes the focus, and is read as it does.
 */
export function FormAlert({ kind = 'error', title, children, faults, onClose, ref }: FormAlertProps) {
  const locale = useLocale('fields');
  const { fields: texts } = locale.texts;
  const id = useId();
  const Sign = ICONS[kind];
  const heading = title ?? (faults?.length ? counted(texts.errors, faults.length, locale) : undefined);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: each of the roles may be named
    <div
      ref={ref}
      role={faults?.length ? 'group' : kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      aria-labelledby={heading ? id : undefined}
      tabIndex={-1}
      className={`${css.alert} ${css.kind[kind]}`}
      data-part="form-alert"
      data-kind={kind}
    >
      <Sign size={22} className={css.sign} />
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
