import * as v from 'valibot';
import type { ContentType } from '../constants/index';
import { CALLS } from '../routes/calls';

/** Types of content that readers rate in stars. */
export const RATED_TYPES = ['recipe', 'diytask'] as const satisfies readonly ContentType[];

/** Whether readers rate contents of a type. */
export const isRated = (type: ContentType): boolean => RATED_TYPES.some((rated) => rated === type);

/** Ratings of one content from one network in a day: a household, not a campaign. */
export const MAX_RATINGS_OF_NETWORK = 5;

/** What readers made of a content, and what this one did. */
export const reactionsSchema = v.object({
  likes: v.number(),
  /** The reader likes it. */
  liked: v.boolean(),
  /** Mean rating, 1 to 5, and how many have rated; null where nobody has. */
  rating: v.nullable(v.object({ value: v.number(), votes: v.number() })),
  /** Stars that this reader gave. */
  given: v.nullable(v.number()),
});
/** Likes and rating of a content, with the reader's own. */
export type Reactions = v.InferOutput<typeof reactionsSchema>;

/** Path of the reactions to a content; `like` (POST, DELETE) and `rating` (POST) follow. */
export const reactionsPath = (contentId: string): string =>
  `${CALLS.reactions}${encodeURIComponent(contentId)}`;

/** A mean with the votes of the newsroom's own count, as they came with the content. */
export function meanRating(
  newsroom: { readonly value: number; readonly votes: number } | null,
  readers: { readonly sum: number; readonly votes: number },
): Reactions['rating'] {
  const votes = (newsroom?.votes ?? 0) + readers.votes;
  if (votes === 0) return null;
  const sum = (newsroom ? newsroom.value * newsroom.votes : 0) + readers.sum;
  return { value: Math.round((sum / votes) * 100) / 100, votes };
}
