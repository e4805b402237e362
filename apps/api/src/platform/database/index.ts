export {
  type Database,
  type DatabaseTransaction,
  joinDatabase,
  type OpenDatabase,
  often,
  openDatabase,
  planned,
} from './client';
export { bytes, id, moment } from './columns';
export { FolderInUse } from './embedded';
export { causeOf, isDatabaseAway, isOfNothing, isUniqueViolation } from './failure';
export { maintenance } from './tables';
