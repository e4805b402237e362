'use client';
import type { ReactNode, Ref } from 'react';
import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/index';
import { textClass } from '../foundation/type.css';
import { fill, useLocale } from '../locale/index';
import { Spinner } from '../spinner/Spinner';
import * as css from './Captcha.css';

/**
 * States of the captcha; `asleep` until the reader starts it, `ready` once the provider has rendered its
 * challenge.
 */
export const CAPTCHA_STATUSES = ['asleep', 'loading', 'ready', 'failed'] as const;
/** Whether the captcha waits for the reader, is loading, is ready, or could not be loaded. */
export type CaptchaStatus = (typeof CAPTCHA_STATUSES)[number];

/** Props of `Captcha`: the element that the provider fills, and handlers that start and retry it. */
export type CaptchaProps = {
  status: CaptchaStatus;
  /** Provider's name as readers know it; shown before anything of it loads. */
  provider?: string;
  /** Called when the reader starts the check. */
  onStart?: () => void;
  /** Lets the reader do without it: a checkbox of the form, `withoutCheck`. */
  without?: { checked: boolean; onChange?: (checked: boolean) => void };
  /** Element that the provider renders into, present from the start in its final size. */
  ref?: Ref<HTMLDivElement>;
  onRetry?: () => void;
  children?: ReactNode;
};

/**
 * Captcha slot of a form: it names the provider, and loads nothing of it before the reader asks. Its space is
 * reserved, so that nothing shifts when the provider loads, and it says so if the provider fails.
 */
export function Captcha({ status, provider = '', onStart, without, ref, onRetry, children }: CaptchaProps) {
  const { captcha: texts } = useLocale('captcha').texts;
  return (
    <section aria-label={texts.label} className={css.whole} data-part="captcha">
      {without?.checked ? null : (
        <div className={css.captcha} aria-busy={status === 'loading'}>
          <div ref={ref} hidden={status !== 'ready'} className={css.place}>
            {children}
          </div>
          {status === 'asleep' ? (
            <div className={`${css.state} ${css.wait}`}>
              <p className={textClass.meta}>{fill(texts.ask, { provider })}</p>
              <Button size="small" variant="secondary" onClick={onStart}>
                {texts.start}
              </Button>
            </div>
          ) : null}
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
        </div>
      )}
      {without ? (
        <Checkbox
          name="withoutCheck"
          value="true"
          label={texts.without}
          hint={texts.withoutHint}
          defaultChecked={without.checked}
          onCheckedChange={without.onChange}
        />
      ) : null}
    </section>
  );
}
