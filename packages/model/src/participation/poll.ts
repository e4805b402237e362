import * as v from 'valibot';
import { DEFAULT_TIME_ZONE } from '../constants/index';
import { imageSchema } from '../content/image';
import { urlSchema } from '../content/link';
import type { Named } from '../content/named';
import { type Instant, toMilliseconds } from '../dates/zone';
import { CALLS } from '../routes/calls';
import { ROUTES } from '../routes/table';
import * as rule from '../rules/actions';

/** States of a poll, in the order in which it goes through them (spec §4). */
export const POLL_STATES = ['not-started', 'active', 'finished'] as const;
/** State of a poll by its dates: not started, active or finished (spec §4). */
export type PollState = (typeof POLL_STATES)[number];

/** The state of a poll at a moment. Without a start it has begun, without an end it never finishes. */
export function pollState(
  poll: { readonly start?: Instant | null; readonly end?: Instant | null },
  now: Instant,
  timeZone: string = DEFAULT_TIME_ZONE,
): PollState {
  const ms = toMilliseconds(now, timeZone) ?? 0;
  const start = poll.start == null ? null : toMilliseconds(poll.start, timeZone);
  const end = poll.end == null ? null : toMilliseconds(poll.end, timeZone);
  if (start !== null && ms < start) return 'not-started';
  return end !== null && ms >= end ? 'finished' : 'active';
}

/** Fewest options of a poll: a question with one answer is none. */
export const POLL_MIN_OPTIONS = 2;
/** Most options of a poll. */
export const POLL_MAX_OPTIONS = 20;
/** Characters of a poll's question, and of one of its options. */
export const POLL_LENGTHS = { question: 200, option: 120 } as const;
/** Votes of browsers without an account that one network may give to a poll in a day: an office, not a campaign. */
export const MAX_POLL_VOTES_OF_NETWORK = 50;
/** Votes of all, those with an account among them, that one network may give to a poll in a day. */
export const MAX_POLL_READERS_OF_NETWORK = 200;

/** Who may vote: readers with an account (spec §6), or everybody, once for each browser. */
export const POLL_VOTERS = ['readers', 'everybody'] as const;
/** Who may vote in a poll (spec §6). */
export type PollVoters = (typeof POLL_VOTERS)[number];

/** When results are shown: always, to those who have voted, or to nobody before the end. Once it is finished, to everybody. */
export const POLL_RESULTS = ['always', 'voted', 'finished'] as const;
/** When a poll's results are shown. */
export type PollResults = (typeof POLL_RESULTS)[number];

/** Whether results may be seen at a state, by who has voted or has not. */
export const isPollShown = (results: PollResults, state: PollState, hasVoted: boolean): boolean =>
  state === 'finished' || results === 'always' || (results === 'voted' && hasVoted);

const optionShape = v.object({
  id: v.string(),
  text: v.string(),
  image: v.optional(imageSchema),
  /** Null while the results are not shown. */
  votes: v.nullable(v.number()),
});

/** A poll as it may be seen: what is hidden by its setting is not in it. */
const pollShape = v.object({
  /** The content that it is part of: one poll each. */
  contentId: v.string(),
  question: v.string(),
  options: v.array(optionShape),
  /** ISO 8601; null where it has begun, or has no end. */
  start: v.nullable(v.string()),
  end: v.nullable(v.string()),
  /** Most options of one vote. */
  choices: v.number(),
  voters: v.picklist(POLL_VOTERS),
  results: v.picklist(POLL_RESULTS),
  /** Who has voted may vote otherwise while it is active. */
  isChangeable: v.boolean(),
  /** How many have voted; null while the results are not shown. */
  votes: v.nullable(v.number()),
});
/** Type of `pollSchema`, an interface so that declaration files print its name. */
export interface PollSchema extends Named<typeof pollShape> {}
/** Parses a poll; `votes` are null where its results may not be seen yet. */
export const pollSchema: PollSchema = pollShape;
/** A question to readers with its options, dates (ISO 8601) and, where they may be seen, its votes (spec §4). */
export type Poll = v.InferOutput<typeof pollSchema>;
/** One option of a poll. */
export type PollOption = Poll['options'][number];

