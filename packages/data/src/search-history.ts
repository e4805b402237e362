import type { Latest } from './latest';

/** Where a search is: the address of the page and the browser's way back and forward. */
export type SearchHistory = {
  /** Path and query. */
  address: () => string;
  /** A new entry of the history. */
  push: (address: string) => void;
  /** Leaves the page. */
  leave: (address: string) => void;
  /** Called whenever the reader goes back or forward. @returns ends it */
  onMove: (listener: () => void) => () => void;
};

/** This browser's address and history. */
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
 * A store tied to the address follows the reader back and forward while somebody is subscribed to it. Without a subscriber no answer may
 * move the address, so a question that is under way waits for the next one.
 */
export const follow = (history: SearchHistory, move: () => void, latest: Latest) => () => {
  const stopListening = history.onMove(move);
  latest.resume();
  return () => {
    stopListening();
    latest.suspend();
  };
};
