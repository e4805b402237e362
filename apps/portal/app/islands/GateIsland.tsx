'use client';
import { useSession } from '@portal/data/react';
import { isLoggedIn } from '@portal/model';
import { type GateState, RegistrationGate } from '@portal/ui/registration-gate';
import { useCallback, useEffect, useState } from 'react';
import { loadRest, session, startSession } from './reader';

export type GateIslandProps = { contentId: string; loginHref: string; readHref: string };

type Rest = { state: GateState } | { html: string };

/** Puts the rest of a text for registered readers in the place of its gate, for a reader who is logged in. */
export function GateIsland({ contentId, loginHref, readHref }: GateIslandProps) {
  const { user, status } = useSession(session);
  const [rest, setRest] = useState<Rest>({ state: 'closed' });
  const isReader = isLoggedIn(user);
  useEffect(() => void startSession(), []);
  const load = useCallback(() => {
    setRest({ state: 'loading' });
    loadRest(contentId).then(
      (html) => setRest({ html }),
      () => setRest({ state: 'failed' }),
    );
  }, [contentId]);
  useEffect(() => {
    if (isReader) load();
    // The session was none: the page is as it is for everybody.
    else if (status !== 'loading') delete document.documentElement.dataset.reader;
  }, [isReader, status, load]);

  // Drawn by the server, sanitised on its way in; islands in it wake as those of the page.
  if ('html' in rest) return <div data-part="rest" dangerouslySetInnerHTML={{ __html: rest.html }} />;
  return <RegistrationGate loginHref={loginHref} readHref={readHref} state={rest.state} onRetry={load} />;
}
