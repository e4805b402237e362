import * as v from 'valibot';
import { COMMENT_MAX_LENGTH, TEXT_MAX_LENGTH } from '../constants/index';
import type { Named } from '../content/link';
import { idSchema } from '../readers/id';
import type { Endpoints, Takes } from '../routes/endpoint';
import { pathTo } from '../routes/match';
import * as rule from '../rules/actions';
import { rowId } from '../rules/actions';
import { countCharacters } from '../rules/characters';

/** Orders of an article's comments: newest first, best rated first, or oldest first. */
export const COMMENT_SORTS = ['newest', 'best', 'oldest'] as const;
/** Order of an article's comments. */
export type CommentSort = (typeof COMMENT_SORTS)[number];

/**
 * A comment's states: shown, waiting for moderation, refused by the newsroom or its rules, removed by its
 * author.
 */
export const COMMENT_STATES = ['published', 'held', 'refused', 'removed'] as const;
/** State of a comment: published, held, refused or removed. */
export type CommentState = (typeof COMMENT_STATES)[number];

/**
 * Grounds of reports and refusals of comments, as in a statement of reasons (Digital Services Act, articles
 * 16 and 17).
 */
export const REPORT_REASONS = [
  'insult',
  'hate',
  'spam',
  'personal-data',
  'illegal',
  'off-topic',
  'other',
] as const;
/** Ground of a report or a refusal. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/**
 * States of a reader at the comment form: logged out, with an incomplete account, suspended from commenting,
 * with a child's account, or ready to write (spec §4).
 */
export const COMMENT_WRITERS = ['logged-out', 'incomplete', 'suspended', 'child', 'ready'] as const;
/** Whether the reader may write a comment, or what prevents it (spec §4). */
export type CommentWriter = (typeof COMMENT_WRITERS)[number];

/** Minutes during which readers may edit their own comment. */
export const COMMENT_EDIT_MINUTES = 5;
/** Comments on a page of a thread, replies not counted. */
export const COMMENTS_ON_PAGE = 20;
/** Most comments in one answer, replies not counted. */
export const COMMENTS_AT_ONCE = 100;
/** Replies shown under a comment before a reader asks for all. */
export const REPLIES_SHOWN = 3;

const words = () => v.pipe(rule.typed(), rule.required(), rule.maxCharacters(COMMENT_MAX_LENGTH));

/** A reader's comment: plain text of at most 500 characters (spec §5, §9). */
export const commentFormSchema = v.object({
  comment: words(),
  /** Id of the comment it replies to. */
  parentId: v.nullish(idSchema, null),
});
/** Validated comment: its text, at most 500 characters (spec §5). */
export type CommentForm = v.InferOutput<typeof commentFormSchema>;

/** A comment with a key given by its author, which makes the call idempotent. */
export const commentPostSchema = v.object({
  ...commentFormSchema.entries,
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _')),
});
/** A comment to post: its text, the comment it replies to, and a key that makes the call idempotent. */
export type CommentPost = v.InferOutput<typeof commentPostSchema>;

/** New text of the reader's own comment. */
export const commentEditSchema = v.object({ comment: words() });

/** Votes that a logged-in reader can give a comment (spec §4, §6). */
export const COMMENT_VOTES = ['like', 'dislike'] as const;
/** Vote on a comment: `like` or `dislike` (spec §4). */
export type CommentVote = (typeof COMMENT_VOTES)[number];

/** A vote, or null to withdraw it. */
export const commentVoteSchema = v.object({ vote: v.nullable(v.picklist(COMMENT_VOTES)) });

/** A report: its ground and an optional text. */
export const commentReportSchema = v.object({
  reason: v.picklist(REPORT_REASONS),
  text: v.optional(v.pipe(v.string(), v.trim(), rule.maxCharacters(COMMENT_MAX_LENGTH)), ''),
});
/** Report of a comment (Digital Services Act, article 16). */
export type CommentReport = v.InferInput<typeof commentReportSchema>;

