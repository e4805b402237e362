import * as v from 'valibot';
import { imageSchema } from './image';
import type { Named } from './link';
import { urlSchema } from './link';

/** An author as shown on an author page. */
const authorShape = v.object({
  id: v.string(),
  name: v.string(),
  url: urlSchema,
  role: v.optional(v.string()),
  bio: v.optional(v.string()),
  /** Address of the author's Twitter profile (spec §2, authors). */
  twitter: v.optional(urlSchema),
  image: v.optional(imageSchema),
});
/** Type of `authorSchema`, an interface so that declaration files print its name. */
export interface AuthorSchema extends Named<typeof authorShape> {}
/** Schema of an author; unsafe URLs are refused. */
export const authorSchema: AuthorSchema = authorShape;
/** An author with the details of an author page; bylines need only a `BylineAuthor`. */
export type Author = v.InferOutput<typeof authorSchema>;

/** An author in a byline or on a card. */
export type BylineAuthor = { id: string; name: string; url?: string; image?: { url: string } };

/** Normalizes an author's URL, which comes as `url` or `authorUrl` (spec §3, card), to `url`. */
export const bylineAuthorSchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    url: v.optional(urlSchema),
    authorUrl: v.optional(urlSchema),
    image: v.optional(v.object({ url: urlSchema })),
  }),
  v.transform(
    ({ authorUrl, url = authorUrl, ...author }): BylineAuthor => (url ? { ...author, url } : author),
  ),
);
