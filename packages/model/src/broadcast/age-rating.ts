import * as v from 'valibot';

/**
 * Recommended minimum ages of programmes, with the ratings of Spain's audiovisual law (Ley 13/2022, articles
 * 97 to 99).
 */
export const AGE_RATINGS = ['all', '7', '12', '16', '18'] as const;
/** Recommended minimum age of a programme: `all`, or years. */
export type AgeRating = (typeof AGE_RATINGS)[number];

/** Content of a programme that may harm minors, shown beside its age rating. */
export const CONTENT_WARNINGS = [
  'violence',
  'sex',
  'fear',
  'language',
  'drugs',
  'discrimination',
  'imitation',
] as const;
/** One kind of content that may harm minors. */
export type ContentWarning = (typeof CONTENT_WARNINGS)[number];

/** Parses the rating of a programme: the recommended minimum age, and the reasons. */
export const programmeRatingSchema = v.object({
  age: v.picklist(AGE_RATINGS),
  warnings: v.optional(v.array(v.picklist(CONTENT_WARNINGS))),
});
/** A programme's recommended minimum age, and its content warnings. */
export type ProgrammeRating = v.InferOutput<typeof programmeRatingSchema>;
