import * as v from 'valibot';
import { urlSchema } from '../content/link';
import { pageSchema } from '../content/page';
import { CALLS } from '../routes/calls';

/** Days for which a link can show what is not published yet. */
export const PREVIEW_DAYS = [1, 3, 7, 30] as const;

/** Links of one content that can be open at once. */
export const MAX_PREVIEWS = 20;

/** Link that shows a content before it is published. */
export const previewLinkSchema = v.object({
  id: v.number(),
  /** Signed path; whoever has it sees the content. */
  link: urlSchema,
  /** Name of who made it. */
  madeBy: v.string(),
  /** Moment at which it shows nothing any more (ISO 8601). */
  endsAt: v.string(),
});
/** Link that shows a content before it is published, until a moment. */
export type PreviewLink = v.InferOutput<typeof previewLinkSchema>;

/** Body of the call that makes such a link: the days for which it is to work. */
export const previewFormSchema = v.object({ days: v.picklist(PREVIEW_DAYS) });
/** How long a link to what is not published is to work. */
export type PreviewForm = v.InferOutput<typeof previewFormSchema>;

/** Answer of `GET /api/front/previews/{token}`: the page as it would be, or where it is published. */
export const previewSchema = v.variant('status', [
  v.object({ status: v.literal('published'), url: urlSchema }),
  v.object({
    status: v.picklist(['scheduled', 'draft']),
    /** Of the type `content`. */
    page: pageSchema,
    /** Moment at which it is to be published (ISO 8601); of a draft, the date it has for now. */
    publishedAt: v.string(),
    /** Moment at which the link shows nothing any more (ISO 8601). */
    endsAt: v.string(),
  }),
]);
/** What a link to an unpublished content shows: its page, or where it has been published since. */
export type Preview = v.InferOutput<typeof previewSchema>;

/** Path of the call that shows what a link is of. */
export const previewCallPath = (token: string): string => `${CALLS.previews}${encodeURIComponent(token)}`;
