import type { Scheme } from '../axes';
import type { BrandSource } from '../contract';

/** One font file of a family: where it comes from and what of it is kept. */
export type Face = {
  /** Package under `@fontsource-variable/` and the axis part of its file name. */
  readonly package: string;
  readonly axes: 'wght' | 'opsz' | 'wdth';
  readonly style: 'normal' | 'italic';
  /** Ranges that are kept, or the one value an axis is fixed to. */
  readonly keep: Readonly<Record<string, readonly [min: number, max: number] | number>>;
  /** Whether a page asks for it before its style sheet is read. */
  readonly preload: boolean;
};

/** Axis values of the commonest uses below and above weight 550; a stand-in’s width is matched to them. */
export type Cut = {
  readonly regular: Readonly<Record<string, number>>;
  readonly bold: Readonly<Record<string, number>>;
  /** Percent of the normal width at which it is used; none where a family has one width. */
  readonly stretch?: readonly [min: number, max: number];
};

export type Family = {
  readonly name: string;
  /** Whose metrics the fallback takes on until the font is there. */
  readonly fallback: 'sans' | 'serif';
  /** Each has stand-ins of its own. */
  readonly cuts: readonly Cut[];
  readonly faces: readonly Face[];
  /** Ranges of characters that are set without kerning, as the font's own brings them too near to their neighbours. */
  readonly unkerned?: string;
};

/** A brand as a folder holds it: tokens, fonts and the scheme it is born in. */
export type SiteSource = {
  readonly name: string;
  readonly brand: BrandSource;
  /** Scheme that applies without any `data-scheme`. */
  readonly baseScheme: Scheme;
  /** Scheme of a reader who never chose, or `auto` for the device’s own. */
  readonly defaultScheme: Scheme | 'auto';
  readonly families: readonly Family[];
  /** Text of the masthead, drawn as outlines; a site that is called otherwise sets its name in type. */
  readonly wordmark?: string;
};
