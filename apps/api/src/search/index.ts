/** Search on its own, for who measures it. */
export { openDatabase } from '../database/client';
export { createSearch } from './search';
export { cursorSecret } from './secret';
export { askedStatement } from './statement';
