import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { idOf, namedIn, StripeMoney, StripeRefusal } from './stripe-money';
import { type Price, page, type Shown } from './stripe-pages';

const SECRET_KEY = 'sk_test_double';
const WEBHOOK_SECRET = 'whsec_double';
const DAY_SECONDS = 86_400;
/** Days in each charged period. */
const DAYS: Readonly<Record<string, number>> = { month: 30, year: 365 };

type Subscription = {
  id: string;
  object: 'subscription';
  status: string;
  customer: { id: string; object: 'customer'; email: string; deleted?: true };
  metadata: Record<string, string>;
  start_date: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  items: { data: { id: string; price: Price; quantity: number; current_period_end: number }[] };
};
type Session = {
  fields: URLSearchParams;
  status: 'open' | 'complete' | 'expired';
  created: number;
  subscription: string | null;
};

/** Body of an event and its signature header. */
export type StripeEvent = { body: string; signature: string };

const lastPart = (url: string) => url.split('?')[0]?.split('/').at(-1) ?? '';

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/**
 * Local double of the parts of Stripe that the product uses: Checkout, the portal for cancelling, and events.
 */
export class StripeDouble {
  readonly subscriptions = new Map<string, Subscription>();
  readonly sessions = new Map<string, Session>();
  /** Prices by id. A price missing here has no single amount. */
  readonly prices = new Map<string, Partial<Price>>();
  readonly money = new StripeMoney();
  /** Calls that fail, by a part of their method and path. */
  readonly failing = new Set<string>();
  /** Whether every call fails, as if Stripe were down. */
  isAway = false;
  /** Milliseconds before each response; infinite to never respond. */
  delay = 0;
  /** Recipient of an event when a button of a page is pressed. If null, none is sent. */
  webhook: { url: string; host: string } | null = null;
  private readonly returns = new Map<string, string>();
  private origin = '';
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  /** @param now clock for the times of its objects and events */
  constructor(private readonly now: () => Date) {}

