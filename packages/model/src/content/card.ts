import * as v from 'valibot';
import { CONTENT_TYPES, RATING_MAX } from '../constants/index';
import { ACCESS_CONDITIONS } from './access';
import { bylineAuthorSchema } from './author';
import { eventSchema } from './event';
import { imageSchema } from './image';
import { labelEntries } from './labels';
import type { Named } from './link';
import { urlSchema } from './link';
import { multimediaSchema } from './multimedia';
import { RECTIFICATION_KINDS } from './rectification';

/** Text over a headline, with an optional link. */
export type Kicker = { text: string; href?: string; title?: string };

/** Normalizes a kicker's URL, which newsrooms send as `url` or as `href` (spec §3), to `href`. */
export const kickerSchema = v.pipe(
  v.object({
    text: v.string(),
    url: v.optional(urlSchema),
    href: v.optional(urlSchema),
    title: v.optional(v.string()),
  }),
  v.transform(({ url, href = url, ...kicker }): Kicker => (href ? { ...kicker, href } : kicker)),
);

/** Section or category that a card belongs to. */
export type Category = { name: string; href?: string };

/** Normalizes a category's URL, which comes as `href` or `url` (spec §3), to `href`. */
export const categorySchema = v.pipe(
  v.object({ name: v.string(), href: v.optional(urlSchema), url: v.optional(urlSchema) }),
  v.transform(({ url, href = url, name }): Category => (href ? { name, href } : { name })),
);

/** Kinds of media that a card can show by an icon and a picture alone. */
const TOLD_MEDIA = ['video', 'audio', 'photo-gallery', 'videoEmbed', 'audioEmbed', 'video360'] as const;
const toldMediaSchema = v.object({ type: v.picklist(TOLD_MEDIA), poster: v.optional(imageSchema) });
/** Media that a card shows by an icon and a picture, without the URL of the file. */
export type ToldMedia = v.InferOutput<typeof toldMediaSchema>;

/**
 * Normalizes the media of a card: their picture comes as `poster` or `image` (spec §3), and a video or sound
 * may lack its URL.
 */
export const cardMultimediaSchema = v.pipe(
  v.looseObject({ type: v.string() }),
  v.transform(({ image, ...media }) =>
    media.type === 'image' || image === undefined ? { image, ...media } : { poster: image, ...media },
  ),
  v.union([multimediaSchema, toldMediaSchema]),
);

/** Kinds of news, which decide a card's icon; a live story becomes `finished-live` once it is over. */
export const ARTICLE_NEWS_TYPES = [
  'news',
  'opinion',
  'interview',
  'live',
  'finished-live',
  'longform',
  'gallery',
  'video',
  'audio',
  'event',
  'recipe',
  'programme',
] as const;
/** A story's editorial kind, which decides its card's icon (spec §3, `articleNewsTypeEnum`). */
export type ArticleNewsType = (typeof ARTICLE_NEWS_TYPES)[number];

/** Stars, from 1; newsrooms send 0 for an unrated content. */
const ratingSchema = v.union([
  v.pipe(v.number(), v.minValue(1), v.maxValue(RATING_MAX)),
  v.pipe(
    v.literal(0),
    v.transform(() => undefined),
  ),
]);

/** Summary of an article for fronts and listings (spec §3, card). */
const cardShape = v.object({
  id: v.string(),
  type: v.optional(v.picklist(CONTENT_TYPES)),
  title: v.string(),
  url: urlSchema,
  image: v.optional(imageSchema),
  multimedia: v.optional(cardMultimediaSchema),
  /** A few words about the media, such as a duration or a number of pictures. */
  mediaInfo: v.optional(v.string()),
  kicker: v.optional(kickerSchema),
  category: v.optional(categorySchema),
  /** Standfirst, in sanitised HTML. */
  description: v.optional(v.array(v.object({ html: v.string() }))),
  articleNewsTypeEnum: v.optional(v.picklist(ARTICLE_NEWS_TYPES)),
  authors: v.optional(v.array(bylineAuthorSchema)),
  /** Signature when no author signs: an agency, the newsroom. */
  signature: v.optional(v.string()),
  /** ISO 8601 with its zone. */
  publishedDate: v.optional(v.object({ date: v.string() })),
  totalTime: v.optional(v.number()),
  /** 1 minutes, 2 hours, otherwise days (spec §3). */
  totalTimeUnit: v.optional(v.number()),
  ratingValue: v.optional(ratingSchema),
  ratingNumVotes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Marks an ad slot: its position in the list. */
  position: v.optional(v.string()),
  event: v.optional(eventSchema),
  /** Condition for reading all of it; absent if everybody may (spec §6). */
  condition: v.optional(v.picklist(ACCESS_CONDITIONS)),
  ...labelEntries,
  /** Kinds of rectification published with it: one party's own account, or an update. */
  rectified: v.optional(v.array(v.picklist(RECTIFICATION_KINDS))),
  /** Only for registered readers (spec §6); superseded by `condition`. */
  registeredOnly: v.optional(v.boolean()),
});
/** Type of `cardSchema`, an interface so that declaration files print its name. */
export interface CardSchema extends Named<typeof cardShape> {}
/** Schema of a card (spec §3); a rating outside 1 to 5, an unknown type or an unsafe URL is refused. */
export const cardSchema: CardSchema = cardShape;
/** An article as fronts and listings show it, or an ad slot if `position` is set (spec §3). */
export type Card = v.InferOutput<typeof cardSchema>;
