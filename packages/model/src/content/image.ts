import * as v from 'valibot';
import type { IMAGE_RATIOS, IMAGE_WIDTHS } from '../constants/index';
import { urlSchema } from './link';
import type { Named } from './named';

export type ImageRatio = (typeof IMAGE_RATIOS)[number];
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/**
 * A URI template of renditions with the places `{ratio}` and `{width}`, e.g. `/media/42/{ratio}/{width}.avif`.
 * One template stands for every rendition of a format, so that a page of sixty cards stays small.
 */
export const renditionTemplateSchema = v.pipe(
  urlSchema,
  v.check((url) => url.includes('{ratio}') && url.includes('{width}'), 'rendition-template'),
);

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
  /** What must stay in sight when cropped, as fractions of width and height from the top left. */
  focalPoint: v.optional(v.object({ x: v.number(), y: v.number() })),
  /** Dominant colour, `#rrggbb`: the placeholder. */
  color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
  /** The file is not here (it could not be fetched): the place is kept with its alt text. */
  missing: v.optional(v.boolean()),
});
export interface ImageSchema extends Named<typeof imageShape> {}
export const imageSchema: ImageSchema = imageShape;
export type Image = v.InferOutput<typeof imageSchema>;

/** A picture with what is printed under it. */
const captionedImageShape = v.object({
  image: imageSchema,
  /** Sanitised HTML. */
  caption: v.optional(v.string()),
  credit: v.optional(v.string()),
});
export interface CaptionedImageSchema extends Named<typeof captionedImageShape> {}
export const captionedImageSchema: CaptionedImageSchema = captionedImageShape;
export type CaptionedImage = v.InferOutput<typeof captionedImageSchema>;
