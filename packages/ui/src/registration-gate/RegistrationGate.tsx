'use client';
import { Button } from '../button/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { LockIcon } from '../icon/index';
import { useLocale } from '../locale/PortalProvider';
import { Skeleton } from '../skeleton/index';
import * as css from './RegistrationGate.css';

/** Nobody is known to read, the rest is on its way, or it could not be had. */
export const GATE_STATES = ['closed', 'loading', 'failed'] as const;
export type GateState = (typeof GATE_STATES)[number];

export type RegistrationGateProps = {
  /** Where to log in or register, with the way back. */
  loginHref: string;
  /** The whole text on a page of the reader's own, for those without script who are logged in. */
  readHref?: string;
  state?: GateState;
  onRetry?: () => void;
};

/**
 * Ends the opening of a text for registered readers: says that there is more, what an account gives, and the one way on. The
 * text itself is not on the page.
 */
export function RegistrationGate({ loginHref, readHref, state = 'closed', onRetry }: RegistrationGateProps) {
  const { texts } = useLocale('gate', 'card');
  const { title, text, benefits, action, alreadyIn, loading, failed, retry } = texts.gate;
  return (
    <section className={css.gate} data-part="gate" data-state={state} aria-label={texts.card.registeredOnly}>
      <div className={css.more} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <div className={css.waiting} data-part="gate-waiting">
        {state === 'failed' ? null : (
          <Skeleton shape="text" count={4} label={state === 'loading' ? loading : ''} />
        )}
      </div>
      {state === 'failed' ? (
        <div className={css.promise} role="alert">
          <p className={textClass.body}>{failed}</p>
          <Button onClick={onRetry}>{retry}</Button>
        </div>
      ) : (
        <div className={css.promise} data-part="gate-promise">
          <h2 className={headlineClass.lg}>
            <LockIcon className={css.lock} /> {title}
          </h2>
          <p className={textClass.body}>{text}</p>
          <ul className={css.benefits}>
            {Object.entries(benefits).map(([name, benefit]) => (
              <li key={name}>{benefit}</li>
            ))}
          </ul>
          <Button href={loginHref}>{action}</Button>
          {readHref ? (
            <noscript>
              <a className={css.alreadyIn} href={readHref}>
                {alreadyIn}
              </a>
            </noscript>
          ) : null}
        </div>
      )}
    </section>
  );
}
