export {
  ANYTHING,
  CHANGES_CHANNEL,
  CHANGES_PULSE_MS,
  type Change,
  type ChangeListener,
  changeSchema,
  contentKey,
  listKey,
  MISSED_HEADER,
  pageKey,
  SILENCE_PARAMETER,
  siteKey,
} from './change';
export { changeCalls } from './endpoints';
export { type ChangeFeed, openChangeFeed } from './feed';
export { purgeChanges } from './purge';
export { PURGE_SETTINGS, type PurgeSettings, purgeSettings } from './purge-settings';
export { indexContents, touchContents, touchLists } from './touch';
