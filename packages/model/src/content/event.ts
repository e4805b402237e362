import * as v from 'valibot';
import type { Named } from './link';
import { urlSchema } from './link';

/** Ways of giving an event's dates; each has date fields of its own (spec §3). */
export const EVENT_OCCURRENCE_TYPES = ['one-time', 'date-range', 'multiple-times'] as const;
/** Which date fields of an event apply: unique date, start and end, or multiple dates (spec §3). */
export type EventOccurrenceType = (typeof EVENT_OCCURRENCE_TYPES)[number];

const named = v.object({ name: v.string(), url: v.optional(urlSchema) });

/**
 * Date and place of an event (spec §3). Dates are ISO 8601 with their zone, or a day alone if no hour is
 * known.
 */
const eventShape = v.object({
  eventOccurrenceType: v.picklist(EVENT_OCCURRENCE_TYPES),
  eventUniqueDate: v.optional(v.string()),
  eventStartDate: v.optional(v.string()),
  eventEndDate: v.optional(v.string()),
  eventMultipleDates: v.optional(v.array(v.string())),
  /** Dates in words, replacing the computed ones. */
  datesLiteral: v.optional(v.string()),
  timetable: v.optional(v.string()),
  location: v.optional(named),
  address: v.optional(v.string()),
  modality: v.optional(named),
  thematics: v.optional(v.array(named)),
  /** In words, as the organiser writes it: “12 €, gratuït fins a 12 anys”. */
  price: v.optional(v.string()),
  /** Page that sells or gives the tickets. */
  tickets: v.optional(urlSchema),
  organiser: v.optional(named),
  cancelled: v.optional(v.boolean()),
});
/** Type of `eventSchema`, an interface so that declaration files print its name. */
export interface EventSchema extends Named<typeof eventShape> {}
/** Schema of an event (spec §3); its dates stay text and are not checked here. */
export const eventSchema: EventSchema = eventShape;
/** Date and place of an event; `eventOccurrenceType` says which of its date fields apply (spec §3). */
export type Event = v.InferOutput<typeof eventSchema>;
