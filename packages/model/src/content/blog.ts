import * as v from 'valibot';
import { authorSchema } from './author';
import { urlSchema } from './link';
import type { Named } from './named';

/** A blog at the head of its listing. */
const blogShape = v.object({
  name: v.string(),
  url: urlSchema,
  description: v.optional(v.string()),
  /** Those who write it, as the site names them; none where it says nobody. */
  authors: v.array(authorSchema),
});
/** Type of `blogSchema`, an interface so that declaration files print its name. */
export interface BlogSchema extends Named<typeof blogShape> {}
/** Parses a blog at the head of its listing (spec §2, listings). */
export const blogSchema: BlogSchema = blogShape;
/** A blog: a section that its authors write by themselves, with a listing and feeds of its own (spec §2). */
export type Blog = v.InferOutput<typeof blogSchema>;

const neighbour = v.object({ id: v.string(), title: v.string(), url: urlSchema });

/** Place of a post in its blog. */
const blogPlaceShape = v.object({
  name: v.string(),
  url: urlSchema,
  /** The post that was published before it; none before the first. */
  previous: v.optional(neighbour),
  /** The post that was published after it; none after the newest. */
  next: v.optional(neighbour),
});
/** Type of `blogPlaceSchema`, an interface so that declaration files print its name. */
export interface BlogPlaceSchema extends Named<typeof blogPlaceShape> {}
/** Parses the blog that a content is a post of, with its neighbours there. */
export const blogPlaceSchema: BlogPlaceSchema = blogPlaceShape;
/** The blog that a content is a post of, and the posts before and after it. */
export type BlogPlace = v.InferOutput<typeof blogPlaceSchema>;
