import { CALLS } from '@portal/model';
import {
  type Gift,
  giftCallPath,
  givenSchema,
  type OpenedGift,
  type OwnGifts,
  openedGiftSchema,
  ownGiftsSchema,
} from '@portal/model/revenue';
import type { Client } from '../client/request';

/**
 * Calls about articles that subscribers give away. Each rejects with a RequestError; 404 on a site without
 * gifts.
 */
export type GiftCalls = {
  /**
   * The subscriber's gifts that are still readable, newest first, and how many they may still give this
   * month.
   */
  own: () => Promise<OwnGifts>;
  /**
   * Gives a content away; a content given before returns the same gift. 403 for readers without a
   * subscription, 409 if none is left.
   */
  give: (contentId: string) => Promise<Gift>;
  /**
   * Opens a gift's link, which makes its text readable if the gift has not expired. 404 for an unknown
   * token.
   */
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
