export { SeedingFailed, seedApart } from './apart';
export type {
  DoorAccount,
  DoorColleague,
  DoorGroup,
  DoorNewsletter,
  DoorReader,
  DoorState,
  SeededDoubles,
  SeededFrontDoor,
} from './front-door';
export { keepHappening } from './happening';
export { type LoadedSeed, loadSeed } from './load';
export { openDemoProvider, servedSites } from './provider';
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
} from './seed';
export { unseeded } from './write';
