import type { Latest } from './latest';

/** URL and history of the page that shows a search. */
export type SearchHistory = {
  /** Path and query. */
  address: () => string;
  /** Adds an entry to the history. */
  push: (address: string) => void;
  /** Navigates away from the page. */
  leave: (address: string) => void;
  /**
   * Called whenever the reader goes back or forward.
   * @returns the function that unsubscribes
   */
  onMove: (listener: () => void) => () => void;
};

/** This browser's URL and history. */
export const browserHistory: SearchHistory = {
  address: () => location.pathname + location.search,
  push: (address) => history.pushState(null, '', address),
  leave: (address) => location.assign(address),
  onMove: (listener) => {
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  },
};

/**
 * Follows the reader back and forward while the store has a subscriber. Without one no answer may change the
 * address, so a question in progress waits for the next subscriber.
 */
export const follow = (history: SearchHistory, move: () => void, latest: Latest) => () => {
  const stopListening = history.onMove(move);
  latest.resume();
  return () => {
    stopListening();
    latest.suspend();
  };
};
