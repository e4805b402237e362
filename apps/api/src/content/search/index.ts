export { conditionsOf } from './conditions';
export { keepReindexing } from './reindexing';
export { createSearch, type Search } from './search';
export { searchStatement } from './statement';
export { searchItems } from './tables';
