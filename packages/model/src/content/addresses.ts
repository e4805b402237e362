import * as v from 'valibot';
import { LANGUAGES } from '../constants/index';
import type { Named } from './link';
import { urlSchema } from './link';

/** The same story on another site, in its language; `url` is absolute. */
export const alternateSchema = v.object({
  language: v.picklist(LANGUAGES),
  url: v.pipe(v.string(), v.url()),
});
/** URL of the same story on another site of the group, for `hreflang`; absolute. */
export type Alternate = v.InferOutput<typeof alternateSchema>;

/**
 * Ids that one file of a sitemap covers: file 1 has the ids from 1 to this number, and so on, so that
 * publishing or withdrawing moves no URL to another file. A fifth of the most a sitemap may hold, so that it
 * stays under its 50 MB even with long URLs.
 */
export const ADDRESSES_IN_FILE = 10_000;
/** Sitemaps served to one network at a time, because each has thousands of addresses. */
export const MAX_SITEMAPS_OF_NETWORK = 4;
/** Most URLs in one response of the back end. */
export const ADDRESSES_IN_ANSWER = 5_000;
/** Most sitemap files in one response of the back end, which looks at the ids of that many. */
export const FILES_IN_ANSWER = 10;
/** Most entries of the news sitemap; `NEWS_HOURS` limits their age. */
export const NEWS_IN_SITEMAP = 1_000;
/** Greatest age of an entry in the news sitemap, hours; search engines ignore older ones. */
export const NEWS_HOURS = 48;

/** Kinds of URL: whole articles, or listings (sections, authors, tags, programmes). */
export const ADDRESS_KINDS = ['contents', 'listings'] as const;
/** Kind of a sitemap's URLs: `contents` or `listings`. */
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** Video of a sitemap, for search engines. */
const addressVideoShape = v.object({
  title: v.string(),
  /** Sanitised HTML. */
  description: v.optional(v.string()),
  thumbnail: urlSchema,
  /** The file itself; absent for an embedded video. */
  content: v.optional(urlSchema),
  player: v.optional(urlSchema),
  /** Seconds. */
  duration: v.optional(v.number()),
  publishedAt: v.string(),
});
/** Type of `addressVideoSchema`, an interface so that declaration files print its name. */
export interface AddressVideoSchema extends Named<typeof addressVideoShape> {}
/** Schema of the video of a sitemap entry; unsafe URLs are refused. */
export const addressVideoSchema: AddressVideoSchema = addressVideoShape;
/**
 * Video of a sitemap entry; `duration` in seconds, `publishedAt` ISO 8601, either `content` or `player` as its
 * source.
 */
export type AddressVideo = v.InferOutput<typeof addressVideoSchema>;

/** One URL of a site. Dates are ISO 8601 with their zone. */
const addressShape = v.object({
  path: urlSchema,
  changedAt: v.optional(v.string()),
  images: v.optional(v.array(urlSchema)),
  video: v.optional(addressVideoSchema),
  alternates: v.optional(v.array(alternateSchema)),
});
/** Type of `addressSchema`, an interface so that declaration files print its name. */
export interface AddressSchema extends Named<typeof addressShape> {}
/** Schema of one entry of a sitemap; `path` is relative to the site's origin. */
export const addressSchema: AddressSchema = addressShape;
/** One entry of a sitemap: a path with its last change, pictures, video and translations. */
export type Address = v.InferOutput<typeof addressSchema>;

/** Some URLs of a file, and the cursor of the next ones; `next` is null at the end. */
export const addressesSchema = v.object({ addresses: v.array(addressSchema), next: v.nullable(v.string()) });
/** Part of one sitemap file; request again with `next` until it is null. */
export type Addresses = v.InferOutput<typeof addressesSchema>;

/** Files that have URLs, and the cursor of the next ones. `changedAt` is the newest change in the file. */
export const addressFilesSchema = v.object({
  files: v.array(v.object({ file: v.number(), count: v.number(), changedAt: v.optional(v.string()) })),
  next: v.nullable(v.number()),
});
/** Part of the sitemap index; request again with `next`, an id, until it is null. */
export type AddressFiles = v.InferOutput<typeof addressFilesSchema>;

/** Schema of the entries of the news sitemap, newest first: those of the last `NEWS_HOURS`. */
export const newsAddressesSchema = v.object({
  news: v.array(v.object({ path: urlSchema, title: v.string(), publishedAt: v.string() })),
});
/** One entry of the news sitemap; `publishedAt` is ISO 8601 with its zone. */
export type NewsAddress = v.InferOutput<typeof newsAddressesSchema>['news'][number];
