import * as v from 'valibot';
import type { IMAGE_RATIOS, IMAGE_WIDTHS } from '../constants/index';
import type { Named } from './link';
import { urlSchema } from './link';

/** Ratio of a rendition, width to height (spec §9). */
export type ImageRatio = (typeof IMAGE_RATIOS)[number];
/** Width of a rendition, pixels (spec §9). */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/**
 * A URI template of renditions with the placeholders `{ratio}` and `{width}`, e.g.
 * `/media/42/{ratio}/{width}.avif`. One template covers every rendition of a format, so that a page of sixty
 * cards stays small.
 */
export const renditionTemplateSchema = v.pipe(
  urlSchema,
  v.check((url) => url.includes('{ratio}') && url.includes('{width}'), 'rendition-template'),
);

/** Schema of one format of a picture: its media type and the template of its renditions. */
export const imageSourceSchema = v.object({
  /** Media type, e.g. `image/avif`. Sources are tried in order. */
  type: v.string(),
  src: renditionTemplateSchema,
});

/** A picture (spec §3). `width` and `height` are those of the original, in pixels. */
const imageShape = v.object({
  src: urlSchema,
  alt: v.string(),
  width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  height: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  sources: v.optional(v.array(imageSourceSchema)),
  /** Art direction: another picture for a ratio, as a rendition template. */
  customSrcByAspectRatio: v.optional(
    v.object({
      '1:1': v.optional(renditionTemplateSchema),
      '4:3': v.optional(renditionTemplateSchema),
      '16:9': v.optional(renditionTemplateSchema),
      '21:9': v.optional(renditionTemplateSchema),
    } satisfies Record<ImageRatio, unknown>),
  ),
  /** Focal area that a crop must keep, as fractions of width and height from the top left. */
  focalPoint: v.optional(v.object({ x: v.number(), y: v.number() })),
  /** Dominant colour, `#rrggbb`, for the placeholder. */
  color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
  /** The file could not be fetched: the picture's place stays, with its alt text. */
  missing: v.optional(v.boolean()),
});
/** Type of `imageSchema`, an interface so that declaration files print its name. */
export interface ImageSchema extends Named<typeof imageShape> {}
/**
 * Schema of a picture (spec §3); a template without `{ratio}` and `{width}`, or an unsafe URL, is refused.
 */
export const imageSchema: ImageSchema = imageShape;
/** A picture with its alternative text and renditions (spec §3); an empty `alt` marks it as decorative. */
export type Image = v.InferOutput<typeof imageSchema>;

/** Most planes over a picture: with it they are three. */
export const MAX_PLANES = 2;

/** A picture with its caption and credit. */
const captionedImageShape = v.object({
  image: imageSchema,
  /** Sanitised HTML. */
  caption: v.optional(v.string()),
  credit: v.optional(v.string()),
  /**
   * Planes of the same frame over the picture of a long read, back to front: transparent where what is behind them
   * shows. Each also has what is in front of it, so that nothing is missing while one of them loads.
   */
  planes: v.optional(v.pipe(v.array(imageSchema), v.maxLength(MAX_PLANES))),
});
/** Type of `captionedImageSchema`, an interface so that declaration files print its name. */
export interface CaptionedImageSchema extends Named<typeof captionedImageShape> {}
/** Schema of a picture with caption and credit. The caption's HTML is expected to be sanitised already. */
export const captionedImageSchema: CaptionedImageSchema = captionedImageShape;
/** A picture with the caption (sanitised HTML) and credit printed under it. */
export type CaptionedImage = v.InferOutput<typeof captionedImageSchema>;
