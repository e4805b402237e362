import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../../platform/log/log';
import { Outbox, OutboxFull } from '../../../platform/mail/outbox';
import { emails } from '../../../platform/mail/tables';
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
import { tellContracts } from './contract-emails';

const OFFERS = `
  sellers: { quiosc: Quiosc digital }
  offers:
    - { id: mensual, name: Mensual, price: 650, period: month, stripePrice: price_mensual }
`;

describe.each(ENGINES)('emails about purchases and ends of contracts, on %s', (engine) => {
  let test: TestDiscussion;
  beforeAll(async () => {
    test = await testPaywall(engine, OFFERS);
  });
  afterAll(() => test?.database.remove());
  beforeEach(() => forgetAll(test.database.db));

  const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS);
  type Told = { email: string; source?: string; starts?: Date; ends?: Date | null; renews?: Date | null };
  /**
   * Stores a seller's report.
   * @param before age of the report in milliseconds
   */
  const tell = (contracts: readonly Told[], before = 0) => {
    if (!before) test.clock.goOn(1000);
    return storeEntitlements(
      test.database.db,
      'prova',
      contracts[0]?.source ?? 'stripe',
      contracts.map(({ email, starts, ends = null, renews = null }, at) => ({
        externalId: `c${at}`,
        email,
        product: 'mensual',
        charge: { stripePrice: 'price_mensual', cost: null },
        startsAt: starts ?? inDays(-1),
        endsAt: ends,
        renewsAt: renews,
        isUnpaid: false,
      })),
      new Date(test.clock.now().getTime() - before),
    );
  };
  const deps = () => ({
    db: test.database.db,
    now: () => test.clock.now(),
    outbox: test.outbox,
    locateSite: asPublished,
  });
  /** An outbox that sends nothing. */
  const unsent = (maxWaiting?: number) => {
    const outbox = new Outbox(
      test.database.db,
      { send: () => Promise.reject(new Error('away')) },
      () => test.clock.now(),
      silentLog,
      maxWaiting,
    );
    void outbox.close();
    return outbox;
  };
  /** Emails that readers receive after `looks` concurrent runs. */
  const told = (looks = 1) => dueEmails(test, () => tellContracts(deps()), looks);
  const validated = async () => (await test.readers.loggedIn()).form.email;

  it('confirms a purchase once, with everything the reader needs to keep', async () => {
    const email = await validated();
    const contract = { email, renews: inDays(29) };
    await tell([contract]);
    const [letter, ...others] = await told(3);
    expect(others).toEqual([]);
    expect(letter?.to).toBe(email);
    expect(letter?.subject).toBe('Confirmem la teva subscripció de La Prova');
    expect(letter?.text).toMatch(/«Mensual», des (del |de l’)\d.*\. Guarda’l: confirma el teu contracte\./);
    expect(letter?.text).toMatch(
      /Sense data de fi: es cobra cada mes fins que la cancel·lis\. El cobrament següent és (el |l’)\d/,
    );
    expect(letter?.text).toMatch(/Preu: 6,50\s€ al mes/);
    expect(letter?.text).toMatch(/\nhttps?:\/\/[^/\n]+\/perfil\/subscripcions\/\n/);
    expect(letter?.text).not.toMatch(/[{}]/);
    await tell([contract]);
    expect(await told()).toEqual([]);
  });

  it('links to the origin that serves the site', async () => {
    const email = await validated();
    await tell([{ email }]);
    const locateSite: SiteLocator = (site) => ({ ...site, url: `http://${site.alias}.localhost:3000` });
    const [letter] = await dueEmails(test, () => tellContracts({ ...deps(), locateSite }), 1);
    expect(letter?.text).toContain('http://prova.localhost:3000/perfil/subscripcions/');
    expect(`${letter?.text}${letter?.html}`).not.toContain('https://prova.example');
  });

  it('sends the email about an end before the one about its replacement', async () => {
    const email = await validated();
    await tell([{ email }]);
    await told();
    const now = test.clock.now();
    await tell([
      { email, ends: now },
      { email, starts: now },
    ]);
    expect((await told()).map(({ subject }) => subject)).toEqual([
      'La teva subscripció de La Prova s’ha acabat',
      'Confirmem la teva subscripció de La Prova',
    ]);
  });

  it('names the publisher as the seller and explains how to withdraw, if the site has a publisher', async () => {
    const publisher = {
      name: 'Proves, SL',
      taxId: 'B00000000',
      address: 'carrer Major, 1',
      email: 'a@prova.example',
      accessibilityReviewed: '2026-03-01',
    };
    const { db } = test.database;
    await db
      .update(sites)
      .set({ record: sql`${sites.record} || ${JSON.stringify({ publisher })}::jsonb` })
      .where(sql`alias = 'prova'`);
    await tell([{ email: await validated() }]);
    const [letter] = await told();
    expect(letter?.text).toContain('La ven Proves, SL (B00000000), carrer Major, 1, a@prova.example.');
    expect(letter?.text).toMatch(
      /fins (al |a l’)\d.* inclòs pots desistir .* Prem «Desisteix del contracte aquí» .* escriu a a@prova\.example\./,
    );
  });

  it('names a third-party seller as in the site’s file', async () => {
    await tell([{ email: await validated(), source: 'quiosc' }]);
    const [letter] = await told();
    expect(letter?.text).toContain(
      'Venuda per Quiosc digital. Per canviar-la o cancel·lar-la, parla amb qui te la va vendre.',
    );
    expect(letter?.text).toContain('La trobaràs al teu perfil:');
    expect(letter?.text).toContain('Sense data de fi: es cobra cada mes fins que la cancel·lis.');
    expect(letter?.text).not.toMatch(/Preu|6,50/);
    await forgetAll(test.database.db);
    await tell([{ email: await validated(), source: 'oficina' }]);
    expect((await told())[0]?.text).toContain('Venuda per oficina.');
  });

  it('notifies a reader who bought before registering, once the email address is validated', async () => {
    const form = registration();
    await tell([{ email: form.email }]);
    expect(await told()).toEqual([]);
    await test.readers.account(form);
    expect(await told()).toEqual([expect.objectContaining({ to: form.email })]);
    expect(await told()).toEqual([]);
  });

  it('confirms the purchase, and later the end, to the reader a seller moves a contract to, regardless of earlier emails', async () => {
    const [before, email] = [await validated(), await validated()];
    await tell([{ email: before, starts: inDays(-40), ends: inDays(30) }]);
    expect(await told()).toEqual([]);
    await tell([{ email, starts: inDays(-40), ends: inDays(30) }]);
    const [letter, ...others] = await told();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: email, subject: 'Confirmem la teva subscripció de La Prova' });
    await tell([{ email, starts: inDays(-40), ends: inDays(20) }]);
    expect(await told()).toHaveLength(1);
  });

  it('confirms a contract again to a reader who registers a released email address', async () => {
    const form = registration();
    await test.readers.account(form);
    await tell([{ email: form.email }]);
    expect(await told()).toHaveLength(1);
    await test.database.db.delete(accounts);
    await test.readers.account({ ...registration(), email: form.email });
    expect(await told()).toEqual([
      expect.objectContaining({
        to: form.email,
        subject: 'Confirmem la teva subscripció de La Prova',
      }),
    ]);
  });

  it('sends nothing for an old contract, an ended one, or an unvalidated email address', async () => {
    await tell([{ email: await validated(), starts: inDays(-8) }]);
    expect(await told()).toEqual([]);
    await forgetAll(test.database.db);
    await tell([{ email: await validated(), ends: inDays(-0.5) }]);
    expect(await told()).toEqual([]);
    await forgetAll(test.database.db);
    await tell([{ email: await validated() }]);
    await test.database.db.update(accounts).set({ validatedAt: null });
    expect(await told()).toEqual([]);
  });

  it('confirms each end once, and confirms that the contract goes on if the end is revoked', async () => {
    const email = await validated();
    await tell([{ email, starts: inDays(-40) }]);
    const ending = { email, starts: inDays(-40), ends: inDays(20) };
    await tell([ending]);
    const [letter, ...others] = await told(3);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('La teva subscripció de La Prova no es renovarà');
    expect(letter?.text).toMatch(
      /Fins (al |a l’)\d.* pots continuar llegint-ho tot\. No se’t cobrarà res més\./,
    );
    // The same end, recalculated, and an older report that arrives late.
    await tell([{ ...ending, ends: inDays(20.001) }]);
    await tell([{ email, starts: inDays(-40) }], 60_000);
    expect(await told()).toEqual([]);
    await tell([{ email, starts: inDays(-40) }]);
    const [again, ...more] = await told(3);
    expect(more).toEqual([]);
    expect(again?.subject).toBe('La teva subscripció de La Prova continua');
    expect(again?.text).toContain('Sense data de fi: es cobra cada mes fins que la cancel·lis.');
    await tell([ending]);
    expect(await told()).toHaveLength(1);
    // Taken back before anyone was notified, and set again: the email already sent still holds.
    await tell([{ email, starts: inDays(-40) }]);
    await tell([ending]);
    expect(await told()).toEqual([]);
  });

  it('confirms an immediate end, and skips an end long past', async () => {
    const email = await validated();
    await tell([{ email, starts: inDays(-40) }]);
    await tell([{ email, starts: inDays(-40), ends: inDays(-0.1) }]);
    expect((await told())[0]?.text).toMatch(/Es va acabar (el |l’)\d/);
    await forgetAll(test.database.db);
    await tell([{ email, starts: inDays(-40) }]);
    await tell([{ email, starts: inDays(-40), ends: inDays(-8) }]);
    expect(await told()).toEqual([]);
  });

  it('reports a changed end, earlier or later, and ignores small differences', async () => {
    const email = await validated();
    const until = (ends: Date | null) => tell([{ email, starts: inDays(-40), ends }]);
    await until(null);
    await until(inDays(20));
    expect(await told()).toHaveLength(1);
    await until(inDays(19.1));
    expect(await told()).toEqual([]);
    await until(inDays(0));
    const [nearer, ...others] = await told(3);
    expect(others).toEqual([]);
    expect(nearer?.text).toMatch(/Es va acabar (el |l’)\d/);
    await until(inDays(300));
    expect((await told())[0]?.text).toMatch(/Fins (al |a l’)\d/);
    expect(await told()).toEqual([]);
  });

  it('reports an end earlier than the one in the purchase email', async () => {
    const email = await validated();
    await tell([{ email, ends: inDays(300) }]);
    expect(await told()).toHaveLength(1);
    await tell([{ email, ends: inDays(0) }]);
    const letters = await told();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toBe('La teva subscripció de La Prova s’ha acabat');
  });

  it('sends one email for a purchase that already has an end', async () => {
    await tell([{ email: await validated(), ends: inDays(30) }]);
    const letters = await told();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toMatch(/Acaba (el |l’)\d.* i no es renova\./);
    expect(await told()).toEqual([]);
  });

  it('writes the emails of a long table in batches, one per contract', async () => {
    const email = await validated();
    await tell(Array.from({ length: 130 }, () => ({ email })));
    const before = test.emails.length;
    for (let look = 0; look < 3; look += 1) await told(2);
    expect(test.emails.slice(before)).toHaveLength(130);
    expect(await told()).toEqual([]);
  });

  it('stops when the queue is too long for urgent emails to get through', async () => {
    const email = await validated();
    await tell(Array.from({ length: 150 }, () => ({ email })));
    const { db } = test.database;
    const waiting = async () => (await db.select({ id: emails.id }).from(emails)).length;
    await tellContracts({ ...deps(), outbox: unsent() });
    await tellContracts({ ...deps(), outbox: unsent() });
    expect(await waiting()).toBe(100);
    // Emails that the mail server keeps refusing do not count.
    await db.update(emails).set({ attempts: 1 });
    await tellContracts({ ...deps(), outbox: unsent() });
    expect(await waiting()).toBe(150);
    await db.delete(emails);
  });

  it('does not mark an email as written if the queue is full', async () => {
    await tell([{ email: await validated() }]);
    await expect(tellContracts({ ...deps(), outbox: unsent(0) })).rejects.toThrow(OutboxFull);
    expect(await told()).toHaveLength(1);
  });
});
