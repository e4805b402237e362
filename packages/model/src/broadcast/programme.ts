import * as v from 'valibot';
import { imageSchema } from '../content/image';
import { urlSchema } from '../content/link';
import type { Named } from '../content/named';
import { programmeRatingSchema } from './age-rating';

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
/** Parses a programme (spec §3); an address of an unsafe scheme is refused. */
export const programmeSchema: ProgrammeSchema = programmeShape;
/** A programme (spec §3); `resume` is sanitised HTML, `timetable` free text. */
export type Programme = v.InferOutput<typeof programmeSchema>;
