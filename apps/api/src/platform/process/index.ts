export { closeDataFolder, closeFiles, PRIVATE_UMASK } from './data-folder';
export {
  address,
  checkSettings,
  maxConnectionsSchema,
  megabytes,
  onOff,
  portSchema,
  printable,
  readSettings,
  type Setting,
  SettingsError,
  type SettingsRead,
  setting,
  switched,
  withoutEmpty,
} from './environment';
export { faultsByField, reasonOf } from './faults';
export { builtProgram, functionsFolder, migrationsFolder, sitesFolder } from './package-folder';
