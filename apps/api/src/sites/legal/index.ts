export { legalCalls } from './endpoints';
export { legalFacts } from './facts';
export { legalGapsOf } from './gaps';
export { legalVersions } from './tables';
export { storeLegalVersions } from './versions';
