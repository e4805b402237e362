import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../../platform/log/log';
import { Outbox, OutboxFull } from '../../../platform/mail/outbox';
import { DAY_MS } from '../../../platform/time/durations';
import { accounts } from '../../../readers/accounts/tables';
import type { SiteLocator } from '../../../sites/site-locator';
import { sites } from '../../../sites/tables';
import { registration } from '../../../testing/account-readers';
import { ENGINES } from '../../../testing/database';
import type { TestDiscussion } from '../../../testing/discussion';
import { dueEmails } from '../../../testing/outbox';
import { forgetAll, testPaywall } from '../../../testing/paywall';
import { asPublished } from '../../../testing/site';
import { storeEntitlements } from '../entitlements';
import { type Charge, entitlements } from '../tables';
import { tellRenewals } from './renewal-notices';

const OFFERS = `
  sellers: { oficina: L’oficina }
  offers:
    - { id: mensual, name: Mensual, price: 600, period: month }
    - { id: anual, name: Tot l’any, price: 6000, period: year, stripePrice: price_anual }
`;

describe.each(ENGINES)('renewal notices, on %s', (engine) => {
  let test: TestDiscussion;
  beforeAll(async () => {
    test = await testPaywall(engine, OFFERS);
  });
  afterAll(() => test?.database.remove());
  beforeEach(() => forgetAll(test.database.db));

  const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS);
  const sell = async (contract: {
    id: string;
    email: string;
    product?: string;
    renews: Date;
    ends?: Date;
    source?: string;
    charge?: Charge;
  }) => {
    test.clock.goOn(1000);
    await storeEntitlements(
      test.database.db,
      'prova',
      contract.source ?? 'oficina',
      [
        {
          externalId: contract.id,
          email: contract.email,
          product: contract.product ?? 'anual',
          startsAt: inDays(-300),
          endsAt: contract.ends ?? null,
          renewsAt: contract.renews,
          isUnpaid: false,
          ...(contract.charge ? { charge: contract.charge } : {}),
        },
      ],
      test.clock.now(),
    );
  };
  const deps = () => ({
    db: test.database.db,
    now: () => test.clock.now(),
    outbox: test.outbox,
    locateSite: asPublished,
  });
  /** Emails that readers receive after `looks` concurrent runs. */
  const told = (looks = 1) => dueEmails(test, () => tellRenewals(deps()), looks);
  const validated = async () => (await test.readers.loggedIn()).form.email;

  it('go to yearly subscribers a month ahead, once per charge', async () => {
    const email = await validated();
    await sell({ id: 'c1', email, renews: inDays(31) });
    expect(await told()).toEqual([]);
    test.clock.goOn(2 * DAY_MS);
    const [letter, ...others] = await told(3);
    expect(others).toEqual([]);
    expect(letter?.to).toBe(email);
    expect(letter?.subject).toMatch(/^La teva subscripció .*La Prova es renova (el|l’)/);
    expect(letter?.text).toContain('«Tot l’any»');
    expect(letter?.text).toContain('es cobrarà un any més.');
    expect(letter?.text).toMatch(/\nhttps?:\/\/[^/\n]+\/perfil\/subscripcions\/\n/);
    expect(await told()).toEqual([]);
    // The payment provider reports the same renewal again, and then that of the year after.
    const [{ renewsAt } = { renewsAt: null }] = await test.database.db.select().from(entitlements);
    if (!renewsAt) throw new Error('no renewal');
    await sell({ id: 'c1', email, renews: new Date(renewsAt.getTime() + 37_000) });
    expect(await told()).toEqual([]);
    test.clock.goOn(340 * DAY_MS);
    await sell({ id: 'c1', email, renews: inDays(20) });
    expect(await told()).toHaveLength(1);
  });

  it('give the price, the seller and where to cancel for contracts sold here', async () => {
    const charge = { stripePrice: 'price_anual', cost: null };
    await sell({ id: 'c1', email: await validated(), renews: inDays(20), source: 'stripe', charge });
    const [letter] = await told();
    expect(letter?.text).toMatch(/Preu: 60\s€ l’any/);
    expect(letter?.text).toContain('La ven La Prova.');
    expect(letter?.text).toContain(
      'cancel·la-la abans d’aquell dia.\n\nLa ven La Prova.\n\nAl teu perfil la pots veure, i s’hi explica com cancel·lar-la:\n',
    );
    expect(letter?.html).toContain('La ven La Prova.');
    expect(letter?.text).not.toMatch(/[{}]/);
  });

  it('refer to a third-party seller, and give no price for its contracts', async () => {
    const publisher = {
      name: 'Proves, SL',
      taxId: 'B00000000',
      address: 'carrer Major, 1',
      email: 'a@prova.example',
      accessibilityReviewed: '2026-03-01',
    };
    const { db } = test.database;
    const [before] = await db.select({ record: sites.record }).from(sites).where(sql`alias = 'prova'`);
    if (!before) throw new Error('no site');
    await db
      .update(sites)
      .set({ record: { ...before.record, publisher } })
      .where(sql`alias = 'prova'`);
    await sell({ id: 'c1', email: await validated(), renews: inDays(20) });
    const [letter] = await told();
    await db.update(sites).set(before).where(sql`alias = 'prova'`);
    expect(letter?.text).toContain(
      'Venuda per L’oficina. Per canviar-la o cancel·lar-la, parla amb qui te la va vendre. La Prova és de Proves, SL',
    );
    expect(letter?.text).toContain('La trobaràs al teu perfil:');
    expect(letter?.text).not.toMatch(/Preu|60\s€|s’hi explica com/);
  });

  it('depend on the charged period the payment provider reports, whatever the product', async () => {
    const charged = (period: 'month' | 'year') => ({
      source: 'stripe',
      renews: inDays(20),
      charge: { stripePrice: 'price_antic', cost: { price: 4800, currency: 'EUR', period } },
    });
    await sell({ id: 'c1', email: await validated(), product: 'price_antic', ...charged('year') });
    const [letter, ...others] = await told();
    expect(others).toEqual([]);
    expect(letter?.text).toMatch(/Preu: 48\s€ l’any/);
    await sell({ id: 'c2', email: await validated(), product: 'anual', ...charged('month') });
    expect(await told()).toEqual([]);
  });

  it('go to a reader who subscribed before registering', async () => {
    const form = registration();
    await sell({ id: 'c1', email: form.email, renews: inDays(20) });
    expect(await told()).toEqual([]);
    await test.readers.account(form);
    expect(await told()).toEqual([expect.objectContaining({ to: form.email })]);
  });

  it('go to the reader a payment provider moves the subscription to, for the same charge', async () => {
    const [before, email, renews] = [await validated(), await validated(), inDays(20)];
    await sell({ id: 'c1', email: before, renews });
    expect(await told()).toHaveLength(1);
    await sell({ id: 'c1', email, renews });
    expect(await told()).toEqual([expect.objectContaining({ to: email })]);
  });

  it.each([
    ['by the month, which has no term', { product: 'mensual' }],
    ['and has ended it', { ends: new Date('2030-01-01T00:00:00Z') }],
  ])('are not sent to a reader who pays %s', async (_, more) => {
    await sell({ id: 'c1', email: await validated(), renews: inDays(10), ...more });
    expect(await told()).toEqual([]);
  });

  it('go out fifteen days ahead for any other term and payment provider', async () => {
    const email = await validated();
    await sell({ id: 'c1', email, product: 'paper', renews: inDays(16) });
    const quarter = { stripePrice: 'price_trimestre', cost: null };
    await sell({
      id: 'c2',
      email,
      product: 'price_trimestre',
      source: 'stripe',
      charge: quarter,
      renews: inDays(16),
    });
    expect(await told()).toEqual([]);
    test.clock.goOn(2 * DAY_MS);
    const letters = await told(2);
    expect(letters).toHaveLength(2);
    for (const { text } of letters) expect(text).toContain('es cobrarà un altre període.');
    expect(await told()).toEqual([]);
  });

  it('are not sent for a past date, nor to an unvalidated email address', async () => {
    await sell({ id: 'c1', email: await validated(), renews: inDays(-1) });
    const email = await validated();
    await sell({ id: 'c2', email, renews: inDays(10) });
    await test.database.db.update(accounts).set({ validatedAt: null });
    expect(await told()).toEqual([]);
  });

  it('link to the origin that serves the site', async () => {
    await sell({ id: 'c1', email: await validated(), renews: inDays(10) });
    const locateSite: SiteLocator = (site) => ({ ...site, url: `http://${site.alias}.localhost:3000` });
    const [letter] = await dueEmails(test, () => tellRenewals({ ...deps(), locateSite }), 1);
    expect(letter?.text).toContain('http://prova.localhost:3000/perfil/subscripcions/');
  });

  it('are not marked as written if the queue of emails is full', async () => {
    await sell({ id: 'c1', email: await validated(), renews: inDays(10) });
    const full = new Outbox(
      test.database.db,
      { send: () => Promise.reject(new Error('away')) },
      () => test.clock.now(),
      silentLog,
      0,
    );
    await expect(tellRenewals({ ...deps(), outbox: full })).rejects.toThrow(OutboxFull);
    expect(await told()).toHaveLength(1);
  });
});
