export type { ContentExtra } from './content/stories/content-extra';
export { normalPath } from './content/stories/paths';
export type { ScheduleSlot } from './content/stories/tables';
export type { ItemAuthor, ItemPicture, MediaOpener, NamedSlug, NewsItem } from './newsroom/import/item';
export {
  ANYTHING,
  CHANGES_PULSE_MS,
  type Change,
  type ChangeListener,
  changeSchema,
  MISSED_HEADER,
  SILENCE_PARAMETER,
} from './platform/changes/change';
export { contentKey, listKey, pageKey, siteKey } from './platform/changes/keys';
export { startProblem } from './platform/commands/start-problem';
export type { OpenDatabase } from './platform/database/client';
export { FolderInUse } from './platform/database/embedded';
export { escapedHtml } from './platform/html/escape';
export { bodyParts } from './platform/html/parts';
export { allowedMethods } from './platform/http/allowed-methods';
export {
  type ApiError,
  createBoundedServer,
  DEFAULT_MAX_CONNECTIONS,
  endBoundedServer,
  REFUSAL_ADVICE,
  REFUSAL_TEXTS,
  type RefusedStatus,
  refuse,
} from './platform/http/bounded-server';
export { compressed } from './platform/http/compression';
export { type Encoding, encodingFor, matchesEtag } from './platform/http/encoding';
export { leftEarly, unreceived } from './platform/http/left-early';
export { checkAddress, listenOn } from './platform/http/listening';
export { ADDRESS_HEADER, HOST_HEADER } from './platform/http/request';
export { createLog, describeError, type Log } from './platform/log/log';
export { NetworkShares } from './platform/networks/network-shares';
export { countedFor, isLoopback, networkOf } from './platform/networks/networks';
export { isAtThisMachine, isFromThisMachine } from './platform/networks/this-machine';
export { PRIVATE_UMASK } from './platform/process/data-folder';
export {
  maxConnectionsSchema,
  portSchema,
  SettingsError,
  settingsProblems,
  withoutEmpty,
} from './platform/process/environment';
export { sameBytes } from './platform/secrets/same-bytes';
export type { CaptchaSettings } from './readers/accounts/captcha';
export { SIGNATURE_HEADERS } from './revenue/entitlements/signatures';
export type { DoorCode, FrontDoor } from './server/front-door/front-door';
export { type Api, type OpenApiOptions, openApi, openApiDatabase } from './server/open';
export { SeedingFailed } from './server/seed/apart';
export type {
  DoorAccount,
  DoorColleague,
  DoorGroup,
  DoorReader,
  DoorState,
  SeededDoubles,
  SeededFrontDoor,
} from './server/seed/front-door';
export { type LoadedSeed, loadSeed } from './server/seed/load';
export { openDemoProvider } from './server/seed/provider';
export type {
  Happening,
  ProviderOptions,
  Seed,
  SeededMedia,
  SeededNewsroom,
  SeededProgramme,
  SeededProvider,
  SeededSite,
  SeededUpload,
  SeededWaiting,
} from './server/seed/seed';
export { type ApiSettings, readApiSettings } from './server/settings/settings';
export { type SiteFile, SiteFileError } from './sites/file';
