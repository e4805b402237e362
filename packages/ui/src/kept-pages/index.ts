export { KeepSaved, type KeepSavedProps } from './KeepSaved';
export {
  KeptCopy,
  type KeptCopyProps,
  KeptGate,
  type KeptGateProps,
  type KeptPage,
  KeptPages,
  type KeptPagesProps,
  OfflinePage,
  type OfflinePageProps,
} from './KeptPages';
