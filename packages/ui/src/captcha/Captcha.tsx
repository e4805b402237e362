'use client';
import type { ReactNode, Ref } from 'react';
import { Button } from '../button/index';
import { textClass } from '../foundation/type.css';
import { useLocale } from '../locale/index';
import { Spinner } from '../spinner/index';
import * as css from './Captcha.css';

/** States of the captcha; `ready` once the provider has drawn its challenge. */
export const CAPTCHA_STATUSES = ['loading', 'ready', 'failed'] as const;
/** Whether the captcha is loading, ready, or could not be loaded. */
export type CaptchaStatus = (typeof CAPTCHA_STATUSES)[number];

/** Props of `Captcha`: the element that the provider fills, and the retry after a failure. */
export type CaptchaProps = {
  status: CaptchaStatus;
  /** Where the provider draws. It is there from the start, as large as it will be. */
  ref?: Ref<HTMLDivElement>;
  onRetry?: () => void;
  children?: ReactNode;
};

/** The place of a captcha in a form: reserved, so that nothing moves when the provider comes, and honest when it does not. */
export function Captcha({ status, ref, onRetry, children }: CaptchaProps) {
  const { captcha: texts } = useLocale('captcha').texts;
  return (
    <section
      className={css.captcha}
      aria-label={texts.label}
      aria-busy={status === 'loading'}
      data-part="captcha"
    >
      <div ref={ref} hidden={status !== 'ready'} className={css.place}>
        {children}
      </div>
      {status === 'loading' ? (
        <p className={`${css.state} ${css.wait} ${textClass.meta}`} role="status">
          <Spinner />
          {texts.loading}
        </p>
      ) : null}
      <noscript>
        <p className={textClass.meta}>{texts.noScript}</p>
      </noscript>
      {status === 'failed' ? (
        <div className={css.state} role="alert">
          <p className={textClass.meta}>{texts.failed}</p>
          {onRetry ? (
            <Button size="small" variant="secondary" onClick={onRetry}>
              {texts.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
