import * as v from 'valibot';
import { isSafeUrl } from './safe-urls';

export { isOwnPath, isRootedUrl, isSafeUrl } from './safe-urls';

/** A URL, absolute or from the root of the site, of a safe scheme. */
export const urlSchema = v.pipe(v.string(), v.check(isSafeUrl, 'unsafe-url'));

/** Rule of URLs in a site's file, for its error messages. */
export const ROOTED_URL_RULE =
  'must be a path that begins with /, such as /registro, or an address such as https://example.org/' as const;

/** A link as editors write it (spec §3, hot topic and navigation item). */
const linkShape = v.object({
  id: v.string(),
  text: v.string(),
  href: urlSchema,
  rel: v.optional(v.string()),
  target: v.optional(v.string()),
  title: v.optional(v.string()),
});
/** Type of `linkSchema`, an interface so that declaration files print its name. */
export interface LinkSchema extends Named<typeof linkShape> {}
/** Schema of a link; an `href` of an unsafe scheme such as `javascript:` is refused. */
export const linkSchema: LinkSchema = linkShape;
/** A link as editors write it: a safe URL, its text, and optional `rel`, `target` and `title` (spec §3). */
export type Link = v.InferOutput<typeof linkSchema>;

/** One topic of the hot-topics strip (spec §3). */
const hotTopicShape = v.object({ link: linkSchema });
/** Type of `hotTopicSchema`, an interface so that declaration files print its name. */
export interface HotTopicSchema extends Named<typeof hotTopicShape> {}
/** Schema of a hot topic (spec §3); an unsafe URL is refused. */
export const hotTopicSchema: HotTopicSchema = hotTopicShape;
/** One link of the hot-topics strip (spec §3). */
export type HotTopic = v.InferOutput<typeof hotTopicSchema>;

/** Navigation menu item (spec §3) with the links of its submenu. */
const navigationItemShape = v.object({
  ...linkSchema.entries,
  items: v.optional(v.array(linkSchema)),
});
/** Type of `navigationItemSchema`, an interface so that declaration files print its name. */
export interface NavigationItemSchema extends Named<typeof navigationItemShape> {}
/** Schema of a navigation menu item with an optional one-level submenu (spec §3). */
export const navigationItemSchema: NavigationItemSchema = navigationItemShape;
/** Navigation menu item; `items` are the links of its submenu (spec §3). */
export type NavigationItem = v.InferOutput<typeof navigationItemSchema>;

/** The type of a schema, for an interface to extend: `interface CardSchema extends Named<typeof cardShape> {}`. */
export type Named<T extends object> = { [K in keyof T]: T[K] };
