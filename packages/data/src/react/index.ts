'use client';
import type { GlobalError } from '@portal/model';
import { useSyncExternalStore } from 'react';
import type { ErrorList } from '../errors';
import type { LoadMore, LoadMoreState } from '../load-more';
import { type Session, type SessionState, UNKNOWN_SESSION } from '../session';

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

const unknownSession = () => UNKNOWN_SESSION;
