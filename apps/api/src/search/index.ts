/** Search on its own, for who measures it. */
export { joinDatabase, openDatabase } from '../database/client';
export { createSearch } from './search';
export { cursorSecret } from './secret';
export { type AskedStatement, askedStatement } from './statement';
