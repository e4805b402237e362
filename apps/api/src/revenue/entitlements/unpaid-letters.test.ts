import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/time/durations';
import { ENGINES } from '../../testing/database';
import type { TestDiscussion } from '../../testing/discussion';
import { dueLetters } from '../../testing/due-letters';
import { forgetAll, testPaywall } from '../../testing/paywall';
import { asPublished } from '../../testing/site';
import { tellContracts, tellLeaving } from './contract-letters';
import { storeEntitlements } from './entitlements';

const OFFERS = `
  offers:
    - { id: mensual, name: Mensual, price: 650, period: month, stripePrice: price_mensual }
`;
const UNPAID = 'No s’ha pogut cobrar la teva subscripció de La Prova';

describe.each(ENGINES)('letters of charges that failed, on %s', (engine) => {
  let test: TestDiscussion;
  beforeAll(async () => {
    test = await testPaywall(engine, OFFERS);
  });
  afterAll(() => test?.database.remove());
  beforeEach(() => forgetAll(test.database.db));

  const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS);
  /** The seller's next word. */
  const tell = (email: string | null, isUnpaid: boolean, endsAt: Date | null = null) => {
    test.clock.goOn(1000);
    const contract = { externalId: 'c', email, product: 'mensual', startsAt: inDays(-1), renewsAt: null };
    return storeEntitlements(
      test.database.db,
      'prova',
      'stripe',
      [{ ...contract, endsAt, isUnpaid, charge: { stripePrice: 'price_mensual', cost: null } }],
      test.clock.now(),
    );
  };
  /** What readers are told, by all that look at once. */
  const told = (looks = 1) => {
    const deps = {
      db: test.database.db,
      now: () => test.clock.now(),
      outbox: test.outbox,
      locateSite: asPublished,
    };
    return dueLetters(test, () => tellContracts(deps), looks);
  };
  const subjects = async () => (await told()).map(({ subject }) => subject);
  /** A reader who has the letter of what they bought. */
  const subscriber = async () => {
    const { email } = (await test.readers.loggedIn()).form;
    await tell(email, false);
    expect(await told()).toHaveLength(1);
    return email;
  };

  it('say once what it is of, what it costs, that it is tried again and where it is mended', async () => {
    const email = await subscriber();
    await tell(email, true);
    const [letter, ...others] = await told(3);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: email, subject: UNPAID });
    expect(letter?.text).toContain('l’últim cobrament de la teva subscripció «Mensual».');
    expect(letter?.text).toContain('/perfil/subscripcions/');
    expect(letter?.text).toMatch(/Preu: 6,50\s€ al mes/);
    expect(letter?.text).toContain('La ven La Prova.');
    expect(letter?.text).not.toMatch(/[{}]/);
    expect(letter?.html).toContain('l’últim cobrament de la teva subscripció «Mensual».');
    // The next try fails, too.
    await tell(email, true);
    expect(await told()).toEqual([]);
  });

  it.each([
    ['with its address', (email: string) => email],
    ['without an address', () => null],
  ])('are sent again where one fails that was paid meanwhile, told %s', async (_, addressOf) => {
    const email = await subscriber();
    for (const isUnpaid of [true, false, true]) {
      await tell(addressOf(email), isUnpaid);
      expect(await subjects()).toEqual(isUnpaid ? [UNPAID] : []);
    }
  });

  it('are none where it was paid before anybody looked, nor where it ends: that letter says of the open charge', async () => {
    const email = await subscriber();
    await tell(email, true);
    await tell(email, false);
    expect(await told()).toEqual([]);
    await tell(email, true, inDays(20));
    const [ending, ...others] = await told();
    expect(others).toEqual([]);
    expect(ending?.subject).toBe('La teva subscripció de La Prova no es renovarà');
    expect(ending?.text).toContain('L’últim cobrament no s’ha pogut fer i encara es pot tornar a provar.');
    expect(ending?.text).not.toContain('No se’t cobrarà res més.');
  });

  it('come after that of the purchase, and to whom its seller moves it to after theirs', async () => {
    const { email } = (await test.readers.loggedIn()).form;
    await tell(email, true);
    expect(await subjects()).toEqual(['Confirmem la teva subscripció de La Prova', UNPAID]);
    const other = (await test.readers.loggedIn()).form.email;
    await tell(other, true);
    const letters = await told();
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [other, 'Confirmem la teva subscripció de La Prova'],
      [other, UNPAID],
    ]);
  });

  it('are none to who deletes their account: there is nowhere to mend it', async () => {
    const { form, user } = await test.readers.loggedIn();
    await tell(form.email, true);
    const before = test.emails.length;
    await test.database.db.transaction((tx) =>
      tellLeaving(
        tx,
        { now: () => test.clock.now(), outbox: test.outbox, locateSite: asPublished },
        Number(user.id),
      ),
    );
    await test.outbox.send();
    expect(test.emails.slice(before).map(({ subject }) => subject)).toEqual([
      'Confirmem la teva subscripció de La Prova',
    ]);
  });
});
