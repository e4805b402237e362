/** State that changes, as an external store: its functions fit React's `useSyncExternalStore`. */
export type Store<State> = {
  /**
   * Calls a listener after every change.
   * @returns the function that stops it
   */
  subscribe: (listener: () => void) => () => void;
  /** The same reference until the state changes. */
  snapshot: () => State;
  /** Initial state, for server rendering and hydration. */
  initial: () => State;
};

export type WritableStore<State> = Store<State> & { set: (state: State) => void };

/**
 * A store of one value.
 *
 * @param start runs at the first subscription and returns a function that runs when the last subscriber
 * leaves, so that a store without subscribers holds nothing open
 */
export function createStore<State>(initial: State, start?: () => () => void): WritableStore<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  let stop: (() => void) | undefined;
  return {
    subscribe: (callback) => {
      // Wrapped, because one function may subscribe twice and unsubscribe once.
      const listener = () => callback();
      listeners.add(listener);
      if (listeners.size === 1) stop = start?.();
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    snapshot: () => state,
    initial: () => initial,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

/** The read-only part of a store. */
export const readable = <State>({ subscribe, snapshot, initial }: Store<State>): Store<State> => ({
  subscribe,
  snapshot,
  initial,
});
