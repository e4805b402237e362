import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../platform/time/durations';
import { ENGINES } from '../../../testing/database';
import type { TestDiscussion } from '../../../testing/discussion';
import { dueEmails } from '../../../testing/outbox';
import { forgetAll, testPaywall } from '../../../testing/paywall';
import { asPublished } from '../../../testing/site';
import { storeEntitlements } from '../entitlements';
import { tellContracts, tellLeaving } from './contract-emails';

const OFFERS = `
  offers:
    - { id: mensual, name: Mensual, price: 650, period: month, stripePrice: price_mensual }
`;
const UNPAID = 'No s’ha pogut cobrar la teva subscripció de La Prova';

describe.each(ENGINES)('emails about failed charges, on %s', (engine) => {
  let test: TestDiscussion;
  beforeAll(async () => {
    test = await testPaywall(engine, OFFERS);
  });
  afterAll(() => test?.database.remove());
  beforeEach(() => forgetAll(test.database.db));

  const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS);
  /** Stores the payment provider's next report. */
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
  /** A reader who has received the purchase email. */
  const subscriber = async () => {
    const { email } = (await test.readers.loggedIn()).form;
    await tell(email, false);
    expect(await told()).toHaveLength(1);
    return email;
  };

  it('give once the subscription, its price, the retry and where to fix the payment', async () => {
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
    // The retry fails too.
    await tell(email, true);
    expect(await told()).toEqual([]);
  });

  it.each([
    ['with its address', (email: string) => email],
    ['without an address', () => null],
  ])('are sent again for a new failure after a successful charge, reported %s', async (_, addressOf) => {
    const email = await subscriber();
    for (const isUnpaid of [true, false, true]) {
      await tell(addressOf(email), isUnpaid);
      expect(await subjects()).toEqual(isUnpaid ? [UNPAID] : []);
    }
  });

  it('are not sent if the charge succeeds before the run, nor if the contract ends: the email about the end mentions the open charge', async () => {
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

  it('follow the purchase email, also for a reader the payment provider moves the contract to', async () => {
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

  it('are not sent to a reader who deletes their account: they could not fix the payment', async () => {
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
