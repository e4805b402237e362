import * as v from 'valibot';
import { imageSchema } from '../content/image';
import {
  INTERVIEW_LENGTHS,
  INTERVIEW_STATES,
  QUESTION_GROUNDS,
  QUESTION_LIMIT_MAX,
  QUESTION_STATES,
  type QuestionState,
} from '../participation/interview';
import type { Endpoints, Takes } from '../routes/endpoint';
import * as rule from '../rules/actions';
import { rowId } from '../rules/actions';
import { typedMoment } from '../rules/moments';
import type { DeskAct } from './roles';

const counts = v.object({
  waiting: v.number(),
  chosen: v.number(),
  answered: v.number(),
  refused: v.number(),
});

/** An interview at the desk; texts are plain, as typed, dates ISO 8601. */
export const deskInterviewSchema = v.object({
  contentId: v.string(),
  /** Headline and path of its content. */
  title: v.string(),
  path: v.string(),
  state: v.picklist(INTERVIEW_STATES),
  guestName: v.string(),
  guestRole: v.string(),
  guestImage: v.nullable(imageSchema),
  opening: v.string(),
  goodbye: v.string(),
  start: v.string(),
  end: v.nullable(v.string()),
  closed: v.nullable(v.string()),
  questionLimit: v.number(),
  /** Number of questions by state. */
  counts,
});
/** An interview at the desk. */
export type DeskInterview = v.InferOutput<typeof deskInterviewSchema>;

/** A site's interviews, newest first; `next` is the cursor of the next page. */
export const deskInterviewsSchema = v.object({
  interviews: v.array(deskInterviewSchema),
  /** Sections of the site that a new interview may go in. */
  sections: v.array(v.object({ slug: v.string(), name: v.string() })),
  next: v.nullable(v.number()),
});
/** Interviews of a site at the desk. */
export type DeskInterviews = v.InferOutput<typeof deskInterviewsSchema>;

const day = typedMoment();

/** An interview's form: plain texts, dates ISO 8601 with a zone. */
export const interviewFormSchema = v.pipe(
  v.object({
    guestName: v.pipe(rule.typed(), rule.required(), rule.max(INTERVIEW_LENGTHS.name)),
    guestRole: v.pipe(rule.typed(), rule.max(INTERVIEW_LENGTHS.role)),
    opening: v.pipe(rule.typed(), rule.maxCharacters(INTERVIEW_LENGTHS.opening)),
    goodbye: v.pipe(rule.typed(), rule.maxCharacters(INTERVIEW_LENGTHS.goodbye)),
    start: day,
    end: v.nullable(day),
    questionLimit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(QUESTION_LIMIT_MAX)),
  }),
  v.forward(
    v.partialCheck(
      [['start'], ['end']],
      ({ start, end }) => end === null || Date.parse(start) < Date.parse(end),
      'date',
    ),
    ['end'],
  ),
);
/** Guest, texts, dates and limit of an interview. */
export type InterviewForm = v.InferOutput<typeof interviewFormSchema>;

/** Content of a new interview: its headline and section. */
export const interviewPlaceSchema = v.object({
  title: v.pipe(rule.typed(), rule.required(), rule.max(INTERVIEW_LENGTHS.title)),
  section: v.pipe(v.string(), v.trim(), v.maxLength(80)),
});
/** Headline and section of a new interview. */
export type InterviewPlace = v.InferOutput<typeof interviewPlaceSchema>;

/** An interview to create, with the content that it gets. */
export const newInterviewSchema = v.intersect([interviewFormSchema, interviewPlaceSchema]);

/** Portrait of an interview’s guest, by its address in the site’s library; empty for none. */
export const interviewPortraitSchema = v.object({ picture: v.pipe(v.string(), v.trim(), v.maxLength(255)) });

/** Closes an interview by hand, or reopens it. */
export const interviewClosingSchema = v.object({ isClosed: v.boolean() });

/** Views of an interview's questions at the desk. */
export const QUESTION_VIEWS = ['waiting', 'chosen', 'answered', 'refused'] as const;
/** View of the desk’s queue of questions. */
export type QuestionView = (typeof QUESTION_VIEWS)[number];

/**
 * Questions of an interview at the desk: waiting ones oldest first, answered ones in the order of the page,
 * refused ones newest first.
 */
export const questionQueueSchema = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      state: v.picklist(QUESTION_STATES),
      /** Name that it is signed with; null if the account was deleted. */
      author: v.nullable(v.string()),
      /** Name of the account. */
      nick: v.nullable(v.string()),
      text: v.string(),
      askedAt: v.string(),
      /** Rule of the site that flagged it for a closer look. */
      rule: v.nullable(v.string()),
      ground: v.nullable(v.picklist(QUESTION_GROUNDS)),
      /** The answer on the page, and a draft of one; plain texts, empty for none. */
      answer: v.string(),
      draft: v.string(),
      /** Picture sent with it, by its id among readers’ files; null for none. */
      picture: v.nullable(v.object({ id: v.string(), title: v.string(), isPublished: v.boolean() })),
      /** Optimistic lock, raised by each action: an answer based on an old version is rejected. */
      version: v.number(),
    }),
  ),
  next: v.nullable(v.string()),
});
/** Questions of an interview at the desk. */
export type QuestionQueue = v.InferOutput<typeof questionQueueSchema>;
/** One question at the desk. */
export type QueuedQuestion = QuestionQueue['items'][number];

