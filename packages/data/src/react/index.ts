'use client';
import { useSyncExternalStore } from 'react';
import type { Store } from '../store';

/**
 * The state of any store of `@portal/data`, kept in step with it: a session, a searcher, a list of errors. While the component
 * is mounted the store has a subscriber, and listens to what it needs. On a server, and while a page wakes, it is the state
 * that the store was made with.
 */
export function useStore<State>({ subscribe, snapshot, initial }: Store<State>): State {
  return useSyncExternalStore(subscribe, snapshot, initial);
}
