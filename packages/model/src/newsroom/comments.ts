import * as v from 'valibot';
import { COMMENT_MAX_LENGTH } from '../constants/index';
import { COMMENT_STATES, REPORT_REASONS } from '../participation/comment';
import { DECISION_ORIGINS, PARTICIPATION_RULE_IDS, SUSPENSION_DAYS } from '../participation/rules';
import { emailField } from '../readers/fields';
import type { Endpoints, Takes } from '../routes/endpoint';
import { rowId } from '../rules/actions';

/** Views of the desk's comments: those that need a decision, or those in one state. */
export const QUEUE_VIEWS = ['waiting', 'reported', 'published', 'refused', 'removed'] as const;
/** View of the queue of comments. */
export type QueueView = (typeof QUEUE_VIEWS)[number];

/** Actions of the desk on comments. */
export const MODERATION_ACTS = ['publish', 'hold', 'refuse'] as const;
/** Decision of the desk on comments. */
export type ModerationAct = (typeof MODERATION_ACTS)[number];

/** Standings that the desk gives a reader: trusted, or suspended from commenting; otherwise null. */
export const READER_STANDINGS = ['trusted', 'suspended'] as const;
/** Standing of a reader at a site. */
export type ReaderStanding = (typeof READER_STANDINGS)[number];

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const cursor = v.optional(v.pipe(v.string(), v.maxLength(256)));

const queued = v.object({
  id: v.number(),
  state: v.picklist(COMMENT_STATES),
  /** Rule of the site that held or hid it. */
  rule: v.nullable(v.string()),
  /** As it was written; for an imported comment, its plain text. */
  text: v.string(),
  date: v.string(),
  author: v.nullable(v.string()),
  accountId: v.nullable(v.number()),
  standing: v.nullable(v.picklist(READER_STANDINGS)),
  contentId: v.number(),
  title: v.string(),
  path: v.string(),
  reports: v.array(v.object({ reason: v.picklist(REPORT_REASONS), text: v.string(), at: v.string() })),
});

/** Comments of all stories of a site as the desk sees them; dates are ISO 8601, `next` is a cursor. */
export const commentQueueSchema = v.object({ items: v.array(queued), next: v.nullable(v.string()) });
/** Part of the queue of comments. */
export type CommentQueue = v.InferOutput<typeof commentQueueSchema>;

const decided = <Value extends v.GenericSchema>(value: Value) =>
  v.object({ decided: v.nullable(value), isNow: value });

/**
 * The discussion of one story for its moderators: comments in any state, thread by thread, oldest first,
 * each reply after the comment it replies to; `next` is a cursor. `decided` is the desk's setting for this
 * story, null for none.
 */
export const deskDiscussionSchema = v.object({
  contentId: v.string(),
  title: v.string(),
  path: v.string(),
  /** Whether readers may write. */
  open: decided(v.boolean()),
  /** Whether comments are moderated before or after publication. */
  moderation: decided(v.picklist(['before', 'after'])),
  /** Comments by state, and those with unreviewed reports. */
  counts: v.object({
    published: v.number(),
    held: v.number(),
    refused: v.number(),
    removed: v.number(),
    reported: v.number(),
  }),
  items: v.array(v.object({ ...queued.entries, isReply: v.boolean() })),
  next: v.nullable(v.string()),
});
/** A story's discussion at the desk. */
export type DeskDiscussion = v.InferOutput<typeof deskDiscussionSchema>;

/**
 * The desk's settings for a story’s comments: null restores those of the import or the site, an absent one
 * stays.
 */
export const commentPolicySchema = v.object({
  contentId: id,
  moderation: v.optional(v.nullable(v.picklist(['before', 'after']))),
  isOpen: v.optional(v.nullable(v.boolean())),
});
/** The desk's settings for a story's comments. */
export type CommentPolicy = v.InferOutput<typeof commentPolicySchema>;

/** Result of a moderation action: the batch, which can be undone for a minute, and the changed comments. */
export const moderatedSchema = v.object({ batch: v.string(), changed: v.array(v.number()) });
/** Outcome of a moderation action. */
export type Moderated = v.InferOutput<typeof moderatedSchema>;

