import * as v from 'valibot';
import { authorSchema } from './author';
import type { Named } from './link';
import { urlSchema } from './link';

/** A blog at the head of its listing. */
const blogShape = v.object({
  name: v.string(),
  url: urlSchema,
  description: v.optional(v.string()),
  /** Its authors in the site's order; empty if the site names none. */
  authors: v.array(authorSchema),
});
/** Type of `blogSchema`, an interface so that declaration files print its name. */
export interface BlogSchema extends Named<typeof blogShape> {}
/** Schema of a blog at the head of its listing (spec §2, listings). */
export const blogSchema: BlogSchema = blogShape;
/** A blog: a section written by its own authors, with a listing and feeds of its own (spec §2). */
export type Blog = v.InferOutput<typeof blogSchema>;

const neighbour = v.object({ id: v.string(), title: v.string(), url: urlSchema });

/** Place of a post in its blog. */
const blogPlaceShape = v.object({
  name: v.string(),
  url: urlSchema,
  /** The post published before it; absent for the first. */
  previous: v.optional(neighbour),
  /** The post published after it; absent for the newest. */
  next: v.optional(neighbour),
});
/** Type of `blogPlaceSchema`, an interface so that declaration files print its name. */
export interface BlogPlaceSchema extends Named<typeof blogPlaceShape> {}
/** Schema of the blog that an article belongs to, with its neighbouring posts. */
export const blogPlaceSchema: BlogPlaceSchema = blogPlaceShape;
/** The blog that an article belongs to, and the posts before and after it. */
export type BlogPlace = v.InferOutput<typeof blogPlaceSchema>;
