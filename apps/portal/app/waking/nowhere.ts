import type { SearchPlace } from '@portal/data';

/** Where a server is, which has no history. */
export const NOWHERE: SearchPlace = {
  address: () => '',
  push: () => undefined,
  leave: () => undefined,
  onMove: () => () => undefined,
};
