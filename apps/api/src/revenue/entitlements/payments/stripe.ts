import { setTimeout as wait } from 'node:timers/promises';
import { STRIPE_SELLER } from '@portal/model/revenue';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Database } from '../../../platform/database';
import { ApiError, UNSTORABLE_CHARS } from '../../../platform/http';
import { describeError, type Log } from '../../../platform/log';
import { accounts } from '../../../readers/accounts';
import { type SiteRecord, type SoldOffer, sites } from '../../../sites';
import { linkStart } from '../contracts/start-requests';
import { type Entitlement, knownProduct } from '../entitlements';
import type { StripeSettings } from '../settings';
import {
  type EndedCheckout,
  type EntitlementSource,
  notSigned,
  STRIPE_SIGNATURE_HEADER,
  sellerAway,
} from './sources';
import { type CallStripe, checkoutPage, endLastSession, subscriptionOf } from './stripe-checkout';
import { contractOf, isPaidFor, isSetToEnd } from './stripe-contract';
import { refundOf, withdrawFrom } from './stripe-withdrawal';

/** Source name of Stripe's contracts. */
export const STRIPE = STRIPE_SELLER;
/** Timeout in milliseconds of one request to Stripe, before it is retried once. */
const TIMEOUT_MS = 4_000;
/**
 * Total milliseconds for one operation while its caller waits: the portal waits ten seconds for the back end.
 */
const PATIENCE_MS = 8_000;
/**
 * Total milliseconds while an account is being deleted, which goes on without Stripe. The operator is warned
 * about what was not done.
 */
const LEAVING_PATIENCE_MS = 3_000;

/** Accepted age of a webhook in seconds. */
const TOLERANCE_SECONDS = 300;

type StripeDeps = { db: Database; now: () => Date; log: Pick<Log, 'error' | 'warn'> };

/** Fields that every event has. */
const eventSchema = v.object({ type: v.string(), data: v.object({ object: v.object({}) }) });
const notAnEvent = () =>
  new ApiError(400, 'INVALID_FIELD', 'body: must be an event of Stripe, with type and data.object');

/** Id of the subscription that an event is about. */
function subscriptionIn(event: Stripe.Event): string | null {
  if (event.type.startsWith('customer.subscription.') && 'id' in event.data.object)
    return event.data.object.id ?? null;
  if (event.type !== 'checkout.session.completed') return null;
  return subscriptionOf(event.data.object);
}

/**
 * Email of a subscription's reader: the current one of the account that paid, or the customer's if no account
 * did. Null if that account or customer is gone: their address may belong to somebody else by now.
 */
async function emailOf(db: Database, { metadata, customer }: Stripe.Subscription): Promise<string | null> {
  if (/^\d{1,15}$/.test(metadata.account ?? '')) {
    const isPayer = eq(accounts.id, Number(metadata.account));
    const [row] = await db.select({ email: accounts.email }).from(accounts).where(isPayer);
    return row?.email || null;
  }
  return typeof customer === 'string' || customer.deleted ? null : customer.email;
}

/** Whether a site belongs to this installation. Every site's webhook receives the events of all sites. */
async function isOurs(db: Database, alias: string | undefined): Promise<boolean> {
  if (!alias || UNSTORABLE_CHARS.test(alias)) return false;
  const [row] = await db.select({ alias: sites.alias }).from(sites).where(eq(sites.alias, alias));
  return row !== undefined;
}

/**
 * Contract of a subscription at a site; null, with a warning, if it cannot be stored. A contract already
 * known here keeps being updated, whatever its metadata says: otherwise it would still grant access after its
 * end.
 */
async function entitlementOf(
  { db, log }: Pick<StripeDeps, 'db' | 'log'>,
  subscription: Stripe.Subscription,
  site: SiteRecord,
  now: Date,
): Promise<Entitlement | null> {
  const { id, status } = subscription;
  const leftOut = (why: string) => {
    log.warn(`subscription ${id} of Stripe's is left out: ${why}`);
    return null;
  };
  // A subscription never paid for is not a contract yet. One of another site is reported at that site.
  if (status === 'incomplete') return null;
  const isNamed = subscription.metadata.site === site.alias;
  const known = await knownProduct(db, site.alias, STRIPE, id);
  if (!isNamed && known === null)
    return (await isOurs(db, subscription.metadata.site))
      ? null
      : leftOut('its metadata names none of the sites that are here');
  const metadata = isNamed
    ? subscription.metadata
    : { ...subscription.metadata, offer: subscription.metadata.offer ?? known ?? '' };
  const contract = contractOf({ ...subscription, metadata }, site, now);
  if (!contract) return leftOut('one of its dates is none, or of no year between 1900 and 2199');
  // Without metadata the paying account is unknown: the contract keeps its reader.
  const email = isNamed || metadata.account ? await emailOf(db, subscription) : null;
  if (email === null && known === null) {
    const charges = isPaidFor(subscription) && !isSetToEnd(subscription);
    return leftOut(
      `the account or the customer that it is of is gone, or has no email${charges ? '. It goes on charging: end it at Stripe, and give its money back' : ''}`,
    );
  }
  return { ...contract, email };
}

