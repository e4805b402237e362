import { DATE_LOCALES, fill, inEveryLanguage, type Language } from '@portal/model';
import { formatPrice, type OfferPeriod } from '@portal/model/revenue';
import { and, eq, or } from 'drizzle-orm';
import type Stripe from 'stripe';
import { type Database, type DatabaseTransaction, isOfNothing } from '../../../platform/database';
import { notLoggedIn } from '../../../platform/http';
import { type AccountRow, accounts } from '../../../readers/accounts';
import type { SiteRecord, SoldOffer } from '../../../sites';
import { recordStart, saysTheSame } from '../contracts/start-requests';
import { checkouts } from '../tables';
import { alreadySubscribed, type ReturnPages, sellerAway } from './sources';
import { isPaidFor, isSetToEnd } from './stripe-contract';

/**
 * Awaits a call of Stripe's library.
 * @throws ApiError 502 if it fails
 */
export type CallStripe = <T>(call: Promise<T>) => Promise<T>;

/** Attempts to open a page while concurrent calls replace it. */
const MAX_TURNS = 3;

type Session = Stripe.Checkout.Session;
type Buyer = Pick<AccountRow, 'id' | 'email'>;
type Wish = {
  offer: SoldOffer;
  price: string;
  site: Pick<SiteRecord, 'alias' | 'language'>;
  pages: ReturnPages;
  /** Whether the reader asks to start within the withdrawal period. */
  startsAtOnce: boolean;
};
type CheckoutDeps = { stripe: Stripe; callStripe: CallStripe; db: Database; now: () => Date };

/** Id of the subscription that a session has created; null if it has not. */
export const subscriptionOf = ({ subscription }: Session): string | null =>
  typeof subscription === 'string' ? subscription : (subscription?.id ?? null);

/**
 * Opens Stripe's page where an account pays for an offer, the only open one at its site. Sessions stay open
 * for a day in other tabs, and each could be paid.
 * @throws ApiError 409 if one has been paid and Stripe has not reported it yet
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
    // Record the request first, so that no reader reaches a page without its proof.
    const start = wish.startsAtOnce ? await recordStart(db, buyer, wish, deps.now()) : null;
    const made = await callStripe(stripe.checkout.sessions.create(sessionFor(buyer, wish, start)));
    const isKept = await keep(db, buyer, wish.site.alias, made.id, known?.sessionId).catch(
      async (error: unknown) => {
        // No reader was sent to it.
        await endSession(deps, made.id);
        throw isOfNothing(error) ? notLoggedIn() : error;
      },
    );
    if (isKept && made.url) return made.url;
    await endSession(deps, made.id);
  }
  throw sellerAway();
}

/** @param start id of the recorded request to start the subscription within the withdrawal period, or null */
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

/** Whether a session matches the offer, the buyer's current address and the return pages. */
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

/**
 * Stores a session as the current one of its account.
 * @returns false if a concurrent call has stored another
 */
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

/**
 * Fetches a session; null if Stripe does not know it, because the keys now belong to another Stripe account.
 */
async function sessionOf(stripe: Stripe, id: string): Promise<Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 404) return null;
    throw error;
  }
}

/**
 * Expires a session that nobody has paid.
 * @returns its current state: another call may have expired it, or its reader paid
 */
async function endSession({ stripe, callStripe }: CheckoutDeps, id: string): Promise<Session> {
  const { sessions } = stripe.checkout;
  const session = await sessions.expire(id).catch(() => callStripe(sessions.retrieve(id)));
  if (session.status === 'open') throw sellerAway();
  return session;
}

/** Subscription of a session, as it is now; null if nobody has paid. */
async function boughtBy({ stripe, callStripe }: CheckoutDeps, session: Session) {
  const id = session.status === 'complete' ? subscriptionOf(session) : null;
  return id === null ? null : callStripe(stripe.subscriptions.retrieve(id));
}

/** Whether a session has created a subscription that grants access. */
async function isPaid(deps: CheckoutDeps, session: Session): Promise<boolean> {
  const bought = await boughtBy(deps, session);
  return bought !== null && isPaidFor(bought);
}

/**
 * Latest checkout session of an account and of its child accounts, one per site.
 * @param lock held until the transaction ends: a concurrent call that would replace the session waits, and
 * then finds that the account is gone
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

/**
 * Ends a session of an account that is being deleted.
 * @returns id of the subscription that goes on charging, or else null
 */
export async function endLastSession(deps: CheckoutDeps, sessionId: string): Promise<string | null> {
  const session = await deps.callStripe(sessionOf(deps.stripe, sessionId));
  if (!session) return null;
  const last = session.status === 'open' ? await endSession(deps, sessionId) : session;
  const bought = await boughtBy(deps, last);
  return bought && isPaidFor(bought) && !isSetToEnd(bought) ? bought.id : null;
}

/**
 * Text next to the last button of the payment provider's page, whose label cannot be chosen: it says that
 * pressing it obliges to pay (Directive 2011/83/EU, article 8.2).
 */
const PAY_WORDS: Readonly<Record<Language, Record<OfferPeriod, string>>> = inEveryLanguage({
  ca: {
    month:
      'Amb aquest botó t’hi subscrius amb obligació de pagament: {price} al mes, impostos inclosos, sense data de fi, fins que la cancel·lis.',
    year: 'Amb aquest botó t’hi subscrius amb obligació de pagament: {price} l’any, impostos inclosos. Es renova cada any, fins que la cancel·lis.',
  },
  es: {
    month:
      'Con este botón te suscribes con obligación de pago: {price} al mes, impuestos incluidos, sin fecha de fin, hasta que la canceles.',
    year: 'Con este botón te suscribes con obligación de pago: {price} al año, impuestos incluidos. Se renueva cada año, hasta que la canceles.',
  },
  en: {
    month:
      'By pressing this button you subscribe with an obligation to pay: {price} a month, taxes included, with no end date, until you cancel it.',
    year: 'By pressing this button you subscribe with an obligation to pay: {price} a year, taxes included. It renews each year until you cancel it.',
  },
});

const payWords = (language: Language, { price, currency, period }: SoldOffer): string =>
  fill(PAY_WORDS[language][period], { price: formatPrice({ price, currency }, DATE_LOCALES[language].tag) });
