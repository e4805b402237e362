import * as v from 'valibot';
import { urlSchema } from '../content/link';
import { idSchema } from '../readers/id';
import type { Endpoints, Takes } from '../routes/endpoint';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Schema of how subscribers of a site may give gated articles away. */
export const giftSettingsSchema = v.object({
  /** Texts that a subscriber may give away per calendar month, in the site's time zone. */
  monthly: whole(1, 100),
  /** Days that a gift can be read. */
  days: v.optional(whole(1, 90), 14),
  /** Readers who may read one gift. */
  readers: v.optional(whole(1, 1000), 20),
});
/** Limits of gifts by subscribers: how many a month, for how many days, to how many readers. */
export type GiftSettings = v.InferOutput<typeof giftSettingsSchema>;

/** A text that a subscriber has given away. */
export const giftSchema = v.object({
  id: idSchema,
  contentId: idSchema,
  title: v.string(),
  /** Path of the text's public page. */
  url: urlSchema,
  /** Signed path that opens the text; anyone who has it may use it. */
  link: urlSchema,
  /** Time at which it stops opening the text (ISO 8601). */
  endsAt: v.string(),
  /** Readers who have read it, and the limit. */
  readers: v.number(),
  maxReaders: v.number(),
});
/** A text that a subscriber has given away: its link, its end, and its number of readers. */
export type Gift = v.InferOutput<typeof giftSchema>;

/**
 * Response to `GET /api/front/gifts/`: gifts that are still readable, newest first, and how many more the
 * subscriber may give this month.
 */
export const ownGiftsSchema = v.object({ items: v.array(giftSchema), left: v.number() });
/** A subscriber's gifts, and how many more they may give this month. */
export type OwnGifts = v.InferOutput<typeof ownGiftsSchema>;

/** Body of `POST /api/front/gifts/`: the content to give away. */
export const giveFormSchema = v.object({ contentId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) });

/** Schema of the response to `POST /api/front/gifts/`, `{ gift }`, unwrapped to the gift. */
export const givenSchema = v.pipe(
  v.object({ gift: giftSchema }),
  v.transform(({ gift }) => gift),
);

/** Response to `GET /api/front/gifts/{token}`: the text's path, and whether the gift still opens it. */
export const openedGiftSchema = v.object({ url: urlSchema, isOpen: v.boolean() });
/** Path of a gift's text, and whether the gift still opens it. */
export type OpenedGift = v.InferOutput<typeof openedGiftSchema>;

/** Cookie of a browser that followed a gift's link: its token, until the text is read. */
export const GIFT_COOKIE = 'gift';

/** Endpoints of articles that subscribers give away; 404 on a site without gifts. */
export const GIFT_ENDPOINTS = {
  /**
   * The subscriber's gifts that are still readable, newest first, and how many they may still give this
   * month. 401 without a login, on a site with gifts.
   */
  own: { method: 'GET', path: '/api/front/gifts/', who: 'visitor', response: ownGiftsSchema },
  /**
   * Gives an article away; an article given before returns the same gift. 403 for readers without a
   * subscription, 409 if none is left.
   */
  give: {
    method: 'POST',
    path: '/api/front/gifts/',
    who: 'reader',
    body: {} as Takes<typeof giveFormSchema>,
    response: givenSchema,
  },
  /**
   * Opens a gift's link, which makes its text readable if the gift has not expired. 404 for an unknown
   * token.
   */
  open: { method: 'GET', path: '/api/front/gifts/:token', who: 'visitor', response: openedGiftSchema },
} as const satisfies Endpoints;