/** A poll as one reader sees it, with the ids of the options of their vote; null where they have not voted. */
export const readersPollSchema = v.object({
  poll: pollSchema,
  vote: v.nullable(v.array(v.string())),
  /** What it is part of. */
  content: v.object({ title: v.string(), url: urlSchema }),
});
/** A poll with a reader's own vote. */
export type ReadersPoll = v.InferOutput<typeof readersPollSchema>;

/** A vote: the ids of one option or of several different ones. */
export const pollVoteSchema = v.object({
  options: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'invalid'))),
    v.minLength(1, 'required'),
    v.maxLength(POLL_MAX_OPTIONS, 'invalid'),
    v.check((ids) => new Set(ids).size === ids.length, 'invalid'),
  ),
});
/** A vote in a poll: ids of its options. */
export type PollVote = v.InferOutput<typeof pollVoteSchema>;

/**
 * Refusals of a vote: too early, too late, by who has voted and may not vote otherwise, from a network with too many, or by
 * a browser that keeps no cookie.
 */
export const POLL_CODES = [
  'POLL_NOT_STARTED',
  'POLL_FINISHED',
  'ALREADY_VOTED',
  'TOO_MANY_VOTES',
  'UNKNOWN_BROWSER',
] as const;
/** Code of a refused vote. */
export type PollCode = (typeof POLL_CODES)[number];

const instant = v.nullable(v.pipe(v.string(), v.isoTimestamp('date')));

/** A poll as the desk writes it; dates are ISO 8601 with a zone. */
export const pollFormSchema = v.pipe(
  v.object({
    question: v.pipe(rule.typed(), rule.required(), rule.max(POLL_LENGTHS.question)),
    options: v.pipe(
      v.array(v.pipe(rule.typed(), rule.required(), rule.max(POLL_LENGTHS.option))),
      v.minLength(POLL_MIN_OPTIONS, `min:${POLL_MIN_OPTIONS}`),
      v.maxLength(POLL_MAX_OPTIONS, `max:${POLL_MAX_OPTIONS}`),
      v.check((texts) => new Set(texts).size === texts.length, 'confirmed'),
    ),
    start: instant,
    end: instant,
    choices: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(POLL_MAX_OPTIONS)),
    voters: v.picklist(POLL_VOTERS),
    results: v.picklist(POLL_RESULTS),
    isChangeable: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['options'], ['choices']],
      ({ options, choices }) => choices <= options.length,
      'invalid',
    ),
    ['choices'],
  ),
  v.forward(
    v.partialCheck(
      [['start'], ['end']],
      ({ start, end }) => start === null || end === null || Date.parse(start) < Date.parse(end),
      'date',
    ),
    ['end'],
  ),
);
/** Question, options and settings of a poll. */
export type PollForm = v.InferOutput<typeof pollFormSchema>;

/** Where a poll is put: at a content by its path, or at a new one of its own in a section; without either, in none. */
export const pollPlaceSchema = v.object({
  path: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  section: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
});
/** The content of a new poll: one that is there, by its path, or a new one in a section. */
export type PollPlace = v.InferOutput<typeof pollPlaceSchema>;

/** Address of the call for a content's poll as everybody sees it; `reader` adds one's own vote, `vote` takes one (POST). */
export const pollCall = (contentId: string, part?: 'reader' | 'vote'): string =>
  `${CALLS.poll}${encodeURIComponent(contentId)}${part ? `/${part}` : ''}`;

/** Page on which a vote is given without script, with the options that are chosen already. */
export const pollVotePath = (contentId: string, options: readonly string[] = []): string =>
  `${ROUTES.pollVote}?${new URLSearchParams([
    ['id', contentId],
    ...options.map((id): [string, string] => ['option', id]),
  ])}`;

/** What stands for a content's poll among the ids of contents that a change names. */
export const pollId = (contentId: string): string => `p${contentId}`;

/** Options with the most votes; none where nobody has voted or the votes are not shown. */
export function pollWinners(options: readonly Pick<PollOption, 'id' | 'votes'>[]): string[] {
  const most = Math.max(0, ...options.map(({ votes }) => votes ?? 0));
  return most === 0 ? [] : options.filter(({ votes }) => votes === most).map(({ id }) => id);
}