/** A reader's comment as shown under an article. */
const commentShape = v.object({
  id: v.string(),
  /** Public name of its author; null if the account was deleted. */
  author: v.nullable(v.string()),
  /** Whether its author belongs to the newsroom. */
  isNewsroom: v.optional(v.boolean(), false),
  /** ISO 8601 with its zone. */
  date: v.string(),
  /** When its author edited it. ISO 8601. */
  editedAt: v.optional(v.string()),
  /** Sanitised; empty for a comment that is hidden but has replies. */
  html: v.string(),
  /** Id of the comment it replies to. */
  parentId: v.optional(v.string()),
  /** Id of the first comment of its thread; absent for that one itself. */
  rootId: v.optional(v.string()),
  likes: v.optional(v.number(), 0),
  dislikes: v.optional(v.number(), 0),
  /** Published replies in its thread, of which a page shows the first ones. */
  replies: v.optional(v.number(), 0),
  state: v.optional(v.picklist(COMMENT_STATES), 'published'),
});
/** Type of `commentSchema`, an interface so that declaration files print its name. */
export interface CommentSchema extends Named<typeof commentShape> {}
/** Schema of a comment. Its HTML is expected to be sanitised already. */
export const commentSchema: CommentSchema = commentShape;
/** A comment; replies name their parent by `parentId` and are not nested. */
export type Comment = v.InferOutput<typeof commentSchema>;

/**
 * Page of an article's comments: the first comment of each thread in the requested order, followed by its
 * first replies.
 */
export const commentPageSchema = v.object({
  items: v.array(commentSchema),
  /** Published comments of the content, replies included. */
  count: v.number(),
  /** Cursor of the next page; null on the last. */
  next: v.nullable(v.string()),
});
/** Page of an article's comments. */
export type CommentPage = v.InferOutput<typeof commentPageSchema>;

/** The reader's own comment: its text as typed, and until when it may be edited. */
const ownCommentShape = v.object({
  ...commentShape.entries,
  text: v.string(),
  /** ISO 8601. */
  editableUntil: v.string(),
});
/** Schema of a comment as only its author sees it. */
export const ownCommentSchema: Named<typeof ownCommentShape> = ownCommentShape;
/** A comment as its author sees it, in any state. */
export type OwnComment = v.InferOutput<typeof ownCommentShape>;

/** The reader's own data about the comments of one article. */
const readerOfCommentsShape = v.object({
  writer: v.picklist(COMMENT_WRITERS),
  /** Votes by id of comment. */
  votes: v.record(v.string(), v.picklist(COMMENT_VOTES)),
  /** Ids of comments that they have reported. */
  reported: v.array(v.string()),
  own: v.array(ownCommentSchema),
});
/** Schema of the reader's own data about an article's comments. */
export const readerOfCommentsSchema: Named<typeof readerOfCommentsShape> = readerOfCommentsShape;
/** A reader's votes, reports and own comments under one article, and whether they may write. */
export type ReaderOfComments = v.InferOutput<typeof readerOfCommentsShape>;

/** Schema of a page of comments with the reader's own data about them. */
export const readersCommentsSchema = v.object({
  page: commentPageSchema,
  open: v.boolean(),
  reader: readerOfCommentsSchema,
});

/** Schema of the counts of a comment after a vote. */
export const commentCountsSchema = v.object({ likes: v.number(), dislikes: v.number() });
/** A comment's votes. */
export type CommentCounts = v.InferOutput<typeof commentCountsSchema>;

/** Text of an appeal against a decision (Digital Services Act, article 20). */
export const commentAppealSchema = v.object({
  token: v.pipe(v.string(), v.maxLength(TEXT_MAX_LENGTH)),
  text: words(),
});
/** An appeal: the token of the statement of reasons, and the reader's arguments. */
export type CommentAppeal = v.InferOutput<typeof commentAppealSchema>;

/** Query of a page of comments: `root` selects the thread of one comment, `limit` is the number of threads. */
export const commentsQuerySchema = v.object({
  sort: v.optional(v.picklist(COMMENT_SORTS)),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
  root: v.optional(rowId),
  limit: v.optional(v.pipe(rowId, v.minValue(1), v.maxValue(COMMENTS_AT_ONCE))),
});

