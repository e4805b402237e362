import {
  MAX_POLL_READERS_OF_NETWORK,
  MAX_POLL_VOTES_OF_NETWORK,
  type PollCode,
  type PollVote,
  type ReadersPoll,
} from '@portal/model/participation';
import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import { ApiError, invalidFields, notLoggedIn } from '../../platform/http';
import { type RecentDigests, recentDigests } from '../../platform/networks';
import { DAY_MS } from '../../platform/time';
import type { AccountDeps } from '../../readers/accounts';
import {
  accounts,
  type DigestOfMailbox,
  loadMailboxDigest,
  type MailboxAccount,
  validatedAddress,
} from '../../readers/accounts';
import { activeHoldings } from '../comments';
import {
  markOf,
  optionsOf,
  type PollRow,
  pollOf,
  readersPollOf,
  stateOf,
  type Voter,
  votesOf,
} from './reading';
import { touchPoll } from './refresh';
import { pollVotes } from './tables';

type Deps = Pick<AccountDeps, 'db' | 'now'>;

const REFUSALS: Readonly<Record<PollCode, readonly [status: number, message: string]>> = {
  POLL_NOT_STARTED: [409, 'the poll has not started'],
  POLL_FINISHED: [409, 'the poll is finished'],
  ALREADY_VOTED: [409, 'this reader has voted'],
  TOO_MANY_VOTES: [429, 'many have voted from this network today'],
  UNKNOWN_BROWSER: [403, 'a vote without an account needs a browser that keeps cookies'],
};
const refused = (code: PollCode) => new ApiError(REFUSALS[code][0], code, REFUSALS[code][1]);

/** Whether two votes have the same options, in any order. */
const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * The options of a vote.
 * @throws ApiError for options of another poll, and for too many
 */
async function chosen(tx: DatabaseTransaction, poll: PollRow, { options }: PollVote): Promise<number[]> {
  const known = new Set((await optionsOf(tx, poll.contentId)).map(({ id }) => id));
  const ids = options.map(Number);
  if (ids.length > poll.choices || !ids.every((id) => known.has(id)))
    throw invalidFields([{ field: 'options', code: 'invalid' }]);
  return ids;
}

type VoteRequest = Voter & { ip: string };

/**
 * Votes in a poll, once per voter. Idempotent across tabs and processes. A different vote replaces the first
 * if the poll allows it.
 * @throws ApiError with a `PollCode`, 401 without the required account, 400 for options of another poll
 */
export async function vote(
  { db, now }: Deps,
  site: string,
  idText: string,
  given: PollVote,
  voter: VoteRequest,
): Promise<ReadersPoll> {
  // As a number, because an id can be spelled in many ways.
  const from = await recentDigests(db, now(), {
    use: `poll ${Number(idText)}`,
    ip: voter.ip,
    most: MAX_POLL_VOTES_OF_NETWORK,
  });
  const mailboxDigest = await loadMailboxDigest(db);
  return db.transaction(async (tx) => {
    const account = voter.accountId === null ? null : await lockVoter(tx, voter.accountId);
    // Locks the poll: serialises its votes with each other and with changes of its dates.
    const poll = await pollOf(tx, site, idText, true);
    const { contentId } = poll;
    const at = now();
    const state = stateOf(poll, at);
    if (state !== 'active') throw refused(state === 'finished' ? 'POLL_FINISHED' : 'POLL_NOT_STARTED');
    if (poll.voters === 'readers' && voter.accountId === null) throw notLoggedIn();
    const marks = markOf(poll, voter);
    if (marks.voter === null) throw refused('UNKNOWN_BROWSER');
    const options = await chosen(tx, poll, given);
    const [before] = await tx.select().from(pollVotes).where(votesOf(poll, voter)).limit(1);
    if (before && !isSame(before.options, options)) {
      if (!poll.isChangeable) throw refused('ALREADY_VOTED');
      await tx.update(pollVotes).set({ options, votedAt: at }).where(eq(pollVotes.id, before.id));
    } else if (!before) {
      if (account && (await hasVotedBefore(tx, account, { mailboxDigest, contentId, at })))
        throw refused('ALREADY_VOTED');
      await mustBeFew(tx, { contentId, accountId: voter.accountId }, from, at);
      const { network, place } = from;
      await tx.insert(pollVotes).values({
        contentId,
        voter: marks.voter,
        device: marks.device,
        options,
        network,
        place,
        votedAt: at,
      });
    }
    if (!before || !isSame(before.options, options)) await touchPoll(tx, poll, at);
    return readersPollOf(tx, await pollOf(tx, site, idText), voter, at);
  });
}

/**
 * Locks the voter's account, so that a deletion or a change of email address comes either before the vote or
 * after it, and then records it. Call it before locking the poll, in the same order as a deletion, so that
 * the two cannot deadlock.
 * @returns its mailbox, which may have changed since the request began
 * @throws ApiError 401 if the account is gone
 */
async function lockVoter(tx: DatabaseTransaction, accountId: number): Promise<MailboxAccount> {
  const [held] = await tx
    .select({ emailKey: accounts.emailKey, validatedAt: accounts.validatedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('key share');
  if (!held) throw notLoggedIn();
  return held;
}

/**
 * Whether an earlier account of the same mailbox, which left before this one had validated its email address,
 * has voted in the poll.
 */
async function hasVotedBefore(
  tx: DatabaseTransaction,
  account: MailboxAccount,
  { mailboxDigest, contentId, at }: { mailboxDigest: DigestOfMailbox; contentId: number; at: Date },
): Promise<boolean> {
  const email = validatedAddress(account);
  if (email === null) return false;
  const digest = mailboxDigest(email, { voted: contentId });
  return (await activeHoldings(tx, [{ digest, account }], at)).length > 0;
}

/**
 * Checks the daily votes of a network and of the IPv6 /48 around it: those without an account, and all
 * together.
 * @throws ApiError above the limit
 */
async function mustBeFew(
  tx: DatabaseTransaction,
  { contentId, accountId }: { contentId: number; accountId: number | null },
  { known }: RecentDigests,
  at: Date,
): Promise<void> {
  const isAccounts = sql`${pollVotes.voter} like 'account:%'`;
  for (const { of, digests, most } of known) {
    const [counts] = await tx
      .select({
        all: sql<number>`count(*)::int`,
        browsers: sql<number>`(count(*) filter (where not ${isAccounts}))::int`,
      })
      .from(pollVotes)
      .where(
        and(
          eq(pollVotes.contentId, contentId),
          inArray(pollVotes[of], digests),
          gt(pollVotes.votedAt, new Date(at.getTime() - DAY_MS)),
        ),
      );
    // The total limit of an IPv6 /48 exceeds that of a network by the same margin as its limit without
    // accounts.
    const mostOfAll = MAX_POLL_READERS_OF_NETWORK + most - MAX_POLL_VOTES_OF_NETWORK;
    const isFull = (counts?.all ?? 0) >= mostOfAll;
    if (isFull || (accountId === null && (counts?.browsers ?? 0) >= most)) throw refused('TOO_MANY_VOTES');
  }
}

/** Deletes the networks of votes after a day. */
export async function forgetVotersNetworks({ db, now }: Deps): Promise<void> {
  await db
    .update(pollVotes)
    .set({ network: null, place: null })
    .where(and(isNotNull(pollVotes.network), lt(pollVotes.votedAt, new Date(now().getTime() - DAY_MS))));
}
