export { assertMayAct } from './assert-may-act';
export type { DeskDeps } from './deps';
export { brokenLine, type DeskActor, type LoggedAct, MAILBOX_SUBJECT, writeAct, writeLog } from './log';
export { pictureAt } from './pictures';
export { deskLog } from './tables';
export type {
  DeskGuards,
  DeskRequest,
  DeskUserActor,
} from './visits';
