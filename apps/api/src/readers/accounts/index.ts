export { type AccountContext, accountContext } from './account-context';
export { blockedConsentsOf, forgetBlockedConsents } from './consents/blocked-consents';
export { bookmarkCalls } from './profile/bookmark-endpoints';
export type { CaptchaSettings } from './entry/captcha';
export { childCalls } from './children/child-endpoints';
export { complaintsExpired, hasComplained } from './emails/complaints';
export { type AccountDeps, writeEmail } from './deps';
export { LINK_EMAIL_KINDS } from './emails/emails';
export { recoveryCalls, registrationCalls, sessionCalls } from './entry/entry-endpoints';
export { type AccountPart, accountHooks } from './hooks';
export {
  type DigestOfMailbox,
  loadMailboxDigest,
  type MailboxAccount,
  validatedAddress,
} from './emails/mailbox-digest';
export { ACCOUNTS_OF_MAILBOX } from './emails/mailboxes';
export { confirmSubscription, subscribe } from './emails/newsletter';
export { hashPassword, isPassword } from './entry/passwords';
export { ownDataCalls, profileCalls } from './profile/profile-endpoints';
export { type AccountRow, isProven, type Reader, readerOf } from './reader';
export { forgetWithdrawn, readersForCommercial } from './consents/reader-consents';
export { endSession, forgetExpired, openSession } from './entry/sessions';
export {
  type AccountSettings,
  CAPTCHA_SETTINGS,
  captchaSettings,
  gigyaSecret,
  socialSettings,
} from './settings';
export { socialCalls } from './entry/social-endpoints';
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
export { byLink } from './entry/tokens';
