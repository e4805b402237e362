/** Search on its own, for who measures it. */

export { openCursors } from '../cursors';
export { openDatabase } from '../database/client';
export { createSearch } from './search';
export { searchStatement } from './statement';
