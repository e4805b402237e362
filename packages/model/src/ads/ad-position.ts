import * as v from 'valibot';
import type { AdPosition } from './ad-map';

/** A slot in the flow, one outside it (skins, interstitials), and an ad that is plain HTML. */
export const AD_SLOT_TYPES = ['display', 'out-of-page', 'html'] as const;
/** How a slot is filled: `display` in the flow, `out-of-page` over it, `html` by the code of its position. */
export type AdSlotType = (typeof AD_SLOT_TYPES)[number];

const pixels = v.pipe(v.number(), v.integer(), v.minValue(0));
const adSizeSchema = v.union([v.strictTuple([pixels, pixels]), v.literal('fluid')]);
/** Width and height in CSS pixels, or 'fluid'. */
export type AdSize = v.InferOutput<typeof adSizeSchema>;

const adSizesSchema = v.pipe(v.array(adSizeSchema), v.minLength(1));

const adMappingSchema = v.array(v.strictTuple([v.strictTuple([pixels, pixels]), v.array(adSizeSchema)]));
/** Sizes allowed from a minimum viewport width and height; an empty list shows no ad there. */
export type AdMapping = v.InferOutput<typeof adMappingSchema>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sizes of a position from their JSON text; one size alone needs no list around it. Null when invalid. */
export function parseAdSizes(text: string): AdSize[] | null {
  const value = parseJson(text);
  const single = v.safeParse(adSizeSchema, value);
  if (single.success) return [single.output];
  const list = v.safeParse(adSizesSchema, value);
  return list.success ? list.output : null;
}

/** Mapping of a position from its JSON text; empty text is no mapping. Null when invalid. */
export function parseAdMapping(text: string): AdMapping | null {
  if (text.trim() === '') return [];
  const result = v.safeParse(adMappingSchema, parseJson(text));
  return result.success ? result.output : null;
}

/** Narrows text of an ad map to a known slot type; an unknown type is a fault and shows nothing (spec §8). */
export function isAdSlotType(text: string): text is AdSlotType {
  return AD_SLOT_TYPES.some((type) => type === text);
}

/** Possible faults of a position (spec §8): each is logged as a warning and the ad renders nothing. */
export const AD_FAULTS = ['slotType', 'adUnitCode', 'sizes', 'mapping', 'id'] as const;
/** Unusable field of an ad position; each is logged as a warning (spec §8). */
export type AdFault = (typeof AD_FAULTS)[number];

/** Faults of a position, empty if it can be shown. An ad of plain HTML needs neither unit nor sizes. */
export function adPositionFaults(position: AdPosition): AdFault[] {
  const faults: AdFault[] = [];
  const served = position.slotType !== 'html';
  if (!isAdSlotType(position.slotType)) faults.push('slotType');
  if (served && !/^[\w\-.*/\\!<:()]+$/.test(position.adUnitCode)) faults.push('adUnitCode');
  if (position.slotType === 'display' && parseAdSizes(position.sizes) === null) faults.push('sizes');
  if (served && parseAdMapping(position.mapping) === null) faults.push('mapping');
  if (position.id.trim() === '' || /\s/.test(position.id)) faults.push('id');
  return faults;
}
