import type { Refund } from '@portal/model';
import type Stripe from 'stripe';
import { DAY_MS } from '../../platform/time';
import type { WithdrawalTerms } from './sources';
import type { CallStripe } from './stripe-checkout';

type Deps = { stripe: Stripe; callStripe: CallStripe };
/** A payment of a subscription's: what of it is due back, in cents, and how it is named. */
type Payment = {
  named: { payment_intent: string } | { charge: string };
  id: string;
  paid: number;
  due: number;
  currency: string;
};

const MAX_LISTED = 100;

/** A payment that is on its way: what is given back cannot be told yet. */
export class PaymentUnderWay extends Error {
  override name = 'PaymentUnderWay';
}

const idOf = (named: string | { id: string } | undefined): string | undefined =>
  typeof named === 'string' ? named : named?.id;

/**
 * What of a charge its reader owes: the share of the whole days, from the beginning of what it is for, that they had it before they
 * withdrew. Cents are rounded down, which is in their favour.
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

/** From when to when an invoice is for, in seconds. */
function periodOf({ lines }: Stripe.Invoice): { start: number; end: number } {
  const periods = lines.data.map(({ period }) => period);
  return {
    start: Math.min(...periods.map(({ start }) => start)),
    end: Math.max(...periods.map(({ end }) => end)),
  };
}

/** What was paid by one invoice. @throws where Stripe’s API cannot give it back */
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

/** What was paid for a subscription, payment by payment. */
async function paymentsOf(deps: Deps, subscription: string, terms: WithdrawalTerms): Promise<Payment[]> {
  const { stripe, callStripe } = deps;
  const { data } = await callStripe(
    stripe.invoices.list({ subscription, limit: MAX_LISTED, expand: ['data.payments'] }),
  );
  const payments: Payment[] = [];
  for (const invoice of data) payments.push(...(await paidBy(deps, invoice, terms)));
  return payments;
}

/** What has been given back of a payment, by whoever did it. */
async function givenBackOf({ stripe, callStripe }: Deps, { named }: Payment): Promise<number> {
  const { data } = await callStripe(stripe.refunds.list({ ...named, limit: MAX_LISTED }));
  return data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);
}

const isGivenBack = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'charge_already_refunded';

/**
 * Gives back what is due of a payment and was not given back yet. The key and the look before it keep it from being given twice, whoever
 * asks and however often.
 * @returns what has been given back of it then
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
    // Somebody was faster: all of it has been given back.
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

/** What a withdrawal would give back; null where nothing was paid. */
export async function refundOf(
  deps: Deps,
  subscription: string,
  terms: WithdrawalTerms,
): Promise<Refund | null> {
  const payments = await paymentsOf(deps, subscription, terms);
  return refundWith(payments, sumOf(payments.map(({ due }) => due)));
}

/**
 * Ends a subscription at once and gives back what is due. It may be asked again, wherever it stopped.
 * @returns the subscription as it is then, and what was paid and given back; null where nothing was paid
 */
export async function withdrawFrom(deps: Deps, id: string, terms: WithdrawalTerms) {
  const { stripe, callStripe } = deps;
  const known = await callStripe(stripe.subscriptions.retrieve(id, { expand: ['customer'] }));
  const isOver = known.status === 'canceled' || known.status === 'incomplete_expired';
  const subscription = isOver
    ? known
    : await callStripe(stripe.subscriptions.cancel(id, { expand: ['customer'] }));
  // After the end, so that no charge comes in between.
  const payments = await paymentsOf(deps, id, terms);
  const given: number[] = [];
  for (const payment of payments) given.push(await giveBack(deps, id, payment));
  return { subscription, refund: refundWith(payments, sumOf(given)) };
}
