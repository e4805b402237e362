import * as v from 'valibot';
import { imageSchema } from '../content/image';
import { urlSchema } from '../content/link';
import type { Named } from '../content/named';

export const BROADCAST_MEDIA = ['tv', 'radio'] as const;
export type BroadcastMedium = (typeof BROADCAST_MEDIA)[number];

/** A programme (spec §3) as grids and the head of its page show it. */
const programmeShape = v.object({
  id: v.string(),
  name: v.string(),
  url: urlSchema,
  image: v.optional(v.object({ image: imageSchema })),
  resume: v.optional(v.array(v.object({ html: v.string() }))),
  /** When it is on, in words. */
  timetable: v.optional(v.string()),
  medium: v.optional(v.picklist(BROADCAST_MEDIA)),
});
export interface ProgrammeSchema extends Named<typeof programmeShape> {}
export const programmeSchema: ProgrammeSchema = programmeShape;
export type Programme = v.InferOutput<typeof programmeSchema>;
