import * as v from 'valibot';
import { POLL_STATES, pollSchema } from '../participation/poll';

/** Polls of a site as the desk sees them, the last made first; `next` is a cursor. Results are always in it. */
export const deskPollsSchema = v.object({
  polls: v.array(
    v.object({
      poll: pollSchema,
      state: v.picklist(POLL_STATES),
      /** Headline and path of its content. */
      title: v.string(),
      path: v.string(),
    }),
  ),
  /** Where a new poll may be put: sections of the site. */
  sections: v.array(v.object({ slug: v.string(), name: v.string() })),
  next: v.nullable(v.number()),
});
/** Polls of a site at the desk. */
export type DeskPolls = v.InferOutput<typeof deskPollsSchema>;
/** A poll at the desk: its state, its content and its results. */
export type DeskPoll = DeskPolls['polls'][number];

/** New end of a poll that has begun: ISO 8601, null for none, or `now`. */
export const pollEndSchema = v.object({
  end: v.union([v.literal('now'), v.null(), v.pipe(v.string(), v.isoTimestamp('date'))]),
});
/** When a poll is to end. */
export type PollEnd = v.InferOutput<typeof pollEndSchema>;

/**
 * Picture of an answer of a poll, by its address in the site’s library, empty for none; without words it shows what its answer
 * says already.
 */
export const pollPictureSchema = v.object({
  /** Id of the answer. */
  option: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  picture: v.pipe(v.string(), v.trim(), v.maxLength(255)),
  pictureAlt: v.pipe(v.string(), v.trim(), v.maxLength(255)),
});
/** Which picture an answer of a poll has. */
export type PollPicture = v.InferOutput<typeof pollPictureSchema>;

/** What making a poll answers: the content that it is part of. */
export const madePollSchema = v.object({ contentId: v.string() });
