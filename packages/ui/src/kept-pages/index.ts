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
export { OfflineGuide, type OfflineGuideProps } from './OfflineGuide';
export { OfflineReading, type OfflineReadingProps } from './OfflineReading';
export {
  OFFLINE_STATUSES,
  type OfflineStatus,
  OfflineSwitch,
  type OfflineSwitchProps,
} from './OfflineSwitch';
