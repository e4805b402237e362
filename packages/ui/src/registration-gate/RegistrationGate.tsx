'use client';
import type { AccessCondition } from '@portal/model';
import type { GateRefusal } from '@portal/model/revenue';
import { cx } from 'class-variance-authority';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
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
  /** Its anchor, as long as it is not open. */
  id?: string;
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
  /** Those that this reader may still have, once that is known: said before one of them is spent. */
  left?: number;
  /** Reads a story of the month’s, where script can; the form of `readHref` does it without. */
  onRead?: () => void;
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

/** What reading a story of the month’s costs, and the button that does it. */
function Metered({ readHref, monthly = 0, left, onRead, state }: Omit<GateProps, 'asks'>) {
  const locale = useLocale('gate');
  const { metered: texts } = locale.texts.gate;
  const said = left === undefined ? counted(texts.text, monthly, locale) : counted(texts.left, left, locale);
  // The longest of them keeps its room: the button must not move from under a finger once it is known how many are left.
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
  // A reader who has an account must know whether that is what is asked for.
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
        // Other words are other elements: those of before have not moved.
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
