'use client';
import { type AccessCondition, contentReadHtmlSchema, gateRefusalOf, readHtmlPath } from '@portal/model';
import type { GateRefusal, PaywallMessage, SitePaywall } from '@portal/model/revenue';
import type { BodyPlace } from '@portal/ui/article-body';
import { Paywall, PaywallTestBanner } from '@portal/ui/paywall';
import { type GateState, RegistrationGate } from '@portal/ui/registration-gate';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { track } from '../client/analytics/data-layer';
import { useMayInterrupt } from '../client/consent/useConsent';
import { client } from '../client/islands/client';
import { shownRest } from '../client/islands/reader';
import { useGateFocus } from '../client/revenue/gate-focus';
import { returnToPublished, shownMessage, triedVersion, wayBackOf } from '../client/revenue/paywall-messages';
import { island } from '../declare-island';

export type PaywallIslandProps = {
  contentId: string;
  siteAlias: string;
  condition: AccessCondition;
  /** Refusal known at rendering, on a page for one reader. */
  refusal?: GateRefusal;
  paywall: Pick<SitePaywall, 'monthly' | 'version' | 'offerUrl'> | null;
  /** The version of the site's paywall that the URL of a showroom names. */
  named?: string;
  registerHref: string;
  loginHref: string;
  readHref?: string;
  /** The site's own offers, with the way back. */
  offersHref: string;
  address: string;
  place: BodyPlace;
  /** A subscription's lowest price. */
  price?: string;
};

type Rest =
  | { state: Exclude<GateState, 'open' | 'refused'> }
  | { state: 'refused'; refusal?: GateRefusal | undefined }
  | { state: 'open'; html: string };
type Face = { message?: PaywallMessage | undefined; tried: string | null };

/** Resolves when the page is visible: a prerendered page, or one in a background tab, uses up no story. */
const seen = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/**
 * Sets the gate's state on the document once the response is painted: until then the content after the gate
 * is hidden, as it moves.
 */
function tellGate({ state }: Rest, left: number | undefined): (() => void) | undefined {
  if (state === 'loading' || (state === 'closed' && left === undefined)) return undefined;
  const { dataset } = document.documentElement;
  const tell = () => {
    if (state === 'open') dataset.gate = 'open';
    else delete dataset.gate;
  };
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(tell);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Reads a gated text: the rest in the place of its gate if the reader may read it, and the site's messages.
 */
function PaywallIsland({
  contentId,
  siteAlias,
  condition,
  refusal,
  paywall,
  named,
  offersHref,
  ...gateProps
}: PaywallIslandProps) {
  const [rest, setRest] = useState<Rest>(refusal ? { state: 'refused', refusal } : { state: 'closed' });
  /** Free stories left this month; known after a dry run, before one is used up. */
  const [left, setLeft] = useState<number>();
  const [face, setFace] = useState<Face>({ tried: null });
  const gate = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  // One dialog at a time: two on top of each other would cover the text on a phone.
  const mayInterrupt = useMayInterrupt();
  const follow = useGateFocus(rest.state, gate, text);
  const { loginHref, registerHref } = gateProps;
  const ways = useMemo(() => [loginHref, registerHref, offersHref], [loginHref, registerHref, offersHref]);
  /**
   * Whether the next request is a dry run: before the reader has pressed the button, a metered story only
   * reports its cost.
   */
  const asks = useRef(condition === 'metered');
  const read = useCallback(async () => {
    const tried = await triedVersion(siteAlias, paywall?.version, named);
    setFace({ tried });
    try {
      document.documentElement.dataset.gate = 'asked';
      const path = readHtmlPath(contentId, asks.current);
      const answer = await client.request(path, contentReadHtmlSchema, { method: 'POST' });
      follow();
      if (answer.storiesLeft !== undefined) {
        setLeft(answer.storiesLeft);
        setRest({ state: 'closed' });
        return;
      }
      if (answer.rest) track({ event: 'paywall_passed', content_id: contentId, asks: condition });
      setRest(
        answer.rest
          ? { state: 'open', html: await shownRest(answer.rest) }
          : { state: 'refused', refusal: gateRefusalOf(condition, answer) },
      );
      if (!paywall) return;
      const version = tried ?? paywall.version;
      setFace({ message: await shownMessage(answer.data, { ...paywall, version }, ways), tried });
    } catch {
      follow();
      setRest({ state: 'failed' });
    }
  }, [contentId, siteAlias, paywall, named, condition, follow, ways]);

  useEffect(() => void seen().then(read), [read]);
  // Runs for each response, even with the same state.
  useEffect(() => tellGate(rest, left), [rest, left]);

  const retry = () => {
    follow();
    setRest({ state: 'loading' });
    void read();
  };
  const take = () => {
    asks.current = false;
    retry();
  };
  const test = face.tried ? { id: face.tried, onReturn: () => returnToPublished(siteAlias) } : undefined;
  return (
    <>
      {test ? <PaywallTestBanner {...test} /> : null}
      <RegistrationGate
        {...gateProps}
        id="gate"
        {...(paywall ? { monthly: paywall.monthly } : {})}
        {...(paywall?.offerUrl ? { offerHref: wayBackOf(paywall.offerUrl, ways) } : {})}
        ref={gate}
        asks={(rest.state === 'refused' && rest.refusal) || condition}
        {...(left === undefined ? {} : { left })}
        onRead={take}
        state={rest.state}
        onRetry={retry}
      >
        {rest.state === 'open' ? (
          // Rendered by the server, from sanitised content; islands in it wake like the page's own.
          <div ref={text} data-part="rest" dangerouslySetInnerHTML={{ __html: rest.html }} />
        ) : null}
      </RegistrationGate>
      {face.message && mayInterrupt ? (
        // A gate that refuses a text says so itself while it is in view.
        <Paywall
          message={face.message}
          place={gateProps.place}
          test={test}
          {...(rest.state === 'refused' ? { gate } : {})}
        />
      ) : null}
    </>
  );
}

export default island({ wakes: 'visible', component: PaywallIsland });
