import * as v from 'valibot';
import { PAPER_CUTS } from '../constants/layout';
import type { Named } from './link';

const paper = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #15617f'));

const sectionPaletteShape = v.object({
  /** Silhouette of its strip. */
  cut: v.picklist(PAPER_CUTS),
  /** Papers of its three planes, from the farthest to the nearest, as on a page of the brand by day. */
  far: paper,
  middle: paper,
  near: paper,
});
/** Type of `sectionPaletteSchema`, an interface so that declaration files print its name. */
export interface SectionPaletteSchema extends Named<typeof sectionPaletteShape> {}
/** Schema of a section's strip of cut paper and its colours. */
export const sectionPaletteSchema: SectionPaletteSchema = sectionPaletteShape;
/** A section's strip of cut paper and its colours. */
export type SectionPalette = v.InferOutput<typeof sectionPaletteSchema>;
