import type { Refund } from '@portal/model/revenue';
import { ApiError } from '../../../platform/http';
import type { AccountRow } from '../../../readers/accounts';
import type { SiteRecord, SoldOffer } from '../../../sites';
import type { ManagedSellers } from '../contracts/contracts';
import type { Entitlement } from '../entitlements';

/** Contracts reported by a payment provider, with its name and the time that the report describes. */
export type ToldEntitlements = { source: string; toldAt: Date; entitlements: Entitlement[] };

/** Webhook request from a payment provider: its raw body, which the signature covers, and its headers. */
export type SellerMessage = { body: string; header: (name: string) => string | undefined };

/** Pages that a payment provider redirects to. */
export type ReturnPages = { done: string; back: string };

/**
 * Options of a checkout: where to redirect, and whether the reader asks to start within the withdrawal
 * period.
 */
type CheckoutWish = ReturnPages & { startsAtOnce: boolean };

/** Terms of a withdrawal that its payment provider needs. */
export type WithdrawalTerms = {
  declaredAt: Date;
  /**
   * Whether the reader asked to start within the withdrawal period, and so owes a share for the time they
   * have had.
   */
  isPartOwed: boolean;
};

/**
 * Outcome of ending a checkout page: nobody can pay there any more, somebody has paid and is charged again,
 * or the payment provider did not say.
 */
export type EndedCheckout =
  | { sessionId: string; outcome: 'ended' | 'unknown' }
  | { sessionId: string; outcome: 'paid'; subscription: string };

/**
 * Payment provider for subscriptions (Stripe, Piano, or a paper's own office), which reports contracts. Its
 * reports are stored under its name, and the latest one on a contract wins.
 */
export type EntitlementSource = {
  /**
   * Contracts of the site that a message reports; null if it is about something else.
   * @throws ApiError 400 if the signature is wrong
   */
  read: (message: SellerMessage, site: SiteRecord) => Promise<ToldEntitlements | null>;
  /**
   * Opens the payment provider's page where a reader pays for an offer, the only one still payable. Absent if
   * nothing is sold from here.
   * @throws ApiError 409 if the reader has paid and the payment provider has not reported it yet
   */
  checkout?: (
    offer: SoldOffer,
    who: Pick<AccountRow, 'id' | 'email'>,
    site: SiteRecord,
    wish: CheckoutWish,
  ) => Promise<string>;
  /**
   * Ends the checkout pages of an account that is being deleted. Returns quickly, even if the payment
   * provider is slow.
   */
  endCheckouts?: (sessionIds: readonly string[]) => Promise<EndedCheckout[]>;
  /** Refund that a withdrawal would give; null if nothing was paid. */
  refundOf?: (externalId: string, terms: WithdrawalTerms) => Promise<Refund | null>;
  /**
   * Ends a contract at once and refunds what is due. Safe to retry from wherever it stopped.
   * @returns the updated contract, if it belongs to the site
   */
  withdraw?: (
    externalId: string,
    terms: WithdrawalTerms,
    site: SiteRecord,
  ) => Promise<{ entitlement: Entitlement | null; refund: Refund | null }>;
  /**
   * Makes a contract charge another offer's price from the next charge on, without proration.
   * @returns the updated contract, if it belongs to the site
   */
  changePrice?: (
    externalId: string,
    from: SoldOffer,
    to: SoldOffer,
    site: SiteRecord,
  ) => Promise<Entitlement | null>;
  /** Payment provider's page where a reader changes or ends a contract. Absent if it has none. */
  manage?: (externalId: string, returnTo: string) => Promise<string>;
};

/** Payment providers by the last segment of their webhook path. */
export type EntitlementSources = ReadonlyMap<string, EntitlementSource>;

/** No payment providers configured: contracts cannot be reported. */
export const NO_SOURCES: EntitlementSources = new Map();

/** Names of the payment providers whose contracts can be changed and ended from here. */
export const managedSellers = (sources: EntitlementSources): ManagedSellers =>
  Array.from(sources).flatMap(([name, { manage }]) => (manage ? [name] : []));

export const notSigned = () =>
  new ApiError(400, 'INVALID_CREDENTIALS', 'signature: missing, wrong, or more than five minutes old');

/** Error for a payment provider that could not be reached: nothing has changed. */
export const sellerAway = () =>
  new ApiError(502, 'SELLER_UNAVAILABLE', 'who sells the subscription did not answer; nothing was paid');

export const alreadySubscribed = () =>
  new ApiError(409, 'ALREADY_SUBSCRIBED', 'this account has a subscription: nothing was paid');

/**
 * Signature header of payment providers and mail providers: `t=<seconds since 1970>,v1=<hex of HMAC-SHA256
 * over "<t>.<body>">`.
 */
export const SIGNATURE_HEADER = 'portal-signature';
export const STRIPE_SIGNATURE_HEADER = 'stripe-signature';

/** Headers that a proxy in front of the back end must forward: without them no signed message is accepted. */
export const SIGNATURE_HEADERS: readonly string[] = [SIGNATURE_HEADER, STRIPE_SIGNATURE_HEADER];
