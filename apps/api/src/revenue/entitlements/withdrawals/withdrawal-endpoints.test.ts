import { ACCOUNT_CALLS, OWN_DATA_FILE_ENDPOINTS } from '@portal/model/readers';
import { SUBSCRIPTION_ENDPOINTS, withdrawalSchema, withdrawalToConfirmSchema } from '@portal/model/revenue';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../platform/time/durations';
import { PASSWORD } from '../../../testing/account-readers';
import { ENGINES } from '../../../testing/database';
import { logInto } from '../../../testing/log';
import { forgetAll } from '../../../testing/paywall';
import type { TestReader } from '../../../testing/reader';
import { MONTHLY_AND_YEARLY, SELLERS_SECRET, type TestSellers, testSellers } from '../../../testing/sellers';
import { asPublished } from '../../../testing/site';
import { tellContracts } from '../contracts/contract-emails';
import { openSources } from '../payments/open-sources';
import { settleWithdrawal, settleWithdrawals } from '../payments/settling';
import { entitlements, withdrawals } from '../tables';
import { forgetWithdrawals } from './withdrawals';

const CALL = SUBSCRIPTION_ENDPOINTS.withdraw.path;
const PAID = 600;
const MINUTE_MS = 60_000;

describe.each(ENGINES)('withdrawals from contracts, on %s', (engine) => {
  let sellers: TestSellers;
  let test: TestSellers['test'];
  let stripe: TestSellers['stripe'];
  beforeAll(async () => {
    sellers = await testSellers(engine, `\n  sellers: { oficina: Oficina del diari }${MONTHLY_AND_YEARLY}`);
    ({ test, stripe } = sellers);
    stripe.prices.set('price_mensual', { unit_amount: PAID });
  });
  afterAll(() => sellers?.close());
  beforeEach(async () => {
    test.logged.length = 0;
    stripe.failing.clear();
    stripe.sessions.clear();
    stripe.isAway = false;
    await forgetAll(test.database.db);
  });

  const deps = async () => {
    const { db } = test.database;
    const now = () => test.clock.now();
    const log = logInto(test.logged);
    const settings = { secret: SELLERS_SECRET, stripe: stripe.settings };
    const sources = await openSources(settings, { db, now, log });
    return { db, now, log, sources, outbox: test.outbox, locateSite: asPublished };
  };
  const tellOf = (id: string) => {
    test.clock.goOn(1000);
    return sellers.tellStripe(stripe.event('customer.subscription.updated', { id }));
  };
  /**
   * A reader who has bought a month.
   * @returns the reader, their email address, and the contract here and at Stripe
   */
  const buyer = async (startsAtOnce = false) => {
    const { reader, form, user } = await test.readers.loggedIn();
    await reader.post(SUBSCRIPTION_ENDPOINTS.checkout.path, { offer: 'mensual', startsAtOnce });
    const [[session] = ['']] = [...stripe.sessions].filter(([, { status }]) => status === 'open');
    const subscription = stripe.pay(session);
    await tellOf(subscription.id);
    await tellContracts(await deps());
    const [own] = await sellers.ownOf(reader);
    if (!own) throw new Error('nothing was bought');
    return { reader, email: form.email, user, id: own.id, subscription };
  };
  const confirm = (reader: TestReader, id: string) => reader.post(CALL, { id });
  const withdraw = async (reader: TestReader, id: string) =>
    v.parse(withdrawalSchema, (await confirm(reader, id)).response);
  const toConfirm = (reader: TestReader, id: string) => reader.get(`${CALL}?id=${id}`);
  const refundsOf = (id: string) => {
    const payments = stripe.money.invoices.filter(({ subscription }) => subscription === id);
    return stripe.money.refunds
      .filter(({ payment_intent }) => payments.some(({ payment }) => payment === payment_intent))
      .map(({ amount }) => amount);
  };
  /** Withdrawal emails, by their subject. */
  const lettersTo = async (email: string) =>
    (await test.emailsTo(email)).filter(({ subject }) => /desistiment|devolució/.test(subject));
  const settleLater = async (minutes = 400) => {
    test.clock.goOn(minutes * MINUTE_MS);
    await settleWithdrawals(await deps());
  };

  it('end the contract at once, refund it in full, and are acknowledged with words and time', async () => {
    const { reader, email, id, subscription, user } = await buyer();
    test.clock.goOn(5 * DAY_MS);
    const shown = v.parse(withdrawalToConfirmSchema, (await toConfirm(reader, id)).response);
    expect(shown).toMatchObject({ name: 'Mensual', isPartOwed: false });
    expect(shown.refund).toEqual({ paid: PAID, refunded: PAID, currency: 'EUR' });
    expect(shown.words).toContain(`(${email}): comunico que desisteixo del meu contracte`);
    expect(refundsOf(subscription.id)).toEqual([]);

    const told = await withdraw(reader, id);
    expect(told.refund).toEqual({ paid: PAID, refunded: PAID, currency: 'EUR' });
    expect(told.settledAt).not.toBeNull();
    expect(subscription.status).toBe('canceled');
    expect(refundsOf(subscription.id)).toEqual([PAID]);
    const [own] = await sellers.ownOf(reader);
    expect(own).toMatchObject({ withdrawableUntil: null, withdrawal: told, renewsAt: null });
    expect(Date.parse(own?.endsAt ?? '')).toBeLessThanOrEqual(test.clock.now().getTime());

    const [received, money, ...others] = await lettersTo(email);
    expect(others).toEqual([]);
    expect(received?.text).toContain(shown.words);
    expect(received?.text).toMatch(/declaració teva (el |l’)\d+ .* de 20\d\d a (les|la) \d/);
    expect(received?.text).toContain('Et tornem tot el que has pagat');
    expect(received?.text).toContain('d’aquí a 14 dies');
    expect(money?.text).toMatch(/La devolució està en camí: 6\s€, tot el que havies pagat/);
    for (const letter of [received, money]) expect(letter?.text).not.toMatch(/[{}]/);
    // Stripe reports the end, and no further email is sent.
    const before = test.emails.length;
    await tellOf(subscription.id);
    await tellContracts(await deps());
    await test.outbox.send();
    expect(test.emails.slice(before)).toEqual([]);
    const [row] = await test.database.db.select().from(withdrawals);
    expect(row).toMatchObject({ accountId: Number(user.id), email: null, nick: null, words: shown.words });
  });

  it('keep the share for the whole days used, if the reader asked to start at once', async () => {
    const { reader, email, id, subscription } = await buyer(true);
    test.clock.goOn(5.5 * DAY_MS);
    const shown = v.parse(withdrawalToConfirmSchema, (await toConfirm(reader, id)).response);
    expect(shown).toMatchObject({ isPartOwed: true, refund: { paid: PAID, refunded: 500 } });
    expect((await withdraw(reader, id)).refund).toMatchObject({ paid: PAID, refunded: 500 });
    expect(refundsOf(subscription.id)).toEqual([500]);
    const [received, money] = await lettersTo(email);
    expect(received?.text).toContain('menys la part proporcional als dies sencers');
    expect(money?.text).toMatch(/5\s€ dels 6\s€ que havies pagat/);
  });

  it('are declared once, even after double clicks and from several tabs', async () => {
    const { reader, email, id, subscription } = await buyer();
    const [one, two] = await Promise.all([confirm(reader, id), confirm(reader, id)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const third = await withdraw(reader, id);
    expect(third.settledAt).not.toBeNull();
    expect((await toConfirm(reader, id)).code).toBe('WITHDRAWN');
    expect(refundsOf(subscription.id)).toEqual([PAID]);
    expect(await lettersTo(email)).toHaveLength(2);
    expect(await test.database.db.$count(withdrawals)).toBe(1);
  });

  it('stand while Stripe is unavailable, and are settled once it is back', async () => {
    const { reader, email, id, subscription } = await buyer();
    stripe.isAway = true;
    const shown = v.parse(withdrawalToConfirmSchema, (await toConfirm(reader, id)).response);
    expect(shown.refund).toBeUndefined();
    const told = await withdraw(reader, id);
    expect(told).toMatchObject({ settledAt: null, refund: null });
    expect(await lettersTo(email)).toHaveLength(1);
    expect(test.logged.join('\n')).toContain(`withdrawal from ${subscription.id}`);
    expect(test.logged.join('\n')).not.toContain(email);
    // Not before the retry is due, and at growing intervals.
    await settleLater(0.5);
    expect(await test.database.db.select().from(withdrawals)).toEqual([
      expect.objectContaining({ attempts: 1 }),
    ]);
    await settleLater(2);
    stripe.isAway = false;
    // Stripe reports the subscription before ending it: the reader gets no email about that.
    await tellOf(subscription.id);
    await tellContracts(await deps());
    await settleLater();
    expect(refundsOf(subscription.id)).toEqual([PAID]);
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(2);
    expect((await test.emailsTo(email)).map(({ subject }) => subject)).not.toContain(
      'La teva subscripció de La Prova continua',
    );
    const [own] = await sellers.ownOf(reader);
    expect(own?.endsAt).not.toBeNull();
    await settleLater();
    expect(refundsOf(subscription.id)).toEqual([PAID]);
  });

  it.each([
    ['the end', 'DELETE /v1/subscriptions/'],
    ['the charges', 'GET /v1/invoices'],
    ['the refunds', 'GET /v1/refunds'],
    ['the refund', 'POST /v1/refunds'],
  ])('resume where they stopped: at %s', async (_, part) => {
    const { reader, id, subscription } = await buyer();
    stripe.failing.add(part);
    expect((await withdraw(reader, id)).settledAt).toBeNull();
    stripe.failing.clear();
    await settleLater();
    expect([subscription.status, refundsOf(subscription.id)]).toEqual(['canceled', [PAID]]);
  });

  it('never refund twice, even if the process dies after the refund or somebody else refunds', async () => {
    const { reader, id, subscription } = await buyer();
    await withdraw(reader, id);
    const { db } = test.database;
    await db.update(withdrawals).set({ settledAt: null });
    await settleLater();
    expect(refundsOf(subscription.id)).toEqual([PAID]);
    // Refunded by hand at Stripe: first in part, then in full.
    for (const given of [200, PAID]) {
      const other = await buyer();
      const payment = stripe.money.invoices.at(-1)?.payment ?? '';
      stripe.money.refund(payment, given);
      expect((await withdraw(other.reader, other.id)).refund).toMatchObject({ refunded: PAID });
      expect(refundsOf(other.subscription.id)).toEqual(given === PAID ? [PAID] : [given, PAID - given]);
    }
  });

  it('are settled by one process at a time', async () => {
    const { reader, id, subscription, email } = await buyer();
    stripe.isAway = true;
    await withdraw(reader, id);
    stripe.isAway = false;
    const all = await deps();
    // Another process holds it for a while.
    const [held] = await test.database.db.select().from(withdrawals);
    await settleWithdrawal(all, held?.id ?? 0);
    expect(refundsOf(subscription.id)).toEqual([]);
    test.clock.goOn(400 * MINUTE_MS);
    await Promise.all([1, 2, 3].map(() => settleWithdrawals(all)));
    expect(refundsOf(subscription.id)).toEqual([PAID]);
    expect(await lettersTo(email)).toHaveLength(2);
  });

  it('wait for a payment in progress, and refund nothing if nothing was paid', async () => {
    const { reader, id, email } = await buyer();
    const invoice = stripe.money.invoices.at(-1);
    if (!invoice) throw new Error('no invoice');
    Object.assign(invoice, { status: 'open', paymentStatus: 'processing' });
    expect((await withdraw(reader, id)).settledAt).toBeNull();
    Object.assign(invoice, { paymentStatus: 'requires_payment_method' });
    await settleLater();
    expect((await sellers.ownOf(reader))[0]?.withdrawal).toMatchObject({ refund: null });
    expect((await lettersTo(email)).at(-1)?.text).toContain('No havies pagat res');
  });

  it('are refused once the period is over, and the contract no longer offers them', async () => {
    const { reader, id, subscription } = await buyer();
    expect((await sellers.ownOf(reader))[0]?.withdrawableUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    test.clock.goOn(17 * DAY_MS);
    expect((await sellers.ownOf(reader))[0]?.withdrawableUntil).toBeNull();
    for (const answer of [await toConfirm(reader, id), await confirm(reader, id)])
      expect(answer).toMatchObject({ status: 409, code: 'WITHDRAWAL_OVER' });
    expect([subscription.status, await test.database.db.$count(withdrawals)]).toEqual(['active', 0]);
  });

  it('are allowed only for a reader’s own contracts bought here, set to end or not', async () => {
    const { reader, id, subscription } = await buyer();
    const { reader: stranger, form } = await test.readers.loggedIn();
    await sellers.tellSigned(sellers.told({}, { email: form.email, from: test.clock.now().toISOString() }));
    const [office] = await sellers.ownOf(stranger);
    expect(office).toMatchObject({ withdrawableUntil: null, withdrawal: null });
    for (const other of [id, office?.id ?? '', '999999', 'x'])
      expect([400, 404]).toContain((await confirm(stranger, other)).status);
    expect(subscription.status).toBe('active');
    subscription.cancel_at_period_end = true;
    await tellOf(subscription.id);
    expect((await withdraw(reader, id)).refund).toMatchObject({ refunded: PAID });
  });

  it('are in the data export, and outlive the account for as long as they are proof', async () => {
    const { db } = test.database;
    const { reader, id, email, subscription } = await buyer();
    stripe.isAway = true;
    await withdraw(reader, id);
    stripe.isAway = false;
    const data = JSON.stringify((await reader.get(OWN_DATA_FILE_ENDPOINTS.download.path)).response);
    expect(data).toContain('comunico que desisteixo');
    expect((await reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(200);
    await settleLater();
    // The refund and its email come without the account.
    expect(refundsOf(subscription.id)).toEqual([PAID]);
    expect(await lettersTo(email)).toHaveLength(2);
    const [row] = await db.select().from(withdrawals);
    expect(row).toMatchObject({ accountId: null, email: null });
    const inDays = (days: number) => () => new Date(test.clock.now().getTime() + days * DAY_MS);
    await forgetWithdrawals({ db, now: inDays(5 * 365) });
    expect(await db.$count(withdrawals)).toBe(1);
    await forgetWithdrawals({ db, now: inDays(5 * 366 + 1) });
    expect(await db.$count(withdrawals)).toBe(0);
  });

  it('allow the reader to subscribe again', async () => {
    const { reader, id } = await buyer();
    await withdraw(reader, id);
    expect((await reader.post(SUBSCRIPTION_ENDPOINTS.checkout.path, { offer: 'mensual' })).status).toBe(200);
    const { db } = test.database;
    const ended = await db
      .select()
      .from(entitlements)
      .where(eq(entitlements.id, Number(id)));
    expect(ended).toEqual([expect.objectContaining({ renewsAt: null })]);
  });
});
