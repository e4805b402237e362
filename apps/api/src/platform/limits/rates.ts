import { UPLOADS_A_DAY } from '@portal/model/participation';

/**
 * How often a network and an account may make a call within a window. `what` it is, `by` which one it is
 * counted if not by both, and what is `seen` if it is not refused with 429, are for the table of limits in
 * the docs.
 */
export type Rate = {
  what: string;
  by?: 'network' | 'account';
  seen?: string;
  perAddress: number;
  perAccount: number;
  withinMs: number;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Rates of actions, by IP address and by account (or email). */
export const LIMITS = {
  login: { what: 'logins of a reader', perAddress: 40, perAccount: 10, withinMs: 10 * MINUTE },
  /**
   * Not counted by the address in the form: it seldom belongs to the sender, and the emails to it are counted
   * anyway.
   */
  register: { what: 'attempts to register', by: 'network', perAddress: 10, perAccount: 10, withinMs: HOUR },
  /** Without the captcha: counted by network, and for the whole site. */
  registerUnchecked: {
    what: 'registrations without the captcha’s check; the account is the whole site',
    perAddress: 3,
    perAccount: 200,
    withinMs: 24 * HOUR,
  },
  /** Each makes a request to the provider. */
  providerReturn: {
    what: 'ways back from a provider of logins',
    by: 'network',
    perAddress: 40,
    perAccount: 40,
    withinMs: 10 * MINUTE,
  },
  /** A browser that the account knows has its own count, and none by network. */
  recover: { what: 'requests for a new password', perAddress: 10, perAccount: 3, withinMs: HOUR },
  /** Stricter than the mailbox's limit on emails, which this response must not reveal. */
  resend: { what: 'validation emails sent again', perAddress: 10, perAccount: 1, withinMs: 10 * MINUTE },
  resendDay: {
    what: 'validation emails sent again in a day',
    by: 'account',
    perAddress: 3,
    perAccount: 3,
    withinMs: 24 * HOUR,
  },
  nick: {
    what: 'questions whether a nick is free',
    by: 'network',
    perAddress: 40,
    perAccount: 40,
    withinMs: 10 * MINUTE,
  },
  newsletter: {
    what: 'subscriptions of an address to newsletters',
    perAddress: 10,
    perAccount: 3,
    withinMs: HOUR,
  },
  token: {
    what: 'links of letters that are wrong or spent',
    by: 'network',
    perAddress: 20,
    perAccount: 20,
    withinMs: HOUR,
  },
  password: {
    what: 'passwords typed to prove who somebody is',
    perAddress: 60,
    perAccount: 10,
    withinMs: 10 * MINUTE,
  },
  reaction: { what: 'likes and ratings', perAddress: 240, perAccount: 60, withinMs: 10 * MINUTE },
  likeOf: {
    what: 'likes of one story',
    by: 'network',
    perAddress: 20,
    perAccount: 20,
    withinMs: 24 * HOUR,
  },
  upload: { what: 'files of readers that are begun', perAddress: 120, perAccount: 30, withinMs: 10 * MINUTE },
  /** Whether they are withdrawn or not. */
  uploadDay: {
    what: 'the same in a day',
    perAddress: 480,
    perAccount: 3 * UPLOADS_A_DAY,
    withinMs: 24 * HOUR,
  },
  deskLogin: {
    what: 'logins at the desk, and invitations that are taken up',
    perAddress: 40,
    perAccount: 10,
    withinMs: 10 * MINUTE,
  },
  deskCode: {
    what: 'codes and passkeys of the second factor',
    perAddress: 20,
    perAccount: 5,
    withinMs: 10 * MINUTE,
  },
  /**
   * Wrong codes from all browsers, including those that the account knows. It never refuses, or a thief with
   * the password could lock the owner out for a day. Without it, four codes every ten minutes would go
   * unnoticed for months.
   */
  deskCodeDay: {
    what: 'wrong codes and passkeys in a day, in all browsers together',
    by: 'account',
    seen: 'nothing; the owner of the account is emailed',
    perAddress: 10,
    perAccount: 10,
    withinMs: 24 * HOUR,
  },
  /** A persistent thief could otherwise have 144 sent in a day. */
  deskCodeLetter: {
    what: 'emails about wrong codes to the owner of an account',
    by: 'account',
    seen: 'nothing; further ones are not sent',
    perAddress: 1,
    perAccount: 1,
    withinMs: 24 * HOUR,
  },
  /**
   * Options for using a passkey. Options for adding one, and added passkeys, are counted by account alone.
   */
  deskPasskey: {
    what: 'requests for a passkey; for adding one by account alone',
    perAddress: 80,
    perAccount: 20,
    withinMs: 10 * MINUTE,
  },
  /**
   * Counted by session, so that the thief of a session cannot use up the owner's attempts. Lasts as long as a
   * session.
   */
  deskPassword: {
    what: 'wrong guesses of the current password at the desk; the account is the session',
    by: 'account',
    seen: 'the session ends',
    perAddress: 10,
    perAccount: 10,
    withinMs: 12 * HOUR,
  },
  /**
   * More than a chief needs, and few enough that a stolen password and session do not empty a newsroom at
   * once.
   */
  deskReset: {
    what: 'resets of colleagues’ access by a chief',
    by: 'account',
    perAddress: 10,
    perAccount: 10,
    withinMs: HOUR,
  },
  /**
   * Each invalidates the link before it. The last of a day works, so nobody can keep a colleague out by
   * repeated resets.
   */
  deskResetOf: {
    what: 'resets of one colleague’s access, by all chiefs together',
    by: 'account',
    perAddress: 3,
    perAccount: 3,
    withinMs: 24 * HOUR,
  },
  /**
   * Each is emailed to all chiefs. Enough to set up a newsroom, and few enough that a stolen password and
   * session cannot replace the chiefs of a site with five or more before the others have read of it: counted
   * by site, so that an accomplice who is made chief has no changes of their own. The command is not limited.
   */
  deskChief: {
    what: 'chiefs made, removed or invited at a site, by all chiefs together; the account is the site',
    by: 'account',
    perAddress: 3,
    perAccount: 3,
    withinMs: HOUR,
  },
  /** Each sends an email to an unverified address. */
  deskInvite: {
    what: 'invitations to the desk by a chief',
    by: 'account',
    perAddress: 30,
    perAccount: 30,
    withinMs: HOUR,
  },
  /** Without it, a stolen session could send one mailbox hundreds in a day. The command is not limited. */
  deskInviteTo: {
    what: 'invitations to a desk, by all chiefs of all sites together; the account is the mailbox',
    by: 'account',
    perAddress: 3,
    perAccount: 3,
    withinMs: 24 * HOUR,
  },
  /** Each is emailed to the owner. */
  deskPasskeyDay: {
    what: 'passkeys added to an account',
    by: 'account',
    perAddress: 10,
    perAccount: 10,
    withinMs: 24 * HOUR,
  },
  /** Emails of editions that editors send to themselves. */
  deskTestLetter: {
    what: 'editions that editors send to themselves',
    by: 'account',
    perAddress: 120,
    perAccount: 30,
    withinMs: HOUR,
  },
  /** It also changes the name on earlier posts. */
  nickChange: {
    what: 'other nicks of an account',
    by: 'account',
    perAddress: 3,
    perAccount: 3,
    withinMs: 30 * 24 * HOUR,
  },
  profile: { what: 'profiles that are saved', perAddress: 120, perAccount: 30, withinMs: 10 * MINUTE },
  /** Each sends an email to an unconfirmed address. */
  changeEmail: {
    what: 'requests for another address of an account',
    perAddress: 20,
    perAccount: 5,
    withinMs: HOUR,
  },
  /** Emails of all kinds to one mailbox that visitors request. */
  letter: {
    what: 'requested emails of all kinds, the last two not for strangers; the account is the mailbox',
    by: 'account',
    perAddress: 4,
    perAccount: 4,
    withinMs: 10 * MINUTE,
  },
  /** Four in ten minutes alone would allow 576 a day. */
  letterDay: {
    what: 'in a day: two of any kind, one to get in, two for password resets, the last for a known browser or session',
    by: 'account',
    perAddress: 6,
    perAccount: 6,
    withinMs: 24 * HOUR,
  },
  /**
   * The sender of a message names the mailbox, so copies for strangers are few and leave room for its own
   * emails.
   */
  contactCopy: {
    what: 'copies of messages to the newsroom; the account is the mailbox',
    by: 'account',
    perAddress: 2,
    perAccount: 2,
    withinMs: 24 * HOUR,
  },
  comment: {
    what: 'comments that are written or changed',
    perAddress: 60,
    perAccount: 10,
    withinMs: 10 * MINUTE,
  },
  commentVote: { what: 'votes on comments', perAddress: 600, perAccount: 120, withinMs: 10 * MINUTE },
  commentVoteOf: {
    what: 'votes on one comment',
    by: 'network',
    perAddress: 20,
    perAccount: 20,
    withinMs: 24 * HOUR,
  },
  contact: {
    what: 'messages to the newsroom; the account is that of a signed-in sender',
    perAddress: 20,
    perAccount: 3,
    withinMs: HOUR,
  },
  rectification: {
    what: 'requests for a rectification or an update; the account is that of a signed-in sender',
    perAddress: 5,
    perAccount: 5,
    withinMs: HOUR,
  },
  /** Each requests a page from a payment provider. */
  checkout: { what: 'ways to a seller’s page', perAddress: 60, perAccount: 20, withinMs: HOUR },
  /** Bounce notifications; each covers many emails. */
  returns: {
    what: 'messages of a mail service about letters that came back',
    by: 'network',
    perAddress: 120,
    perAccount: 120,
    withinMs: 10 * MINUTE,
  },
  gift: { what: 'stories that are given away', perAddress: 120, perAccount: 60, withinMs: 10 * MINUTE },
  reading: {
    what: 'closed stories that are opened',
    perAddress: 1_200,
    perAccount: 240,
    withinMs: 10 * MINUTE,
  },
  pollVote: { what: 'votes in polls', perAddress: 600, perAccount: 60, withinMs: 10 * MINUTE },
  children: { what: 'accounts of children that are made', perAddress: 60, perAccount: 30, withinMs: HOUR },
  childLink: { what: 'links to a child’s account', perAddress: 20, perAccount: 5, withinMs: HOUR },
  question: { what: 'questions to a guest', perAddress: 60, perAccount: 20, withinMs: 10 * MINUTE },
  consent: {
    what: 'decisions about consent; the account is the browser’s record',
    perAddress: 120,
    perAccount: 20,
    withinMs: 10 * MINUTE,
  },
  /**
   * Each decision leaves a record that is kept for three years, hence a daily limit. It is high because many
   * readers of a mobile operator share one IP address.
   */
  consentDay: {
    what: 'the same in a day',
    by: 'network',
    perAddress: 3_000,
    perAccount: 300,
    withinMs: 24 * HOUR,
  },
  commentReport: { what: 'reports of comments', perAddress: 60, perAccount: 20, withinMs: HOUR },
} as const satisfies Record<string, Rate>;
export type LimitedCall = keyof typeof LIMITS;
export type Rates = Readonly<Record<LimitedCall, Rate>>;
