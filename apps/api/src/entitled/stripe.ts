import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { ApiError } from '../accounts/api-error';
import { accounts } from '../database/accounts';
import type { Database } from '../database/client';
import { describeError, type Log } from '../log';
import type { Entitlement } from './entitlements';
import type { StripeSettings } from './settings';
import { STRIPE_SIGNATURE_HEADER } from './signatures';
import { type EntitlementSource, notSigned, sellerAway } from './sources';

/** Name that rows of Stripe's bear. */
export const STRIPE = 'stripe';
/** Milliseconds that Stripe may take for an answer: it is asked while a reader waits. */
const TIMEOUT_MS = 8_000;

/** Seconds that a message may have been on its way. */
const TOLERANCE_SECONDS = 300;

type StripeDeps = { db: Database; now: () => Date; log: Pick<Log, 'error'> };

const dateOf = (seconds: number) => new Date(seconds * 1000);

/** States in which a reader has what they pay for; a payment that failed is tried again for some days, and they keep it till then. */
const GRANTED: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due'];

/** Moment until which a subscription is paid for. */
const periodEndOf = ({ items }: Stripe.Subscription): Date =>
  dateOf(Math.max(0, ...items.data.map(({ current_period_end }) => current_period_end)));

/** Moment at which a subscription ends, as it is now; null while it renews by itself. */
function endOf(subscription: Stripe.Subscription, now: Date): Date | null {
  const { status, cancel_at, cancel_at_period_end, ended_at } = subscription;
  if (!GRANTED.includes(status)) return ended_at === null ? now : dateOf(ended_at);
  if (cancel_at !== null) return dateOf(cancel_at);
  return cancel_at_period_end ? periodEndOf(subscription) : null;
}

/** Moment of the next charge of a subscription that renews; null where a charge has failed, which is tried again when Stripe decides. */
const renewalOf = (subscription: Stripe.Subscription): Date | null =>
  subscription.status === 'past_due' ? null : periodEndOf(subscription);

/** What every event has. */
const eventSchema = v.object({ type: v.string(), data: v.object({ object: v.object({}) }) });
const notAnEvent = () =>
  new ApiError(400, 'INVALID_FIELD', 'body: must be an event of Stripe, with type and data.object');

/** Number of the subscription that an event is about. */
function subscriptionIn(event: Stripe.Event): string | null {
  if (event.type.startsWith('customer.subscription.') && 'id' in event.data.object)
    return event.data.object.id ?? null;
  if (event.type !== 'checkout.session.completed') return null;
  const { subscription } = event.data.object;
  return typeof subscription === 'string' ? subscription : (subscription?.id ?? null);
}

/** The email of who a subscription is of: that of the account which paid, as it is now, or the customer's. */
async function emailOf(db: Database, { metadata, customer }: Stripe.Subscription): Promise<string | null> {
  const account = /^\d{1,15}$/.test(metadata.account ?? '') ? Number(metadata.account) : null;
  if (account !== null) {
    const [row] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, account));
    if (row?.email) return row.email;
  }
  return typeof customer === 'string' || customer.deleted ? null : customer.email;
}

/** What Stripe sells: Checkout to pay, its portal to end, and webhooks that say when to look at a subscription again. */
export async function stripeSource(
  { secretKey, webhookSecret, origin }: StripeSettings,
  { db, now, log }: StripeDeps,
): Promise<EntitlementSource> {
  const { default: Client } = await import('stripe');
  const at = origin ? new URL(origin) : null;
  const stripe = new Client(secretKey, {
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(at
      ? {
          host: at.hostname,
          port: at.port || (at.protocol === 'http:' ? 80 : 443),
          protocol: at.protocol === 'http:' ? 'http' : 'https',
        }
      : {}),
  });
  const asked = async <T>(call: Promise<T>): Promise<T> => {
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
    const subscription = await asked(stripe.subscriptions.retrieve(id, { expand: ['customer'] }));
    const { metadata, status, start_date } = subscription;
    // What was never paid for is nothing yet; what is of another site is told there.
    if (metadata.site !== site.alias || status === 'incomplete') return null;
    const email = await emailOf(db, subscription);
    if (email === null) return null;
    const startsAt = dateOf(start_date);
    const end = endOf(subscription, toldAt);
    const entitlement: Entitlement = {
      externalId: id,
      email,
      product: metadata.offer ?? subscription.items.data[0]?.price.id ?? id,
      startsAt,
      endsAt: end && end < startsAt ? startsAt : end,
      renewsAt: end ? null : renewalOf(subscription),
    };
    return { source: STRIPE, toldAt, entitlements: [entitlement] };
  };

  return {
    read,
    checkout: async ({ id: offer, stripePrice }, { id, email }, { alias }, { done, back }) => {
      if (!stripePrice) throw sellerAway();
      const session = await asked(
        stripe.checkout.sessions.create({
          mode: 'subscription',
          line_items: [{ price: stripePrice, quantity: 1 }],
          client_reference_id: String(id),
          ...(email ? { customer_email: email } : {}),
          subscription_data: { metadata: { site: alias, account: String(id), offer } },
          success_url: done,
          cancel_url: back,
        }),
      );
      if (!session.url) throw sellerAway();
      return session.url;
    },
    manage: async (externalId, returnTo) => {
      const { customer } = await asked(stripe.subscriptions.retrieve(externalId));
      const session = await asked(
        stripe.billingPortal.sessions.create({
          customer: typeof customer === 'string' ? customer : customer.id,
          return_url: returnTo,
        }),
      );
      return session.url;
    },
  };
}
