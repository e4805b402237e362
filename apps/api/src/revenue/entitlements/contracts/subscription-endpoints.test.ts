import { CALLS, endpointPath, READING_ENDPOINTS } from '@portal/model';
import { ACCOUNT_CALLS, PROFILE_ENDPOINTS } from '@portal/model/readers';
import { offersSchema, SUBSCRIPTION_ENDPOINTS, sellerPageSchema } from '@portal/model/revenue';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../platform/time/durations';
import { PASSWORD, registration, userOf } from '../../../testing/account-readers';
import { ENGINES } from '../../../testing/database';
import { CLOSED_TEXT, forgetAll } from '../../../testing/paywall';
import { TestReader } from '../../../testing/reader';
import { SELLERS_SECRET, type TestSellers, testSellers } from '../../../testing/sellers';
import { signatureOf } from '../payments/signed-source';

const OFFERS = `
  sellers: { oficina: Oficina del diari }
  offers:
    - { id: mensual, name: Mensual, price: 600, period: month, stripePrice: price_mensual }
    - { id: paper, name: En paper, price: 20000, period: year }
`;

describe.each(ENGINES)('subscriptions, on %s', (engine) => {
  let sellers: TestSellers;
  let test: TestSellers['test'];
  let stripe: TestSellers['stripe'];
  beforeAll(async () => {
    sellers = await testSellers(engine, OFFERS);
    ({ test, stripe } = sellers);
  });
  afterAll(() => sellers?.close());
  beforeEach(() => forgetAll(test.database.db));

  const tell: TestSellers['tell'] = (...of) => sellers.tell(...of);
  const tellStripe: TestSellers['tellStripe'] = (event) => sellers.tellStripe(event);
  const tellSigned: TestSellers['tellSigned'] = (...of) => sellers.tellSigned(...of);
  const told: TestSellers['told'] = (...of) => sellers.told(...of);
  const ownOf: TestSellers['ownOf'] = (reader) => sellers.ownOf(reader);
  const checkout: TestSellers['checkout'] = (reader) => sellers.checkout(reader);
  const mayRead = async (reader: TestReader, id: number) =>
    (await reader.get(endpointPath(READING_ENDPOINTS.restOfContent, String(id)))).status === 200;
  const isSubscriber = async (reader: TestReader) =>
    userOf((await reader.get(PROFILE_ENDPOINTS.profile.path)).response).isSubscriber;

  it('lists the offers, and which of them can be paid for here', async () => {
    const { response } = await new TestReader(test.app).get(SUBSCRIPTION_ENDPOINTS.offers.path);
    expect(v.parse(offersSchema, response)).toEqual([
      expect.objectContaining({ id: 'mensual', price: 600, currency: 'EUR', isSold: true }),
      expect.objectContaining({ id: 'paper', isSold: false }),
    ]);
    expect(JSON.stringify(response)).not.toContain('price_mensual');
  });

  it('sends a reader who has paid back to their page of the site, and never to another site', async () => {
    const { reader } = await test.readers.loggedIn();
    const returnOf = async (backUrl: string) => {
      const { response } = await reader.post(SUBSCRIPTION_ENDPOINTS.checkout.path, {
        offer: 'mensual',
        backUrl,
      });
      const session = v.parse(sellerPageSchema, response).split('/').at(-1) ?? '';
      const { fields } = stripe.sessions.get(session) ?? {};
      return [fields?.get('success_url'), fields?.get('cancel_url')].map((url) =>
        url?.split('/').slice(3).join('/'),
      );
    };
    expect(await returnOf('/societat/a/?x=1')).toEqual([
      'perfil/subscripcions/?done=pagada&backUrl=%2Fsocietat%2Fa%2F%3Fx%3D1',
      'subscripcio/?backUrl=%2Fsocietat%2Fa%2F%3Fx%3D1',
    ]);
    for (const elsewhere of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])
      expect(await returnOf(elsewhere)).toEqual(['perfil/subscripcions/?done=pagada', 'subscripcio/']);
  });

  it('a reader pays, reads, cancels, and reads until the paid period ends', async () => {
    const { reader, form } = await test.readers.loggedIn();
    const id = await test.story({ ...CLOSED_TEXT, condition: 'subscribers' });
    expect(await mayRead(reader, id)).toBe(false);
    expect(await isSubscriber(reader)).toBe(false);
    const session = await checkout(reader);
    const subscription = stripe.pay(session);
    expect(subscription.metadata).toMatchObject({ site: 'prova', offer: 'mensual' });
    const paid = stripe.event('checkout.session.completed', { id: session, subscription: subscription.id });
    expect(await tellStripe(paid)).toBe(200);
    expect(await mayRead(reader, id)).toBe(true);
    expect(await isSubscriber(reader)).toBe(true);
    const end = new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
    const goesOn = { product: 'mensual', source: 'stripe', endsAt: null, renewsAt: end, isManaged: true };
    expect(await ownOf(reader)).toEqual([expect.objectContaining({ ...goesOn, isUnpaid: false })]);
    // A subscriber cannot pay twice.
    expect((await reader.post(SUBSCRIPTION_ENDPOINTS.checkout.path, { offer: 'mensual' })).status).toBe(409);

    const [own] = await ownOf(reader);
    const { response } = await reader.post(SUBSCRIPTION_ENDPOINTS.manage.path, { id: own?.id });
    expect(v.parse(sellerPageSchema, response)).toContain(subscription.customer.id);
    test.clock.goOn(1000);
    subscription.cancel_at_period_end = true;
    await tellStripe(stripe.event('customer.subscription.updated', { id: subscription.id }));
    expect(await mayRead(reader, id)).toBe(true);
    expect(await ownOf(reader)).toEqual([expect.objectContaining({ endsAt: end, renewsAt: null })]);
    // The payment event comes again, late: the current subscription is fetched.
    await tellStripe(
      stripe.event('checkout.session.completed', { id: session, subscription: subscription.id }),
    );
    expect(await ownOf(reader)).toEqual([expect.objectContaining({ endsAt: end })]);
    test.clock.goOn(31 * DAY_MS);
    // The session has expired too, so they log in again.
    const again = await reader.post(ACCOUNT_CALLS.login, { email: form.email, password: PASSWORD });
    expect(userOf(again.response).isSubscriber).toBe(false);
    expect(await mayRead(reader, id)).toBe(false);
  });

  it('marks a subscription as unpaid while its last charge has failed', async () => {
    const { reader } = await test.readers.loggedIn();
    const id = await test.story({ ...CLOSED_TEXT, condition: 'subscribers' });
    const subscription = stripe.pay(await checkout(reader));
    const becomes = async (status: string) => {
      test.clock.goOn(1000);
      subscription.status = status;
      await tellStripe(stripe.event('customer.subscription.updated', { id: subscription.id }));
      const [own] = await ownOf(reader);
      return { isUnpaid: own?.isUnpaid, isDated: own?.renewsAt !== null, isOver: own?.endsAt !== null };
    };
    // Stripe decides when to retry: the next charge is unknown.
    expect(await becomes('past_due')).toEqual({ isUnpaid: true, isDated: false, isOver: false });
    expect(await mayRead(reader, id)).toBe(true);
    expect(await becomes('active')).toEqual({ isUnpaid: false, isDated: true, isOver: false });
    await becomes('past_due');
    expect(await becomes('unpaid')).toEqual({ isUnpaid: false, isDated: false, isOver: true });
    expect(await mayRead(reader, id)).toBe(false);
  });

  it('ignores events that are unsigned, belong to another site, or concern an unpaid subscription', async () => {
    const { reader } = await test.readers.loggedIn();
    const subscription = stripe.pay(await checkout(reader));
    const event = stripe.event('customer.subscription.created', { id: subscription.id });
    expect(await tell('stripe', event.body, {})).toBe(400);
    expect(await tell('stripe', event.body, { 'stripe-signature': 't=1,v1=00' })).toBe(400);
    expect(await tell('stripe', `${event.body} `, { 'stripe-signature': event.signature })).toBe(400);
    const old = new Date(test.clock.now().getTime() - 600_000);
    expect(
      await tellStripe(stripe.event('customer.subscription.created', { id: subscription.id }, old)),
    ).toBe(400);
    subscription.metadata.site = 'altra';
    expect(await tellStripe(event)).toBe(200);
    subscription.metadata.site = 'prova';
    subscription.status = 'incomplete';
    expect(await tellStripe(event)).toBe(200);
    expect(await tellStripe(stripe.event('invoice.paid', { id: 'in_1' }))).toBe(200);
    expect(await ownOf(reader)).toEqual([]);
    expect(await tell('piano', '{}', {})).toBe(404);
  });

  it('reports that nothing was paid if Stripe does not respond', async () => {
    const { reader } = await test.readers.loggedIn();
    stripe.isAway = true;
    expect(await reader.post(SUBSCRIPTION_ENDPOINTS.checkout.path, { offer: 'mensual' })).toMatchObject({
      status: 502,
    });
    stripe.isAway = false;
    expect((await reader.post(SUBSCRIPTION_ENDPOINTS.checkout.path, { offer: 'paper' })).status).toBe(404);
    expect((await reader.post(SUBSCRIPTION_ENDPOINTS.manage.path, { id: '999' })).status).toBe(404);
    const visitor = new TestReader(test.app);
    expect((await visitor.post(SUBSCRIPTION_ENDPOINTS.checkout.path, { offer: 'mensual' })).status).toBe(401);
  });

  it('signed reports apply in the order of their timestamps, and only once', async () => {
    const {
      reader,
      form: { email },
    } = await test.readers.loggedIn();
    const first = told({}, { email });
    expect(await tellSigned(first)).toBe(200);
    expect(await tellSigned(first)).toBe(200);
    expect(await ownOf(reader)).toEqual([
      expect.objectContaining({
        product: 'paper',
        source: 'Oficina del diari',
        endsAt: null,
        isManaged: false,
      }),
    ]);
    const renewal = new Date(test.clock.now().getTime() + DAY_MS).toISOString();
    test.clock.goOn(1000);
    await tellSigned(told({}, { email, renews: renewal }));
    expect(await ownOf(reader)).toEqual([expect.objectContaining({ endsAt: null, renewsAt: renewal })]);
    // Once the renewal date has passed, the next one is unknown.
    test.clock.goOn(DAY_MS + 1000);
    expect(await ownOf(reader)).toEqual([expect.objectContaining({ endsAt: null, renewsAt: null })]);
    const at = new Date(test.clock.now().getTime() - 2 * DAY_MS).toISOString();
    await tellSigned(told({ at }, { email, to: '2026-02-01T00:00:00Z' }));
    expect(await ownOf(reader)).toEqual([expect.objectContaining({ endsAt: null })]);
  });

  it('a contract sold before registration stays with its reader under a new email address, and never goes to the next holder of the old one', async () => {
    const form = registration();
    await tellSigned(told({}, { email: form.email }));
    const { reader } = await test.readers.loggedIn(form);
    const contract = [expect.objectContaining({ product: 'paper', source: 'Oficina del diari' })];
    expect(await ownOf(reader)).toEqual(contract);
    expect(await sellers.move(reader, form, `nova-${form.email}`)).toEqual([200, 200]);
    expect(await ownOf(reader)).toEqual(contract);

    const { reader: stranger } = await test.readers.loggedIn({ email: form.email });
    expect(await ownOf(stranger)).toEqual([]);
    const [own] = await ownOf(reader);
    expect((await stranger.post(SUBSCRIPTION_ENDPOINTS.manage.path, { id: own?.id })).status).toBe(404);
    // The payment provider still knows the old email address.
    test.clock.goOn(1000);
    await tellSigned(told({}, { email: form.email, product: 'anual' }));
    expect(await ownOf(reader)).toEqual([expect.objectContaining({ product: 'anual' })]);
    expect(await ownOf(stranger)).toEqual([]);
    // Nor after its reader has deleted their account.
    expect((await reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(200);
    expect(await ownOf(stranger)).toEqual([]);
  });

  it.each(['{}', 'null', '[]', '{"type":"customer.subscription.updated"}'])(
    'explains why a message signed by Stripe is not an event: %s',
    async (body) => {
      const { signature } = stripe.signed(body);
      expect(await tell('stripe', body, { 'stripe-signature': signature })).toBe(400);
    },
  );

  it('names the field of a signed message that cannot be stored', async () => {
    const body = told({}, { product: 'pa\0per' });
    const signed = { 'portal-signature': signatureOf(SELLERS_SECRET, body, test.clock.now()) };
    const seller = new TestReader(test.app, 'prova.example', signed);
    expect(await seller.ask('POST', `${CALLS.entitlements}signed`, body)).toMatchObject({
      status: 400,
      code: 'INVALID_FIELD',
      issues: [{ field: 'product', code: 'invalid' }],
    });
  });

  it.each([
    [{ to: '01/11/2026' }, 'entitlements.0.to: must be a moment with its zone, such as 2026-03-18T09:00:00Z'],
    [{ to: '1800-01-01T00:00:00Z' }, 'entitlements.0.to: must be of a year between 1900 and 2199'],
    [{ to: '2025-01-01T00:00:00Z' }, 'entitlements.0.to: must not be before from'],
    [{ renews: '2025-12-01T00:00:00Z' }, 'entitlements.0.renews: must be after from'],
    [
      { product: 'pa\u202eper' },
      'entitlements.0.product: must be one line, without characters that control a terminal or the direction of writing',
    ],
    [{ renwes: '2026-12-01T00:00:00Z' }, 'entitlements.0.renwes: is not known: is it misspelt?'],
    [
      { id: '', email: 'ada', from: undefined },
      'entitlements.0.id: must have 1 to 200 characters; entitlements.0.email: must be an email address; entitlements.0.from: is missing, and has to be given',
    ],
  ])('reports each faulty field of a signed message once, with its rule: %j', async (contract, message) => {
    const body = told({}, contract);
    const signed = { 'portal-signature': signatureOf(SELLERS_SECRET, body, test.clock.now()) };
    const answer = await test.app.request(`${CALLS.entitlements}signed`, {
      method: 'POST',
      body,
      headers: { host: 'prova.example', 'content-type': 'application/json', ...signed },
    });
    const fields = message
      .split('; ')
      .map((fault) => expect.objectContaining({ field: fault.split(':')[0] }));
    expect(await answer.json()).toMatchObject({ apiInfo: { message, issues: fields } });
  });

  it.each([
    ['another secret', () => tellSigned(told(), test.clock.now(), `${SELLERS_SECRET}x`), 400],
    [
      'a signature of yesterday',
      () => tellSigned(told(), new Date(test.clock.now().getTime() - DAY_MS)),
      400,
    ],
    ['another site', () => tellSigned(told({ site: 'far' })), 400],
    ['the name of Stripe', () => tellSigned(told({ source: 'stripe' })), 400],
    ['no JSON', () => tellSigned('{'), 400],
    ['an end before its beginning', () => tellSigned(told({}, { to: '2025-01-01T00:00:00Z' })), 400],
    ['no signature', () => tell('signed', told(), {}), 400],
    ['NUL in the number of a contract', () => tellSigned(told({}, { id: 'c\0' })), 400],
    ['half of a character in a product', () => tellSigned(told({}, { product: 'paper\ud800' })), 400],
    ['too much', () => tellSigned(' '.repeat(140_000)), 413],
  ])('rejects %s', async (_, send, status) => {
    expect(await send()).toBe(status);
  });
});
