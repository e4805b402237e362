import * as v from 'valibot';
import { bodyPartSchema } from './body';
import type { Named } from './named';

/** One moment of a live blog, as its page shows it. */
const liveEntryShape = v.object({
  id: v.string(),
  /** ISO 8601 with its zone. */
  date: v.string(),
  title: v.optional(v.string()),
  /** Name of who writes it, where the blog has several hands. */
  author: v.optional(v.string()),
  /** Stays over all others. */
  pinned: v.optional(v.boolean()),
  /** One of the moments that tell the story. */
  key: v.optional(v.boolean()),
  body: v.array(bodyPartSchema),
  /** ISO 8601: when what it says was last corrected, after it was published. */
  correctedDate: v.optional(v.string()),
  /** What was wrong, in the newsroom's words. */
  correction: v.optional(v.string()),
});
/** Type of `liveEntrySchema`, an interface so that declaration files print its name. */
export interface LiveEntrySchema extends Named<typeof liveEntryShape> {}
/** Parses one entry of a live blog; its body parts are parsed like an article's. */
export const liveEntrySchema: LiveEntrySchema = liveEntryShape;
/** One entry of a live blog; `pinned` entries come first, `key` ones tell the story in short. */
export type LiveEntry = v.InferOutput<typeof liveEntrySchema>;
