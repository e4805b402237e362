import * as v from 'valibot';
import type { AdMap } from './ad-map';
import { adOriginsSchema } from './origins';

/** Parses how a site has ads before its films; a site without it has none. */
export const filmAdSettingsSchema = v.object({
  /** Origins beside that of `vastUrl`: of further ad servers, of their films, and of those that count. */
  origins: adOriginsSchema,
  /** Google's IMA asks for them and plays them, in place of the product's own reader of VAST. */
  ima: v.optional(v.boolean()),
});
/** Ads before a site's films: origins that may be asked beside those of the ad maps' `vastUrl`. */
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

/** Addresses that are asked for the ads before films: from 768 px on, and under. */
export type FilmAdAddresses = { desktop?: string; mobile?: string };
/** The same as a page has them, and whether Google's IMA asks them. */
export type FilmAdsOfPage = FilmAdAddresses & { ima?: true };

const addressIn = (map: AdMap | undefined): string | undefined => {
  const address = map?.vastUrl ?? '';
  return /^https:\/\/\S+$/.test(address) && URL.canParse(address) ? address : undefined;
};

/** Addresses of a site's ad maps that are asked before films; undefined where none is, or none is an address with https. */
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
