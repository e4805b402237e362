import { randomUUID } from 'node:crypto';

/** Charge for a period of a subscription, with its payment. */
type Invoice = {
  id: string;
  subscription: string;
  status: string;
  currency: string;
  amount: number;
  /** In seconds since 1970. */
  period: { start: number; end: number };
  payment: string;
  paymentStatus: string;
};
type Refund = {
  id: string;
  payment_intent: string;
  amount: number;
  status: string;
  metadata: Record<string, string>;
};

const listOf = (data: unknown[]) => ({ object: 'list', data, has_more: false });

/** Error response in Stripe's format. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/** Charges and refunds of the double. */
export class StripeMoney {
  readonly invoices: Invoice[] = [];
  readonly refunds: Refund[] = [];
  /** Responses by idempotency key: a repeated call gets the same response. */
  private readonly answered = new Map<string, unknown>();

  /**
   * Charges a subscription for a period.
   * @param period in seconds
   */
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

  /** Amount refunded of a payment so far. */
  givenBack = (payment: string): number =>
    this.refunds
      .filter(({ payment_intent, status }) => payment_intent === payment && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  /** Handles a call about money; undefined if it is about something else. */
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

  /**
   * Refunds part of a payment.
   * @throws StripeRefusal if less than `amount` is left
   */
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

/** Nested fields of a form under a name, such as `metadata[site]`. */
export const namedIn = (fields: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(fields).flatMap(([key, value]) =>
      key.startsWith(`${name}[`) && key.endsWith(']')
        ? [[key.slice(name.length + 1, -1), value] as const]
        : [],
    ),
  );
/** Id in Stripe's format. */
export const idOf = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;
