export type { DeskDeps, DeskGuards, DeskRequest, DeskUserActor } from './actor';
export { assertMayAct } from './actor';
export { brokenLine, type DeskActor, type LoggedAct, MAILBOX_SUBJECT, writeAct, writeLog } from './log';
export { pictureAt } from './pictures';
export { deskLog } from './tables';
