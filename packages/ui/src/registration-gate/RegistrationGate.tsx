'use client';
import type { AccessCondition } from '@portal/model';
import type { GateRefusal } from '@portal/model/revenue';
import { cx } from 'class-variance-authority';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import type { BodyPlace } from '../article-body/index';
import { Button } from '../button/Button';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { LockSign } from '../icon/LockSign';
import { counted, fill } from '../locale/index';
import { useLocale } from '../locale/PortalProvider';
import { Anchor } from '../routing/Routing';
import { Skeleton } from '../skeleton/Skeleton';
import * as css from './RegistrationGate.css';

/** Gate states: no known reader, loading the rest, failed to load it, refused to this reader, or open. */
export const GATE_STATES = ['closed', 'loading', 'failed', 'refused', 'open'] as const;
/** State of the registration gate: closed, loading the rest, failed to load it, refused to this reader, or open. */
export type GateState = (typeof GATE_STATES)[number];

/** Props of `RegistrationGate`, at the end of a gated article's opening (spec §6). */
export type RegistrationGateProps = {
  /** Its anchor, while it is not open. */
  id?: string;
  /** URL of the registration, with the return URL. */
  registerHref: string;
  /** URL of the login, with the return URL. */
  loginHref: string;
  /** URL of the whole text on the reader's own page, for logged-in readers without JavaScript. */
  readHref?: string;
  /** URL of the text, shown in print. */
  address?: string;
  /** Horizontal place of the text above. */
  place?: BodyPlace;
  /**
   * Requirement of the rest: a login by default; or the reason why it stays closed, after a monthly free
   * story was requested.
   */
  asks?: AccessCondition | GateRefusal;
  /** Number of stories a month without a subscription. */
  monthly?: number;
  /** Number of stories left for this reader, once known: shown before one is spent. */
  left?: number;
  /** Reads a monthly free story with JavaScript; the form of `readHref` does it without. */
  onRead?: () => void;
  /** URL of the subscriptions. */
  offerHref?: string;
  /** Minimum price of a subscription, as text: “From €6 a month”. Shown if a subscription is required. */
  price?: string;
  state?: GateState;
  onRetry?: () => void;
  /** The rest of the text, which replaces the gate once it is open. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/**
 * Ends the opening of a gated text: says that there is more, what it requires (an account, a monthly free
 * story, a subscription), and offers that one action. The text itself is not in the page.
 */
export function RegistrationGate({ state = 'closed', children, ...props }: RegistrationGateProps) {
  const { gate: texts } = useLocale('gate').texts;
  const said = { closed: '', failed: '', refused: '', loading: texts.loading, open: texts.arrived }[state];
  return (
    <>
      {/* One live region for all messages: a replaced one would not announce that the text has loaded. */}
      <p role="status" className={visuallyHidden} data-part="gate-status">
        {said}
      </p>
      {state === 'open' ? children : <Gate {...props} state={state} />}
    </>
  );
}

type GateProps = Omit<RegistrationGateProps, 'state' | 'children'> & { state: Exclude<GateState, 'open'> };

/** Text of a gate's requirement, with its one action. */
function Asked({ asks = 'registered', titleId, state, ...ways }: GateProps & { titleId: string }) {
  const locale = useLocale('gate');
  const { gate: texts } = locale.texts;
  const { registerHref, offerHref, price, monthly = 0 } = ways;
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
      {asks === 'metered' ? (
        <Metered {...ways} state={state} />
      ) : (
        <p className={textClass.body}>{typeof text === 'string' ? text : counted(text, monthly, locale)}</p>
      )}
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

/** Cost of reading a monthly free story, with the button. */
function Metered({ readHref, monthly = 0, left, onRead, state }: Omit<GateProps, 'asks'>) {
  const locale = useLocale('gate');
  const { metered: texts } = locale.texts.gate;
  const said = left === undefined ? counted(texts.text, monthly, locale) : counted(texts.left, left, locale);
  // Reserves space for the longest variant: the button must not move from under a finger when the number of
  // stories left becomes known.
  const unsaid = [
    counted(texts.text, monthly, locale),
    ...[1, monthly].map((n) => counted(texts.left, n, locale)),
  ];
  const onSubmit = (event: FormEvent) => {
    if (!onRead) return;
    event.preventDefault();
    onRead();
  };
  return (
    <>
      <div className={cx(css.cost, textClass.body)}>
        <p data-part="gate-cost">{said}</p>
        {[...new Set(unsaid)].map((words) => (
          <p key={words} className={css.unsaid} aria-hidden="true">
            {words}
          </p>
        ))}
      </div>
      {readHref ? (
        // A POST form, since a prefetched link would spend one of the month's stories.
        <form method="post" action={readHref} onSubmit={onSubmit}>
          <Button type="submit" loading={state === 'loading'}>
            {texts.action}
          </Button>
        </form>
      ) : null}
    </>
  );
}

function Gate({ id, state, onRetry, ref, ...props }: GateProps) {
  const { loginHref, readHref, address, place = 'start', asks = 'registered' } = props;
  const { gate: texts } = useLocale('gate').texts;
  const { login, loginSubscribed, alreadyIn, failed, retry, paper, paperOfOthers } = texts;
  // A reader with an account must know whether a subscription is required.
  const asksSubscription = asks === 'spent' || asks === 'subscribers';
  const titleId = useId();
  return (
    <section
      ref={ref}
      id={id}
      className={cx(css.gate, place === 'centred' && css.centred)}
      data-part="gate"
      data-state={state}
      data-asks={asks}
      data-left={state === 'closed' ? props.left : undefined}
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
        // A new key makes a new element, so that a text change does not count as a shift.
        <div key={asks} className={css.promise} data-part="gate-promise">
          <Asked {...props} state={state} titleId={titleId} />
          <Anchor className={css.other} href={loginHref}>
            {asksSubscription ? loginSubscribed : login}
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
