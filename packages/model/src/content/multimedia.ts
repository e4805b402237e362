import * as v from 'valibot';
import { captionedImageSchema, imageSchema } from './image';
import type { Named } from './link';
import { urlSchema } from './link';

const poster = v.optional(imageSchema);
/** Seconds. */
const duration = v.optional(v.pipe(v.number(), v.minValue(0)));

/** Captions of a film as a file of its own, WebVTT. */
const captionTrackSchema = v.object({
  src: urlSchema,
  /** BCP 47. */
  language: v.string(),
  /** Name shown to readers: “Català”. */
  label: v.string(),
  /** Whether it is on by default. */
  isDefault: v.optional(v.boolean()),
});
/** A WebVTT file of subtitles or captions for a video; `language` is BCP 47. */
export type CaptionTrack = v.InferOutput<typeof captionTrackSchema>;

/** Transcript of speech and sounds, in paragraphs of plain text. */
const transcript = v.optional(v.array(v.pipe(v.string(), v.minLength(1))));

/** Alternatives to a film's picture and sound (EN 301 549, 7). */
const filmAlternatives = {
  captions: v.optional(v.array(captionTrackSchema)),
  transcript,
  /** File of the same film with audio description. */
  audioDescription: v.optional(urlSchema),
  /** File of the same film in sign language. */
  signLanguage: v.optional(urlSchema),
};

/** Chapters of a film or a recording in order, each with its first second. */
const chapters = v.optional(
  v.array(v.object({ start: v.pipe(v.number(), v.minValue(0)), title: v.pipe(v.string(), v.minLength(1)) })),
);

/** HLS video (spec §3). `mp4` is a plain file for clients without HLS. */
const videoShape = v.object({
  type: v.literal('video'),
  hlsSource: v.optional(urlSchema),
  mp4: v.optional(urlSchema),
  /** Width over height, written `16:9`. */
  aspectRatio: v.optional(v.string()),
  duration,
  poster,
  chapters,
  ...filmAlternatives,
});
/** Type of `videoSchema`, an interface so that declaration files print its name. */
export interface VideoSchema extends Named<typeof videoShape> {}
/** Schema of a video (spec §3); a negative duration or an unsafe URL is refused. */
export const videoSchema: VideoSchema = videoShape;
/** A video as HLS, MP4 or both (spec §3); `duration` in seconds, `aspectRatio` as `16:9`. */
export type Video = v.InferOutput<typeof videoSchema>;

/** Most peaks of a recording: a bar of its waveform is two pixels wide at least. */
const MAX_PEAKS = 400;

/** Schema of a sound file; `duration` in seconds, the poster is a picture. */
export const audioSchema = v.object({
  type: v.literal('audio'),
  src: urlSchema,
  duration,
  poster,
  transcript,
  /** Seconds at which each paragraph of the transcript begins, in its order. */
  transcriptTimes: v.optional(v.array(v.pipe(v.number(), v.minValue(0)))),
  chapters,
  /** Loudness of equal parts of the recording, 0 to 100: its waveform. */
  peaks: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))), v.maxLength(MAX_PEAKS)),
  ),
  /** Whether readers are offered the file. */
  mayDownload: v.optional(v.boolean()),
  /** File of a film in sign language with the same content. */
  signLanguage: v.optional(urlSchema),
});
/** A sound file with its duration in seconds and an optional poster. */
export type Audio = v.InferOutput<typeof audioSchema>;

/** Media of a card or an article, besides or instead of a picture (spec §3). */
const multimediaShape = v.variant('type', [
  v.object({ type: v.literal('image'), image: imageSchema }),
  videoSchema,
  audioSchema,
  v.object({ type: v.literal('audioEmbed'), url: urlSchema, title: v.string(), poster }),
  v.object({ type: v.literal('photo-gallery'), images: v.array(captionedImageSchema), poster }),
  v.object({ type: v.literal('videoEmbed'), url: urlSchema, title: v.string(), poster }),
  v.object({ type: v.literal('video360'), src: urlSchema, duration, poster, ...filmAlternatives }),
]);
/** Type of `multimediaSchema`, an interface so that declaration files print its name. */
export interface MultimediaSchema extends Named<typeof multimediaShape> {}
/** Schema of media by their `type`; an unknown type or an unsafe URL is refused (spec §3). */
export const multimediaSchema: MultimediaSchema = multimediaShape;
/** Media of a card or article; narrow them by `type` (spec §3). */
export type Multimedia = v.InferOutput<typeof multimediaSchema>;
/** Name of a kind of media: picture, gallery, video, sound, 360° video, or an embed of another service (spec §3). */
export type MultimediaType = Multimedia['type'];

/**
 * Whether a deaf reader can read a film or a sound: it has captions or a transcript. Other media need no
 * sound.
 */
export function isReadable(media: Multimedia): boolean {
  switch (media.type) {
    case 'video':
    case 'video360':
      return Boolean(media.captions?.length || media.transcript?.length);
    case 'audio':
      return Boolean(media.transcript?.length);
    default:
      return true;
  }
}
