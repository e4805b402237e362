import * as v from 'valibot';
import { BREAKPOINTS } from '../constants/index';

const text = v.nullish(v.string(), '');
const isOn = v.fallback(v.boolean(), false);
const reservedHeight = v.fallback(v.pipe(v.number(), v.minValue(0)), 0);

/**
 * One place for an ad (spec §3). The schema accepts anything typed in the ad server's editor;
 * `adPositionFaults` decides whether it can be shown, so that one bad position does not disable the page's
 * other ads.
 */
export const adPositionSchema = v.object({
  id: text,
  /** One of `AD_SLOT_TYPES` when valid. */
  slotType: text,
  adUnitCode: text,
  /** JSON text: `[[300,250],[728,90],"fluid"]`. Read it with `parseAdSizes`. */
  sizes: text,
  /** JSON text: `[[[1100,0],[[970,250]]],[[0,0],[[320,100]]]]`. Read it with `parseAdMapping`. Empty for none. */
  mapping: text,
  /** HTML of an ad that needs no ad server. */
  code: text,
  name: text,
  /** Height in CSS pixels reserved before the ad loads. */
  minimumReservedHeightDesktop: reservedHeight,
  minimumReservedHeightMobile: reservedHeight,
  /** Readers may close it (spec §4). */
  closeButton: v.optional(isOn, false),
});
/** One place for an advertisement, from the ad map (spec §3); minimum heights in CSS pixels. */
export type AdPosition = v.InferOutput<typeof adPositionSchema>;

/** Schema of the ad map of a site for one class of screen, desktop or mobile (spec §3). */
export const adMapSchema = v.object({
  networkCode: v.string(),
  /** Key-values for targeting ads. */
  segmentation: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())])), {}),
  /** URL of the video ads. */
  vastUrl: v.optional(v.nullable(v.string()), null),
  /** Positions by type of page: 'front', 'content', 'listing', … */
  positions: v.optional(v.record(v.string(), v.array(adPositionSchema)), {}),
});
/** Ad positions of a site by page type, with its network code, segmentation and VAST address (spec §3). */
export type AdMap = v.InferOutput<typeof adMapSchema>;

/** The ad map for a screen: the mobile one under 768 px, the desktop one from there (spec §9). */
export function adMapFor<T>(maps: { desktop?: T; mobile?: T }, widthPx: number): T | undefined {
  return widthPx < BREAKPOINTS.adMap ? maps.mobile : maps.desktop;
}
