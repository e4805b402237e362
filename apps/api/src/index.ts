export type { ContentExtra, ScheduleSlot } from './content/stories';
export { isOpenable, normalPath } from './content/stories';
export type { ItemAuthor, ItemPicture, MediaOpener, NamedSlug, NewsItem } from './newsroom/import';
export {
  ANYTHING,
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
} from './platform/changes';
export { startProblem } from './platform/commands';
export type { OpenDatabase } from './platform/database';
export { FolderInUse } from './platform/database';
export { bodyParts } from './platform/html';
export {
  ADDRESS_HEADER,
  allowedMethods,
  checkAddress,
  compressed,
  createBoundedServer,
  DEFAULT_MAX_CONNECTIONS,
  type Encoding,
  encodingFor,
  endBoundedServer,
  HOST_HEADER,
  leftEarly,
  listenOn,
  matchesEtag,
  REFUSAL_ADVICE,
  REFUSAL_TEXTS,
  type RefusalAnswer,
  type RefusedStatus,
  refuse,
  unreceived,
} from './platform/http';
export { createLog, describeError, type Log } from './platform/log';
export {
  countedFor,
  isAtThisMachine,
  isFromThisMachine,
  isLoopback,
  NetworkShares,
  networkOf,
} from './platform/networks';
export {
  checkSettings,
  maxConnectionsSchema,
  megabytes,
  onOff,
  PRIVATE_UMASK,
  portSchema,
  readSettings,
  type Setting,
  SettingsError,
  type SettingsRead,
  setting,
} from './platform/process';
export { sameBytes } from './platform/secrets';
export type { CaptchaSettings } from './readers/accounts';
export { SIGNATURE_HEADERS } from './revenue/entitlements';
export { type Api, type OpenApiOptions, openApi, openApiDatabase } from './server';
export type { DoorCode, FrontDoor } from './server/front-door';
export type {
  DoorAccount,
  DoorColleague,
  DoorGroup,
  DoorReader,
  DoorState,
  Happening,
  ProviderOptions,
  Seed,
  SeededDoubles,
  SeededFrontDoor,
  SeededMedia,
  SeededNewsroom,
  SeededProgramme,
  SeededProvider,
  SeededSite,
  SeededUpload,
  SeededWaiting,
} from './server/seed';
export { type LoadedSeed, loadSeed, openDemoProvider, SeedingFailed } from './server/seed';
export { API_SETTING_TABLES, type ApiSettings, readApiSettings } from './server/settings';
export { type SiteFile, SiteFileError } from './sites';
