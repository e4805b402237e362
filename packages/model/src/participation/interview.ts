import * as v from 'valibot';
import { COMMENT_MAX_LENGTH, DEFAULT_TIME_ZONE } from '../constants/index';
import { imageSchema } from '../content/image';
import type { Named } from '../content/link';
import { urlSchema } from '../content/link';
import { type Instant, toMilliseconds } from '../dates/zone';
import type { Endpoints, Takes } from '../routes/endpoint';
import { pathTo } from '../routes/match';
import { ROUTES } from '../routes/table';
import * as rule from '../rules/actions';
import { commentPostSchema, REPORT_REASONS } from './comment';

/** States of a digital interview, in their order: announced, open, closed (spec §2). */
export const INTERVIEW_STATES = ['upcoming', 'open', 'closed'] as const;
/** State of a digital interview; readers may send questions until it is closed. */
export type InterviewState = (typeof INTERVIEW_STATES)[number];

/**
 * The state of an interview at a given time: announced before its start, closed by hand or at its end.
 * Without an end it stays open until it is closed by hand.
 */
export function interviewState(
  {
    start,
    end,
    closed,
  }: { readonly start: Instant; readonly end?: Instant | null; readonly closed?: Instant | null },
  now: Instant,
  timeZone: string = DEFAULT_TIME_ZONE,
): InterviewState {
  if (closed != null) return 'closed';
  const ms = toMilliseconds(now, timeZone) ?? 0;
  if (end != null && ms >= (toMilliseconds(end, timeZone) ?? Number.POSITIVE_INFINITY)) return 'closed';
  return ms < (toMilliseconds(start, timeZone) ?? 0) ? 'upcoming' : 'open';
}

/**
 * States of a reader’s question: waiting at the desk, chosen for the guest, answered and published, refused
 * by the newsroom or its rules, or withdrawn by its sender.
 */
export const QUESTION_STATES = ['waiting', 'chosen', 'answered', 'refused', 'withdrawn'] as const;
/** State of a reader’s question. */
export type QuestionState = (typeof QUESTION_STATES)[number];

/**
 * Grounds for refusing a question: those of comments, a question asked before, and one that came too late.
 */
export const QUESTION_GROUNDS = [...REPORT_REASONS, 'asked', 'no-time'] as const;
/** Ground of a refused question. */
export type QuestionGround = (typeof QUESTION_GROUNDS)[number];

/** Default number of questions that a reader may send to one interview (spec §8). */
export const QUESTION_LIMIT = 3;
/** Most questions per reader that a newsroom may set. */
export const QUESTION_LIMIT_MAX = 20;
/** Maximum lengths of interview texts, characters. A question is as long as a comment (spec §9). */
export const INTERVIEW_LENGTHS = {
  title: 200,
  name: 60,
  role: 120,
  opening: 2_000,
  goodbye: 2_000,
  answer: 6_000,
  question: COMMENT_MAX_LENGTH,
} as const;
/** Answered questions on a page. */
export const QUESTIONS_ON_PAGE = 20;

/** A reader’s question with the guest’s answer, both sanitised HTML. */
export const answeredQuestionSchema = v.object({
  id: v.string(),
  /** Name that the reader signed with; null if the account was deleted. */
  author: v.nullable(v.string()),
  html: v.string(),
  answer: v.string(),
  /** Picture sent with the question, once the newsroom has approved it. */
  image: v.optional(imageSchema),
});
/** A public, answered question. */
export type AnsweredQuestion = v.InferOutput<typeof answeredQuestionSchema>;

/** Page of an interview’s answered questions, in its order; `next` is a cursor, null on the last page. */
export const answeredQuestionsSchema = v.object({
  items: v.array(answeredQuestionSchema),
  /** Number of all answered questions. */
  count: v.number(),
  next: v.nullable(v.string()),
});
/** Part of an interview’s answered questions. */
export type AnsweredQuestions = v.InferOutput<typeof answeredQuestionsSchema>;

const interviewShape = v.object({
  /** Article that it belongs to; an article has at most one interview. */
  contentId: v.string(),
  guest: v.object({ name: v.string(), role: v.optional(v.string()), image: v.optional(imageSchema) }),
  /** Sanitised HTML: the newsroom’s introduction, and the guest’s farewell; empty for none. */
  opening: v.string(),
  goodbye: v.string(),
  /**
   * ISO 8601: when the guest begins to answer, when it ends automatically, and when it was closed by hand.
   */
  start: v.string(),
  end: v.nullable(v.string()),
  closed: v.nullable(v.string()),
  /** Questions that each reader may send. */
  questionLimit: v.number(),
  questions: answeredQuestionsSchema,
});
/** Type of `interviewSchema`, an interface so that declaration files print its name. */
export interface InterviewSchema extends Named<typeof interviewShape> {}
/** Schema of a digital interview in its public view; `interviewState` gives its state. */
export const interviewSchema: InterviewSchema = interviewShape;
/** A digital interview with the first page of its answered questions (spec §2). */
export type Interview = v.InferOutput<typeof interviewSchema>;

