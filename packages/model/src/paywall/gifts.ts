import * as v from 'valibot';
import { idSchema } from '../accounts/id';
import { urlSchema } from '../content/link';
import { CALLS } from '../routes/calls';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** How subscribers of a site may give closed texts away. */
export const giftSettingsSchema = v.object({
  /** Texts that a subscriber may give away each calendar month, where the site is. */
  monthly: whole(1, 100),
  /** Days for which a gift can be read. */
  days: v.optional(whole(1, 90), 14),
  /** Readers who may read one gift. */
  readers: v.optional(whole(1, 1000), 20),
});
/** How subscribers of a site may give closed texts away: how many a month, for how many days, to how many readers. */
export type GiftSettings = v.InferOutput<typeof giftSettingsSchema>;

/** A text that a subscriber has given away. */
export const giftSchema = v.object({
  id: idSchema,
  contentId: idSchema,
  title: v.string(),
  /** Path of the text's public page. */
  url: urlSchema,
  /** Signed path that opens the text; whoever has it may use it. */
  link: urlSchema,
  /** Moment at which it opens the text no longer (ISO 8601). */
  endsAt: v.string(),
  /** Readers who have read it, and how many may. */
  readers: v.number(),
  maxReaders: v.number(),
});
/** A text that a subscriber has given away: its link, until when it opens the text, and for how many readers. */
export type Gift = v.InferOutput<typeof giftSchema>;

/** Answer of `GET /api/front/gifts/`: gifts that can still be read, the newest first, and how many may be made this month. */
export const ownGiftsSchema = v.object({ items: v.array(giftSchema), left: v.number() });
/** A subscriber's gifts, and how many they may still make this month. */
export type OwnGifts = v.InferOutput<typeof ownGiftsSchema>;

/** Body of `POST /api/front/gifts/`: the content that is given away. */
export const giveFormSchema = v.object({ contentId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) });

/** Answer of `POST /api/front/gifts/`: the gift, which is the earlier one where the text was given away before. */
export const givenSchema = v.object({ gift: giftSchema });

/** Answer of `GET /api/front/gifts/{token}`: where the text is, and whether the gift still opens it. */
export const openedGiftSchema = v.object({ url: urlSchema, isOpen: v.boolean() });
/** Where a gift leads, and whether it still opens its text. */
export type OpenedGift = v.InferOutput<typeof openedGiftSchema>;

/** Cookie of a browser that followed a gift's link: its token, until the text is read. */
export const GIFT_COOKIE = 'gift';

/** Path of the call that opens a gift. */
export const giftCallPath = (token: string): string => `${CALLS.gifts}${encodeURIComponent(token)}`;
