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

/** Whole-pixel height of a rendition of this width and ratio. */
export function imageHeight(widthPx: number, ratio: Ratio): number {
  return Math.round(widthPx / IMAGE_RATIO_VALUES[ratio]);
}

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
