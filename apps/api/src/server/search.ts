/** Search without the server, for benchmarks. */

export { createSearch, searchStatement } from '../content/search';
export { openDatabase } from '../platform/database';
export { openCursors } from '../platform/secrets';
