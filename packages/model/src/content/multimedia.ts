import * as v from 'valibot';
import { captionedImageSchema, imageSchema } from './image';
import { urlSchema } from './link';
import type { Named } from './named';

const poster = v.optional(imageSchema);
/** Seconds. */
const duration = v.optional(v.pipe(v.number(), v.minValue(0)));

/** Words of a film as a file of its own, WebVTT. */
const captionTrackSchema = v.object({
  src: urlSchema,
  /** BCP 47. */
  language: v.string(),
  /** What the reader is offered: “Català”. */
  label: v.string(),
  /** Shown unless the reader turns it off. */
  isDefault: v.optional(v.boolean()),
});
export type CaptionTrack = v.InferOutput<typeof captionTrackSchema>;

/** HLS video (spec §3). `mp4` is a plain file for browsers and readers without HLS. */
const videoShape = v.object({
  type: v.literal('video'),
  hlsSource: v.optional(urlSchema),
  mp4: v.optional(urlSchema),
  /** Width over height, written `16:9`. */
  aspectRatio: v.optional(v.string()),
  duration,
  poster,
  captions: v.optional(v.array(captionTrackSchema)),
});
export interface VideoSchema extends Named<typeof videoShape> {}
export const videoSchema: VideoSchema = videoShape;
export type Video = v.InferOutput<typeof videoSchema>;

export const audioSchema = v.object({ type: v.literal('audio'), src: urlSchema, duration, poster });
export type Audio = v.InferOutput<typeof audioSchema>;

/** What shows a card's or an article's matter, besides or instead of a picture (spec §3). */
const multimediaShape = v.variant('type', [
  v.object({ type: v.literal('image'), image: imageSchema }),
  videoSchema,
  audioSchema,
  v.object({ type: v.literal('audioEmbed'), url: urlSchema, title: v.string(), poster }),
  v.object({ type: v.literal('photo-gallery'), images: v.array(captionedImageSchema), poster }),
  v.object({ type: v.literal('videoEmbed'), url: urlSchema, title: v.string(), poster }),
  v.object({ type: v.literal('video360'), src: urlSchema, duration, poster }),
]);
export interface MultimediaSchema extends Named<typeof multimediaShape> {}
export const multimediaSchema: MultimediaSchema = multimediaShape;
export type Multimedia = v.InferOutput<typeof multimediaSchema>;
export type MultimediaType = Multimedia['type'];