/** Form that lifts the suspensions of an email address, in any of its spellings. */
export const liftFormSchema = v.object({ email: emailField() });
/** Address whose suspensions are to be lifted. */
export type LiftForm = v.InferOutput<typeof liftFormSchema>;

/** Whether the address was suspended on this site. */
export const liftedSchema = v.object({ lifted: v.boolean() });
/** Outcome of lifting the suspensions of an address. */
export type Lifted = v.InferOutput<typeof liftedSchema>;

/** Outcomes of an appeal: the decision is undone (`upheld`), or stays. */
export const APPEAL_OUTCOMES = ['upheld', 'rejected'] as const;
/** Outcome of an appeal: `upheld` undoes the decision, `rejected` keeps it. */
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Unanswered appeals, oldest first; dates are ISO 8601. */
export const waitingAppealsSchema = v.object({
  appeals: v.array(
    v.object({
      id: v.number(),
      decision: v.string(),
      ground: v.nullable(v.string()),
      /** Rule of participation that was broken; null on decisions older than the rules. */
      clause: v.nullable(v.picklist(PARTICIPATION_RULE_IDS)),
      /** Days of a suspension; null if it has no end, or the decision is not a suspension. */
      durationDays: v.nullable(v.number()),
      note: v.string(),
      /** Origin of the decision; null on older ones. */
      origin: v.nullable(v.picklist(DECISION_ORIGINS)),
      /** Whether a rule of the site decided, not a person. */
      isAutomated: v.boolean(),
      appealedAt: v.string(),
      /** The reader's text. */
      appeal: v.string(),
      nick: v.nullable(v.string()),
      /** The comment; null for a decision on a reader. */
      text: v.nullable(v.string()),
    }),
  ),
});
/** An unanswered appeal. */
export type WaitingAppeal = v.InferOutput<typeof waitingAppealsSchema>['appeals'][number];

/**
 * Unanswered objections by readers who reported a comment, against the decision on it; dates are ISO 8601.
 */
export const waitingObjectionsSchema = v.object({
  objections: v.array(
    v.object({
      id: v.number(),
      reason: v.picklist(REPORT_REASONS),
      /** Text of the report, in addition to its reason. */
      reported: v.string(),
      nick: v.nullable(v.string()),
      title: v.string(),
      path: v.string(),
      /** The comment. */
      text: v.string(),
      /** Whether it is still public; it is refused if the objection is upheld. */
      isShown: v.boolean(),
      objectedAt: v.string(),
      objection: v.string(),
    }),
  ),
});
/** An unanswered objection. */
export type WaitingObjection = v.InferOutput<typeof waitingObjectionsSchema>['objections'][number];

const suspensionDays = v.nullable(v.picklist(SUSPENSION_DAYS));
/** Fields of a restrictive decision: the broken rule, and the length of a suspension, null for no end. */
export const restrictionFields = {
  clause: v.optional(v.picklist(PARTICIPATION_RULE_IDS)),
  durationDays: v.optional(suspensionDays),
};

const ground = v.optional(v.picklist(REPORT_REASONS));
const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(COMMENT_MAX_LENGTH)));

/** Query of the queue of comments: a view of it, the author, the story, and a word of the text. */
export const commentQueueQuerySchema = v.object({
  view: v.optional(v.picklist(QUEUE_VIEWS)),
  reader: v.optional(rowId),
  story: v.optional(rowId),
  word: v.optional(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80))),
  cursor,
});
/** Query of the queue of comments. */
export type CommentQueueQuery = v.InferOutput<typeof commentQueueQuerySchema>;

/** Query of a story's discussion at the desk. */
export const deskDiscussionQuerySchema = v.object({ cursor });

/** Most comments that one moderation action changes. */
const MAX_MODERATED = 200;

/**
 * A decision on comments. To hold or refuse them needs a ground, and a note if they may be illegal; without a
 * clause, the usual clause of the ground applies.
 */
export const moderationSchema = v.object({
  act: v.picklist(MODERATION_ACTS),
  ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MAX_MODERATED)),
  ground,
  clause: restrictionFields.clause,
  note,
});
/** Decision on comments, with its ground. */
export type Moderation = v.InferOutput<typeof moderationSchema>;

/** Batch of a moderation action, to undo it. */
export const moderationUndoSchema = v.object({ batch: v.pipe(v.string(), v.uuid()) });

