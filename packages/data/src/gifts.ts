import {
  CALLS,
  type Gift,
  giftCallPath,
  givenSchema,
  type OpenedGift,
  type OwnGifts,
  openedGiftSchema,
  ownGiftsSchema,
} from '@portal/model';
import type { Client } from './request';

/** Calls about texts that subscribers give away. Each rejects with a RequestError; 404 on a site where none may be given. */
export type GiftCalls = {
  /** The subscriber's gifts that can be read, the newest first, and how many they may still make this month. */
  own: () => Promise<OwnGifts>;
  /** Gives a content away; the same gift where it was given before. 403 for who is no subscriber, 409 where none is left. */
  give: (contentId: string) => Promise<Gift>;
  /** Follows a gift's link: its text can be read afterwards, where the gift is still open. 404 for a token of none. */
  open: (token: string) => Promise<OpenedGift>;
};

/** Calls about gifts over a client, one method each. */
export function createGifts({ request }: Client): GiftCalls {
  return {
    own: () => request(CALLS.gifts, ownGiftsSchema),
    give: async (contentId) =>
      (await request(CALLS.gifts, givenSchema, { method: 'POST', body: { contentId } })).gift,
    open: (token) => request(giftCallPath(token), openedGiftSchema),
  };
}
