'use client';
import type { GlobalError } from '@portal/model';
import { useSyncExternalStore } from 'react';
import type { ErrorList } from '../errors';
import type { LoadMore, LoadMoreState } from '../load-more';
import type { Predicted, Predictive } from '../predictive';
import type { ProgrammeIndex, ProgrammeIndexState } from '../programme-index';
import type { Searcher, SearcherState } from '../searcher';
import { type Session, type SessionState, UNKNOWN_SESSION } from '../session';
import type { StreamPoll, StreamsState } from '../streaming';

/** The global error list, kept in step with its store. */
export function useErrors(list: ErrorList): readonly GlobalError[] {
  return useSyncExternalStore(list.subscribe, list.snapshot, list.snapshot);
}

/** State of a load more, kept in step with its store. */
export function useLoadMore(loadMore: LoadMore): LoadMoreState {
  return useSyncExternalStore(loadMore.subscribe, loadMore.snapshot, loadMore.snapshot);
}

/** State of the session, kept in step with its store; on a server, and while a page wakes, nobody's. */
export function useSession(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, session.snapshot, unknownSession);
}

/** State of a searcher, kept in step with its store. */
export function useSearcher(searcher: Searcher): SearcherState {
  return useSyncExternalStore(searcher.subscribe, searcher.snapshot, searcher.snapshot);
}

/** State of a programme index, kept in step with its store. */
export function useProgrammeIndex(index: ProgrammeIndex): ProgrammeIndexState {
  return useSyncExternalStore(index.subscribe, index.snapshot, index.snapshot);
}

/** What predictive filters found, by filter, kept in step with their store. */
export function usePredictive(predictive: Predictive): Readonly<Record<string, Predicted>> {
  return useSyncExternalStore(predictive.subscribe, predictive.snapshot, predictive.snapshot);
}

/** What is live, kept in step with its store. */
export function useStreams(poll: StreamPoll): StreamsState {
  return useSyncExternalStore(poll.subscribe, poll.snapshot, poll.snapshot);
}

const unknownSession = () => UNKNOWN_SESSION;
