/** Viewport widths in CSS pixels at which the layout or behaviour changes (spec §9). */
export const BREAKPOINTS = {
  /** Native share below it (spec §4). */
  nativeShare: 568,
  /** Tablets from here (spec §4). */
  tablet: 578,
  /** The desktop ad map from here. */
  adMap: 768,
  /** Desktop from here; below it the aside bar is sticky and bars collapse to a dropdown (spec §2, §4). */
  desktop: 1100,
} as const;

/** Device classes from narrow to wide: mobile under 578 px, tablet to 1099, desktop from 1100 (spec §4). */
export const DEVICE_CLASSES = ['mobile', 'tablet', 'desktop'] as const;
/** Class of a viewport by its width in CSS pixels (spec §4). */
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** Mobile under 578 px, tablet 578 to 1099, desktop from 1100 (spec §4). */
export function deviceClass(widthPx: number): DeviceClass {
  if (widthPx < BREAKPOINTS.tablet) return 'mobile';
  return widthPx < BREAKPOINTS.desktop ? 'tablet' : 'desktop';
}
