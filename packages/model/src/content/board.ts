import * as v from 'valibot';
import { BOARD_LAYOUTS } from '../constants/index';
import { urlSchema } from './link';
import { moduleSchema } from './modules';
import type { Named } from './named';

/** One row of a front: a layout and the modules in each of its columns (spec §2, home board layouts). */
const boardShape = v.object({
  id: v.string(),
  layout: v.picklist(BOARD_LAYOUTS),
  title: v.optional(v.string()),
  href: v.optional(urlSchema),
  /** Tinted band from edge to edge. */
  band: v.optional(v.boolean()),
  columns: v.array(v.array(moduleSchema)),
});
/** Type of `boardSchema`, an interface so that declaration files print its name. */
export interface BoardSchema extends Named<typeof boardShape> {}
/** Parses one row of a front; an unknown layout or module type is refused (spec §2). */
export const boardSchema: BoardSchema = boardShape;
/** One row of a front: `columns` holds the modules of each column, left to right in reading order (spec §2). */
export type Board = v.InferOutput<typeof boardSchema>;
