import * as v from 'valibot';
import { bodyPartSchema } from './body';
import type { Named } from './named';

/** One entry of a live blog, as shown on its page. */
const liveEntryShape = v.object({
  id: v.string(),
  /** ISO 8601 with its zone. */
  date: v.string(),
  title: v.optional(v.string()),
  /** Name of its author, if the blog has several. */
  author: v.optional(v.string()),
  /** Whether it stays at the top. */
  pinned: v.optional(v.boolean()),
  /** Whether it is a key moment of the story. */
  key: v.optional(v.boolean()),
  body: v.array(bodyPartSchema),
  /** ISO 8601: date of its last correction after publication. */
  correctedDate: v.optional(v.string()),
  /** Text of the correction, by the newsroom. */
  correction: v.optional(v.string()),
});
/** Type of `liveEntrySchema`, an interface so that declaration files print its name. */
export interface LiveEntrySchema extends Named<typeof liveEntryShape> {}
/** Parses one entry of a live blog; its body parts are parsed like an article's. */
export const liveEntrySchema: LiveEntrySchema = liveEntryShape;
/** One entry of a live blog; `pinned` entries come first, `key` ones tell the story in short. */
export type LiveEntry = v.InferOutput<typeof liveEntrySchema>;
