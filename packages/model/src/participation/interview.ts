import * as v from 'valibot';
import { COMMENT_MAX_LENGTH, DEFAULT_TIME_ZONE } from '../constants/index';
import { imageSchema } from '../content/image';
import { urlSchema } from '../content/link';
import type { Named } from '../content/named';
import { type Instant, toMilliseconds } from '../dates/zone';
import { CALLS } from '../routes/calls';
import { pathTo } from '../routes/match';
import { ROUTES } from '../routes/table';
import * as rule from '../rules/actions';
import { commentPostSchema, REPORT_REASONS } from './comment';

/** States of a digital interview, in the order in which it goes through them: announced, open, closed (spec §2). */
export const INTERVIEW_STATES = ['upcoming', 'open', 'closed'] as const;
/** State of a digital interview; readers’ questions are taken until it is closed. */
export type InterviewState = (typeof INTERVIEW_STATES)[number];

/**
 * The state of an interview at a moment: closed by hand, or by its end; before its start it is announced. Without an end it is
 * open until somebody closes it.
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
 * Where a reader’s question is: waiting at the desk, chosen for the guest, answered and on the page, refused by the newsroom or
 * its rules, or taken back by who asked.
 */
export const QUESTION_STATES = ['waiting', 'chosen', 'answered', 'refused', 'withdrawn'] as const;
/** State of a reader’s question. */
export type QuestionState = (typeof QUESTION_STATES)[number];

/** Why the newsroom refuses a question: grounds of comments, one that was asked already, and one that came too late. */
export const QUESTION_GROUNDS = [...REPORT_REASONS, 'asked', 'no-time'] as const;
/** Ground of a refused question. */
export type QuestionGround = (typeof QUESTION_GROUNDS)[number];

/** Questions that a reader may send to one interview, unless its newsroom says otherwise (spec §8). */
export const QUESTION_LIMIT = 3;
/** Most questions that a newsroom may allow each reader. */
export const QUESTION_LIMIT_MAX = 20;
/** Longest texts of interviews; characters. A question is as long as a comment (spec §9). */
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
  /** Name that the reader signed with; null where the account is gone. */
  author: v.nullable(v.string()),
  html: v.string(),
  answer: v.string(),
  /** A picture that came with the question, once the newsroom has approved it. */
  image: v.optional(imageSchema),
});
/** An answered question, as everybody sees it. */
export type AnsweredQuestion = v.InferOutput<typeof answeredQuestionSchema>;

/** Part of an interview’s answered questions, in its order; `next` is a cursor, null on the last page. */
export const answeredQuestionsSchema = v.object({
  items: v.array(answeredQuestionSchema),
  /** All that are answered. */
  count: v.number(),
  next: v.nullable(v.string()),
});
/** Part of an interview’s answered questions. */
export type AnsweredQuestions = v.InferOutput<typeof answeredQuestionsSchema>;

const interviewShape = v.object({
  /** The content that it is: one interview each. */
  contentId: v.string(),
  guest: v.object({ name: v.string(), role: v.optional(v.string()), image: v.optional(imageSchema) }),
  /** Sanitised HTML: the newsroom’s words before the first question, and the guest’s last ones; empty for none. */
  opening: v.string(),
  goodbye: v.string(),
  /** ISO 8601: when the guest begins to answer, when it ends by itself, and when somebody closed it. */
  start: v.string(),
  end: v.nullable(v.string()),
  closed: v.nullable(v.string()),
  /** Questions that each reader may send. */
  questionLimit: v.number(),
  questions: answeredQuestionsSchema,
});
/** Type of `interviewSchema`, an interface so that declaration files print its name. */
export interface InterviewSchema extends Named<typeof interviewShape> {}
/** Parses a digital interview as everybody sees it: its state is by `interviewState`. */
export const interviewSchema: InterviewSchema = interviewShape;
/** A digital interview with the first page of its answered questions (spec §2). */
export type Interview = v.InferOutput<typeof interviewSchema>;

/** A question as who asked sees it; dates are ISO 8601. */
export const ownQuestionSchema = v.object({
  id: v.string(),
  /** As it was written. */
  text: v.string(),
  state: v.picklist(QUESTION_STATES),
  askedAt: v.string(),
  /** Why the newsroom refused it; null too where its rules did. */
  ground: v.nullable(v.picklist(QUESTION_GROUNDS)),
});
/** A reader’s own question. */
export type OwnQuestion = v.InferOutput<typeof ownQuestionSchema>;

/** What a reader has with an interview: their questions, the last one first, and how many more they may send. */
export const readersInterviewSchema = v.object({
  state: v.picklist(INTERVIEW_STATES),
  /** Answers on the page now. */
  answers: v.number(),
  own: v.array(ownQuestionSchema),
  /** Questions that may still be sent; 0 once it is closed. */
  left: v.number(),
  /** The interview’s content. */
  content: v.object({ title: v.string(), url: urlSchema }),
  guest: v.string(),
});
/** An interview as one reader sees it. */
export type ReadersInterview = v.InferOutput<typeof readersInterviewSchema>;

/** What everybody may know of an interview now, beside its page. */
export const interviewNowSchema = v.object({ state: v.picklist(INTERVIEW_STATES), answers: v.number() });
/** State of an interview and how many answers it has. */
export type InterviewNow = v.InferOutput<typeof interviewNowSchema>;

/** A question as its reader writes it: the name it is signed with, and plain text. */
export const questionFormSchema = v.object({
  name: v.pipe(rule.typed(), rule.required(), rule.maxCharacters(INTERVIEW_LENGTHS.name)),
  question: v.pipe(rule.typed(), rule.required(), rule.maxCharacters(INTERVIEW_LENGTHS.question)),
});
/** A question with the key that its sender gave it: sent twice, it is one question. */
export const questionPostSchema = v.object({
  ...questionFormSchema.entries,
  key: commentPostSchema.entries.key,
  /** Id of a file of the reader’s own that was sent to the interview: it goes with the question. */
  picture: v.optional(v.pipe(v.string(), v.uuid('must be the id of a file of one’s own'))),
});
/** A question to send. */
export type QuestionPost = v.InferOutput<typeof questionPostSchema>;

/** Refusals of a question: the interview is closed, the reader has sent as many as it takes, or is suspended from the site. */
export const QUESTION_CODES = ['INTERVIEW_CLOSED', 'QUESTION_LIMIT', 'SUSPENDED'] as const;
/** Code of a question that was not taken. */
export type QuestionCode = (typeof QUESTION_CODES)[number];

/**
 * Address of the calls of a content’s interview: as everybody may know it; `reader` as one reader sees it; `questions` takes
 * one (POST).
 */
export const interviewCall = (contentId: string, part?: 'reader' | 'questions'): string =>
  `${CALLS.interview}${encodeURIComponent(contentId)}${part ? `/${part}` : ''}`;
/** Address of the call by which a reader takes a question back (DELETE). */
export const questionCall = (id: string): string => `${CALLS.question}${encodeURIComponent(id)}`;

/** Page of a reader’s own questions to an interview, where one is sent without script. */
export const askPath = (contentId: string): string =>
  `${ROUTES.askQuestion}?${new URLSearchParams({ id: contentId })}`;
/** Page of an interview’s answered questions; a cursor leads on from it. */
export const questionsPath = (contentId: string): string =>
  pathTo('questions', { contentId: encodeURIComponent(contentId) });

/** What stands for a content’s interview among the ids of contents that a change names. */
export const interviewId = (contentId: string): string => `i${contentId}`;
