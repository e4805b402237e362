import type Stripe from 'stripe';
import type { AccountRow } from '../accounts/reader';
import type { ReturnPages } from './sources';
import { alreadySubscribed, sellerAway } from './sources';
import { isPaidFor } from './stripe-contract';

/** Waits for a call of Stripe's library. @throws ApiError 502 where it fails */
export type CallStripe = <T>(call: Promise<T>) => Promise<T>;

/** Seconds that sessions of Checkout are open, and some more, since clocks differ. */
const OPEN_SECONDS = 25 * 3600;
/** Most sessions of so many seconds that are looked at. */
const MAX_SESSIONS = 1_000;

type Buyer = Pick<AccountRow, 'id' | 'email'>;
type Wish = { offer: string; price: string; site: string; pages: ReturnPages };

/** Number of the subscription that a session has become; null where it has not. */
export const subscriptionOf = ({ subscription }: Stripe.Checkout.Session): string | null =>
  typeof subscription === 'string' ? subscription : (subscription?.id ?? null);

/**
 * A page of Stripe's where an account pays for an offer, and the only one: sessions stay open for a day in other tabs, and each could be
 * paid.
 * @throws ApiError 409 where one has been paid, of which Stripe has not told yet
 */
export async function checkoutPage(
  stripe: Stripe,
  callStripe: CallStripe,
  { id, email }: Buyer,
  { offer, price, site, pages }: Wish,
  now: Date,
): Promise<string> {
  const account = String(id);
  const made = await callStripe(
    stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price, quantity: 1 }],
      client_reference_id: account,
      ...(email ? { customer_email: email } : {}),
      metadata: { site, account },
      subscription_data: { metadata: { site, account, offer } },
      success_url: pages.done,
      cancel_url: pages.back,
    }),
  );
  const since = Math.floor(now.getTime() / 1000) - OPEN_SECONDS;
  const recent = await callStripe(
    stripe.checkout.sessions
      .list({ created: { gte: since }, limit: 100 })
      .autoPagingToArray({ limit: MAX_SESSIONS }),
  );
  const own = recent.filter(({ metadata }) => metadata?.site === site && metadata.account === account);
  const open = own.filter(({ status }) => status === 'open');
  // The newest comes first: of two that are made at once both calls keep the same, though the other has ended this one by now.
  const kept = own.some((session) => session.id === made.id) ? open[0] : made;
  const others = open.filter((session) => session.id !== kept?.id);
  const ended: Stripe.Checkout.Session[] = [];
  for (const session of others) ended.push(await endSession(stripe, callStripe, session.id));
  if (await hasPaid(stripe, callStripe, [...own, ...ended])) {
    if (kept) await endSession(stripe, callStripe, kept.id);
    throw alreadySubscribed();
  }
  if (!kept?.url) throw sellerAway();
  return kept.url;
}

/** Ends a session that nobody has paid. @returns it, as it is then: another call may have ended it, or its reader paid */
async function endSession(
  stripe: Stripe,
  callStripe: CallStripe,
  id: string,
): Promise<Stripe.Checkout.Session> {
  const { sessions } = stripe.checkout;
  const session = await sessions.expire(id).catch(() => callStripe(sessions.retrieve(id)));
  if (session.status === 'open') throw sellerAway();
  return session;
}

/** Whether any of an account's sessions has become a subscription that goes on. */
async function hasPaid(
  stripe: Stripe,
  callStripe: CallStripe,
  sessions: readonly Stripe.Checkout.Session[],
): Promise<boolean> {
  for (const session of sessions) {
    const id = session.status === 'complete' ? subscriptionOf(session) : null;
    if (id !== null && isPaidFor(await callStripe(stripe.subscriptions.retrieve(id)))) return true;
  }
  return false;
}
