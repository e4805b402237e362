import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../platform/time/durations';
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
    - { id: anual, name: Tot l’any, price: 6000, period: year, stripePrice: price_anual }
`;
const CHANGED = 'La teva subscripció de La Prova ha canviat';

describe.each(ENGINES)('emails about subscriptions that change product, on %s', (engine) => {
  let test: TestDiscussion;
  beforeAll(async () => {
    test = await testPaywall(engine, OFFERS);
  });
  afterAll(() => test?.database.remove());
  beforeEach(() => forgetAll(test.database.db));

  const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS);
  type Told = { email: string | null; source?: string; starts?: Date; ends?: Date; renews?: Date };
  /**
   * Stores a payment provider's report on a reader's contract.
   * @param before age of the report in milliseconds
   */
  const tell = (product: string, { email, source, starts, ends, renews }: Told, before = 0) => {
    if (!before) test.clock.goOn(1000);
    return storeEntitlements(
      test.database.db,
      'prova',
      source ?? 'stripe',
      [
        {
          externalId: 'c',
          email,
          product,
          isUnpaid: false,
          charge: { stripePrice: `price_${product}`, cost: null },
          startsAt: starts ?? inDays(-1),
          endsAt: ends ?? null,
          renewsAt: renews ?? null,
        },
      ],
      new Date(test.clock.now().getTime() - before),
    );
  };
  /** Emails that readers receive after `looks` concurrent runs. */
  const told = (looks = 1) => {
    const deps = {
      db: test.database.db,
      now: () => test.clock.now(),
      outbox: test.outbox,
      locateSite: asPublished,
    };
    return dueEmails(test, () => tellContracts(deps), looks);
  };
  const subjects = async () => (await told()).map(({ subject }) => subject);
  const validated = async () => (await test.readers.loggedIn()).form.email;
  /** A reader who has received the purchase email. */
  const subscriber = async (more: Omit<Told, 'email'> = {}) => {
    const email = await validated();
    await tell('mensual', { ...more, email });
    expect(await told()).toHaveLength(1);
    return email;
  };

  it('say once the new product, its price, its renewal date, its seller and where to cancel it', async () => {
    const email = await subscriber();
    await tell('anual', { email, renews: inDays(300) });
    const [letter, ...others] = await told(3);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: email, subject: CHANGED });
    expect(letter?.text).toContain('des d’ara és «Tot l’any».');
    expect(letter?.text).toMatch(/Es renova sola (el |l’)\d.*, si no la cancel·les abans\./);
    expect(letter?.text).toMatch(/Preu: 60\s€ l’any/);
    expect(letter?.text).toContain('La ven La Prova.');
    expect(letter?.text).toContain('Al teu perfil la pots veure, i s’hi explica com cancel·lar-la:');
    expect(letter?.text).not.toMatch(/[{}]|Mensual/);
    expect(letter?.html).toContain('des d’ara és «Tot l’any».');
    await tell('anual', { email, renews: inDays(300) });
    // An older report that arrives late.
    await tell('mensual', { email }, 60_000);
    expect(await told()).toEqual([]);
    await tell('mensual', { email });
    expect(await subjects()).toEqual([CHANGED]);
  });

  it('name a third-party seller, and give no price for its offers', async () => {
    const email = await subscriber({ source: 'quiosc' });
    await tell('anual', { email, source: 'quiosc' });
    const [letter] = await told();
    expect(letter?.subject).toBe(CHANGED);
    expect(letter?.text).toContain(
      'Venuda per Quiosc digital. Per canviar-la o cancel·lar-la, parla amb qui te la va vendre.',
    );
    expect(letter?.text).toContain('digues-ho a qui te la va vendre.');
    expect(letter?.text).not.toContain('Preu');
  });

  it('go to a reader whose contract was old when first reported, even if its payment provider no longer knows the email address', async () => {
    const email = await validated();
    await tell('mensual', { email, starts: inDays(-40) });
    expect(await told()).toEqual([]);
    await tell('anual', { email: null, starts: inDays(-40) });
    expect(await told()).toEqual([expect.objectContaining({ to: email, subject: CHANGED })]);
  });

  it('are not sent if the product changes back, or if the purchase email is still due', async () => {
    const email = await subscriber();
    await tell('anual', { email });
    await tell('mensual', { email });
    expect(await told()).toEqual([]);
    await forgetAll(test.database.db);
    await tell('mensual', { email });
    await tell('anual', { email });
    const [letter, ...others] = await told();
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Confirmem la teva subscripció de La Prova');
    expect(letter?.text).toContain('«Tot l’any»');
  });

  it('are not sent if the contract has ended meanwhile, and precede the email about a future end', async () => {
    const email = await subscriber({ starts: inDays(-2) });
    await tell('anual', { email, starts: inDays(-2), ends: inDays(-0.1) });
    expect(await subjects()).toEqual(['La teva subscripció de La Prova s’ha acabat']);
    await forgetAll(test.database.db);
    const other = await subscriber();
    await tell('anual', { email: other, ends: inDays(20) });
    const letters = await told();
    expect(letters.map(({ subject }) => subject)).toEqual([
      CHANGED,
      'La teva subscripció de La Prova no es renovarà',
    ]);
    expect(letters[0]?.text).toMatch(/Acaba (el |l’)\d.* i no es renova\./);
    expect(letters[1]?.text).toContain('«Tot l’any»');
  });

  it('are not sent to the reader a payment provider moves the contract to: that reader gets a purchase email', async () => {
    await subscriber();
    const email = await validated();
    await tell('anual', { email });
    const [letter, ...others] = await told();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: email, subject: 'Confirmem la teva subscripció de La Prova' });
    await tell('mensual', { email });
    expect(await told()).toEqual([expect.objectContaining({ to: email, subject: CHANGED })]);
  });
});