/** Stripe client for the configured key and origin. */
function clientOf(Client: typeof Stripe, { secretKey, origin }: StripeSettings): Stripe {
  const at = origin ? new URL(origin) : null;
  return new Client(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at
      ? {
          host: at.hostname,
          port: at.port || (at.protocol === 'http:' ? 80 : 443),
          protocol: at.protocol === 'http:' ? 'http' : 'https',
        }
      : {}),
  });
}

/**
 * Limits the total time of several Stripe calls.
 * @throws ApiError 502 if they take longer
 */
async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const timer = new AbortController();
  const over = wait(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw sellerAway();
  });
  try {
    return await Promise.race([work(), over]);
  } finally {
    timer.abort();
  }
}

/**
 * Stripe as a payment provider: Checkout for paying, its portal for cancelling, and webhooks as a signal to
 * fetch a subscription again.
 */
export async function stripeSource(
  settings: StripeSettings,
  { db, now, log }: StripeDeps,
): Promise<EntitlementSource> {
  const { default: Client } = await import('stripe');
  const { webhookSecret } = settings;
  const stripe = clientOf(Client, settings);
  const callStripe: CallStripe = async (call) => {
    try {
      return await call;
    } catch (error) {
      log.error(`Stripe did not do what it was asked: ${describeError(error)}`);
      throw sellerAway();
    }
  };

  /**
   * Events arrive late, twice and in any order, so each one only triggers a fetch of the current
   * subscription.
   */
  const read: EntitlementSource['read'] = async ({ body, header }, site) => {
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(
        body,
        header(STRIPE_SIGNATURE_HEADER) ?? '',
        webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now().getTime(),
      );
    } catch {
      throw notSigned();
    }
    if (!v.is(eventSchema, event)) throw notAnEvent();
    const id = subscriptionIn(event);
    if (id === null) return null;
    const toldAt = now();
    const found = await within(PATIENCE_MS, () =>
      callStripe(stripe.subscriptions.retrieve(id, { expand: ['customer'] })),
    );
    // Null, in spite of its type, if the subscription was created at Stripe without metadata.
    const subscription = { ...found, metadata: found.metadata ?? {} };
    const entitlement = await entitlementOf({ db, log }, subscription, site, toldAt);
    if (!entitlement) return null;
    const { start } = subscription.metadata;
    if (start) await linkStart(db, site.alias, start, id);
    return { source: STRIPE, toldAt, entitlements: [entitlement] };
  };

  const deps = { stripe, callStripe, db, now };
  const keptOf = (known: Stripe.Subscription, site: SiteRecord) =>
    entitlementOf({ db, log }, { ...known, metadata: known.metadata ?? {} }, site, now());
  const endCheckout = async (sessionId: string): Promise<EndedCheckout> => {
    try {
      const subscription = await within(LEAVING_PATIENCE_MS, () => endLastSession(deps, sessionId));
      return subscription === null
        ? { sessionId, outcome: 'ended' }
        : { sessionId, outcome: 'paid', subscription };
    } catch {
      return { sessionId, outcome: 'unknown' };
    }
  };
  return {
    read,
    checkout: async (offer, buyer, site, { startsAtOnce, ...pages }) => {
      const { stripePrice: price } = offer;
      if (!price) throw sellerAway();
      const wish = { offer, price, site, pages, startsAtOnce };
      return within(PATIENCE_MS, () => checkoutPage(deps, buyer, wish));
    },
    endCheckouts: async (sessionIds) => Promise.all(sessionIds.map(endCheckout)),
    refundOf: async (externalId, terms) => within(PATIENCE_MS, () => refundOf(deps, externalId, terms)),
    withdraw: async (externalId, terms, site) =>
      within(PATIENCE_MS, async () => {
        const { subscription, refund } = await withdrawFrom(deps, externalId, terms);
        return { entitlement: await keptOf(subscription, site), refund };
      }),
    changePrice: async (externalId, from, to, site) =>
      within(PATIENCE_MS, async () => {
        const changed = await changePrice(deps, externalId, from, to);
        return changed && keptOf(changed, site);
      }),
    manage: async (externalId, returnTo) =>
      within(PATIENCE_MS, async () => {
        const { customer } = await callStripe(stripe.subscriptions.retrieve(externalId));
        const session = await callStripe(
          stripe.billingPortal.sessions.create({
            customer: typeof customer === 'string' ? customer : customer.id,
            return_url: returnTo,
          }),
        );
        return session.url;
      }),
  };
}

/**
 * Makes a subscription charge another offer's price from its next charge on, without proration.
 * @returns the updated subscription; null if it does not pay the old price, or is set to end
 */
async function changePrice(
  { stripe, callStripe }: { stripe: Stripe; callStripe: CallStripe },
  id: string,
  from: SoldOffer,
  to: SoldOffer,
): Promise<Stripe.Subscription | null> {
  const known = await callStripe(stripe.subscriptions.retrieve(id));
  const item = known.items.data.find(({ price }) => price.id === from.stripePrice);
  if (!item || !to.stripePrice || isSetToEnd(known)) return null;
  return callStripe(
    stripe.subscriptions.update(id, {
      items: [{ id: item.id, price: to.stripePrice }],
      proration_behavior: 'none',
      metadata: { offer: to.id },
      expand: ['customer'],
    }),
  );
}
