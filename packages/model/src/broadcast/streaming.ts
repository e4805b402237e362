import * as v from 'valibot';
import { urlSchema } from '../content/link';
import { idSchema } from '../readers/id';

const link = v.nullish(v.object({ href: urlSchema }), null);

/** A live stream of the side panel (spec §3); a button is absent if its link is null. */
export const streamingSchema = v.object({
  id: idSchema,
  kicker: v.nullish(v.string(), ''),
  title: v.string(),
  video: link,
  audio: link,
  image: v.nullish(v.object({ image: v.object({ src: urlSchema, alt: v.nullish(v.string(), '') }) }), null),
});
/** A live stream of the side panel; `video` or `audio` is null where it has no such button (spec §3). */
export type Streaming = v.InferOutput<typeof streamingSchema>;

/** Response to `GET /api/front/streaming/list` (spec §7). */
export const streamingListSchema = v.object({ streamingList: v.array(streamingSchema) });
/** Parsed response to `GET /api/front/streaming/list`, polled every 10 s (spec §4, §7). */
export type StreamingList = v.InferOutput<typeof streamingListSchema>;
