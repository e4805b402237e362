import { setTimeout as wait } from 'node:timers/promises';
import { STRIPE_SELLER } from '@portal/model';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import { ApiError, UNSTORABLE_CHARS } from '../../platform/http';
import { describeError, type Log } from '../../platform/log';
import { accounts } from '../../readers/accounts';
import type { SiteRecord } from '../../sites';
import { sites } from '../../sites';
import { type Entitlement, knownProduct } from './entitlements';
import type { StripeSettings } from './settings';
import { STRIPE_SIGNATURE_HEADER } from './signatures';
import { type EndedCheckout, type EntitlementSource, notSigned, sellerAway } from './sources';
import { linkStart } from './start-requests';
import { type CallStripe, checkoutPage, endLastSession, subscriptionOf } from './stripe-checkout';
import { contractOf, isPaidFor, isSetToEnd } from './stripe-contract';
import { changePrice } from './stripe-price';
import { refundOf, withdrawFrom } from './stripe-withdrawal';

/** Name that rows of Stripe's bear. */
export const STRIPE = STRIPE_SELLER;
/** Milliseconds that Stripe may take for an answer before it is asked once more. */
const TIMEOUT_MS = 4_000;
/** The same for all that one call takes, while its caller waits: a portal waits ten seconds for its back end. */
const PATIENCE_MS = 8_000;
/** The same where a reader leaves, who goes whatever Stripe does: the operator is told what was not done. */
const LEAVING_PATIENCE_MS = 3_000;

/** Seconds that a message may have been on its way. */
const TOLERANCE_SECONDS = 300;

type StripeDeps = { db: Database; now: () => Date; log: Pick<Log, 'error' | 'warn'> };

/** What every event has. */
const eventSchema = v.object({ type: v.string(), data: v.object({ object: v.object({}) }) });
const notAnEvent = () =>
  new ApiError(400, 'INVALID_FIELD', 'body: must be an event of Stripe, with type and data.object');

/** Number of the subscription that an event is about. */
function subscriptionIn(event: Stripe.Event): string | null {
  if (event.type.startsWith('customer.subscription.') && 'id' in event.data.object)
    return event.data.object.id ?? null;
  if (event.type !== 'checkout.session.completed') return null;
  return subscriptionOf(event.data.object);
}

/**
 * The email of who a subscription is of: that of the account which paid, as it is now, or the customer's where no account did. Null where
 * that account or that customer is gone: who has the customer's address by now may be somebody else.
 */
async function emailOf(db: Database, { metadata, customer }: Stripe.Subscription): Promise<string | null> {
  if (/^\d{1,15}$/.test(metadata.account ?? '')) {
    const isPayer = eq(accounts.id, Number(metadata.account));
    const [row] = await db.select({ email: accounts.email }).from(accounts).where(isPayer);
    return row?.email || null;
  }
  return typeof customer === 'string' || customer.deleted ? null : customer.email;
}

/** Whether a site is of this installation: each is told of what all of them sell. */
async function isOurs(db: Database, alias: string | undefined): Promise<boolean> {
  if (!alias || UNSTORABLE_CHARS.test(alias)) return false;
  const [row] = await db.select({ alias: sites.alias }).from(sites).where(eq(sites.alias, alias));
  return row !== undefined;
}

/**
 * What a subscription gives at a site as it is now; null, and a warning, where it cannot be kept. One that is known here stays so, whatever
 * its metadata says by now: else it would go on opening texts when it has ended.
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
  // What was never paid for is nothing yet; what is of another site is told there.
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
  // Without its metadata nobody says which account paid: it stays of whoever it is.
  const email = isNamed || metadata.account ? await emailOf(db, subscription) : null;
  if (email === null && known === null) {
    const charges = isPaidFor(subscription) && !isSetToEnd(subscription);
    return leftOut(
      `the account or the customer that it is of is gone, or has no email${charges ? '. It goes on charging: end it at Stripe, and give its money back' : ''}`,
    );
  }
  return { ...contract, email };
}

/** Stripe's library with a paper's key. */
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

/** Waits for some calls of Stripe's for so many milliseconds together. @throws ApiError 502 where they take longer */
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

/** What Stripe sells: Checkout to pay, its portal to end, and webhooks that say when to look at a subscription again. */
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

  /** Events come late, twice and in any order: each has the subscription looked at as it is now. */
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
    // Null, whatever its types say, where whoever made it at Stripe left it so.
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
