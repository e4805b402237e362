import type { Refund } from '@portal/model/revenue';
import type Stripe from 'stripe';
import { DAY_MS } from '../../../platform/time';
import type { WithdrawalTerms } from './sources';
import type { CallStripe } from './stripe-checkout';

type Deps = { stripe: Stripe; callStripe: CallStripe };
/** A subscription's payment: the amount to refund, in cents, and how Stripe identifies it. */
type Payment = {
  named: { payment_intent: string } | { charge: string };
  id: string;
  paid: number;
  due: number;
  currency: string;
};

const MAX_LISTED = 100;

/** Thrown while a payment is still processing: the refund cannot be calculated yet. */
export class PaymentUnderWay extends Error {
  override name = 'PaymentUnderWay';
}

const idOf = (named: string | { id: string } | undefined): string | undefined =>
  typeof named === 'string' ? named : named?.id;

/**
 * Share of a charge that its reader owes, for the whole days they had before they withdrew. Cents are rounded
 * down, in their favour.
 */
export function owedOf(
  paid: number,
  period: { start: number; end: number },
  { declaredAt, isPartOwed }: WithdrawalTerms,
): number {
  const days = Math.round(((period.end - period.start) * 1000) / DAY_MS);
  if (!isPartOwed || days <= 0) return 0;
  const had = Math.floor((declaredAt.getTime() - period.start * 1000) / DAY_MS);
  return Math.floor((paid * Math.min(Math.max(had, 0), days)) / days);
}

/** Period that an invoice covers, in seconds. */
function periodOf({ lines }: Stripe.Invoice): { start: number; end: number } {
  const periods = lines.data.map(({ period }) => period);
  return {
    start: Math.min(...periods.map(({ start }) => start)),
    end: Math.max(...periods.map(({ end }) => end)),
  };
}

/**
 * Payments of one invoice.
 * @throws if Stripe’s API cannot refund one, or one is still processing
 */
async function paidBy(
  { stripe, callStripe }: Deps,
  invoice: Stripe.Invoice,
  terms: WithdrawalTerms,
): Promise<Payment[]> {
  const { currency } = invoice;
  const payments: Payment[] = [];
  for (const { status, amount_paid: paid, payment } of invoice.payments?.data ?? []) {
    const intent = idOf(payment.payment_intent);
    const charge = idOf(payment.charge);
    if (status === 'open' && intent) {
      const { status: state } = await callStripe(stripe.paymentIntents.retrieve(intent));
      if (state === 'processing') throw new PaymentUnderWay(`the payment ${intent} is under way`);
    }
    if (status !== 'paid' || !paid) continue;
    const id = intent ?? charge;
    if (!id) throw new Error(`a payment of the invoice ${invoice.id} cannot be given back by Stripe’s API`);
    const due = paid - owedOf(paid, periodOf(invoice), terms);
    const named = intent ? { payment_intent: intent } : { charge: id };
    payments.push({ named, id, paid, due, currency });
  }
  return payments;
}

/** All payments of a subscription. */
async function paymentsOf(deps: Deps, subscription: string, terms: WithdrawalTerms): Promise<Payment[]> {
  const { stripe, callStripe } = deps;
  const { data } = await callStripe(
    stripe.invoices.list({ subscription, limit: MAX_LISTED, expand: ['data.payments'] }),
  );
  const payments: Payment[] = [];
  for (const invoice of data) payments.push(...(await paidBy(deps, invoice, terms)));
  return payments;
}

/** Amount already refunded of a payment, including refunds made by hand at Stripe. */
async function givenBackOf({ stripe, callStripe }: Deps, { named }: Payment): Promise<number> {
  const { data } = await callStripe(stripe.refunds.list({ ...named, limit: MAX_LISTED }));
  return data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);
}

const isGivenBack = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'charge_already_refunded';

/**
 * Refunds what is still due of a payment. The idempotency key and the preceding check prevent a double
 * refund, however often it is called.
 * @returns total refunded of the payment
 */
async function giveBack(deps: Deps, subscription: string, payment: Payment): Promise<number> {
  const { stripe, callStripe } = deps;
  const before = await givenBackOf(deps, payment);
  const amount = payment.due - before;
  if (amount <= 0) return before;
  const asked = stripe.refunds
    .create(
      {
        ...payment.named,
        amount,
        reason: 'requested_by_customer',
        metadata: { withdrawal: subscription },
      },
      { idempotencyKey: `withdrawal-${payment.id}-${before}-${amount}` },
    )
    .then(() => before + amount)
    // Someone else was faster: the payment has been refunded in full.
    .catch((error: unknown) => {
      if (isGivenBack(error)) return payment.paid;
      throw error;
    });
  return callStripe(asked);
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const refundWith = (payments: readonly Payment[], refunded: number): Refund | null => {
  const [first] = payments;
  return first
    ? { paid: sumOf(payments.map(({ paid }) => paid)), refunded, currency: first.currency.toUpperCase() }
    : null;
};

/** Refund that a withdrawal would give; null if nothing was paid. */
export async function refundOf(
  deps: Deps,
  subscription: string,
  terms: WithdrawalTerms,
): Promise<Refund | null> {
  const payments = await paymentsOf(deps, subscription, terms);
  return refundWith(payments, sumOf(payments.map(({ due }) => due)));
}

/**
 * Cancels a subscription at once and refunds what is due. Safe to retry from wherever it stopped.
 * @returns the updated subscription, with the amounts paid and refunded, null if nothing was paid
 */
export async function withdrawFrom(deps: Deps, id: string, terms: WithdrawalTerms) {
  const { stripe, callStripe } = deps;
  const known = await callStripe(stripe.subscriptions.retrieve(id, { expand: ['customer'] }));
  const isOver = known.status === 'canceled' || known.status === 'incomplete_expired';
  const subscription = isOver
    ? known
    : await callStripe(stripe.subscriptions.cancel(id, { expand: ['customer'] }));
  // After the cancellation, so that no charge comes in between.
  const payments = await paymentsOf(deps, id, terms);
  const given: number[] = [];
  for (const payment of payments) given.push(await giveBack(deps, id, payment));
  return { subscription, refund: refundWith(payments, sumOf(given)) };
}
