import * as v from 'valibot';

/** Ages from which a programme is recommended, as Spain's audiovisual law has its signs (Ley 13/2022, articles 97 to 99). */
export const AGE_RATINGS = ['all', '7', '12', '16', '18'] as const;
/** Age from which a programme is recommended: `all`, or the years. */
export type AgeRating = (typeof AGE_RATINGS)[number];

/** What a programme has that minors may be harmed by, told beside its age. */
export const CONTENT_WARNINGS = [
  'violence',
  'sex',
  'fear',
  'language',
  'drugs',
  'discrimination',
  'imitation',
] as const;
/** Something in a programme that minors may be harmed by. */
export type ContentWarning = (typeof CONTENT_WARNINGS)[number];

/** Parses the rating of a programme: the age from which it is recommended, and why. */
export const programmeRatingSchema = v.object({
  age: v.picklist(AGE_RATINGS),
  warnings: v.optional(v.array(v.picklist(CONTENT_WARNINGS))),
});
/** The age from which a programme is recommended, and what it warns of. */
export type ProgrammeRating = v.InferOutput<typeof programmeRatingSchema>;
