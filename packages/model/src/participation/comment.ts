import * as v from 'valibot';
import { idSchema } from '../accounts/id';
import { COMMENT_MAX_LENGTH, TEXT_MAX_LENGTH } from '../constants/index';
import type { Named } from '../content/named';
import { CALLS } from '../routes/calls';
import { pathTo } from '../routes/match';
import * as rule from '../rules/actions';
import { countCharacters } from '../rules/characters';

/** Orders of a content's comments: the last written first, the best judged first, or the first written first. */
export const COMMENT_SORTS = ['newest', 'best', 'oldest'] as const;
/** Order of a content's comments. */
export type CommentSort = (typeof COMMENT_SORTS)[number];

/** States of a comment: shown, waiting for somebody to look, refused by the newsroom or its rules, taken out by its author. */
export const COMMENT_STATES = ['published', 'held', 'refused', 'removed'] as const;
/** Whether readers see a comment, it waits, was refused, or its author took it out. */
export type CommentState = (typeof COMMENT_STATES)[number];

/** What a comment can be reported for, and refused for: grounds of a statement of reasons (Digital Services Act, articles 16 and 17). */
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

/** Readers at the comment box: logged out, with an incomplete account, suspended from commenting, or ready to write (spec §4). */
export const COMMENT_WRITERS = ['logged-out', 'incomplete', 'suspended', 'child', 'ready'] as const;
/** Whether the reader may write a comment, or what they lack for it (spec §4). */
export type CommentWriter = (typeof COMMENT_WRITERS)[number];

/** Minutes in which readers may change their own comment. */
export const COMMENT_EDIT_MINUTES = 5;
/** Comments on a page of a thread, replies not counted. */
export const COMMENTS_ON_PAGE = 20;
/** Most comments that a call gives at once, replies not counted. */
export const COMMENTS_AT_ONCE = 100;
/** Replies that are shown under a comment before a reader asks for all. */
export const REPLIES_SHOWN = 3;

const words = () => v.pipe(rule.typed(), rule.required(), rule.maxCharacters(COMMENT_MAX_LENGTH));

/** A comment as its reader writes it: plain text of at most 500 characters (spec §5, §9). */
export const commentFormSchema = v.object({
  comment: words(),
  /** The comment it answers. */
  parentId: v.nullish(idSchema, null),
});
/** Validated comment: its text, at most 500 characters (spec §5). */
export type CommentForm = v.InferOutput<typeof commentFormSchema>;

/** A comment with the key its writer gave it: sent twice, it is one comment. */
export const commentPostSchema = v.object({
  ...commentFormSchema.entries,
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _')),
});
/** A comment to post: its text, what it answers, and a key that makes a repetition the same comment. */
export type CommentPost = v.InferOutput<typeof commentPostSchema>;

/** New words of one's own comment. */
export const commentEditSchema = v.object({ comment: words() });

/** Votes that a logged-in reader can give to a comment (spec §4, §6). */
export const COMMENT_VOTES = ['like', 'dislike'] as const;
/** Vote on a comment: `like` or `dislike` (spec §4). */
export type CommentVote = (typeof COMMENT_VOTES)[number];

/** A vote, or null to take it back. */
export const commentVoteSchema = v.object({ vote: v.nullable(v.picklist(COMMENT_VOTES)) });

/** A report: its ground and, if the reader wants, words of theirs. */
export const commentReportSchema = v.object({
  reason: v.picklist(REPORT_REASONS),
  text: v.optional(v.pipe(v.string(), v.trim(), rule.maxCharacters(COMMENT_MAX_LENGTH)), ''),
});
/** Report of a comment (Digital Services Act, article 16). */
export type CommentReport = v.InferInput<typeof commentReportSchema>;

/** A reader's comment as it is printed under a content. */
const commentShape = v.object({
  id: v.string(),
  /** Public name of who wrote it; null where the account was deleted. */
  author: v.nullable(v.string()),
  /** Written by somebody of the newsroom. */
  isNewsroom: v.optional(v.boolean(), false),
  /** ISO 8601 with its zone. */
  date: v.string(),
  /** When its author changed it. ISO 8601. */
  editedAt: v.optional(v.string()),
  /** Sanitised; empty for one that is not shown but has answers. */
  html: v.string(),
  /** Id of the comment it answers. */
  parentId: v.optional(v.string()),
  /** Id of the comment that its thread begins with; none for that one itself. */
  rootId: v.optional(v.string()),
  likes: v.optional(v.number(), 0),
  dislikes: v.optional(v.number(), 0),
  /** Published answers in its thread, of which a page shows the first. */
  replies: v.optional(v.number(), 0),
  state: v.optional(v.picklist(COMMENT_STATES), 'published'),
});
/** Type of `commentSchema`, an interface so that declaration files print its name. */
export interface CommentSchema extends Named<typeof commentShape> {}
/** Parses a comment. Its HTML is expected to be sanitised already. */
export const commentSchema: CommentSchema = commentShape;
/** A comment; replies name their parent by `parentId` and are not nested. */
export type Comment = v.InferOutput<typeof commentSchema>;

