import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as alert from '../form-alert/FormAlert.css';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { CheckIcon, InfoIcon, WarningIcon } from '../icon/index';

/** Kinds of a notice: something to know, something done, something to mind, something wrong. */
export const NOTICE_VARIANTS = ['info', 'success', 'warning', 'error'] as const;
/** Kind of a notice. */
export type NoticeVariant = (typeof NOTICE_VARIANTS)[number];

const SIGNS = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: WarningIcon } as const;

/** Props of `Notice`: those of a native `div`, its kind, a title and what can be done about it. */
export type NoticeProps = NativeProps<'div', 'title'> & {
  variant?: NoticeVariant;
  title?: string;
  /** Buttons or links under the words. */
  actions?: ReactNode;
};

/**
 * A message that is part of the page: it is read where it is met, and interrupts nobody. What comes of a form is `FormAlert`, what
 * comes and goes by itself `Toast`.
 */
export function Notice({ variant = 'info', title, actions, className, children, ...rest }: NoticeProps) {
  const Sign = SIGNS[variant];
  return (
    <div
      {...rest}
      className={cx(alert.alert, alert.variant[variant], className)}
      data-part="notice"
      data-variant={variant}
    >
      <Sign size={22} className={alert.sign} />
      <div className={alert.words}>
        {title ? (
          <p className={cx(alert.title, textClass.label)} data-part="title">
            {title}
          </p>
        ) : null}
        {children}
        {actions ? <div className={alert.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
