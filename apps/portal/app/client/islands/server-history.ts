import type { SearchHistory } from '@portal/data';

/** Where a server is, which has no history. */
export const NOWHERE: SearchHistory = {
  address: () => '',
  push: () => undefined,
  leave: () => undefined,
  onMove: () => () => undefined,
};
