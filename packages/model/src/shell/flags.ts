import * as v from 'valibot';

/** Features that can be on or off, by the names that sites and URLs use. */
export const FEATURE_FLAGS = ['endlessLists'] as const;
/** Name of a feature that can be on for some readers and off for others. */
export type FeatureFlag = (typeof FEATURE_FLAGS)[number];

/** Defaults of the flags. `endlessLists`: the list of a search loads more automatically at its end. */
export const FLAG_DEFAULTS: Readonly<Record<FeatureFlag, boolean>> = { endlessLists: true };

/** On or off for everybody, or the percentage of readers that have it. */
const shareSchema = v.union(
  [v.boolean(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))],
  'must be true, false, or how many readers of a hundred have it, 0 to 100',
);

/** Schema of a site's flags (spec §3, page variables); `FLAG_DEFAULTS` applies to absent ones. */
export const siteFlagsSchema = v.strictObject({ endlessLists: v.optional(shareSchema) });
/** A site's flags: on, off, or the percentage of readers that have them. */
export type SiteFlags = v.InferOutput<typeof siteFlagsSchema>;

/**
 * Flags as a page passes them to its scripts: those decided for everybody, and the percentages by which each
 * browser decides.
 */
export type PageFlags = { featureFlags: Record<string, boolean>; flagShares: Record<string, number> };

/**
 * Splits a site's flags for its pages.
 * @param forced overrides from the URL of a showroom
 */
export function pageFlags(
  flags: SiteFlags = {},
  forced: Partial<Record<FeatureFlag, boolean>> = {},
): PageFlags {
  const featureFlags: Record<string, boolean> = {};
  const flagShares: Record<string, number> = {};
  for (const flag of FEATURE_FLAGS) {
    const value = forced[flag] ?? flags[flag] ?? FLAG_DEFAULTS[flag];
    if (typeof value === 'boolean') featureFlags[flag] = value;
    else if (value === 0 || value === 100) featureFlags[flag] = value === 100;
    else flagShares[flag] = value;
  }
  return { featureFlags, flagShares };
}

/** FNV-1a, 32 bits: the same text gives the same number everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The last characters have changed only the low bits: mix them into all.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Whether a reader has a feature, always the same for the same reader. Shares of different flags are
 * independent.
 * @param share percentage
 * @param reader id of a browser or an account
 */
export const isInShare = (flag: FeatureFlag, share: number, reader: string): boolean =>
  hashOf(`${flag} ${reader}`) % 10_000 < share * 100;
