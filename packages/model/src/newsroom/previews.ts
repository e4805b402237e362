import * as v from 'valibot';
import { urlSchema } from '../content/link';
import { pageSchema } from '../content/page';
import type { Endpoints } from '../routes/endpoint';

/** Days that a preview link may work. */
export const PREVIEW_DAYS = [1, 3, 7, 30] as const;

/** Most open preview links per content. */
export const MAX_PREVIEWS = 20;

/** Preview link of an unpublished article. */
export const previewLinkSchema = v.object({
  id: v.number(),
  /** Signed path; anyone who has it sees the content. */
  link: urlSchema,
  /** Name of the user who created it. */
  madeBy: v.string(),
  /** Expiry time of the link (ISO 8601). */
  endsAt: v.string(),
});
/** Preview link of an unpublished article, with its expiry time. */
export type PreviewLink = v.InferOutput<typeof previewLinkSchema>;

/** Body of the call that creates a preview link: the days that it works. */
export const previewFormSchema = v.object({ days: v.picklist(PREVIEW_DAYS) });
/** Duration of a preview link. */
export type PreviewForm = v.InferOutput<typeof previewFormSchema>;

/** Content behind a preview link: a preview of its page, or its address once it is published. */
export const previewSchema = v.variant('status', [
  v.object({ status: v.literal('published'), url: urlSchema }),
  v.object({
    status: v.picklist(['scheduled', 'draft']),
    /** Of the type `content`. */
    page: pageSchema,
    /** Planned publication (ISO 8601); for a draft, its provisional date. */
    publishedAt: v.string(),
    /** Expiry time of the link (ISO 8601). */
    endsAt: v.string(),
  }),
]);
/** Content behind a preview link: its page, or its address if it has been published since. */
export type Preview = v.InferOutput<typeof previewSchema>;

/** Endpoints of articles that are not published yet. */
export const PREVIEW_ENDPOINTS = {
  /** The content behind a preview link. 404 for a link that has ended or never existed. */
  open: { method: 'GET', path: '/api/front/previews/:token', who: 'anyone', response: previewSchema },
} as const satisfies Endpoints;
