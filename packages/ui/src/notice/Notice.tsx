import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as alert from '../form-alert/FormAlert.css';
import { KindSign } from '../form-alert/KindSign';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import type { Locale } from '../locale/locale';

/** Kinds of a notice: information, success, warning, error. */
export const NOTICE_VARIANTS = ['info', 'success', 'warning', 'error'] as const;
/** Kind of a notice. */
export type NoticeVariant = (typeof NOTICE_VARIANTS)[number];

/** Props of `Notice`: those of a native `div`, its kind, a title and actions. */
export type NoticeProps = NativeProps<'div', 'title'> & {
  locale: Locale<'fields'>;
  variant?: NoticeVariant;
  title?: string;
  /** Buttons or links below the text. */
  actions?: ReactNode;
};

/**
 * A message that is part of the page: it is read in document order, and not announced. For the outcome of a
 * form use `FormAlert`; for temporary messages, `Toast`.
 */
export function Notice({
  locale,
  variant = 'info',
  title,
  actions,
  className,
  children,
  ...rest
}: NoticeProps) {
  return (
    <div
      {...rest}
      className={cx(alert.alert, alert.variant[variant], className)}
      data-part="notice"
      data-variant={variant}
    >
      <KindSign kind={variant} locale={locale} />
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
