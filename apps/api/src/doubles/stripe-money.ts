import { idOf, namedIn } from './stripe-forms';

/** A charge for a period of a subscription, and the payment that it was paid by. */
export type Invoice = {
  id: string;
  subscription: string;
  status: string;
  currency: string;
  amount: number;
  /** Seconds. */
  period: { start: number; end: number };
  payment: string;
  paymentStatus: string;
};
/** Money that is given back of a payment. */
export type Refund = {
  id: string;
  payment_intent: string;
  amount: number;
  status: string;
  metadata: Record<string, string>;
};

const listOf = (data: unknown[]) => ({ object: 'list', data, has_more: false });

/** An answer that refuses, as Stripe words it. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/** What was charged and given back at the double. */
export class StripeMoney {
  readonly invoices: Invoice[] = [];
  readonly refunds: Refund[] = [];
  /** What was answered to calls that bear a key: the same call again is answered the same. */
  private readonly answered = new Map<string, unknown>();

  /** Somebody is charged for a period. @param period in seconds */
  charge(subscription: string, amount: number, currency: string, period: Invoice['period']): Invoice {
    const invoice = {
      id: idOf('in'),
      subscription,
      status: 'paid',
      amount,
      currency,
      period,
      payment: idOf('pi'),
      paymentStatus: 'succeeded',
    };
    this.invoices.push(invoice);
    return invoice;
  }

  /** What is given back of a payment so far. */
  givenBack = (payment: string): number =>
    this.refunds
      .filter(({ payment_intent, status }) => payment_intent === payment && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  /** Answers a call about money; undefined where it is about something else. */
  call(isPost: boolean, url: URL, fields: URLSearchParams, key: string | undefined): unknown {
    const { pathname, searchParams } = url;
    if (pathname === '/v1/invoices') {
      const own = this.invoices.filter(
        ({ subscription }) => subscription === searchParams.get('subscription'),
      );
      return listOf(own.map((invoice) => this.invoiceOf(invoice)));
    }
    if (pathname.startsWith('/v1/payment_intents/')) {
      const id = pathname.split('/').at(-1);
      const status = this.invoices.find(({ payment }) => payment === id)?.paymentStatus;
      return status === undefined ? null : { id, object: 'payment_intent', status };
    }
    if (pathname !== '/v1/refunds') return undefined;
    if (!isPost)
      return listOf(
        this.refunds.filter(({ payment_intent }) => payment_intent === searchParams.get('payment_intent')),
      );
    if (key !== undefined && this.answered.has(key)) return this.answered.get(key);
    const refund = this.refund(fields.get('payment_intent') ?? '', Number(fields.get('amount')), fields);
    if (key !== undefined) this.answered.set(key, refund);
    return refund;
  }

  /** Gives back of a payment. @throws StripeRefusal where there is not as much */
  refund(payment: string, amount: number, fields = new URLSearchParams()): Refund {
    const paid = this.invoices.find((invoice) => invoice.payment === payment)?.amount ?? 0;
    const left = paid - this.givenBack(payment);
    if (left <= 0) throw new StripeRefusal(400, 'charge_already_refunded');
    if (amount > left) throw new StripeRefusal(400, 'amount_too_large');
    const metadata = namedIn(fields, 'metadata');
    const refund = { id: idOf('re'), payment_intent: payment, amount, status: 'succeeded', metadata };
    this.refunds.push(refund);
    return refund;
  }

  private invoiceOf({ id, status, currency, amount, period, payment }: Invoice) {
    const isPaid = status === 'paid';
    return {
      id,
      object: 'invoice',
      status,
      currency,
      amount_paid: isPaid ? amount : 0,
      lines: listOf([{ id: idOf('il'), amount, period }]),
      payments: listOf([
        {
          id: idOf('inpay'),
          status: isPaid ? 'paid' : 'open',
          amount_paid: isPaid ? amount : null,
          amount_requested: amount,
          currency,
          payment: { type: 'payment_intent', payment_intent: payment },
        },
      ]),
    };
  }
}
