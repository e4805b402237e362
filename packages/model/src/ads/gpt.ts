import * as v from 'valibot';
import type { AdMap, AdPosition } from './ad-map';
import {
  AD_SLOT_TYPES,
  type AdFault,
  type AdMapping,
  type AdSize,
  adPositionFaults,
  parseAdMapping,
  parseAdSizes,
} from './ad-position';
import { AD_PLACES } from './house-ad';
import { adOriginsSchema } from './origins';

/** Schema of a site's settings for Google Publisher Tag; without them no ad server is called. */
export const gptSettingsSchema = v.object({
  /** Seconds after which a visible ad is refreshed, 30 at least; without it each ad loads once. */
  refreshSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(30, 'must be 30 seconds or more'))),
  /**
   * Path of a stand-in for the tag on the site's own host, for trials without Google; without it the tag is
   * Google's.
   */
  double: v.optional(
    v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./-]{1,200}$/, 'must be a path such as /demo-media/gpt.js')),
  ),
  /** Origins of the publisher's own demand other than Google's, which pages may load from, call and frame. */
  origins: adOriginsSchema,
});
/**
 * A site's settings of Google Publisher Tag: how often a visible ad is refreshed, and origins other than
 * Google's.
 */
export type GptSettings = v.InferOutput<typeof gptSettingsSchema>;

/** Request to the ad server for one position, on screens of one ad map (spec §3). */
export type AdRequest = {
  /** `/<networkCode>/<adUnitCode>`. */
  unit: string;
  isOutOfPage: boolean;
  sizes: AdSize[];
  mapping: AdMapping;
  segmentation: AdMap['segmentation'];
};
/** Requests to the ad server for one position: from 768 px on, and below (spec §9). */
export type AdRequests = { desktop?: AdRequest; mobile?: AdRequest };

/**
 * Request to the ad server for a position; undefined for plain HTML and for a position with a fault (spec
 * §8).
 */
export function adRequestOf(map: AdMap, position: AdPosition): AdRequest | undefined {
  if (position.slotType === 'html' || adPositionFaults(position).length) return undefined;
  return {
    unit: `/${map.networkCode}/${position.adUnitCode}`,
    isOutOfPage: position.slotType === 'out-of-page',
    sizes: parseAdSizes(position.sizes) ?? [],
    mapping: parseAdMapping(position.mapping) ?? [],
    segmentation: map.segmentation,
  };
}

/** Height that a position reserves, CSS px: its map's minimum, else its tallest size. */
export function reservedHeightOf(position: AdPosition, map: 'desktop' | 'mobile'): number {
  if (position.slotType === 'out-of-page') return 0;
  const reserved =
    map === 'desktop' ? position.minimumReservedHeightDesktop : position.minimumReservedHeightMobile;
  const heights = (parseAdSizes(position.sizes) ?? []).map((size) => (size === 'fluid' ? 0 : size[1]));
  return reserved || Math.max(0, ...heights);
}

/** Correct form of a faulty field, for the editor of the ad map. */
function rightOf(fault: AdFault): string {
  const right: Readonly<Record<AdFault, string>> = {
    slotType: `slotType is one of ${AD_SLOT_TYPES.join(', ')}`,
    adUnitCode: 'adUnitCode is the code of its unit, such as far/top',
    sizes: 'sizes are a text such as "[[970,250]]"',
    mapping: 'mapping is a text such as "[[[1100,0],[[970,250]]]]"',
    id: 'id is a word of its own, without spaces',
  };
  return right[fault];
}

/** Faults of the positions of one place of an ad map, as warnings. */
function placeWarnings(
  place: string,
  positions: readonly AdPosition[],
  name: 'desktop' | 'mobile',
): string[] {
  if (!AD_PLACES.some((known) => known === place))
    return [
      `ad positions under “${place}” of the ${name} map are not shown: no place has this name, there are ${AD_PLACES.join(', ')}`,
    ];
  return positions.flatMap((position, at) => {
    const faults = adPositionFaults(position);
    if (!faults.length) return [];
    const which = `${place} ${at + 1}${position.id ? ` “${position.id}”` : ''}`;
    const right = faults.map(rightOf).join('; ');
    return [`ad position ${which} of the ${name} map is not shown: invalid ${faults.join(', ')}; ${right}`];
  });
}

/**
 * Ids used by several positions of an ad map, with their places. Views are reported by id alone, so a shared
 * id mixes them up.
 */
function sharedIds({ positions }: AdMap, name: 'desktop' | 'mobile'): string[] {
  const places = new Map<string, string[]>();
  for (const [place, ones] of Object.entries(positions))
    for (const [at, { id }] of ones.entries())
      if (id.trim() !== '') places.set(id, [...(places.get(id) ?? []), `${place} ${at + 1}`]);
  return [...places].flatMap(([id, where]) =>
    where.length > 1
      ? [
          `ad positions ${where.join(', ')} of the ${name} map have the same id “${id}” and are measured as one: give each its own`,
        ]
      : [],
  );
}

/**
 * Warnings about a site's ad maps (spec §8), one line each: every position that is not shown, with the
 * reason and the correct form, and every id that several positions share.
 */
export function adWarningsOf(maps: { desktop?: AdMap | undefined; mobile?: AdMap | undefined }): string[] {
  return (['desktop', 'mobile'] as const).flatMap((name) => {
    const map = maps[name];
    if (!map) return [];
    return [
      ...Object.entries(map.positions).flatMap(([place, positions]) => placeWarnings(place, positions, name)),
      ...sharedIds(map, name),
    ];
  });
}
