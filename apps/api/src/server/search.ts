/** Search on its own, for who measures it. */

export { createSearch, searchStatement } from '../content/search';
export { openDatabase } from '../platform/database';
export { openCursors } from '../platform/secrets';
