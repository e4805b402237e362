import { GIFT_ENDPOINTS, PAYWALL_ENDPOINTS, SUBSCRIPTION_ENDPOINTS } from '@portal/model/revenue';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';

/** Calls about a site's paywall. Each rejects with a RequestError. */
export type PaywallCalls = CallsOf<typeof PAYWALL_ENDPOINTS>;

/** Calls about a site's paywall over a client. */
export const createPaywall = (client: Client): PaywallCalls => createCalls(client, PAYWALL_ENDPOINTS);

/** Calls about readers' subscriptions. Each rejects with a RequestError. */
export type SubscriptionCalls = CallsOf<typeof SUBSCRIPTION_ENDPOINTS>;

/** Calls about readers' subscriptions over a client, one method each. */
export const createSubscriptions = (client: Client): SubscriptionCalls =>
  createCalls(client, SUBSCRIPTION_ENDPOINTS);

/** Calls about articles that subscribers give away. Each rejects with a RequestError. */
export type GiftCalls = CallsOf<typeof GIFT_ENDPOINTS>;

/** Calls about gifts over a client, one method each. */
export const createGifts = (client: Client): GiftCalls => createCalls(client, GIFT_ENDPOINTS);
