export { KeepSaved, type KeepSavedProps } from './KeepSaved';
export {
  KeptCopy,
  type KeptCopyProps,
  type KeptPage,
  KeptPages,
  type KeptPagesProps,
  OfflinePage,
  type OfflinePageProps,
} from './KeptPages';
