import type { Refund } from '@portal/model';
import { ApiError } from '../../platform/http';
import type { AccountRow } from '../../readers/accounts';
import type { SiteRecord, SoldOffer } from '../../sites';
import type { ManagedSellers } from './contracts';
import type { Entitlement } from './entitlements';

/** Contracts as a seller tells them: who that is, and the moment of which it tells. */
export type ToldEntitlements = { source: string; toldAt: Date; entitlements: Entitlement[] };

/** A message of a seller's, as it came. */
export type SellerMessage = { body: string; header: (name: string) => string | undefined };

/** Pages that a seller leads back to. */
export type ReturnPages = { done: string; back: string };

/** How a reader would pay: where they are led back to, and whether they ask for a start within the period of withdrawal. */
export type CheckoutWish = ReturnPages & { startsAtOnce: boolean };

/** A withdrawal, as its seller has to know it. */
export type WithdrawalTerms = {
  declaredAt: Date;
  /** Whether its reader asked for a start within the period of withdrawal: they owe the part of the time that they have had. */
  isPartOwed: boolean;
};

/** What became of a page to pay that was to be ended: nobody can pay there, somebody has and is charged again, or its seller did not say. */
export type EndedCheckout =
  | { sessionId: string; outcome: 'ended' | 'unknown' }
  | { sessionId: string; outcome: 'paid'; subscription: string };

/**
 * Who sells subscriptions elsewhere (Stripe, Piano, a paper's own office) and tells what readers have. What it tells is kept under
 * its name: the newest word about a contract holds.
 */
export type EntitlementSource = {
  /**
   * What a message tells of the contracts of a site; null where it is about something else.
   * @throws ApiError 400 where it is not signed as agreed
   */
  read: (message: SellerMessage, site: SiteRecord) => Promise<ToldEntitlements | null>;
  /**
   * A page of the seller's where a reader pays for an offer, and the only one that can be paid. Absent where nothing is sold from here.
   * @throws ApiError 409 where the reader has paid, of which the seller has not told yet
   */
  checkout?: (
    offer: SoldOffer,
    who: Pick<AccountRow, 'id' | 'email'>,
    site: SiteRecord,
    wish: CheckoutWish,
  ) => Promise<string>;
  /** Ends the pages on which an account that leaves could still pay. It answers soon, whatever the seller does. */
  endCheckouts?: (sessionIds: readonly string[]) => Promise<EndedCheckout[]>;
  /** What would be given back to who withdraws from a contract; null where nothing was paid. */
  refundOf?: (externalId: string, terms: WithdrawalTerms) => Promise<Refund | null>;
  /**
   * Ends a contract at once and gives back what is due. It may be asked again, wherever it stopped.
   * @returns the contract as it is then, if it is one of the site's
   */
  withdraw?: (
    externalId: string,
    terms: WithdrawalTerms,
    site: SiteRecord,
  ) => Promise<{ entitlement: Entitlement | null; refund: Refund | null }>;
  /**
   * Has a contract charge another offer's price from the next charge on, and nothing before.
   * @returns the contract as it is then, if it is one of the site's
   */
  changePrice?: (
    externalId: string,
    from: SoldOffer,
    to: SoldOffer,
    site: SiteRecord,
  ) => Promise<Entitlement | null>;
  /** A page of the seller's where a reader changes or ends a contract. Absent where it has none. */
  manage?: (externalId: string, returnTo: string) => Promise<string>;
};

/** Sellers by the name that ends the address of their messages. */
export type EntitlementSources = ReadonlyMap<string, EntitlementSource>;

/** No seller: nobody tells by a call what readers have. */
export const NO_SOURCES: EntitlementSources = new Map();

/** Names of the sellers whose contracts can be changed and ended from here. */
export const managedSellers = (sources: EntitlementSources): ManagedSellers =>
  Array.from(sources).flatMap(([name, { manage }]) => (manage ? [name] : []));

export const notSigned = () =>
  new ApiError(400, 'INVALID_CREDENTIALS', 'signature: missing, wrong, or more than five minutes old');

/** A seller could not be asked: nothing has changed. */
export const sellerAway = () =>
  new ApiError(502, 'SELLER_UNAVAILABLE', 'who sells the subscription did not answer; nothing was paid');

export const alreadySubscribed = () =>
  new ApiError(409, 'ALREADY_SUBSCRIBED', 'this account has a subscription: nothing was paid');
