export {
  type Database,
  type DatabaseTransaction,
  joinDatabase,
  type OpenDatabase,
  often,
  openDatabase,
  planned,
} from './client';
export { FolderInUse } from './embedded';
export { causeOf, isDatabaseAway, isOfDatabase, isOfNothing, isUniqueViolation } from './failure';
export { bytes, id, maintenance, moment } from './tables';
