export { closeDataFolder, closeFiles, PRIVATE_UMASK } from './data-folder';
export {
  address,
  maxConnectionsSchema,
  megabytesSchema,
  portSchema,
  SettingsError,
  settingsProblems,
  withoutEmpty,
} from './environment';
export { faultsByField, reasonOf } from './faults';
export { builtProgram, functionsFolder, migrationsFolder, sitesFolder } from './package-folder';
