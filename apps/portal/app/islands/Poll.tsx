'use client';
import { createPolls, failedCall, RequestError } from '@portal/data';
import { useStore } from '@portal/data/react';
import {
  POLL_CODES,
  type PollCode,
  type Poll as PollData,
  pollState,
  pollVotePath,
  type ReadersPoll,
} from '@portal/model/participation';
import { isLoggedIn } from '@portal/model/readers';
import { useLocale } from '@portal/ui/locale';
import { Poll } from '@portal/ui/poll';
import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '../client/analytics/data-layer';
import { tellFailure } from '../client/failures/failures';
import { browserStorage } from '../client/islands/browser';
import { client } from '../client/islands/client';
import { session, startSession } from '../client/islands/reader';
import { island } from '../declare-island';
import { pollProps } from '../poll-props';

const polls = createPolls(client);

/** Milliseconds between requests for the results while the poll is active and visible. */
const LOOK_MS = 10_000;
/** Longest time-out: a later start or end is checked again after it. */
const LONGEST_WAIT_MS = 3_600_000;

export type PollIslandProps = { poll: PollData; path: string };

/** Choice made before a login, in the browser's storage. */
const chosenKey = (contentId: string) => `portal.poll.${contentId}`;

function keptChoice(contentId: string): string[] {
  try {
    return browserStorage()?.getItem(chosenKey(contentId))?.split(' ').filter(Boolean) ?? [];
  } catch {
    return [];
  }
}

function keepChoice(contentId: string, ids: readonly string[]): void {
  try {
    if (ids.length) browserStorage()?.setItem(chosenKey(contentId), ids.join(' '));
    else browserStorage()?.removeItem(chosenKey(contentId));
  } catch {
    // Storage is full or blocked: the reader has to choose again.
  }
}

/** Votes; a browser without a device cookie gets one first. */
async function voted(contentId: string, options: string[]): Promise<ReadersPoll> {
  try {
    return await polls.vote(contentId, { options });
  } catch (error) {
    if (!(error instanceof RequestError) || error.failure.code !== 'UNKNOWN_BROWSER') throw error;
    await polls.of(contentId);
    return polls.vote(contentId, { options });
  }
}

/** The current time, updated when a poll starts or ends. */
function useMoment({ start, end }: PollData): number {
  const { now: drawnAt } = useLocale('poll');
  const [now, setNow] = useState(new Date(drawnAt).getTime());
  useEffect(() => {
    const current = Date.now();
    if (now < current - 1_000) setNow(current);
    const next = Math.min(
      LONGEST_WAIT_MS,
      ...[start, end].flatMap((at) =>
        at && Date.parse(at) > current ? [Date.parse(at) - current + 500] : [],
      ),
    );
    const timer = setTimeout(() => setNow(Date.now()), next);
    return () => clearTimeout(timer);
  }, [now, start, end]);
  return now;
}

/**
 * The current state of the poll for the reader: fetched at once, when it starts or ends, and periodically
 * while visible.
 */
function useLivePoll(drawn: PollData) {
  const { contentId, voters } = drawn;
  const { user, status: known } = useStore(session);
  const [own, setOwn] = useState<ReadersPoll>();
  const [shown, setShown] = useState(drawn);
  const state = pollState(shown, useMoment(shown));
  const isReader = isLoggedIn(user);
  // Without an account there is no vote in a poll for readers: the public results are enough.
  const hasOwn = voters === 'everybody' || isReader;
  const accept = useCallback((answer: ReadersPoll) => {
    setOwn(answer);
    setShown(answer.poll);
  }, []);
  const isKnown = useRef(false);
  const look = useCallback(async () => {
    const ask = async () => {
      try {
        if (hasOwn) accept(await polls.of(contentId));
        else setShown(await polls.results(contentId));
        isKnown.current = true;
      } catch (error) {
        // The rendered state stays. Later failures only go to the error list: there will be another request.
        if (isKnown.current) failedCall(error);
        else tellFailure(error, ask);
      }
    };
    await ask();
  }, [accept, contentId, hasOwn]);
  useEffect(() => void startSession(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a poll that has begun or ended is looked at anew
  useEffect(() => {
    if (known === 'ready' || known === 'failed') void look();
  }, [known, look, state]);
  useEffect(() => {
    if (state !== 'active') return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [look, state]);
  return { shown, vote: own?.vote ?? undefined, state, look, accept, isReader, isKnown: known !== 'loading' };
}

/** A question to readers: results are updated, and a vote stays on the page (spec §4, §6). */
function PollIsland({ poll: drawn, path }: PollIslandProps) {
  const { contentId } = drawn;
  const { shown, vote, state, look, accept, isReader, isKnown } = useLivePoll(drawn);
  const [status, setStatus] = useState<'idle' | 'waiting' | 'failed'>('idle');
  const [refusal, setRefusal] = useState<PollCode>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => setChosen(keptChoice(contentId)), [contentId]);
  const send = async (options: string[]) => {
    setStatus('waiting');
    setRefusal(undefined);
    // A vote that fails to send keeps its choice.
    setChosen(options);
    try {
      accept(await voted(contentId, options));
      keepChoice(contentId, []);
      setStatus('idle');
      track({ event: 'vote', content_id: contentId });
    } catch (error) {
      const { code } = failedCall(error).failure;
      setRefusal(POLL_CODES.find((known) => known === code));
      setStatus('failed');
      void look();
    }
  };
  return (
    <Poll
      {...pollProps(shown)}
      state={state}
      {...(vote ? { voted: vote } : {})}
      {...(chosen.length && !vote ? { chosen } : {})}
      loggedIn={isReader || !isKnown}
      backUrl={`${path}#poll`}
      status={status}
      {...(refusal ? { refusal } : {})}
      onVote={(ids) => void send(ids)}
      onLoginRequired={(ids) => keepChoice(contentId, ids)}
      action={pollVotePath(contentId)}
    />
  );
}

export default island({ wakes: 'visible', component: PollIsland });
