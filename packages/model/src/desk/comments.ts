import * as v from 'valibot';
import { emailField } from '../accounts/fields';
import { COMMENT_STATES, REPORT_REASONS } from '../participation/comment';
import { DECISION_ORIGINS, PARTICIPATION_RULE_IDS, SUSPENSION_DAYS } from '../participation/rules';

/** Which comments the desk looks through: those that wait for somebody, or those of a state. */
export const QUEUE_VIEWS = ['waiting', 'reported', 'published', 'refused', 'removed'] as const;
/** View of the queue of comments. */
export type QueueView = (typeof QUEUE_VIEWS)[number];

/** What the desk does with comments. */
export const MODERATION_ACTS = ['publish', 'hold', 'refuse'] as const;
/** Decision of the desk on comments. */
export type ModerationAct = (typeof MODERATION_ACTS)[number];

/** What the desk makes of a reader: trusted, suspended from commenting, or neither. */
export const READER_STANDINGS = ['trusted', 'suspended'] as const;
/** Standing of a reader at a site. */
export type ReaderStanding = (typeof READER_STANDINGS)[number];

const queued = v.object({
  id: v.number(),
  state: v.picklist(COMMENT_STATES),
  /** Rule of the site that held or hid it. */
  rule: v.nullable(v.string()),
  /** As it was written; of one that came with an export, its words. */
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
 * The discussion of one story as its moderators see it: comments of any state, thread by thread from the first one on, each
 * answer after what it answers; `next` is a cursor. `decided` is what the desk said of this story, null for nothing.
 */
export const deskDiscussionSchema = v.object({
  contentId: v.string(),
  title: v.string(),
  path: v.string(),
  /** Whether readers may write. */
  open: decided(v.boolean()),
  /** When comments are looked at: before they are shown, or after. */
  moderation: decided(v.picklist(['before', 'after'])),
  /** Comments by state, and those with reports that nobody has looked at. */
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
/** The discussion of a story at the desk. */
export type DeskDiscussion = v.InferOutput<typeof deskDiscussionSchema>;

/** What the desk decides on a story’s comments: null as they came, or as the site has it. */
export const commentPolicySchema = v.object({
  contentId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  moderation: v.optional(v.nullable(v.picklist(['before', 'after']))),
  isOpen: v.optional(v.nullable(v.boolean())),
});
/** Decision on the comments of a story. */
export type CommentPolicy = v.InferOutput<typeof commentPolicySchema>;

/** What an act of moderation answers: the batch that undoes it within a minute, and the comments that it changed. */
export const moderatedSchema = v.object({ batch: v.string(), changed: v.array(v.number()) });
/** Outcome of an act of moderation. */
export type Moderated = v.InferOutput<typeof moderatedSchema>;

/** Form that lifts the suspensions of a mailbox, by any of the ways to write its address. */
export const liftFormSchema = v.object({ email: emailField() });
/** Address whose suspensions are to be lifted. */
export type LiftForm = v.InferOutput<typeof liftFormSchema>;

/** Whether the mailbox was suspended on this site. */
export const liftedSchema = v.object({ lifted: v.boolean() });
/** Outcome of lifting the suspensions of a mailbox. */
export type Lifted = v.InferOutput<typeof liftedSchema>;

/** Answers to an appeal: the decision is undone, or stays. */
export const APPEAL_OUTCOMES = ['upheld', 'rejected'] as const;
/** Answer to an appeal. */
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Appeals that nobody has answered, the first made first; dates are ISO 8601. */
export const waitingAppealsSchema = v.object({
  appeals: v.array(
    v.object({
      id: v.number(),
      decision: v.string(),
      ground: v.nullable(v.string()),
      /** Rule of participation that was broken; null on decisions older than the rules. */
      clause: v.nullable(v.picklist(PARTICIPATION_RULE_IDS)),
      /** Days of a suspension; null where it has no end, or is none. */
      durationDays: v.nullable(v.number()),
      note: v.string(),
      /** What led to it; null on older ones. */
      origin: v.nullable(v.picklist(DECISION_ORIGINS)),
      /** By a rule of the site, not by a person. */
      isAutomated: v.boolean(),
      appealedAt: v.string(),
      /** What the reader says. */
      appeal: v.string(),
      nick: v.nullable(v.string()),
      /** The comment; null for a decision on a reader. */
      text: v.nullable(v.string()),
    }),
  ),
});
/** An appeal that waits for its answer. */
export type WaitingAppeal = v.InferOutput<typeof waitingAppealsSchema>['appeals'][number];

/** Objections of those who reported a comment to what was decided on it, that nobody has answered; dates are ISO 8601. */
export const waitingObjectionsSchema = v.object({
  objections: v.array(
    v.object({
      id: v.number(),
      reason: v.picklist(REPORT_REASONS),
      /** What the report said beside its reason. */
      reported: v.string(),
      nick: v.nullable(v.string()),
      title: v.string(),
      path: v.string(),
      /** The comment. */
      text: v.string(),
      /** Whether it is still there, so that it is refused where the objection is upheld. */
      isShown: v.boolean(),
      objectedAt: v.string(),
      objection: v.string(),
    }),
  ),
});
/** An objection that waits for its answer. */
export type WaitingObjection = v.InferOutput<typeof waitingObjectionsSchema>['objections'][number];

const suspensionDays = v.nullable(v.picklist(SUSPENSION_DAYS));
/** Fields of a decision that restricts: the rule that was broken, and how long a suspension lasts, null without an end. */
export const restrictionFields = {
  clause: v.optional(v.picklist(PARTICIPATION_RULE_IDS)),
  durationDays: v.optional(suspensionDays),
};
