'use client';
import { RequestError } from '@portal/data';
import { useStore } from '@portal/data/react';
import { isLoggedIn } from '@portal/model';
import type { BodyPlace } from '@portal/ui/article-body';
import { type GateState, RegistrationGate } from '@portal/ui/registration-gate';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { island } from '../island';
import { loadRest, session, startSession } from '../waking/reader';

export type GateIslandProps = {
  contentId: string;
  registerHref: string;
  loginHref: string;
  readHref: string;
  address: string;
  place: BodyPlace;
};

type Rest = { state: Exclude<GateState, 'open'> } | { state: 'open'; html: string };

/** Puts the rest of a text for registered readers in the place of its gate, for a reader who is logged in. */
function GateIsland({ contentId, ...props }: GateIslandProps) {
  const { user, status } = useStore(session);
  const [rest, setRest] = useState<Rest>({ state: 'closed' });
  const gate = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isReader = isLoggedIn(user);
  const load = useRest(contentId, setRest);
  const follow = useFocus(rest.state, gate, text);

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
    // The page is as it is for everybody; a text that has come stays until the page is left.
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
    <RegistrationGate {...props} ref={gate} state={rest.state} onRetry={retry}>
      {rest.state === 'open' ? (
        // Drawn by the server, sanitised on its way in; islands in it wake as those of the page.
        <div ref={text} data-part="rest" dangerouslySetInnerHTML={{ __html: rest.html }} />
      ) : null}
    </RegistrationGate>
  );
}

/** Asks for the rest of a text. */
function useRest(contentId: string, setRest: (rest: Rest) => void): () => void {
  return useCallback(() => {
    setRest({ state: 'loading' });
    loadRest(contentId).then(
      (html) => setRest({ state: 'open', html }),
      (error: unknown) => {
        const isOver = error instanceof RequestError && error.failure.status === 401;
        setRest({ state: isOver ? 'closed' : 'failed' });
        // The session ended meanwhile: another try could only fail again.
        if (isOver) session.clear();
      },
    );
  }, [contentId, setRest]);
}

/** Where a reader goes on: the first paragraph, or the text where it has none. */
const FIRST_WORDS = ['[data-part=body] > p', '[data-part=body]'];

/**
 * Who had the focus in the gate goes on where it has led: at the first words of the rest, or at the way to try again.
 * @returns to be called before what has the focus is taken away
 */
function useFocus(
  state: GateState,
  gate: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
): () => void {
  const wasWithin = useRef(false);
  useEffect(() => {
    if (!wasWithin.current || state === 'loading') return;
    wasWithin.current = false;
    const { activeElement, body } = document;
    // They have gone elsewhere meanwhile.
    if (activeElement !== body && !gate.current?.contains(activeElement)) return;
    if (state !== 'open') gate.current?.querySelector<HTMLElement>('button, a[href]')?.focus();
    const first = FIRST_WORDS.map((part) => text.current?.querySelector<HTMLElement>(part)).find(Boolean);
    if (!first) return;
    first.tabIndex = -1;
    first.focus();
  }, [state, gate, text]);
  return useCallback(() => {
    wasWithin.current = gate.current?.contains(document.activeElement) ?? false;
  }, [gate]);
}

export default island({ wakes: 'session', component: GateIsland });
