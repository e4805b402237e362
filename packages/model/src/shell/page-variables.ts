import * as v from 'valibot';
import { idSchema } from '../readers/id';

const flags = v.nullish(v.record(v.string(), v.boolean()), () => ({}));
const off = v.nullish(v.boolean(), false);

/** Schema of the variables that a page passes to its scripts (spec §3). */
export const pageVariablesSchema = v.object({
  /** Null on pages that show no single article. */
  contentId: v.nullish(idSchema, null),
  site: v.object({ alias: v.string(), name: v.string() }),
  /** A draft previewed by its editor. */
  preview: off,
  siteUrl: v.string(),
  /** Viewed in the newsroom's showroom, where a fake paywall id may be set (spec §6). */
  runningInShowroom: off,
  /** Features that are on or off for everybody. */
  featureFlags: flags,
  /** Features that some readers have, by percentage: each browser decides for itself. */
  flagShares: v.optional(v.record(v.string(), v.number())),
  /** Features by site id. */
  webFeatures: v.nullish(v.record(v.string(), v.record(v.string(), v.boolean())), () => ({})),
  gptAdvertisingEnabled: off,
  facebookAppId: v.nullish(v.string(), null),
  paywallFakeId: v.nullish(idSchema, null),
  /** CSS pixels; null until the browser has measured it. */
  windowWidth: v.nullish(v.number(), null),
});
/** Variables that a page passes to its scripts: content, site, preview and features (spec §3). */
export type PageVariables = v.InferOutput<typeof pageVariablesSchema>;

/** Whether a site has a feature on. */
export function hasWebFeature(
  variables: Pick<PageVariables, 'webFeatures'>,
  siteId: string,
  feature: string,
): boolean {
  return variables.webFeatures[siteId]?.[feature] === true;
}
