/** Search on its own, for who measures it. */

export { openDatabase } from '../../platform/database/client';
export { openCursors } from '../../platform/secrets/cursors';
export { createSearch } from './search';
export { searchStatement } from './statement';
