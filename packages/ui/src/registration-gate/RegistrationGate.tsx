'use client';
import type { AccessCondition, GateRefusal } from '@portal/model';
import { cx } from 'class-variance-authority';
import { type ReactNode, type Ref, useId } from 'react';
import type { BodyPlace } from '../article-body/index';
import { Button } from '../button/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { LockSign } from '../icon/LockSign';
import { counted, fill } from '../locale/index';
import { useLocale } from '../locale/PortalProvider';
import { Anchor } from '../routing/Anchor';
import { Skeleton } from '../skeleton/index';
import * as css from './RegistrationGate.css';

/** Nobody is known to read, the rest is on its way, could not be had, is not for this reader, or is here. */
export const GATE_STATES = ['closed', 'loading', 'failed', 'refused', 'open'] as const;
/** State of the registration gate: closed, loading the rest, failed to load it, refused to this reader, or open. */
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
  /** What the rest asks for: a login unless it says another; why it stays closed, where a story of the month’s was asked for. */
  asks?: AccessCondition | GateRefusal;
  /** Stories of a month that can be read without a subscription. */
  monthly?: number;
  /** Where subscriptions are offered. */
  offerHref?: string;
  /** What subscriptions cost at least, in words: “From €6 a month”. Said where a subscription is asked for. */
  price?: string;
  state?: GateState;
  onRetry?: () => void;
  /** The rest of the text, in the place of the gate once it is open. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/**
 * Ends the opening of a closed text: says that there is more, what it asks for (an account, a story of the month’s, a
 * subscription), and the one way on. The text itself is not on the page.
 */
export function RegistrationGate({ state = 'closed', children, ...props }: RegistrationGateProps) {
  const { gate: texts } = useLocale('gate').texts;
  const said = { closed: '', failed: '', refused: '', loading: texts.loading, open: texts.arrived }[state];
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

/** The words of what a gate asks for, and its one way on. */
function Asked({ asks = 'registered', titleId, ...ways }: Omit<GateProps, 'state'> & { titleId: string }) {
  const locale = useLocale('gate');
  const { gate: texts } = locale.texts;
  const { registerHref, readHref, offerHref, price, monthly = 0 } = ways;
  if (asks === 'registered') {
    return (
      <>
        <h2 id={titleId} className={headlineClass.lg}>
          <LockSign />
          {texts.title}
        </h2>
        <p className={textClass.body}>{texts.text}</p>
        <ul className={css.benefits}>
          {Object.entries(texts.benefits).map(([name, benefit]) => (
            <li key={name}>{benefit}</li>
          ))}
        </ul>
        <Button href={registerHref}>{texts.action}</Button>
      </>
    );
  }
  const { title, text } = texts[asks];
  const isSold = asks === 'spent' || asks === 'subscribers';
  return (
    <>
      <h2 id={titleId} className={headlineClass.lg}>
        {asks === 'metered' ? null : <LockSign />}
        {title}
      </h2>
      <p className={textClass.body}>{typeof text === 'string' ? text : counted(text, monthly, locale)}</p>
      {asks === 'metered' && readHref ? (
        // Sent, not followed: whatever fetches links beforehand spends no story.
        <form method="post" action={readHref}>
          <Button type="submit">{texts.metered.action}</Button>
        </form>
      ) : null}
      {isSold && price ? (
        <p className={textClass.label} data-part="gate-price">
          {price}
        </p>
      ) : null}
      {isSold && offerHref ? <Button href={offerHref}>{texts.subscribers.action}</Button> : null}
      {asks === 'network' ? <Button href={registerHref}>{texts.action}</Button> : null}
    </>
  );
}

function Gate({ state, onRetry, ref, ...props }: GateProps) {
  const { loginHref, readHref, address, place = 'start', asks = 'registered' } = props;
  const { gate: texts } = useLocale('gate').texts;
  const { login, alreadyIn, failed, retry, paper, paperOfOthers } = texts;
  const titleId = useId();
  return (
    <section
      ref={ref}
      className={cx(css.gate, place === 'centred' && css.centred)}
      data-part="gate"
      data-state={state}
      data-asks={asks}
      data-place={place}
      aria-labelledby={titleId}
    >
      <div className={css.waiting} data-part="gate-waiting" aria-hidden="true">
        {state === 'failed' || state === 'refused' ? null : <Skeleton shape="text" count={4} label="" />}
      </div>
      {state === 'failed' ? (
        <div className={css.promise} role="alert">
          <p id={titleId} className={textClass.body}>
            {failed}
          </p>
          <Button onClick={onRetry}>{retry}</Button>
        </div>
      ) : (
        // Other words are other elements: those of before have not moved.
        <div key={asks} className={css.promise} data-part="gate-promise">
          <Asked {...props} titleId={titleId} />
          <Anchor className={css.other} href={loginHref}>
            {login}
          </Anchor>
          {readHref && (asks === 'registered' || asks === 'subscribers') ? (
            <noscript>
              <Button href={readHref} variant="secondary">
                {asks === 'subscribers' ? texts.subscribers.mayRead : alreadyIn}
              </Button>
            </noscript>
          ) : null}
        </div>
      )}
      {address ? (
        <p className={css.paper}>{fill(asks === 'registered' ? paper : paperOfOthers, { address })}</p>
      ) : null}
    </section>
  );
}