/** A question as its sender sees it; dates are ISO 8601. */
export const ownQuestionSchema = v.object({
  id: v.string(),
  /** As typed. */
  text: v.string(),
  state: v.picklist(QUESTION_STATES),
  askedAt: v.string(),
  /** Ground on which the newsroom refused it; null also if a rule did. */
  ground: v.nullable(v.picklist(QUESTION_GROUNDS)),
});
/** A reader’s own question. */
export type OwnQuestion = v.InferOutput<typeof ownQuestionSchema>;

/**
 * The reader's own data about an interview: their questions, newest first, and how many more they may send.
 */
export const readersInterviewSchema = v.object({
  state: v.picklist(INTERVIEW_STATES),
  /** Number of published answers. */
  answers: v.number(),
  own: v.array(ownQuestionSchema),
  /** Questions that the reader may still send; 0 once it is closed. */
  left: v.number(),
  /** The interview’s content. */
  content: v.object({ title: v.string(), url: urlSchema }),
  guest: v.string(),
});
/** An interview as one reader sees it. */
export type ReadersInterview = v.InferOutput<typeof readersInterviewSchema>;

/** Current public state of an interview, fetched separately from its page. */
export const interviewNowSchema = v.object({ state: v.picklist(INTERVIEW_STATES), answers: v.number() });
/** State of an interview and how many answers it has. */
export type InterviewNow = v.InferOutput<typeof interviewNowSchema>;

/** A reader's question: the name it is signed with, and plain text. */
export const questionFormSchema = v.object({
  name: v.pipe(rule.typed(), rule.required(), rule.maxCharacters(INTERVIEW_LENGTHS.name)),
  question: v.pipe(rule.typed(), rule.required(), rule.maxCharacters(INTERVIEW_LENGTHS.question)),
});
/** A question with a key given by its sender, which makes the call idempotent. */
export const questionPostSchema = v.object({
  ...questionFormSchema.entries,
  key: commentPostSchema.entries.key,
  /** Id of a file that the reader has uploaded for the interview: it is attached to the question. */
  picture: v.optional(v.pipe(v.string(), v.uuid('must be the id of a file of one’s own'))),
});
/** A question to send. */
export type QuestionPost = v.InferOutput<typeof questionPostSchema>;

/**
 * Refusals of a question: the interview is closed, the reader has reached the limit, or is suspended from
 * the site.
 */
export const QUESTION_CODES = ['INTERVIEW_CLOSED', 'QUESTION_LIMIT', 'SUSPENDED'] as const;
/** Code of a refused question. */
export type QuestionCode = (typeof QUESTION_CODES)[number];

/** Endpoints of digital interviews. */
export const INTERVIEW_ENDPOINTS = {
  /** The public view: the current state, and the number of answers. */
  now: { method: 'GET', path: '/api/front/interview/:id', who: 'anyone', response: interviewNowSchema },
  /** The current reader's view, with their own questions. */
  of: {
    method: 'GET',
    path: '/api/front/interview/:id/reader',
    who: 'reader',
    response: readersInterviewSchema,
  },
  /**
   * Sends a question. Idempotent by key: the same key again is the same question. A refusal has a
   * `QuestionCode`.
   */
  ask: {
    method: 'POST',
    path: '/api/front/interview/:id/questions',
    who: 'participant',
    body: {} as Takes<typeof questionPostSchema>,
    response: readersInterviewSchema,
  },
  /** Withdraws the reader's own question while it has no answer. */
  withdraw: { method: 'DELETE', path: '/api/front/question/:id', who: 'reader' },
} as const satisfies Endpoints;

/** Page of a reader’s own questions to an interview, with a form that works without JavaScript. */
export const askPath = (contentId: string): string =>
  `${ROUTES.askQuestion}?${new URLSearchParams({ id: contentId })}`;
/** Page of an interview’s answered questions; add a cursor for further pages. */
export const questionsPath = (contentId: string): string =>
  pathTo('questions', { contentId: encodeURIComponent(contentId) });

/** Id of an article’s interview among the ids named by a change. */
export const interviewId = (contentId: string): string => `i${contentId}`;
