import {
  type OfferToSee,
  type OwnSubscription,
  offersSchema,
  ownSubscriptionsSchema,
  type RunningSubscription,
  runningSubscriptionsSchema,
  SUBSCRIPTION_CALLS,
  sellerPageSchema,
  type Withdrawal,
  type WithdrawalToConfirm,
  withdrawalSchema,
  withdrawalToConfirmSchema,
} from '@portal/model/revenue';
import type { Client } from '../client/request';

/** Choices of a reader who pays for an offer. */
export type CheckoutWish = {
  /** Page of the site to return to after payment. */
  backUrl?: string | undefined;
  /** Whether the reader ticked that the service starts within the withdrawal period. */
  startsAtOnce?: boolean;
};

/** Calls about readers' subscriptions. Each rejects with a RequestError. */
export type SubscriptionCalls = {
  /** The site's offers, the same for every reader. */
  offers: () => Promise<OfferToSee[]>;
  /** The reader's subscriptions, newest first: running ones, and those that ended within a year. */
  own: () => Promise<OwnSubscription[]>;
  /** The reader's subscriptions at any site that have not ended. */
  running: () => Promise<RunningSubscription[]>;
  /**
   * Address of the seller's page where the reader pays for an offer. 409 if they already are a subscriber.
   */
  checkout: (offer: string, wish?: CheckoutWish) => Promise<string>;
  /** Address of the seller's page where the reader changes or ends a subscription. */
  manage: (id: string) => Promise<string>;
  /**
   * Details shown before the reader withdraws from a subscription. 409 if the period is over, or they have
   * withdrawn already.
   */
  withdrawalToConfirm: (id: string) => Promise<WithdrawalToConfirm>;
  /** Withdraws from a subscription; idempotent. 409 if the period is over. */
  withdraw: (id: string) => Promise<Withdrawal>;
};

/** Calls about readers' subscriptions over a client, one method each. */
export function createSubscriptions({ request }: Client): SubscriptionCalls {
  return {
    offers: async () => (await request(SUBSCRIPTION_CALLS.offers, offersSchema)).offers,
    own: async () => (await request(SUBSCRIPTION_CALLS.own, ownSubscriptionsSchema)).items,
    running: async () => (await request(SUBSCRIPTION_CALLS.running, runningSubscriptionsSchema)).items,
    checkout: async (offer, { backUrl, startsAtOnce } = {}) => {
      const body = {
        offer,
        ...(backUrl ? { backUrl } : {}),
        ...(startsAtOnce ? { startsAtOnce } : {}),
      };
      return (await request(SUBSCRIPTION_CALLS.checkout, sellerPageSchema, { method: 'POST', body })).url;
    },
    withdrawalToConfirm: (id) =>
      request(`${SUBSCRIPTION_CALLS.withdrawal}?${new URLSearchParams({ id })}`, withdrawalToConfirmSchema),
    withdraw: (id) =>
      request(SUBSCRIPTION_CALLS.withdrawal, withdrawalSchema, { method: 'POST', body: { id } }),
    manage: async (id) =>
      (await request(SUBSCRIPTION_CALLS.manage, sellerPageSchema, { method: 'POST', body: { id } })).url,
  };
}
