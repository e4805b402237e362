import * as v from 'valibot';
import type { Named } from './link';
import { urlSchema } from './link';

/** The edition of a programme that was published after another one. */
const nextEpisodeShape = v.object({
  id: v.string(),
  title: v.string(),
  url: urlSchema,
  /** URL of a small square picture. */
  picture: v.optional(urlSchema),
  /** Seconds. */
  duration: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** File of a recording that everybody may hear. A film, and a gated recording, are played on their own page. */
  src: v.optional(urlSchema),
});
/** Type of `nextEpisodeSchema`, an interface so that declaration files print its name. */
export interface NextEpisodeSchema extends Named<typeof nextEpisodeShape> {}
/** Schema of the edition that follows another one; an unsafe URL or a negative duration is refused. */
export const nextEpisodeSchema: NextEpisodeSchema = nextEpisodeShape;
/** The edition of a programme that follows another one, as a player shows it; `duration` in seconds. */
export type NextEpisode = v.InferOutput<typeof nextEpisodeSchema>;
