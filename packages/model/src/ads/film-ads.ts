import * as v from 'valibot';
import type { AdMap } from './ad-map';
import { adOriginsSchema } from './origins';

/** Schema of a site's settings for video ads; without them, its films have none. */
export const filmAdSettingsSchema = v.object({
  /** Origins in addition to that of `vastUrl`: of further ad servers, ad videos, and tracking. */
  origins: adOriginsSchema,
  /** Google's IMA requests and plays the ads, in place of the product's own VAST reader. */
  ima: v.optional(v.boolean()),
});
/** Ads before a site's films: third-party origins allowed in addition to those of the ad maps' `vastUrl`. */
export type FilmAdSettings = v.InferOutput<typeof filmAdSettingsSchema>;

/** Steps of an ad before a film, as VAST 4 calls them. */
export const FILM_AD_STEPS = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'skip',
  'pause',
  'resume',
  'mute',
  'unmute',
  'click',
] as const;
/** Step of an ad before a film, as VAST 4 calls it. */
export type FilmAdStep = (typeof FILM_AD_STEPS)[number];

/** URLs of the VAST requests before films: from 768 px on, and below. */
export type FilmAdAddresses = { desktop?: string; mobile?: string };
/** The URLs in a page's data, and whether Google's IMA requests them. */
export type FilmAdsOfPage = FilmAdAddresses & { ima?: true };

const addressIn = (map: AdMap | undefined): string | undefined => {
  const url = map?.vastUrl ?? '';
  return /^https:\/\/\S+$/.test(url) && URL.canParse(url) ? url : undefined;
};

/** VAST URLs of a site's ad maps; undefined if no map has one with https. */
export function filmAdAddresses({
  desktop: wide,
  mobile: narrow,
}: {
  desktop?: AdMap | undefined;
  mobile?: AdMap | undefined;
}): FilmAdAddresses | undefined {
  const desktop = addressIn(wide);
  const mobile = addressIn(narrow);
  if (!(desktop ?? mobile)) return undefined;
  return { ...(desktop ? { desktop } : {}), ...(mobile ? { mobile } : {}) };
}
