'use client';
import { useSyncExternalStore } from 'react';
import type { Store } from '../client/store';

/**
 * The state of any store of `@portal/data`, kept in step with it: a session, a searcher, a list of errors.
 * While the component is mounted the store has a subscriber, and listens to its sources. On a server and
 * during hydration it is the store's initial state.
 */
export function useStore<State>({ subscribe, snapshot, initial }: Store<State>): State {
  return useSyncExternalStore(subscribe, snapshot, initial);
}
