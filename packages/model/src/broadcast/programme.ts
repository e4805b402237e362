import * as v from 'valibot';
import { imageSchema } from '../content/image';
import type { Named } from '../content/link';
import { urlSchema } from '../content/link';

/**
 * Recommended minimum ages of programmes, with the ratings of Spain's audiovisual law (Ley 13/2022, articles
 * 97 to 99).
 */
export const AGE_RATINGS = ['all', '7', '12', '16', '18'] as const;

/** Recommended minimum age of a programme: `all`, or years. */
export type AgeRating = (typeof AGE_RATINGS)[number];

/** Content of a programme that may harm minors, shown next to its age rating. */
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

/** Schema of a programme's rating: the recommended minimum age, and the reasons. */
export const programmeRatingSchema = v.object({
  age: v.picklist(AGE_RATINGS),
  warnings: v.optional(v.array(v.picklist(CONTENT_WARNINGS))),
});

/** A programme's recommended minimum age, and its content warnings. */
export type ProgrammeRating = v.InferOutput<typeof programmeRatingSchema>;

/** Media of stations and programmes; grids and guides keep this order. */
export const BROADCAST_MEDIA = ['tv', 'radio'] as const;

/** Medium of a station or programme: `tv` or `radio`. */
export type BroadcastMedium = (typeof BROADCAST_MEDIA)[number];

/** A programme (spec §3) as grids and the head of its page show it. */
const programmeShape = v.object({
  id: v.string(),
  name: v.string(),
  url: urlSchema,
  image: v.optional(v.object({ image: imageSchema })),
  resume: v.optional(v.array(v.object({ html: v.string() }))),
  /** Broadcast times, in words. */
  timetable: v.optional(v.string()),
  medium: v.optional(v.picklist(BROADCAST_MEDIA)),
  /** Recommended minimum age. Not in the specification. */
  rating: v.optional(programmeRatingSchema),
});

/** Type of `programmeSchema`, an interface so that declaration files print its name. */
export interface ProgrammeSchema extends Named<typeof programmeShape> {}

/** Schema of a programme (spec §3); a URL of an unsafe scheme is refused. */
export const programmeSchema: ProgrammeSchema = programmeShape;

/** A programme (spec §3); `resume` is sanitised HTML, `timetable` free text. */
export type Programme = v.InferOutput<typeof programmeSchema>;
