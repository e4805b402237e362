export {
  ANYTHING,
  CHANGES_CHANNEL,
  CHANGES_PULSE_MS,
  type Change,
  type ChangeListener,
  changeSchema,
  MISSED_HEADER,
  SILENCE_PARAMETER,
} from './change';
export { changeCalls } from './endpoints';
export { type ChangeFeed, openChangeFeed } from './feed';
export { contentKey, listKey, pageKey, siteKey } from './keys';
export { purgeChanges } from './purge';
export { PURGE_SETTINGS, type PurgeSettings, purgeSettings } from './purge-settings';
export { indexContents, touchContents, touchLists } from './touch';
