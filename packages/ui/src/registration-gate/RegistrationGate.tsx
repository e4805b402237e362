'use client';
import { cx } from 'class-variance-authority';
import { type ReactNode, type Ref, useId } from 'react';
import type { BodyPlace } from '../article-body/index';
import { Button } from '../button/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { LockIcon } from '../icon/index';
import { fill } from '../locale/index';
import { useLocale } from '../locale/PortalProvider';
import { Anchor } from '../routing/Anchor';
import { Skeleton } from '../skeleton/index';
import * as css from './RegistrationGate.css';

/** Nobody is known to read, the rest is on its way, could not be had, or is here. */
export const GATE_STATES = ['closed', 'loading', 'failed', 'open'] as const;
/** State of the registration gate: closed, loading the rest, failed to load it, or open. */
export type GateState = (typeof GATE_STATES)[number];

/** Props of `RegistrationGate`, at the end of a gated content's opening (spec §6). */
export type RegistrationGateProps = {
  /** Where to make an account, with the way back. */
  registerHref: string;
  /** Where to log in, with the way back. */
  loginHref: string;
  /** The whole text on a page of the reader's own, for those without script who are logged in. */
  readHref?: string;
  /** Where the text is, said on paper. */
  address?: string;
  /** As the text over it. */
  place?: BodyPlace;
  state?: GateState;
  onRetry?: () => void;
  /** The rest of the text, in the place of the gate once it is open. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/**
 * Ends the opening of a text for registered readers: says that there is more, what an account gives, and the one way on. The
 * text itself is not on the page.
 */
export function RegistrationGate({ state = 'closed', children, ...props }: RegistrationGateProps) {
  const { gate: texts } = useLocale('gate').texts;
  const said = { closed: '', failed: '', loading: texts.loading, open: texts.arrived }[state];
  return (
    <>
      {/* One region for all that is said, or nobody would hear that the text has come. */}
      <p role="status" className={visuallyHidden} data-part="gate-status">
        {said}
      </p>
      {state === 'open' ? children : <Gate {...props} state={state} />}
    </>
  );
}

type GateProps = Omit<RegistrationGateProps, 'state' | 'children'> & { state: Exclude<GateState, 'open'> };

function Gate({
  registerHref,
  loginHref,
  readHref,
  address,
  place = 'start',
  state,
  onRetry,
  ref,
}: GateProps) {
  const { gate: texts } = useLocale('gate').texts;
  const { title, text, benefits, action, login, alreadyIn, failed, retry, paper } = texts;
  const titleId = useId();
  return (
    <section
      ref={ref}
      className={cx(css.gate, place === 'centred' && css.centred)}
      data-part="gate"
      data-state={state}
      aria-labelledby={titleId}
    >
      <div className={css.more} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <div className={css.waiting} data-part="gate-waiting" aria-hidden="true">
        {state === 'failed' ? null : <Skeleton shape="text" count={4} label="" />}
      </div>
      {state === 'failed' ? (
        <div className={css.promise} role="alert">
          <p id={titleId} className={textClass.body}>
            {failed}
          </p>
          <Button onClick={onRetry}>{retry}</Button>
        </div>
      ) : (
        <div className={css.promise} data-part="gate-promise">
          <h2 id={titleId} className={headlineClass.lg}>
            <LockIcon className={css.lock} /> {title}
          </h2>
          <p className={textClass.body}>{text}</p>
          <ul className={css.benefits}>
            {Object.entries(benefits).map(([name, benefit]) => (
              <li key={name}>{benefit}</li>
            ))}
          </ul>
          <Button href={registerHref}>{action}</Button>
          <Anchor className={css.other} href={loginHref}>
            {login}
          </Anchor>
          {readHref ? (
            <noscript>
              <Anchor className={css.other} href={readHref}>
                {alreadyIn}
              </Anchor>
            </noscript>
          ) : null}
        </div>
      )}
      {address ? <p className={css.paper}>{fill(paper, { address })}</p> : null}
    </section>
  );
}
