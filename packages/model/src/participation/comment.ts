import * as v from 'valibot';
import { idSchema } from '../accounts/id';
import { COMMENT_MAX_LENGTH } from '../constants/index';
import * as rule from '../rules/actions';

/** A comment as its reader writes it: plain text of at most 500 characters (spec §5, §9). */
export const commentFormSchema = v.object({
  comment: v.pipe(rule.typed(), rule.required(), rule.max(COMMENT_MAX_LENGTH)),
  /** The comment it answers. */
  parentId: v.nullish(idSchema, null),
});
/** Validated comment: its text, at most 500 characters (spec §5). */
export type CommentForm = v.InferOutput<typeof commentFormSchema>;

/** Votes that a logged-in reader can give to a comment (spec §4, §6). */
export const COMMENT_VOTES = ['like', 'dislike'] as const;
/** Vote on a comment: `like` or `dislike` (spec §4). */
export type CommentVote = (typeof COMMENT_VOTES)[number];

/** Characters left in the comment box; negative when over. */
export function commentCharactersLeft(comment: string): number {
  return COMMENT_MAX_LENGTH - comment.length;
}
