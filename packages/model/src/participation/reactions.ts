import * as v from 'valibot';
import { type ContentType, RATING_MAX } from '../constants/index';
import type { Endpoints, Takes } from '../routes/endpoint';

/** Types of content that readers rate in stars. */
export const RATED_TYPES = ['recipe', 'diytask'] as const satisfies readonly ContentType[];

/** Whether readers rate articles of a type. */
export const isRated = (type: ContentType): boolean => RATED_TYPES.some((rated) => rated === type);

/** Most ratings of one article from one network in a day: enough for a household, too few for a campaign. */
export const MAX_RATINGS_OF_NETWORK = 5;

/** Public counts of likes and ratings of an article, and this reader's own. */
export const reactionsSchema = v.object({
  likes: v.number(),
  /** Whether the reader likes it. */
  liked: v.boolean(),
  /** Mean rating, 1 to 5, and number of ratings; null if there are none. */
  rating: v.nullable(v.object({ value: v.number(), votes: v.number() })),
  /** Stars that this reader gave. */
  given: v.nullable(v.number()),
});
/** Likes and rating of an article, with the reader's own. */
export type Reactions = v.InferOutput<typeof reactionsSchema>;

/** Endpoints by which readers like and rate an article. */
export const REACTION_ENDPOINTS = {
  /** Public counts of likes and ratings, and this reader's own. */
  of: { method: 'GET', path: '/api/front/reactions/:id', who: 'visitor', response: reactionsSchema },
  like: { method: 'POST', path: '/api/front/reactions/:id/like', who: 'proven', response: reactionsSchema },
  unlike: {
    method: 'DELETE',
    path: '/api/front/reactions/:id/like',
    who: 'proven',
    response: reactionsSchema,
  },
  /** Each reader rates once; a second rating is refused with its own text (spec §8). */
  rate: {
    method: 'POST',
    path: '/api/front/reactions/:id/rating',
    who: 'visitor',
    body: {} as Takes<typeof ratingSchema>,
    response: reactionsSchema,
    errors: 'rating',
  },
} as const satisfies Endpoints;

/** Combines readers' ratings with those counted by the newsroom's own system, which came with the content. */
export function meanRating(
  newsroom: { readonly value: number; readonly votes: number } | null,
  readers: { readonly sum: number; readonly votes: number },
): Reactions['rating'] {
  const votes = (newsroom?.votes ?? 0) + readers.votes;
  if (votes === 0) return null;
  const sum = (newsroom ? newsroom.value * newsroom.votes : 0) + readers.sum;
  return { value: Math.round((sum / votes) * 100) / 100, votes };
}

/** A reader's rating in whole stars, 1 to 5 (spec §3, §9). */
export const ratingSchema = v.object({
  value: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RATING_MAX)),
});
/** Validated rating: whole stars, 1 to 5 (spec §3, §9). */
export type Rating = v.InferOutput<typeof ratingSchema>;
