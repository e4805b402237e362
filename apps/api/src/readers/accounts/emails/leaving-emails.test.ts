import { ACCOUNT_CALLS } from '@portal/model/readers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tellContracts } from '../../../revenue/entitlements/contracts/contract-emails';
import { PASSWORD } from '../../../testing/account-readers';
import { ENGINES } from '../../../testing/database';
import { forgetAll } from '../../../testing/paywall';
import type { TestReader } from '../../../testing/reader';
import { type TestSellers, testSellers } from '../../../testing/sellers';
import { asPublished } from '../../../testing/site';

const OFFERS = `
  offers:
    - { id: mensual, name: Mensual, price: 600, period: month, stripePrice: price_mensual }
    - { id: anual, name: Anual, price: 6000, period: year, stripePrice: price_anual }
`;

describe.each(ENGINES)('emails about contracts of a reader who deletes their account, on %s', (engine) => {
  let sellers: TestSellers;
  let test: TestSellers['test'];
  beforeAll(async () => {
    sellers = await testSellers(engine, OFFERS);
    ({ test } = sellers);
  });
  afterAll(() => sellers?.close());
  beforeEach(() => forgetAll(test.database.db));

  const tellOf = (id: string) => {
    test.clock.goOn(1000);
    return sellers.tellStripe(sellers.stripe.event('customer.subscription.updated', { id }));
  };
  const bought = async (reader: TestReader) => {
    const subscription = sellers.stripe.pay(await sellers.checkout(reader));
    await tellOf(subscription.id);
    return subscription;
  };
  const tell = () =>
    tellContracts({
      db: test.database.db,
      now: () => test.clock.now(),
      outbox: test.outbox,
      locateSite: asPublished,
    });
  /** Emails to a reader who sets a subscription to end and deletes the account at once. */
  const leave = async (reader: TestReader, subscription: Awaited<ReturnType<typeof bought>>) => {
    subscription.cancel_at_period_end = true;
    await tellOf(subscription.id);
    await test.outbox.send();
    const before = test.emails.length;
    expect((await reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(200);
    await tell();
    await test.outbox.send();
    return test.emails.slice(before);
  };

  it('confirm an end that was not confirmed yet, and what is left to do', async () => {
    const { reader, form } = await test.readers.loggedIn();
    const subscription = await bought(reader);
    await tell();
    const [letter, ...others] = await leave(reader, subscription);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      to: form.email,
      subject: 'La teva subscripció de La Prova no es renovarà',
    });
    expect(letter?.text).toMatch(/Fins (al |a l’)\d/);
    expect(letter?.text).toContain('Has esborrat el compte.');
  });

  it('confirm a purchase and its end together, if neither was confirmed yet', async () => {
    const { reader, form } = await test.readers.loggedIn();
    const [letter, ...others] = await leave(reader, await bought(reader));
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      to: form.email,
      subject: 'Confirmem la teva subscripció de La Prova',
    });
    expect(letter?.text).toMatch(/Acaba (el |l’)\d/);
    expect(letter?.text).not.toContain('Al teu perfil');
  });

  it('confirm that it became another before it was set to end', async () => {
    const { reader } = await test.readers.loggedIn();
    const subscription = await bought(reader);
    await tell();
    for (const item of subscription.items.data) item.price.id = 'price_anual';
    const letters = await leave(reader, subscription);
    expect(letters.map(({ subject }) => subject)).toEqual([
      'La teva subscripció de La Prova ha canviat',
      'La teva subscripció de La Prova no es renovarà',
    ]);
    expect(letters[0]?.text).toContain('des d’ara és «Anual».');
    expect(letters[0]?.text).toContain('Has esborrat el compte.');
  });

  it('are not sent if everything was confirmed', async () => {
    const { reader } = await test.readers.loggedIn();
    const subscription = await bought(reader);
    subscription.cancel_at_period_end = true;
    await tellOf(subscription.id);
    await tell();
    expect(await leave(reader, subscription)).toEqual([]);
  });
});
