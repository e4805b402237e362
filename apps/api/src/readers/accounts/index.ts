export { type AccountContext, accountContext } from './account-context';
export { blockedConsentsOf, forgetBlockedConsents } from './blocked-consents';
export { bookmarkCalls } from './bookmark-endpoints';
export type { CaptchaSettings } from './captcha';
export { childCalls } from './child-endpoints';
export { complaintsExpired, hasComplained } from './complaints';
export { type AccountDeps, writeEmail } from './deps';
export { LINK_EMAIL_KINDS } from './emails';
export { recoveryCalls, registrationCalls, sessionCalls } from './entry-endpoints';
export { type AccountPart, accountHooks } from './hooks';
export {
  type DigestOfMailbox,
  loadMailboxDigest,
  type MailboxAccount,
  validatedAddress,
} from './mailbox-digest';
export { ACCOUNTS_OF_MAILBOX } from './mailboxes';
export { confirmSubscription, subscribe } from './newsletter';
export { hashPassword, isPassword } from './passwords';
export { ownDataCalls, profileCalls } from './profile-endpoints';
export { type AccountRow, isProven, type Reader, readerOf } from './reader';
export { forgetWithdrawn, readersForCommercial } from './reader-consents';
export { endSession, forgetExpired, openSession } from './sessions';
export {
  type AccountSettings,
  CAPTCHA_SETTINGS,
  captchaSettings,
  gigyaSecret,
  socialSettings,
} from './settings';
export { socialCalls } from './social-endpoints';
export {
  accounts,
  childConsents,
  identities,
  MAILBOX,
  newsletterStops,
  newsletterSubscriptions,
  readerConsents,
  STOP_REASONS,
} from './tables';
export { byLink } from './tokens';
