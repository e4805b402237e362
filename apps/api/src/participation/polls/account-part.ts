import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { Database } from '../../platform/database';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import type { AccountPart } from '../../readers/accounts';
import { keepHoldings, latestEnd, leavingAddress } from '../comments';
import { polls, pollVotes } from './tables';

/** Time after the end of a poll during which the newsroom may postpone or reopen it. */
const POLL_REOPENS_MS = KEPT_DAYS.endedPoll * DAY_MS;

/** An account's votes: part of its data export, and still counted for a later account of its mailbox. */
export const pollsOfAccounts = (db: Database): AccountPart => ({
  ownData: async ({ id }) => ({
    pollVotes: await db
      .select({
        site: contents.site,
        question: polls.question,
        options: sql<
          string[]
        >`array(select o.text from poll_options o where o.id = any (${pollVotes.options}))`,
        votedAt: pollVotes.votedAt,
      })
      .from(pollVotes)
      .innerJoin(polls, eq(polls.contentId, pollVotes.contentId))
      .innerJoin(contents, eq(contents.id, pollVotes.contentId))
      .where(eq(pollVotes.voter, `account:${id}`)),
  }),
  // Vote records are kept for ninety days after the end of the poll, two years at most, so that nobody votes
  // again with a later account of the mailbox.
  onLeavingMailbox: async (tx, mailboxDigest, accountId, now) => {
    const email = await leavingAddress(tx, accountId);
    if (email === null) return;
    const latest = latestEnd(now);
    const endedAfter = new Date(now.getTime() - POLL_REOPENS_MS);
    const voted = await tx
      .select({ contentId: pollVotes.contentId, endAt: polls.endAt })
      .from(pollVotes)
      .innerJoin(polls, eq(polls.contentId, pollVotes.contentId))
      .where(
        and(
          eq(pollVotes.voter, `account:${accountId}`),
          or(isNull(polls.endAt), gt(polls.endAt, endedAfter)),
        ),
      );
    const untilOf = (endAt: Date | null) =>
      endAt ? new Date(Math.min(endAt.getTime() + POLL_REOPENS_MS, latest.getTime())) : latest;
    await keepHoldings(
      tx,
      voted.map(({ contentId, endAt }) => ({
        digest: mailboxDigest(email, { voted: contentId }),
        until: untilOf(endAt),
      })),
      now,
    );
  },
});
