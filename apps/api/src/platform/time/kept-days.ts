import { PROOF_YEARS } from '@portal/model';

const PROOF_DAYS = PROOF_YEARS * 365 + 1;
/** Personal actions without a term of their own lapse in five years (for Spain, Código Civil, article 1964.2). */
const CONTRACT_PROOF_DAYS = 5 * 365 + 2;

/**
 * Days that readers’ data are kept, in one place: the code that forgets them and the page of privacy read the same values, so the page
 * cannot promise others.
 */
export const KEPT_DAYS = {
  /** A session, since its reader last came. */
  session: 30,
  /** The cookie by which a browser is known again. */
  device: 400,
  /** An account whose address nobody has confirmed. */
  unconfirmedAccount: 30,
  /** A message to the newsroom. */
  message: 60,
  /**
   * A request for a rectification or an update: what follows from it in a court lapses in four years (Organic Act 1/1982, article 9.5).
   */
  rectification: 4 * 365 + 1,
  /** A decision about cookies, to show that it was given (GDPR, article 7.1): three years, after which nothing can be sanctioned (LOPDGDD, article 72). */
  consentRecord: PROOF_DAYS,
  /** A consent of an account, since it was withdrawn; see above. */
  withdrawnConsent: PROOF_DAYS,
  /** The proof of an account’s consents, blocked, since the account ended (LOPDGDD, article 32). */
  blockedConsent: PROOF_DAYS,
  /** What is kept of the mailbox of an account that was suspended or voted; at most. */
  returningMailbox: 2 * 365,
  /** The same of a vote, since its poll ended: the newsroom may postpone the end or open the poll again. */
  endedPoll: 90,
  /** What a reader declared of a contract, with or without their account: the request to start at once, a withdrawal. */
  contractDeclaration: CONTRACT_PROOF_DAYS,
  /** A complaint about an email: a mailbox may have another owner by then. */
  complaint: 365,
  /** Which addresses an edition of a newsletter went to. */
  newsletterLetter: 90,
  /** A letter that came back. */
  returnedLetter: 90,
  /** How often a content is read, without who reads it. */
  views: 30,
  /** A refused file of a reader’s, unless its appeal waits. */
  refusedUpload: 30,
  /** A file of which a part has come. */
  unfinishedUpload: 1,
  /** What a reader read of metered stories, since the end of its month. */
  meteredReading: 2,
  /** Digests of networks, by which a vote, a rating or a reading is counted: a key of each day, of which two are kept. */
  network: 2,
} as const;
