import { DESK_EMAIL_KINDS } from '../../newsroom/desk/emails';
import { COMMENT_EMAIL_KINDS } from '../../participation/comments/emails';
import { REPORT_EMAIL_KINDS } from '../../participation/comments/report-emails';
import { UPLOAD_EMAIL_KINDS } from '../../participation/uploads/emails';
import { CONTRACT_EMAIL_KINDS } from '../../revenue/entitlements/contract-emails';
import { WITHDRAWAL_EMAIL_KINDS } from '../../revenue/entitlements/withdrawal-emails';
import { CHILD_EMAIL_KINDS } from './child-emails';

/** Kinds of email. */
export const EMAIL_KINDS = [
  'validate',
  'reset',
  'renew',
  'changeEmail',
  'emailChanging',
  'emailChanged',
  'passwordChanged',
  'recovered',
  'newDevice',
  'linked',
  'newsletter',
  ...CHILD_EMAIL_KINDS,
  ...COMMENT_EMAIL_KINDS,
  ...CONTRACT_EMAIL_KINDS,
  ...DESK_EMAIL_KINDS,
  ...REPORT_EMAIL_KINDS,
  ...UPLOAD_EMAIL_KINDS,
  ...WITHDRAWAL_EMAIL_KINDS,
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Kinds whose link leads nowhere once their account is gone. Strangers can have them sent: nothing else is certain to be the account's. */
export const LINK_EMAIL_KINDS = [
  'validate',
  'reset',
  'renew',
  'changeEmail',
] as const satisfies readonly EmailKind[];

/** Kinds that are about a reader's account, and not one of the desk. */
export const READER_EMAIL_KINDS: readonly EmailKind[] = EMAIL_KINDS.filter(
  (kind) => !DESK_EMAIL_KINDS.some((desk) => desk === kind),
);

/**
 * Kinds that a stranger can have sent to a mailbox: by its address alone, or by naming it as one's own. The others go to an address that
 * its owner has confirmed, about what its own account, a moderator or a seller did.
 */
export type RequestedEmailKind = Extract<
  EmailKind,
  'validate' | 'reset' | 'renew' | 'changeEmail' | 'newsletter'
>;