/** Part of a content's comments: each thread's first comment in the order asked for, its first replies after it. */
export const commentPageSchema = v.object({
  items: v.array(commentSchema),
  /** Published comments of the content, replies included. */
  count: v.number(),
  /** Cursor of the page after this one; null on the last. */
  next: v.nullable(v.string()),
});
/** Page of a content's comments. */
export type CommentPage = v.InferOutput<typeof commentPageSchema>;

/** One's own comment: its words as they were written, and until when they may be changed. */
const ownCommentShape = v.object({
  ...commentShape.entries,
  text: v.string(),
  /** ISO 8601. */
  editableUntil: v.string(),
});
/** Parses a comment as only its author sees it. */
export const ownCommentSchema: Named<typeof ownCommentShape> = ownCommentShape;
/** A comment as its author sees it, in whatever state. */
export type OwnComment = v.InferOutput<typeof ownCommentShape>;

/** What a reader has with the comments of one content. */
const readerOfCommentsShape = v.object({
  writer: v.picklist(COMMENT_WRITERS),
  /** Votes by id of comment. */
  votes: v.record(v.string(), v.picklist(COMMENT_VOTES)),
  /** Ids of comments that they have reported. */
  reported: v.array(v.string()),
  own: v.array(ownCommentSchema),
});
/** Parses what a reader has with a content's comments. */
export const readerOfCommentsSchema: Named<typeof readerOfCommentsShape> = readerOfCommentsShape;
/** A reader's votes, reports and own comments under one content, and whether they may write. */
export type ReaderOfComments = v.InferOutput<typeof readerOfCommentsShape>;

/** Parses a page of comments with what its reader has there. */
export const readersCommentsSchema = v.object({
  page: commentPageSchema,
  open: v.boolean(),
  reader: readerOfCommentsSchema,
});

/** Parses the counts of a comment after a vote. */
export const commentCountsSchema = v.object({ likes: v.number(), dislikes: v.number() });
/** Votes of a comment. */
export type CommentCounts = v.InferOutput<typeof commentCountsSchema>;

/** Words of an appeal against a decision (Digital Services Act, article 20). */
export const commentAppealSchema = v.object({
  token: v.pipe(v.string(), v.maxLength(TEXT_MAX_LENGTH)),
  text: words(),
});
/** An appeal: the token of the statement of reasons, and why the decision is wrong. */
export type CommentAppeal = v.InferOutput<typeof commentAppealSchema>;

/** Characters left in the comment box; negative when over. */
export function commentCharactersLeft(comment: string): number {
  return COMMENT_MAX_LENGTH - countCharacters(comment);
}

/** Whether an account has all that a comment asks of it: a nick, a name and a surname (spec §4, §5). */
export const isCompleteProfile = (user: Readonly<Record<'nick' | 'name' | 'surname', string>>): boolean =>
  [user.nick, user.name, user.surname].every((field) => field.trim() !== '');

/** Words by which addresses name an order; the newest first is an address without one. */
const SORT_WORDS: Readonly<Record<Exclude<CommentSort, 'newest'>, string>> = {
  best: 'millors',
  oldest: 'antics',
};

/** Page of a content's comments, for readers without script. */
export const commentsPath = (contentId: string, sort: CommentSort = 'newest'): string =>
  sort === 'newest'
    ? pathTo('comments', { contentId })
    : pathTo('commentsView', { contentId, view: SORT_WORDS[sort] });

/** Address of one comment for ever: the page of its thread, at the comment. */
export const commentPath = (contentId: string, id: string): string =>
  `${pathTo('commentsView', { contentId, view: id })}#${commentAnchor(id)}`;

/** Id of a comment's element on any page that shows it. */
export const commentAnchor = (id: string): string => `comment-${id}`;

/** What a page of comments shows: an order, or the thread of one comment; null for a word that is neither. */
export function readCommentsView(view: string | undefined): { sort: CommentSort } | { id: string } | null {
  if (view === undefined) return { sort: 'newest' };
  if (/^\d{1,15}$/.test(view)) return { id: view };
  const sort = COMMENT_SORTS.find((name) => name !== 'newest' && SORT_WORDS[name] === view);
  return sort ? { sort } : null;
}

/** Address of the call for a content's comments, and for posting one; `reader` adds what a logged-in reader has there. */
export function commentsCall(
  contentId: string,
  asked: { sort?: CommentSort; cursor?: string; root?: string; reader?: boolean } = {},
): string {
  const { reader = false, ...rest } = asked;
  const query = new URLSearchParams(rest);
  const path = `${CALLS.comments}${encodeURIComponent(contentId)}${reader ? '/reader' : ''}`;
  return query.size ? `${path}?${query}` : path;
}

/** Acts on one comment, beside changing (PATCH) and removing (DELETE) it. */
export const COMMENT_CALL_ACTS = ['vote', 'report'] as const;

/** Address of the call for one comment: PATCH changes it, DELETE removes it; votes and reports are posted under it. */
export const commentCall = (id: string, act?: (typeof COMMENT_CALL_ACTS)[number]): string =>
  `${CALLS.comment}${encodeURIComponent(id)}${act ? `/${act}` : ''}`;

/** What stands for a content's comments among the ids of contents that a change names: pages that only name the content stay. */
export const discussionId = (contentId: string): string => `d${contentId}`;
