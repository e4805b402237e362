import { and, eq, or } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { isOfNothing } from '../../platform/database';
import { notLoggedIn } from '../../platform/http';
import type { AccountRow } from '../../readers/accounts';
import { accounts } from '../../readers/accounts';
import type { SiteRecord, SoldOffer } from '../../sites';
import { payWords } from './pay-words';
import { alreadySubscribed, type ReturnPages, sellerAway } from './sources';
import { recordStart, saysTheSame } from './start-requests';
import { isPaidFor, isSetToEnd } from './stripe-contract';
import { checkouts } from './tables';

/** Waits for a call of Stripe's library. @throws ApiError 502 where it fails */
export type CallStripe = <T>(call: Promise<T>) => Promise<T>;

/** How often a call begins anew where another one made a page meanwhile. */
const MAX_TURNS = 3;

type Session = Stripe.Checkout.Session;
type Buyer = Pick<AccountRow, 'id' | 'email'>;
type Wish = {
  offer: SoldOffer;
  price: string;
  site: Pick<SiteRecord, 'alias' | 'language'>;
  pages: ReturnPages;
  /** Whether it is asked to start within the period of withdrawal. */
  startsAtOnce: boolean;
};
type CheckoutDeps = { stripe: Stripe; callStripe: CallStripe; db: Database; now: () => Date };

/** Number of the subscription that a session has become; null where it has not. */
export const subscriptionOf = ({ subscription }: Session): string | null =>
  typeof subscription === 'string' ? subscription : (subscription?.id ?? null);

/**
 * A page of Stripe's where an account pays for an offer, and the only one at its site: sessions stay open for a day in other tabs, and
 * each could be paid.
 * @throws ApiError 409 where one has been paid, of which Stripe has not told yet
 */
export async function checkoutPage(deps: CheckoutDeps, buyer: Buyer, wish: Wish): Promise<string> {
  const { stripe, callStripe, db } = deps;
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const [known] = await db
      .select({ sessionId: checkouts.sessionId })
      .from(checkouts)
      .where(and(eq(checkouts.accountId, buyer.id), eq(checkouts.site, wish.site.alias)));
    const before = known ? await callStripe(sessionOf(stripe, known.sessionId)) : null;
    if (before?.status === 'open' && before.url && (await isFor(db, before, buyer, wish))) return before.url;
    const left = before?.status === 'open' ? await endSession(deps, before.id) : before;
    if (left && (await isPaid(deps, left))) throw alreadySubscribed();
    // The proof comes first: nobody is led to a page of which there is none.
    const start = wish.startsAtOnce ? await recordStart(db, buyer, wish, deps.now()) : null;
    const made = await callStripe(stripe.checkout.sessions.create(sessionFor(buyer, wish, start)));
    const isKept = await keep(db, buyer, wish.site.alias, made.id, known?.sessionId).catch(
      async (error: unknown) => {
        // Nobody was led to it.
        await endSession(deps, made.id);
        throw isOfNothing(error) ? notLoggedIn() : error;
      },
    );
    if (isKept && made.url) return made.url;
    await endSession(deps, made.id);
  }
  throw sellerAway();
}

/** @param start name of the request to start at once */
const sessionFor = ({ id, email }: Buyer, { offer, price, site, pages }: Wish, start: string | null) => {
  const account = String(id);
  const known = { site: site.alias, account, offer: offer.id, ...(start ? { start } : {}) };
  return {
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    client_reference_id: account,
    ...(email ? { customer_email: email } : {}),
    metadata: { ...known, price },
    subscription_data: { metadata: known },
    custom_text: { submit: { message: payWords(site.language, offer) } },
    success_url: pages.done,
    cancel_url: pages.back,
  } satisfies Stripe.Checkout.SessionCreateParams;
};

/** Whether a session sells what is asked for to the address that its buyer has now, and leads back to where they are. */
const isFor = async (
  db: Database,
  { metadata, customer_email, success_url, cancel_url }: Session,
  { email }: Buyer,
  { site, offer, price, pages, startsAtOnce }: Wish,
): Promise<boolean> =>
  (customer_email ?? '') === (email ?? '') &&
  metadata?.offer === offer.id &&
  metadata.price === price &&
  success_url === pages.done &&
  cancel_url === pages.back &&
  (metadata.start === undefined
    ? !startsAtOnce
    : startsAtOnce && (await saysTheSame(db, metadata.start, { site, offer })));

/** Makes a session the one of its account, unless another call has changed which one that is. */
async function keep(
  db: Database,
  { id: accountId }: Buyer,
  site: string,
  sessionId: string,
  before: string | undefined,
): Promise<boolean> {
  const rows =
    before === undefined
      ? await db
          .insert(checkouts)
          .values({ accountId, site, sessionId })
          .onConflictDoNothing()
          .returning({ id: checkouts.accountId })
      : await db
          .update(checkouts)
          .set({ sessionId })
          .where(
            and(
              eq(checkouts.accountId, accountId),
              eq(checkouts.site, site),
              eq(checkouts.sessionId, before),
            ),
          )
          .returning({ id: checkouts.accountId });
  return rows.length > 0;
}

/** A session as it is now; null where Stripe does not know it: its keys are those of another account by now. */
async function sessionOf(stripe: Stripe, id: string): Promise<Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 404) return null;
    throw error;
  }
}

/** Ends a session that nobody has paid. @returns it, as it is then: another call may have ended it, or its reader paid */
async function endSession({ stripe, callStripe }: CheckoutDeps, id: string): Promise<Session> {
  const { sessions } = stripe.checkout;
  const session = await sessions.expire(id).catch(() => callStripe(sessions.retrieve(id)));
  if (session.status === 'open') throw sellerAway();
  return session;
}

/** What a session has become, as it is now; null where nobody has paid. */
async function boughtBy({ stripe, callStripe }: CheckoutDeps, session: Session) {
  const id = session.status === 'complete' ? subscriptionOf(session) : null;
  return id === null ? null : callStripe(stripe.subscriptions.retrieve(id));
}

/** Whether a session has become a subscription that opens texts. */
async function isPaid(deps: CheckoutDeps, session: Session): Promise<boolean> {
  const bought = await boughtBy(deps, session);
  return bought !== null && isPaidFor(bought);
}

/**
 * The last page at each site on which an account, or one of its children, may still pay.
 * @param lock held till the transaction's end: who would make another page the last one waits, and finds that there is no account
 */
export async function lastSessions(
  tx: Database | DatabaseTransaction,
  { id }: Pick<AccountRow, 'id'>,
  lock?: 'update',
): Promise<string[]> {
  const found = tx
    .select({ sessionId: checkouts.sessionId })
    .from(checkouts)
    .innerJoin(accounts, eq(accounts.id, checkouts.accountId))
    .where(or(eq(accounts.id, id), eq(accounts.guardianId, id)));
  const rows = await (lock ? found.for(lock, { of: checkouts }) : found);
  return rows.map(({ sessionId }) => sessionId);
}

/** Ends a session whose account leaves. @returns the number of the subscription that goes on charging; else null */
export async function endLastSession(deps: CheckoutDeps, sessionId: string): Promise<string | null> {
  const session = await deps.callStripe(sessionOf(deps.stripe, sessionId));
  if (!session) return null;
  const last = session.status === 'open' ? await endSession(deps, sessionId) : session;
  const bought = await boughtBy(deps, last);
  return bought && isPaidFor(bought) && !isSetToEnd(bought) ? bought.id : null;
}
