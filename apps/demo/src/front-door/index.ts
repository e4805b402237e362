import type { SeededFrontDoor } from '@portal/api';
import { DOOR_ACCOUNTS } from './accounts';
import { doorSiteOf } from './sites';
import { DOOR_GROUPS } from './states';

/** The demo's front door. Its doubles are loaded where it opens. */
export const frontDoor: SeededFrontDoor = {
  accounts: DOOR_ACCOUNTS,
  groups: DOOR_GROUPS,
  siteOf: doorSiteOf,
  openDoubles: async (now) => {
    const { openDoubles } = await import('../doubles/index');
    return openDoubles(now);
  },
};
