import { fill } from '@portal/model';
import { ACCOUNT_CALLS, OWN_DATA_FILE_ENDPOINTS } from '@portal/model/readers';
import { START_WORDS, SUBSCRIPTION_ENDPOINTS, WITHDRAWAL_DAYS } from '@portal/model/revenue';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../platform/time/durations';
import { sites } from '../../../sites/tables';
import { PASSWORD } from '../../../testing/account-readers';
import { ENGINES } from '../../../testing/database';
import { dueEmails } from '../../../testing/outbox';
import { forgetAll } from '../../../testing/paywall';
import type { TestReader } from '../../../testing/reader';
import { MONTHLY_AND_YEARLY, type TestSellers, testSellers } from '../../../testing/sellers';
import { asPublished } from '../../../testing/site';
import { entitlements, startRequests } from '../tables';
import { tellContracts } from './contract-emails';
import { forgetStartRequests } from './start-requests';

const WORDS = fill(START_WORDS.ca, { days: WITHDRAWAL_DAYS });
const PUBLISHER = {
  name: 'Proves, SL',
  taxId: 'B00000000',
  address: 'carrer Major, 1',
  email: 'a@prova.example',
  accessibilityReviewed: '2026-03-01',
};

describe.each(ENGINES)('requests to start at once, on %s', (engine) => {
  let sellers: TestSellers;
  let test: TestSellers['test'];
  let stripe: TestSellers['stripe'];
  beforeAll(async () => {
    sellers = await testSellers(engine, MONTHLY_AND_YEARLY);
    ({ test, stripe } = sellers);
    await test.database.db
      .update(sites)
      .set({ record: sql`${sites.record} || ${JSON.stringify({ publisher: PUBLISHER })}::jsonb` })
      .where(eq(sites.alias, 'prova'));
  });
  afterAll(() => sellers?.close());
  beforeEach(async () => {
    stripe.sessions.clear();
    await forgetAll(test.database.db);
  });

  const checkout = (reader: TestReader, startsAtOnce: unknown, offer = 'mensual') =>
    reader.post(SUBSCRIPTION_ENDPOINTS.checkout.path, { offer, startsAtOnce });
  const openSessions = () => [...stripe.sessions].filter(([, { status }]) => status === 'open');
  const kept = () => test.database.db.select().from(startRequests).orderBy(startRequests.askedAt);
  const deps = () => ({
    db: test.database.db,
    now: () => test.clock.now(),
    outbox: test.outbox,
    locateSite: asPublished,
  });
  /**
   * A reader pays on the open page.
   * @returns the email that confirms it
   */
  const pay = async () => {
    const [[session] = ['']] = openSessions();
    const { id } = stripe.pay(session);
    test.clock.goOn(1000);
    await sellers.tellStripe(stripe.event('customer.subscription.updated', { id }));
    const [letter] = await dueEmails(test, () => tellContracts(deps()), 1);
    return { id, text: letter?.text ?? '', html: letter?.html ?? '' };
  };

  it('are stored with reader, time, words, offer and price, and repeated in the email', async () => {
    const { reader, user } = await test.readers.loggedIn();
    expect((await checkout(reader, true)).status).toBe(200);
    const { id, text, html } = await pay();
    expect(await kept()).toEqual([
      expect.objectContaining({
        site: 'prova',
        accountId: Number(user.id),
        offer: 'mensual',
        price: 600,
        currency: 'EUR',
        period: 'month',
        language: 'ca',
        words: WORDS,
        externalId: id,
        askedAt: expect.any(Date),
      }),
    ]);
    expect(text).toContain(`En subscriure-t’hi vas marcar això: «${WORDS}»`);
    expect(text).toMatch(/fins (al |a l’)\d+ .* inclòs pots desistir .* «Desisteix del contracte aquí»/);
    expect(text).toContain('menys la part proporcional als dies sencers que l’hagis tinguda.');
    const form =
      /\n\nModel de formulari de desistiment\. [^\n]+\n\nA l’atenció de Proves, SL, carrer Major, 1, a@prova\.example:\n[^\n]*: Mensual\.\nContractat (el|l’)?.*\nNom del consumidor: ____/;
    expect(text).toMatch(form);
    expect(html).toContain('Model de formulari de desistiment');
    expect(text).not.toMatch(/[{}]/);
    const { response } = await reader.get(OWN_DATA_FILE_ENDPOINTS.download.path);
    expect(JSON.stringify(response)).toContain('startRequests');
  });

  it('are not stored if the box is not ticked: the email says so, and promises a full refund', async () => {
    const { reader } = await test.readers.loggedIn();
    expect((await reader.post(SUBSCRIPTION_ENDPOINTS.checkout.path, { offer: 'mensual' })).status).toBe(200);
    const { text } = await pay();
    expect(await kept()).toEqual([]);
    expect(text).toContain('no vas demanar que comencés dins del termini per desistir.');
    expect(text).toContain('Et tornarem tot el que has pagat.');
    expect(text).not.toContain('part proporcional');
  });

  it.each(['true', 1, null, 'on', {}])('are rejected if the value is not a boolean: %j', async (value) => {
    const { reader } = await test.readers.loggedIn();
    expect((await checkout(reader, value)).status).toBe(400);
    expect([await kept(), openSessions()]).toEqual([[], []]);
  });

  it('belong to the payable page: a reader who changes the choice pays on another page', async () => {
    const { reader } = await test.readers.loggedIn();
    await checkout(reader, false);
    const [[first] = []] = openSessions();
    await checkout(reader, true);
    const [[second] = []] = openSessions();
    await checkout(reader, true);
    expect(openSessions().map(([id]) => id)).toEqual([second]);
    expect(await kept()).toHaveLength(1);
    // The words have changed meanwhile: what was ticked before is not what is shown now.
    await test.database.db.update(startRequests).set({ words: 'Abans' });
    await checkout(reader, true);
    const [[third] = []] = openSessions();
    expect(new Set([first, second, third]).size).toBe(3);
    await checkout(reader, false);
    expect((await pay()).text).toContain('no vas demanar');
    expect((await kept()).map(({ externalId }) => externalId)).toEqual([null, null]);
  });

  it('outlive the account, and are deleted after a month if unpaid, or else after five years', async () => {
    const { db } = test.database;
    const { reader } = await test.readers.loggedIn();
    await checkout(reader, true);
    const { id } = await pay();
    const own = stripe.subscriptions.get(id);
    if (own) own.cancel_at_period_end = true;
    test.clock.goOn(1000);
    await sellers.tellStripe(stripe.event('customer.subscription.updated', { id }));
    expect((await reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(200);
    const { reader: other } = await test.readers.loggedIn();
    await checkout(other, true);
    const inDays = (days: number) => () => new Date(test.clock.now().getTime() + days * DAY_MS);
    const left = async (days: number) => {
      await forgetStartRequests({ db, now: inDays(days) });
      return (await kept()).map(({ externalId, accountId }) => [externalId, accountId === null]);
    };
    expect(await left(29)).toEqual([
      [id, true],
      [null, false],
    ]);
    expect(await left(31)).toEqual([[id, true]]);
    expect(await left(5 * 365)).toHaveLength(1);
    expect(await left(5 * 366 + 1)).toEqual([]);
  });

  it('are left out of the email, like the withdrawal itself, once the withdrawal period is over', async () => {
    const { db } = test.database;
    const { reader } = await test.readers.loggedIn();
    await checkout(reader, true);
    await pay();
    await db.update(entitlements).set({ purchaseToldAt: null });
    test.clock.goOn(17 * DAY_MS);
    const [letter] = await dueEmails(test, () => tellContracts(deps()), 1);
    expect(letter?.text).toContain('Guarda’l: confirma el teu contracte.');
    expect(letter?.text).not.toMatch(/desisti|vas marcar|[{}]/i);
  });

  it('come with a payment provider’s page that states the obligation to pay next to its button', async () => {
    const { reader } = await test.readers.loggedIn();
    await checkout(reader, false, 'anual');
    const [[, session] = []] = openSessions();
    const words = session?.fields.get('custom_text[submit][message]');
    expect(words).toMatch(/amb obligació de pagament: 60\s€ l’any, impostos inclosos\./);
  });
});
