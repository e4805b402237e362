import * as v from 'valibot';

/** What a product may do in two ways, by names that sites and addresses use. */
export const FEATURE_FLAGS = ['endlessLists'] as const;
/** Name of a feature that can be on for some readers and off for others. */
export type FeatureFlag = (typeof FEATURE_FLAGS)[number];

/** Whether a feature is on where its site says nothing of it. `endlessLists`: the list of a search goes on by itself at its end. */
export const FLAG_DEFAULTS: Readonly<Record<FeatureFlag, boolean>> = { endlessLists: true };

/** On or off for everybody, or for how many readers of a hundred it is on. */
const shareSchema = v.union(
  [v.boolean(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))],
  'must be true, false, or how many readers of a hundred have it, 0 to 100',
);

/** Parses a site's flags (spec §3, page variables): those left out are as `FLAG_DEFAULTS` has them. */
export const siteFlagsSchema = v.strictObject({ endlessLists: v.optional(shareSchema) });
/** A site's flags: on, off, or the share of readers that have them. */
export type SiteFlags = v.InferOutput<typeof siteFlagsSchema>;

/** Flags as a page hands them to its scripts: what is decided for everybody, and what each browser decides by a share, per cent. */
export type PageFlags = { featureFlags: Record<string, boolean>; flagShares: Record<string, number> };

/**
 * Takes a site's flags apart.
 * @param forced what the address of a showroom says of some of them
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
  // The last characters have moved only the low bits: they are mixed into all.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Whether a reader is among those who have a feature, always the same for the same reader; who is in the share of one flag is so of
 * another by chance.
 * @param share of a hundred
 * @param reader what a browser or an account is known by
 */
export const isInShare = (flag: FeatureFlag, share: number, reader: string): boolean =>
  hashOf(`${flag} ${reader}`) % 10_000 < share * 100;
