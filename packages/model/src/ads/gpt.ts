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

/** Parses how a site uses Google Publisher Tag; a site without it asks no ad server for anything. */
export const gptSettingsSchema = v.object({
  /** Seconds after which an ad in sight is asked for anew, 30 at least; without it each is asked for once. */
  refreshSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(30, 'must be 30 seconds or more'))),
  /** Path of a double of the tag on the site's own host, for trials without Google; without it the tag is Google's. */
  double: v.optional(
    v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./-]{1,200}$/, 'must be a path such as /demo-media/gpt.js')),
  ),
  /** Origins of the publisher's own demand beside Google's, which pages may load from, call and frame. */
  origins: adOriginsSchema,
});
/** How a site uses Google Publisher Tag: how often an ad in sight is asked for anew, and origins beside Google's. */
export type GptSettings = v.InferOutput<typeof gptSettingsSchema>;

/** What an ad server is asked for one room, on screens of one ad map (spec §3). */
export type AdRequest = {
  /** `/<networkCode>/<adUnitCode>`. */
  unit: string;
  isOutOfPage: boolean;
  sizes: AdSize[];
  mapping: AdMapping;
  segmentation: AdMap['segmentation'];
};
/** What an ad server is asked for one room: from 768 px on, and under (spec §9). */
export type AdRequests = { desktop?: AdRequest; mobile?: AdRequest };

/** What an ad server is asked for a position; undefined for plain HTML and for what has a fault (spec §8). */
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

/** Height of the room that a position needs, CSS px: what its map reserves, else its tallest size. */
export function reservedHeightOf(position: AdPosition, map: 'desktop' | 'mobile'): number {
  if (position.slotType === 'out-of-page') return 0;
  const reserved =
    map === 'desktop' ? position.minimumReservedHeightDesktop : position.minimumReservedHeightMobile;
  const heights = (parseAdSizes(position.sizes) ?? []).map((size) => (size === 'fluid' ? 0 : size[1]));
  return reserved || Math.max(0, ...heights);
}

/** What is right where a position has a fault, as whoever writes an ad map has to write it. */
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

/** What is wrong with the positions of one place of an ad map. */
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

/** Ids that several positions of an ad map have, with where they are: what is seen of them is told by the id alone. */
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
 * One line for each position of a site's ad maps that is not shown, why, and what is right (spec §8), and for each id that several of a
 * map have.
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
