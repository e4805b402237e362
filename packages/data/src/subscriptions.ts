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
} from '@portal/model';
import type { Client } from './request';

/** How a reader would pay. */
export type CheckoutWish = {
  /** Page of the site to go on reading once it is paid for. */
  backUrl?: string | undefined;
  /** Whether they ticked that it is to start within the period of withdrawal. */
  startsAtOnce?: boolean;
};

/** Calls about what readers pay for. Each rejects with a RequestError. */
export type SubscriptionCalls = {
  /** What the site offers, the same for everybody. */
  offers: () => Promise<OfferToSee[]>;
  /** What the reader has, the newest first: what goes on, and what ended within a year. */
  own: () => Promise<OwnSubscription[]>;
  /** What the reader has at any site and has not ended. */
  running: () => Promise<RunningSubscription[]>;
  /**
   * Address at the seller's where the reader pays for an offer. 409 where they are a subscriber already.
   */
  checkout: (offer: string, wish?: CheckoutWish) => Promise<string>;
  /** Address at the seller's where the reader changes or ends one of theirs. */
  manage: (id: string) => Promise<string>;
  /** What the reader is shown before they withdraw from one of theirs. 409 where the period is over, or they have withdrawn. */
  withdrawalToConfirm: (id: string) => Promise<WithdrawalToConfirm>;
  /** Withdraws from one of theirs: declared twice, it is declared once. 409 where the period is over. */
  withdraw: (id: string) => Promise<Withdrawal>;
};

/** Calls about what readers pay for over a client, one method each. */
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
