export { EMAIL_POLICY, MailFolder, OUTBOX_POLICY } from './mail-folder';
export { createMailer, type Email, type MailSettings } from './mailer';
export { Outbox, OutboxFull } from './outbox';
export { emails } from './tables';