/**
 * A decision on a reader: trusted, suspended on a ground, or neither. A suspension lasts `durationDays`: null
 * for no end, absent for what is usual for its ground.
 */
export const standingSchema = v.object({
  accountId: id,
  standing: v.nullable(v.picklist(READER_STANDINGS)),
  ground,
  ...restrictionFields,
  /** Comment that the decision follows from. */
  commentId: v.optional(id),
  note,
});
/** Decision on a reader, with its ground. */
export type StandingChange = v.InferOutput<typeof standingSchema>;

/** Answer to an appeal, by the id of its decision. */
export const appealAnswerSchema = v.object({ id, outcome: v.picklist(APPEAL_OUTCOMES) });

/** Answer to an objection, by the id of its report; the note gives its reasons, and is required. */
export const objectionAnswerSchema = v.object({ ...appealAnswerSchema.entries, note });
/** Answer to an objection, with its reasons. */
export type ObjectionAnswer = v.InferOutput<typeof objectionAnswerSchema>;

/** Endpoints of the desk for comments, their readers, and appeals against decisions. */
export const COMMENT_DESK_ENDPOINTS = {
  /** Comments of all stories, by view, reader, story and word. */
  comments: {
    method: 'GET',
    path: '/api/desk/comments',
    who: 'desk',
    query: {} as Takes<typeof commentQueueQuerySchema>,
    response: commentQueueSchema,
  },
  /** The discussion of one story. */
  discussion: {
    method: 'GET',
    path: '/api/desk/comments/thread/:id',
    who: 'desk',
    query: {} as Takes<typeof deskDiscussionQuerySchema>,
    response: deskDiscussionSchema,
  },
  /** Opens or closes a story’s comments, and sets whether they are moderated before or after publication. */
  setCommentPolicy: {
    method: 'POST',
    path: '/api/desk/comments/thread',
    who: 'desk',
    act: 'comment.policy',
    body: {} as Takes<typeof commentPolicySchema>,
  },
  /** Decides on comments; the batch can be undone for a minute. */
  moderate: {
    method: 'POST',
    path: '/api/desk/comments/moderate',
    who: 'desk',
    body: {} as Takes<typeof moderationSchema>,
    response: moderatedSchema,
  },
  /** Undoes a batch; the answer has the ids of its comments. */
  undoModeration: {
    method: 'POST',
    path: '/api/desk/comments/undo',
    who: 'desk',
    act: 'comment.restore',
    body: {} as Takes<typeof moderationUndoSchema>,
    response: v.object({ restored: v.array(v.number()) }),
  },
  /** Trusts a reader, suspends them on a ground, or resets both. */
  setStanding: {
    method: 'POST',
    path: '/api/desk/comments/reader',
    who: 'desk',
    body: {} as Takes<typeof standingSchema>,
  },
  /** Lifts all suspensions of an email address on this site, including those kept from deleted accounts. */
  liftSuspension: {
    method: 'POST',
    path: '/api/desk/comments/lift',
    who: 'desk',
    act: 'reader.release',
    body: {} as Takes<typeof liftFormSchema>,
    response: liftedSchema,
  },
  /** Unanswered appeals, oldest first. */
  appeals: {
    method: 'GET',
    path: '/api/desk/comments/appeals',
    who: 'desk',
    response: v.pipe(
      waitingAppealsSchema,
      v.transform(({ appeals }) => appeals),
    ),
  },
  /** Undoes the decision, or keeps it. */
  decideAppeal: {
    method: 'POST',
    path: '/api/desk/comments/appeals',
    who: 'desk',
    body: {} as Takes<typeof appealAnswerSchema>,
  },
  /** Objections by readers who reported a comment. */
  objections: {
    method: 'GET',
    path: '/api/desk/comments/objections',
    who: 'desk',
    response: v.pipe(
      waitingObjectionsSchema,
      v.transform(({ objections }) => objections),
    ),
  },
  /** Refuses the comment after all, or keeps the decision; the answer gives its reasons. */
  decideObjection: {
    method: 'POST',
    path: '/api/desk/comments/objections',
    who: 'desk',
    body: {} as Takes<typeof objectionAnswerSchema>,
  },
} as const satisfies Endpoints;