/** Endpoints of the comments of articles. */
export const COMMENT_ENDPOINTS = {
  /** The public view: a page of an article's comments. */
  page: {
    method: 'GET',
    path: '/api/front/comments/:id',
    who: 'visitor',
    query: {} as Takes<typeof commentsQuerySchema>,
    response: commentPageSchema,
  },
  /** The current reader's view: a page, with their own votes, reports and comments. */
  of: {
    method: 'GET',
    path: '/api/front/comments/:id/reader',
    who: 'reader',
    query: {} as Takes<typeof commentsQuerySchema>,
    response: readersCommentsSchema,
  },
  /** Posts a comment under an article. Idempotent by key: the same key again is the same comment. */
  post: {
    method: 'POST',
    path: '/api/front/comments/:id',
    who: 'participant',
    body: {} as Takes<typeof commentPostSchema>,
    response: ownCommentSchema,
  },
  /** Changes the reader's own comment, for a few minutes after it was posted. */
  edit: {
    method: 'PATCH',
    path: '/api/front/comment/:id',
    who: 'independent',
    body: {} as Takes<typeof commentEditSchema>,
    response: ownCommentSchema,
  },
  /** Removes the reader's own comment; one with replies stays as an empty one. */
  remove: { method: 'DELETE', path: '/api/front/comment/:id', who: 'reader' },
  /** Votes on a comment, changes the vote or withdraws it. */
  vote: {
    method: 'POST',
    path: '/api/front/comment/:id/vote',
    who: 'participant',
    body: {} as Takes<typeof commentVoteSchema>,
    response: commentCountsSchema,
  },
  /** Reports a comment to the newsroom, which tells the reader its decision by email. */
  report: {
    method: 'POST',
    path: '/api/front/comment/:id/report',
    who: 'proven',
    body: {} as Takes<typeof commentReportSchema>,
  },
} as const satisfies Endpoints;

/** Endpoints of appeals. */
export const APPEAL_ENDPOINTS = {
  /**
   * Appeals against a decision on a comment, a reader or a file, or objects to one on a reported comment: one
   * link serves all of them, and needs no login.
   */
  send: {
    method: 'POST',
    path: '/api/front/comment-appeal',
    who: 'visitor',
    body: {} as Takes<typeof commentAppealSchema>,
  },
} as const satisfies Endpoints;

/** Characters left in the comment form; negative if over the limit. */
export function commentCharactersLeft(comment: string): number {
  return COMMENT_MAX_LENGTH - countCharacters(comment);
}

/** Whether an account has what commenting requires: a nick, a name and a surname (spec §4, §5). */
export const isCompleteProfile = (user: Readonly<Record<'nick' | 'name' | 'surname', string>>): boolean =>
  [user.nick, user.name, user.surname].every((field) => field.trim() !== '');

/** Path segments of the orders; newest first has none. */
const SORT_WORDS: Readonly<Record<Exclude<CommentSort, 'newest'>, string>> = {
  best: 'millors',
  oldest: 'antics',
};

/** Path of an article's comments, for readers without JavaScript. */
export const commentsPath = (contentId: string, sort: CommentSort = 'newest'): string =>
  sort === 'newest'
    ? pathTo('comments', { contentId })
    : pathTo('commentsView', { contentId, view: SORT_WORDS[sort] });

/** Permanent address of one comment: the page of its thread, with its fragment. */
export const commentPath = (contentId: string, id: string): string =>
  `${pathTo('commentsView', { contentId, view: id })}#${commentAnchor(id)}`;

/** Id of a comment's element on any page that shows it. */
export const commentAnchor = (id: string): string => `comment-${id}`;

/** Reads the view of a page of comments: an order, or the thread of one comment; null for any other word. */
export function readCommentsView(view: string | undefined): { sort: CommentSort } | { id: string } | null {
  if (view === undefined) return { sort: 'newest' };
  if (/^\d{1,15}$/.test(view)) return { id: view };
  const sort = COMMENT_SORTS.find((name) => name !== 'newest' && SORT_WORDS[name] === view);
  return sort ? { sort } : null;
}

/**
 * Id of an article's comments among the ids named by a change: pages that only name the article stay valid.
 */
export const discussionId = (contentId: string): string => `d${contentId}`;
