'use client';
import type { ReactNode, Ref } from 'react';
import { Button } from '../button/index';
import { Checkbox } from '../checkbox/index';
import { textClass } from '../foundation/type.css';
import { fill, useLocale } from '../locale/index';
import { Spinner } from '../spinner/index';
import * as css from './Captcha.css';

/** States of the captcha; `asleep` until its reader asks for it, `ready` once the provider has drawn its challenge. */
export const CAPTCHA_STATUSES = ['asleep', 'loading', 'ready', 'failed'] as const;
/** Whether the captcha waits for its reader, is loading, ready, or could not be loaded. */
export type CaptchaStatus = (typeof CAPTCHA_STATUSES)[number];

/** Props of `Captcha`: the element that the provider fills, what begins it, and the retry after a failure. */
export type CaptchaProps = {
  status: CaptchaStatus;
  /** Who checks, as readers know them; said before anything of theirs is loaded. */
  provider?: string;
  /** The reader asks for the check. */
  onStart?: () => void;
  /** The reader may do without it: a box of the form, `withoutCheck`. */
  without?: { checked: boolean; onChange?: (checked: boolean) => void };
  /** Where the provider draws. It is there from the start, as large as it will be. */
  ref?: Ref<HTMLDivElement>;
  onRetry?: () => void;
  children?: ReactNode;
};

/**
 * The place of a captcha in a form: it says who would check, and nothing of theirs is loaded before its reader asks. Its room is reserved, so
 * that nothing moves when the provider comes, and it is honest when they do not.
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
