'use client';
import { RequestError } from '@portal/data';
import { useStore } from '@portal/data/react';
import { isLoggedIn } from '@portal/model/readers';
import type { BodyPlace } from '@portal/ui/article-body';
import { type GateState, RegistrationGate } from '@portal/ui/registration-gate';
import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '../client/analytics/data-layer';
import { loadRest, session, startSession } from '../client/islands/reader';
import { useGateFocus } from '../client/revenue/gate-focus';
import { island } from '../declare-island';

export type GateIslandProps = {
  contentId: string;
  registerHref: string;
  loginHref: string;
  readHref?: string;
  address: string;
  place: BodyPlace;
};

type Rest = { state: Exclude<GateState, 'open'> } | { state: 'open'; html: string };

/** Puts the rest of a gated text in the place of its gate, for a logged-in reader. */
function GateIsland({ contentId, ...props }: GateIslandProps) {
  const { user, status } = useStore(session);
  const [rest, setRest] = useState<Rest>({ state: 'closed' });
  const gate = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isReader = isLoggedIn(user);
  const load = useRest(contentId, setRest);
  const follow = useGateFocus(rest.state, gate, text);

  useEffect(() => void startSession(), []);
  useEffect(() => {
    if (!isReader) return;
    document.documentElement.dataset.reader = '';
    follow();
    load();
  }, [isReader, load, follow]);
  const isNobody = !isReader && (status === 'ready' || status === 'failed');
  useEffect(() => {
    if (!isNobody) return;
    // The page is as for everybody; a rest that has loaded stays until the page is left.
    delete document.documentElement.dataset.reader;
    setRest((now) => (now.state === 'open' ? now : { state: 'closed' }));
  }, [isNobody]);
  useEffect(() => {
    if (rest.state === 'open') document.documentElement.dataset.gate = 'open';
  }, [rest.state]);

  const retry = () => {
    follow();
    load();
  };
  return (
    <RegistrationGate {...props} id="gate" ref={gate} state={rest.state} onRetry={retry}>
      {rest.state === 'open' ? (
        // Rendered by the server, from sanitised content; islands in it wake like the page's own.
        <div ref={text} data-part="rest" dangerouslySetInnerHTML={{ __html: rest.html }} />
      ) : null}
    </RegistrationGate>
  );
}

/** Fetches the rest of a text. */
function useRest(contentId: string, setRest: (rest: Rest) => void): () => void {
  return useCallback(() => {
    setRest({ state: 'loading' });
    loadRest(contentId).then(
      (html) => {
        track({ event: 'paywall_passed', content_id: contentId, asks: 'registered' });
        setRest({ state: 'open', html });
      },
      (error: unknown) => {
        const isOver = error instanceof RequestError && error.failure.status === 401;
        setRest({ state: isOver ? 'closed' : 'failed' });
        // The session ended meanwhile: a retry would fail again.
        if (isOver) session.clear();
      },
    );
  }, [contentId, setRest]);
}

export default island({ wakes: 'session', component: GateIsland });
