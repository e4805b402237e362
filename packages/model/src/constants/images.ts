/** Sizes of pictures and small graphic parts, in CSS pixels unless said (spec §9). */

/** Widths in which renditions exist, pixels (spec §9). */
export const IMAGE_WIDTHS = [210, 410, 850, 1200, 1600] as const;

/** Width to height ratios in which renditions exist (spec §9). */
export const IMAGE_RATIOS = ['1:1', '4:3', '16:9', '21:9'] as const;
type Ratio = (typeof IMAGE_RATIOS)[number];

/** Width over height of each ratio. */
export const IMAGE_RATIO_VALUES: Readonly<Record<Ratio, number>> = {
  '1:1': 1,
  '4:3': 4 / 3,
  '16:9': 16 / 9,
  '21:9': 21 / 9,
};

/** Height of a rendition of this width and ratio, in whole pixels. */
export function imageHeight(widthPx: number, ratio: Ratio): number {
  return Math.round(widthPx / IMAGE_RATIO_VALUES[ratio]);
}

/** A crop of a picture: a ratio of spec §9, or `full` for the whole picture. */
export type ImageCrop = Ratio | 'full';

/**
 * Widths offered for a picture in a crop, pixels: none wider than the original's crop, and always the
 * narrowest. A picture of unknown size has every width. Servers make these AVIF and WebP renditions and no
 * others.
 */
export function renditionWidths(
  { width = Infinity, height = Infinity }: { width?: number | undefined; height?: number | undefined },
  crop: ImageCrop,
): (typeof IMAGE_WIDTHS)[number][] {
  const widest = crop === 'full' ? width : Math.min(width, height * IMAGE_RATIO_VALUES[crop]);
  const widths = IMAGE_WIDTHS.filter((candidate) => candidate <= widest);
  return widths.length ? widths : [IMAGE_WIDTHS[0]];
}

/**
 * JPEG renditions by use: each has one crop and one width, for clients that cannot choose among sources.
 * Servers make these JPEG renditions and no others.
 */
export const PLAIN_RENDITIONS = {
  /** A page's fallback picture, for browsers without `<picture>`. */
  page: { ratio: 'full', width: 850 },
  /** Shared links and feeds. */
  shared: { ratio: '16:9', width: 1200 },
  /** Sitemaps of pictures and videos. */
  sitemap: { ratio: 'full', width: 1200 },
  /** Newsletters: wide enough for a double-density screen. */
  letter: { ratio: '16:9', width: 850 },
  /** Small pictures of live streams. */
  stream: { ratio: '16:9', width: 410 },
  /** Portraits and alerts. */
  portrait: { ratio: '1:1', width: 210 },
} as const satisfies Record<string, { ratio: ImageCrop; width: (typeof IMAGE_WIDTHS)[number] }>;
/** A use that has one JPEG rendition of its own. */
export type PlainRenditionUse = keyof typeof PLAIN_RENDITIONS;

/** The two path segments of a rendition without its format: `16x9/850`. */
export const renditionName = ({ ratio, width }: { ratio: ImageCrop; width: number }): string =>
  `${ratio.replace(':', 'x')}/${width}`;

/** Sides of an avatar, CSS pixels (spec §9). */
export const AVATAR_SIZES = [24, 32, 40, 48, 64, 80, 104, 128, 160] as const;
/** Side of an avatar, CSS pixels (spec §9). */
export type AvatarSize = (typeof AVATAR_SIZES)[number];

/** Sides of a feature's picture by size name, CSS pixels (spec §9). */
export const FEATURE_IMAGE_SIZES = { xs: 56, md: 72, xl: 96 } as const;
/** Name of a feature picture's size: `xs` 56, `md` 72, `xl` 96 CSS pixels (spec §9). */
export type FeatureImageSize = keyof typeof FEATURE_IMAGE_SIZES;

/** Height of a short separator, CSS pixels (spec §9). */
export const SEPARATOR_HEIGHT = 2;
/** Width of a short separator, CSS pixels (spec §9). */
export const SEPARATOR_WIDTH = 64;