  async open(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    this.origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    return this;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  get settings() {
    return { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, origin: this.origin };
  }

  get env() {
    return {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_ORIGIN: this.origin,
    };
  }

  /**
   * Pays a session.
   * @returns the subscription that it creates
   */
  pay(sessionId: string): Subscription {
    const session = this.sessions.get(sessionId);
    if (session?.status !== 'open') throw new Error(`no open session ${sessionId}`);
    const { fields } = session;
    const seconds = Math.floor(this.now().getTime() / 1000);
    const price = this.priceOf(fields.get('line_items[0][price]') ?? '');
    const subscription: Subscription = {
      id: idOf('sub'),
      object: 'subscription',
      status: 'active',
      customer: { id: idOf('cus'), object: 'customer', email: fields.get('customer_email') ?? '' },
      metadata: namedIn(fields, 'subscription_data[metadata]'),
      start_date: seconds,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      items: {
        data: [
          {
            id: idOf('si'),
            price,
            quantity: 1,
            current_period_end: seconds + (DAYS[price.recurring.interval] ?? 30) * DAY_SECONDS,
          },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    const [item] = subscription.items.data;
    this.money.charge(subscription.id, price.unit_amount ?? 0, price.currency, {
      start: seconds,
      end: item?.current_period_end ?? seconds,
    });
    session.subscription = subscription.id;
    session.status = 'complete';
    return subscription;
  }

  priceOf(id: string): Price {
    return {
      id,
      unit_amount: null,
      currency: 'eur',
      recurring: { interval: 'month', interval_count: 1 },
      tax_behavior: 'unspecified',
      nickname: null,
      ...this.prices.get(id),
    };
  }

  /**
   * Signed event about an object.
   * @param at sending time, now by default
   */
  event(type: string, object: unknown, at = this.now()): StripeEvent {
    const created = Math.floor(at.getTime() / 1000);
    return this.signed(
      JSON.stringify({ id: idOf('evt'), object: 'event', type, created, data: { object } }),
      at,
    );
  }

  /** Signs any body. */
  signed(body: string, at = this.now()): StripeEvent {
    const seconds = Math.floor(at.getTime() / 1000);
    const v1 = createHmac('sha256', WEBHOOK_SECRET).update(`${seconds}.${body}`).digest('hex');
    return { body, signature: `t=${seconds},v1=${v1}` };
  }

  private async tell(type: string, object: unknown): Promise<void> {
    if (!this.webhook) return;
    const { body, signature } = this.event(type, object);
    const { url, host } = this.webhook;
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature, host },
      body,
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/' } = request;
    const body = await bodyOf(request);
    if (this.delay === Number.POSITIVE_INFINITY) return;
    await wait(this.delay);
    if (url.startsWith('/v1/')) {
      const key = request.headers['idempotency-key'];
      const { status, json } = this.said(method, url, new URLSearchParams(body), key?.toString());
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
      return;
    }
    await (method === 'POST' ? this.press(url, response) : this.show(url, response));
  }

  /** Response to a call, or the error if it is set to fail. */
  private said(method = 'GET', url: string, fields: URLSearchParams, key: string | undefined) {
    const isFailing =
      this.isAway || Array.from(this.failing).some((part) => `${method} ${url}`.includes(part));
    if (isFailing) return { status: 500, json: { error: { message: 'away' } } };
    try {
      const about = this.money.call(method === 'POST', new URL(url, this.origin), fields, key);
      const answer = about === undefined ? this.call(method, url, fields) : about;
      return answer
        ? { status: 200, json: answer }
        : { status: 404, json: { error: { message: 'no such object' } } };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const { status, code } = error;
      return { status, json: { error: { type: 'invalid_request_error', code, message: code } } };
    }
  }

  /** Cancels a subscription at once. */
  end(id: string): Subscription | null {
    const own = this.subscriptions.get(id);
    if (!own || own.status === 'canceled') return null;
    return Object.assign(own, { status: 'canceled', ended_at: Math.floor(this.now().getTime() / 1000) });
  }

  private call(method: string, url: string, fields: URLSearchParams): unknown {
    const isPost = method === 'POST';
    if (method === 'DELETE') return this.end(lastPart(url));
    if (isPost && url === '/v1/checkout/sessions') {
      const id = idOf('cs');
      const created = Math.floor(this.now().getTime() / 1000);
      this.sessions.set(id, { fields, status: 'open', created, subscription: null });
      return this.sessionOf(id);
    }
    if (url.startsWith('/v1/checkout/sessions/'))
      return isPost ? this.expire(url) : this.sessionOf(lastPart(url));
    if (isPost && url === '/v1/billing_portal/sessions') {
      const customer = fields.get('customer') ?? '';
      this.returns.set(customer, fields.get('return_url') ?? '');
      return { id: idOf('bps'), url: `${this.origin}/portal/${customer}` };
    }
    const own = this.subscriptions.get(lastPart(url)) ?? null;
    const [item] = own?.items.data ?? [];
    const price = fields.get('items[0][price]');
    if (own && item && price && fields.get('items[0][id]') === item.id) {
      item.price = this.priceOf(price);
      Object.assign(own.metadata, namedIn(fields, 'metadata'));
    }
    return own;
  }

  private sessionOf(id: string) {
    const session = this.sessions.get(id);
    if (!session) return null;
    const { fields, status, created, subscription } = session;
    const url = status === 'open' ? `${this.origin}/pay/${id}` : null;
    const metadata = namedIn(fields, 'metadata');
    const [success_url, cancel_url] = [fields.get('success_url'), fields.get('cancel_url')];
    return {
      id,
      object: 'checkout.session',
      status,
      created,
      subscription,
      metadata,
      url,
      success_url,
      cancel_url,
      customer_email: fields.get('customer_email'),
    };
  }

  private expire(url: string) {
    const id = url.split('/').at(-2) ?? '';
    const session = this.sessions.get(id);
    if (session?.status !== 'open') return null;
    session.status = 'expired';
    return this.sessionOf(id);
  }

  private shownOf(fields: URLSearchParams): Shown {
    const price = this.priceOf(fields.get('line_items[0][price]') ?? '');
    const note = fields.get('custom_text[submit][message]');
    return { price, offer: namedIn(fields, 'metadata').offer, back: fields.get('cancel_url'), note };
  }

  private show(url: string, response: ServerResponse): void {
    const id = lastPart(url);
    if (url.startsWith('/pay/')) {
      const fields = this.sessions.get(id)?.fields;
      page(response, 'Pagament', 'Paga', fields && this.shownOf(fields));
      return;
    }
    const own = [...this.subscriptions.values()].find(({ customer }) => customer.id === id);
    const [item] = own?.items.data ?? [];
    const shown = item && { price: item.price, offer: own?.metadata.offer, back: this.returns.get(id) };
    page(response, 'Subscripció', 'Cancel·la', shown);
  }

  /**
   * Presses the button of a page: pays, or cancels at the end of the period. At `/failure/` a charge fails
   * instead.
   */
  private async press(url: string, response: ServerResponse): Promise<void> {
    const id = lastPart(url);
    if (url.startsWith('/pay/') && this.sessions.get(id)?.status !== 'open') {
      page(response, 'Aquesta pàgina ha caducat', 'Torna');
      return;
    }
    if (url.startsWith('/pay/')) {
      const { id: subscription } = this.pay(id);
      await this.tell('checkout.session.completed', { object: 'checkout.session', id, subscription });
      response.writeHead(303, { location: this.sessions.get(id)?.fields.get('success_url') ?? '/' }).end();
      return;
    }
    const own = [...this.subscriptions.values()].find(({ customer }) => customer.id === id);
    if (own) {
      if (url.startsWith('/failure/')) own.status = 'past_due';
      else own.cancel_at_period_end = true;
      await this.tell('customer.subscription.updated', { object: 'subscription', id: own.id });
    }
    response.writeHead(303, { location: this.returns.get(id) ?? '/' }).end();
  }
}
