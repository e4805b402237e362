import type { SearchHistory } from '@portal/data';

/** No-op history for server rendering. */
export const NOWHERE: SearchHistory = {
  address: () => '',
  push: () => undefined,
  leave: () => undefined,
  onMove: () => () => undefined,
};
