export { bringUpToDate } from './bring-up-to-date';
export { keepSections } from './follow-sections';
export { keepContracts } from './keep-contracts';
export { RenditionBudget } from './rendition-budget';
export { keepRetention } from './retention';
