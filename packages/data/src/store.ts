/** State that changes, as an external store: its functions fit React's `useSyncExternalStore`. */
export type Store<State> = {
  /** Calls a listener after every change. @returns the function that stops it */
  subscribe: (listener: () => void) => () => void;
  /** The same value until it changes. */
  snapshot: () => State;
  /** First state: a server draws it, and a page wakes with it. */
  initial: () => State;
};

export type WritableStore<State> = Store<State> & { set: (state: State) => void };

/**
 * A store of one value.
 *
 * @param start begins what the store listens to, with its first subscriber, and returns what ends it, with the last one: a
 *   store that nobody reads holds nothing open
 */
export function createStore<State>(initial: State, start?: () => () => void): WritableStore<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  let stop: (() => void) | undefined;
  return {
    subscribe: (callback) => {
      // One function may subscribe twice, and leave once.
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

/** The part of a store that its readers get. */
export const readable = <State>({ subscribe, snapshot, initial }: Store<State>): Store<State> => ({
  subscribe,
  snapshot,
  initial,
});
