import * as v from 'valibot';
import { DEFAULT_TIME_ZONE } from '../constants/index';
import { imageSchema } from '../content/image';
import type { Named } from '../content/link';
import { urlSchema } from '../content/link';
import { type Instant, toMilliseconds } from '../dates/zone';
import type { Endpoints, Takes } from '../routes/endpoint';
import { ROUTES } from '../routes/table';
import * as rule from '../rules/actions';
import { typedMoment } from '../rules/moments';

/** A poll's states, in their order (spec §4). */
export const POLL_STATES = ['not-started', 'active', 'finished'] as const;
/** State of a poll by its dates: not started, active or finished (spec §4). */
export type PollState = (typeof POLL_STATES)[number];

/** A poll's state at a given time. Without a start it has begun, without an end it never finishes. */
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

/** Fewest options of a poll. */
export const POLL_MIN_OPTIONS = 2;
/** Most options of a poll. */
export const POLL_MAX_OPTIONS = 20;
/** Most characters of a poll's question, and of one of its options. */
export const POLL_LENGTHS = { question: 200, option: 120 } as const;
/**
 * Most votes per day that one network may give a poll without an account: enough for an office, too few for
 * a campaign.
 */
export const MAX_POLL_VOTES_OF_NETWORK = 50;
/** Most votes per day that one network may give a poll, with and without an account. */
export const MAX_POLL_READERS_OF_NETWORK = 200;

/** Permitted voters: readers with an account (spec §6), or everybody, once per browser. */
export const POLL_VOTERS = ['readers', 'everybody'] as const;
/** Permitted voters of a poll (spec §6). */
export type PollVoters = (typeof POLL_VOTERS)[number];

/**
 * When results are shown: always, after voting, or only at the end. A finished poll shows them to everybody.
 */
export const POLL_RESULTS = ['always', 'voted', 'finished'] as const;
/** When a poll's results are shown. */
export type PollResults = (typeof POLL_RESULTS)[number];

/** Whether results are visible in a state, to a reader who has or has not voted. */
export const isPollShown = (results: PollResults, state: PollState, hasVoted: boolean): boolean =>
  state === 'finished' || results === 'always' || (results === 'voted' && hasVoted);

const optionShape = v.object({
  id: v.string(),
  text: v.string(),
  image: v.optional(imageSchema),
  /** Null while the results are hidden. */
  votes: v.nullable(v.number()),
});

/** A poll without the data that its settings hide. */
const pollShape = v.object({
  /** Article that it belongs to; an article has at most one poll. */
  contentId: v.string(),
  question: v.string(),
  options: v.array(optionShape),
  /** ISO 8601; null for a poll without a start or an end. */
  start: v.nullable(v.string()),
  end: v.nullable(v.string()),
  /** Most options per vote. */
  choices: v.number(),
  voters: v.picklist(POLL_VOTERS),
  results: v.picklist(POLL_RESULTS),
  /** Whether a vote may be changed while the poll is active. */
  isChangeable: v.boolean(),
  /** Number of voters; null while the results are hidden. */
  votes: v.nullable(v.number()),
});
/** Type of `pollSchema`, an interface so that declaration files print its name. */
export interface PollSchema extends Named<typeof pollShape> {}
/** Schema of a poll; `votes` are null while its results are hidden. */
export const pollSchema: PollSchema = pollShape;
/** A question to readers with its options, dates (ISO 8601) and, unless hidden, its votes (spec §4). */
export type Poll = v.InferOutput<typeof pollSchema>;
/** One option of a poll. */
export type PollOption = Poll['options'][number];

/** A poll as one reader sees it, with the ids of the options they voted for; null if they have not voted. */
export const readersPollSchema = v.object({
  poll: pollSchema,
  vote: v.nullable(v.array(v.string())),
  /** The content that the poll belongs to. */
  content: v.object({ title: v.string(), url: urlSchema }),
});
/** A poll with a reader's own vote. */
export type ReadersPoll = v.InferOutput<typeof readersPollSchema>;

/** A vote: the ids of one option, or of several distinct ones. */
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
 * Refusals of a vote: too early, too late, already cast and not changeable, from a network over its limit,
 * or from a browser without cookies.
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

const instant = v.nullable(typedMoment());

/** A poll's form at the desk; dates are ISO 8601 with a zone. */
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

/**
 * Place of a new poll: in an existing content by its path, or in a new one of its own in a section; with
 * neither, the call is refused.
 */
export const pollPlaceSchema = v.object({
  path: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  section: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
});
/** The content of a new poll: an existing one, by its path, or a new one in a section. */
export type PollPlace = v.InferOutput<typeof pollPlaceSchema>;

/** Endpoints of the polls of articles. */
export const POLL_ENDPOINTS = {
  /** The public view: the current results, or none. */
  results: { method: 'GET', path: '/api/front/poll/:id', who: 'anyone', response: pollSchema },
  /** The current reader's view, with their own vote. */
  of: { method: 'GET', path: '/api/front/poll/:id/reader', who: 'anyone', response: readersPollSchema },
  /** Votes; the same vote again changes nothing. A refusal has a `PollCode`. */
  vote: {
    method: 'POST',
    path: '/api/front/poll/:id/vote',
    who: 'anyone',
    body: {} as Takes<typeof pollVoteSchema>,
    response: readersPollSchema,
  },
} as const satisfies Endpoints;

/** Page for voting without JavaScript, with the options already chosen. */
export const pollVotePath = (contentId: string, options: readonly string[] = []): string =>
  `${ROUTES.pollVote}?${new URLSearchParams([
    ['id', contentId],
    ...options.map((id): [string, string] => ['option', id]),
  ])}`;

/** Id of an article's poll among the ids named by a change. */
export const pollId = (contentId: string): string => `p${contentId}`;

/** Options with the most votes; empty if nobody has voted or the votes are hidden. */
export function pollWinners(options: readonly Pick<PollOption, 'id' | 'votes'>[]): string[] {
  const most = Math.max(0, ...options.map(({ votes }) => votes ?? 0));
  return most === 0 ? [] : options.filter(({ votes }) => votes === most).map(({ id }) => id);
}
