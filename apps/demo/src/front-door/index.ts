import type { SeededFrontDoor } from '@portal/api';
import { openDoubles } from '../doubles/index';
import { DOOR_ACCOUNTS } from './accounts';
import { doorSiteOf } from './sites';
import { DOOR_GROUPS } from './states';

export const frontDoor: SeededFrontDoor = {
  accounts: DOOR_ACCOUNTS,
  groups: DOOR_GROUPS,
  newsletters: [{ site: 'far', id: 'primera-hora', editions: 2 }],
  siteOf: doorSiteOf,
  openDoubles,
};
