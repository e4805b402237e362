import * as v from 'valibot';
import { RATING_MAX } from '../constants/index';

/** A reader's rating in whole stars, 1 to 5 (spec §3, §9). */
export const ratingSchema = v.object({
  value: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RATING_MAX)),
});
/** Validated rating: whole stars, 1 to 5 (spec §3, §9). */
export type Rating = v.InferOutput<typeof ratingSchema>;
