import type { SearchPlace } from './searcher';

/** This browser's address and history. */
export const browserPlace: SearchPlace = {
  address: () => location.pathname + location.search,
  push: (address) => history.pushState(null, '', address),
  leave: (address) => location.assign(address),
  onMove: (listener) => {
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  },
};
