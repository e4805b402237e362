import type { Scheme } from '../axes';
import type { BrandSource } from '../contract';

/** One font file of a family: its source, its style, and the axis ranges to keep. */
export type Face = {
  /** Package under `@fontsource-variable/`, and the axis part of its file name. */
  readonly package: string;
  readonly axes: 'wght' | 'opsz' | 'wdth';
  readonly style: 'normal' | 'italic';
  /** For each variable-font axis: the range to keep, or the value to pin it to. */
  readonly keep: Readonly<Record<string, readonly [min: number, max: number] | number>>;
  /** Weights that a face of one weight is used for, where browsers must not embolden it. */
  readonly weights?: readonly [min: number, max: number];
  /** Whether a page preloads it, before its style sheet is parsed. */
  readonly preload: boolean;
};

/**
 * Axis values of the commonest uses below and above weight 550; the width of a fallback is matched to them.
 */
export type Cut = {
  readonly regular: Readonly<Record<string, number>>;
  readonly bold: Readonly<Record<string, number>>;
  /** Percent of the normal width for which it is used; omitted for a family of one width. */
  readonly stretch?: readonly [min: number, max: number];
};

export type Family = {
  readonly name: string;
  /** Kind of system font that takes on its metrics until it has loaded. */
  readonly fallback: 'sans' | 'serif';
  /** Cuts with fallbacks of their own. */
  readonly cuts: readonly Cut[];
  readonly faces: readonly Face[];
  /** Character ranges set without kerning, because the font kerns them too closely. */
  readonly unkerned?: string;
};

/** Sources of a brand: tokens, fonts and its base scheme. */
export type SiteSource = {
  readonly name: string;
  readonly brand: BrandSource;
  /** Scheme that applies without any `data-scheme`. */
  readonly baseScheme: Scheme;
  /** Scheme of a reader who has not chosen one, or `auto` for the device’s own. */
  readonly defaultScheme: Scheme | 'auto';
  readonly families: readonly Family[];
  /** Text of the masthead, drawn as outlines; a site with another name sets its name in type. */
  readonly wordmark?: string;
};
