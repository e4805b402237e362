export { type AccountContext, accountContext } from './account-context';
export { childCalls } from './children/child-endpoints';
export { blockedConsentsOf, forgetBlockedConsents } from './consents/blocked-consents';
export { forgetWithdrawn, readersForCommercial } from './consents/reader-consents';
export { type AccountDeps, writeEmail } from './deps';
export { complaintsExpired, hasComplained } from './emails/complaints';
export { LINK_EMAIL_KINDS } from './emails/emails';
export {
  type DigestOfMailbox,
  loadMailboxDigest,
  type MailboxAccount,
  validatedAddress,
} from './emails/mailbox-digest';
export { ACCOUNTS_OF_MAILBOX } from './emails/mailboxes';
export { confirmSubscription, subscribe } from './emails/newsletter';
export type { CaptchaSettings } from './entry/captcha';
export { recoveryCalls, registrationCalls, sessionCalls } from './entry/entry-endpoints';
export { hashPassword, isPassword } from './entry/passwords';
export { endSession, forgetExpired, openSession } from './entry/sessions';
export { socialCalls } from './entry/social-endpoints';
export { byLink } from './entry/tokens';
export { type AccountPart, accountHooks } from './hooks';
export { bookmarkCalls } from './profile/bookmark-endpoints';
export { ownDataCalls, profileCalls } from './profile/profile-endpoints';
export { type AccountRow, isProven, type Reader, readerOf } from './reader';
export {
  type AccountSettings,
  CAPTCHA_SETTINGS,
  captchaSettings,
  gigyaSecret,
  socialSettings,
} from './settings';
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
