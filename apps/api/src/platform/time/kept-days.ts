import { PROOF_YEARS } from '@portal/model/readers';

const PROOF_DAYS = PROOF_YEARS * 365 + 1;
/**
 * Personal actions without a term of their own lapse in five years (for Spain, Código Civil, article 1964.2).
 */
const CONTRACT_PROOF_DAYS = 5 * 365 + 2;

/**
 * Days for which readers’ data are kept, in one place: the deletion jobs and the privacy page read the same
 * values, so the page cannot promise anything else.
 */
export const KEPT_DAYS = {
  /** A session, since the reader's last visit. */
  session: 30,
  /** The cookie that recognises a browser. */
  device: 400,
  /** An account with an unconfirmed address. */
  unconfirmedAccount: 30,
  /** A message to the newsroom. */
  message: 60,
  /**
   * A request for a rectification or an update: claims in court lapse in four years (Organic Act 1/1982,
   * article 9.5).
   */
  rectification: 4 * 365 + 1,
  /**
   * A decision about cookies, as proof (GDPR, article 7.1): three years, after which infringements lapse
   * (LOPDGDD, article 72).
   */
  consentRecord: PROOF_DAYS,
  /** A consent of an account, since its withdrawal; see above. */
  withdrawnConsent: PROOF_DAYS,
  /** The proof of an account’s consents, blocked, since the account ended (LOPDGDD, article 32). */
  blockedConsent: PROOF_DAYS,
  /** Maximum for the data about the mailbox of an account that was suspended or voted. */
  returningMailbox: 2 * 365,
  /**
   * The same period for a vote, from the end of its poll: the newsroom may postpone the end or reopen the
   * poll.
   */
  endedPoll: 90,
  /**
   * A reader's declarations about a contract, with or without an account: the request to start at once, a
   * withdrawal.
   */
  contractDeclaration: CONTRACT_PROOF_DAYS,
  /** A complaint about an email: a mailbox may have another owner by then. */
  complaint: 365,
  /** The addresses that an edition of a newsletter was sent to. */
  newsletterLetter: 90,
  /** A bounced email. */
  returnedLetter: 90,
  /** View counts of an article, without its readers. */
  views: 30,
  /** A reader’s refused file, unless an appeal is pending. */
  refusedUpload: 30,
  /** An incomplete upload. */
  unfinishedUpload: 1,
  /** A reader's views of metered stories, since the end of the month. */
  meteredReading: 2,
  /**
   * Network digests, by which a vote, a rating or a reading is counted: one key per day, of which two are
   * kept.
   */
  network: 2,
} as const;
