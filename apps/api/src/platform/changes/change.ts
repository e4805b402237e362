import * as v from 'valibot';

/** A change: the contents of a transaction, and the sites whose lists may gain or lose them. */
export const changeSchema = v.object({
  sites: v.array(v.string()),
  /** Ids of contents. */
  contents: v.array(v.string()),
});
export type Change = v.InferOutput<typeof changeSchema>;

/** The database's channel. */
export const CHANGES_CHANNEL = 'portal_changes';

/** Where a back end of its own tells portals of changes: a change or `null` as JSON a line, an empty line as a sign of life. */
/** Parameter of that call: milliseconds for which a portal heard nothing. What it missed is told first. */
export const SILENCE_PARAMETER = 'silence';
/** Header of its answer where that parameter was understood. */
export const MISSED_HEADER = 'portal-missed';
/** Milliseconds between signs of life. */
export const CHANGES_PULSE_MS = 10_000;

/** More than can be named was changed, or nobody knows what. */
export const ANYTHING = null;
export type ChangeListener = (change: Change | typeof ANYTHING) => void;