const answer = v.pipe(rule.typed(), rule.required(), rule.maxCharacters(INTERVIEW_LENGTHS.answer));
const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Actions on a question at the desk. `choose` puts it to the guest, `restore` back in the queue; `draft`
 * stores an answer for later, `answer` publishes one or corrects the published one, `unanswer` unpublishes
 * it; `up` and `down` move it on the page.
 */
export const questionActSchema = v.variant('act', [
  v.object({ act: v.picklist(['choose', 'restore', 'unanswer', 'up', 'down']) }),
  v.object({ act: v.literal('refuse'), ground: v.picklist(QUESTION_GROUNDS) }),
  v.object({ act: v.picklist(['draft', 'answer']), answer, version }),
]);
/** Action on a question at the desk. */
export type QuestionAct = v.InferOutput<typeof questionActSchema>;

/**
 * Refusals of actions on questions: the question's state does not allow it, or somebody else has changed the
 * answer meanwhile.
 */
export const QUESTION_ACT_CODES = ['QUESTION_STATE', 'QUESTION_CHANGED'] as const;

const FROM: Readonly<Record<QuestionAct['act'], readonly QuestionState[]>> = {
  choose: ['waiting'],
  refuse: ['waiting', 'chosen'],
  restore: ['chosen', 'refused'],
  draft: ['waiting', 'chosen', 'answered'],
  answer: ['waiting', 'chosen', 'answered'],
  unanswer: ['answered'],
  up: ['answered'],
  down: ['answered'],
};
const NAMES = {
  choose: 'question.choose',
  refuse: 'question.refuse',
  restore: 'question.restore',
  draft: 'question.draft',
  answer: 'question.answer',
  unanswer: 'question.unanswer',
  up: 'question.move',
  down: 'question.move',
} as const satisfies Record<QuestionAct['act'], DeskAct>;

/** Whether a question's state allows an action. */
export const fitsQuestion = (state: QuestionState, act: QuestionAct['act']): boolean =>
  FROM[act].includes(state);

/** Desk action that an action on a question counts as: answering an answered question corrects it. */
export const deskActOfQuestion = (state: QuestionState, act: QuestionAct['act']): DeskAct =>
  act === 'answer' && state === 'answered' ? 'question.correct' : NAMES[act];

/** Query of a site's interviews: a cursor, and the id of one article. */
export const deskInterviewsQuerySchema = v.object({ before: v.optional(rowId), id: v.optional(rowId) });

/** Query of an interview's questions at the desk, the waiting ones by default. */
export const questionQueueQuerySchema = v.object({
  view: v.optional(v.picklist(QUESTION_VIEWS), 'waiting'),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
});

/** Endpoints of the desk for digital interviews and their questions. */
export const INTERVIEW_DESK_ENDPOINTS = {
  /**
   * Interviews of the site with the counts of their questions, newest first; `id` selects the interview of
   * one article.
   */
  interviews: {
    method: 'GET',
    path: '/api/desk/interviews',
    who: 'desk',
    query: {} as Takes<typeof deskInterviewsQuerySchema>,
    response: deskInterviewsSchema,
  },
  /** Creates an interview with an article of its own, whose id it returns. */
  createInterview: {
    method: 'POST',
    path: '/api/desk/interviews',
    who: 'desk',
    act: 'interview.create',
    body: {} as Takes<typeof newInterviewSchema>,
    response: v.pipe(
      v.object({ contentId: v.string() }),
      v.transform(({ contentId }) => contentId),
    ),
  },
  /** Replaces the guest, texts, dates and limit of an interview. */
  changeInterview: {
    method: 'POST',
    path: '/api/desk/interviews/:id',
    who: 'desk',
    act: 'interview.change',
    body: {} as Takes<typeof interviewFormSchema>,
  },
  /** Sets the guest's portrait, or removes it. */
  setPortrait: {
    method: 'POST',
    path: '/api/desk/interviews/:id/portrait',
    who: 'desk',
    act: 'interview.change',
    body: {} as Takes<typeof interviewPortraitSchema>,
  },
  /** Closes an interview by hand, or reopens it. */
  closeInterview: {
    method: 'POST',
    path: '/api/desk/interviews/:id/closing',
    who: 'desk',
    body: {} as Takes<typeof interviewClosingSchema>,
  },
  /** Questions of an interview by state, with a cursor. */
  questions: {
    method: 'GET',
    path: '/api/desk/interviews/:id/questions',
    who: 'desk',
    query: {} as Takes<typeof questionQueueQuerySchema>,
    response: questionQueueSchema,
  },
  /** Performs an action on a question; refused if somebody else has changed it meanwhile. */
  actOnQuestion: {
    method: 'POST',
    path: '/api/desk/interviews/:id/questions/:question',
    who: 'desk',
    body: {} as Takes<typeof questionActSchema>,
  },
} as const satisfies Endpoints;
