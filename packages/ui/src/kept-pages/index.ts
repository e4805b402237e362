export { KeepSaved, type KeepSavedProps } from './KeepSaved';
export { KeptCopy, type KeptPage, KeptPages, OfflinePage, type OfflinePageProps } from './KeptPages';
