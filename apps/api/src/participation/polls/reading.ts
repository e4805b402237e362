import { isPollShown, type Poll, pollState, type ReadersPoll } from '@portal/model/participation';
import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { unknown } from '../../platform/http';
import { digestOf } from '../../platform/secrets';
import { pollOptions, polls, pollVotes } from './tables';

/** Voter: an account, a browser by its device cookie, or both. */
export type Voter = { accountId: number | null; device: string | null };
export type PollRow = typeof polls.$inferSelect;
/** A poll, with its content's headline, path and access condition. */
export type FoundPoll = PollRow & Pick<typeof contents.$inferSelect, 'title' | 'path' | 'condition'>;
type OptionRow = typeof pollOptions.$inferSelect;

export const stateOf = ({ startAt, endAt }: Pick<PollRow, 'startAt' | 'endAt'>, now: Date) =>
  pollState({ start: startAt, end: endAt }, now);

const deviceDigest = (device: string): string => digestOf(device).toString('base64url');

/** Keys of a vote: the voter and, in a poll for everybody, also the browser. */
export function markOf({ voters }: Pick<PollRow, 'voters'>, { accountId, device }: Voter) {
  const browser = voters === 'everybody' && device !== null ? deviceDigest(device) : null;
  return { voter: accountId === null ? browser : `account:${accountId}`, device: browser };
}

/** Votes of a voter: by account and, in a poll for everybody, by browser, whatever account was logged in. */
export function votesOf(poll: Pick<PollRow, 'contentId' | 'voters'>, voter: Voter): SQL | undefined {
  const marks = markOf(poll, voter);
  const own = or(
    marks.voter === null ? undefined : eq(pollVotes.voter, marks.voter),
    marks.device === null ? undefined : eq(pollVotes.device, marks.device),
  );
  return own && and(eq(pollVotes.contentId, poll.contentId), own);
}

export const optionsOf = (db: Database | DatabaseTransaction, contentId: number): Promise<OptionRow[]> =>
  db
    .select()
    .from(pollOptions)
    .where(eq(pollOptions.contentId, contentId))
    .orderBy(asc(pollOptions.position));

/** A poll with or without its vote counts; hidden counts are removed only here, for all responses. */
export function shownPoll(poll: PollRow, options: readonly OptionRow[], isShown: boolean): Poll {
  const { contentId, question, startAt, endAt, choices, voters, results, isChangeable } = poll;
  return {
    contentId: String(contentId),
    question,
    options: options.map(({ id, text, image, votes }) => ({
      id: String(id),
      text,
      ...(image ? { image } : {}),
      votes: isShown ? votes : null,
    })),
    start: startAt?.toISOString() ?? null,
    end: endAt?.toISOString() ?? null,
    choices,
    voters,
    results,
    isChangeable,
    votes: isShown ? poll.votes : null,
  };
}

/** Public view of an article's poll; null if the article has none. */
export async function publicPoll(db: Database, contentId: number, now: Date): Promise<Poll | null> {
  const [poll] = await db.select().from(polls).where(eq(polls.contentId, contentId));
  if (!poll) return null;
  const isShown = isPollShown(poll.results, stateOf(poll, now), false);
  return shownPoll(poll, await optionsOf(db, contentId), isShown);
}

/**
 * Poll of an article that readers can see.
 * @throws ApiError if there is none
 */
export async function pollOf(
  db: Database | DatabaseTransaction,
  site: string,
  idText: string,
  lock = false,
): Promise<FoundPoll> {
  if (!/^\d{1,15}$/.test(idText)) throw unknown();
  const query = db
    .select({ poll: polls, title: contents.title, path: contents.path, condition: contents.condition })
    .from(polls)
    .innerJoin(contents, eq(contents.id, polls.contentId))
    .where(
      and(eq(polls.contentId, Number(idText)), eq(contents.site, site), eq(contents.status, 'published')),
    );
  const [row] = await (lock ? query.for('no key update', { of: polls }) : query);
  if (!row) throw unknown();
  const { poll, ...content } = row;
  return { ...poll, ...content };
}

/** A poll as one voter may see it, with their own vote. */
export async function readersPollOf(
  db: Database | DatabaseTransaction,
  poll: FoundPoll,
  voter: Voter,
  now: Date,
): Promise<ReadersPoll> {
  const own = votesOf(poll, voter);
  const [[vote], options] = await Promise.all([
    own ? db.select({ options: pollVotes.options }).from(pollVotes).where(own).limit(1) : [],
    optionsOf(db, poll.contentId),
  ]);
  const isShown = isPollShown(poll.results, stateOf(poll, now), vote !== undefined);
  return {
    poll: shownPoll(poll, options, isShown),
    vote: vote ? vote.options.map(String) : null,
    content: { title: poll.title, url: poll.path },
  };
}
