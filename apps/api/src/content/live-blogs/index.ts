export { liveDeskCalls } from './desk-endpoints';
export { liveCalls } from './endpoints';
export { storeImportedEntries } from './imported';
export { liveBlogOf, liveStoryOf } from './reading';
export { liveEntries } from './tables';
export { countChange } from './writing';
