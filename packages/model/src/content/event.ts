import * as v from 'valibot';
import { urlSchema } from './link';
import type { Named } from './named';

export const EVENT_OCCURRENCE_TYPES = ['one-time', 'date-range', 'multiple-times'] as const;
export type EventOccurrenceType = (typeof EVENT_OCCURRENCE_TYPES)[number];

const named = v.object({ name: v.string(), url: v.optional(urlSchema) });

/** When and where something happens (spec §3). Dates are ISO 8601 with their zone, or a day alone where no hour is known. */
const eventShape = v.object({
  eventOccurrenceType: v.picklist(EVENT_OCCURRENCE_TYPES),
  eventUniqueDate: v.optional(v.string()),
  eventStartDate: v.optional(v.string()),
  eventEndDate: v.optional(v.string()),
  eventMultipleDates: v.optional(v.array(v.string())),
  /** Dates in words, in place of the computed ones. */
  datesLiteral: v.optional(v.string()),
  timetable: v.optional(v.string()),
  location: v.optional(named),
  address: v.optional(v.string()),
  modality: v.optional(named),
  thematics: v.optional(v.array(named)),
  /** It will not take place. */
  cancelled: v.optional(v.boolean()),
});
export interface EventSchema extends Named<typeof eventShape> {}
export const eventSchema: EventSchema = eventShape;
export type Event = v.InferOutput<typeof eventSchema>;
