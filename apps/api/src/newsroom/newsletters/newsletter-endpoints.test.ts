import { setTimeout } from 'node:timers/promises';
import { endpointPath } from '@portal/model';
import { NEWSLETTER_ENDPOINTS, OWN_DATA_ENDPOINTS, readerConsentsAnswerSchema } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../platform/limits/rates';
import { accounts, newsletterSubscriptions } from '../../readers/accounts/tables';
import { AccountReaders, userOf } from '../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { BEFORE, newsroomIn } from '../../testing/newsletters';
import type { TestReader } from '../../testing/reader';
import { SITE_FILE } from '../../testing/site';
import { readersOf } from './composing';
import { takeEarlierReaders } from './earlier-readers';

const PROFILE = '/api/front/user/profile';
const chosenBy = async (reader: TestReader) =>
  userOf((await reader.get(PROFILE)).response).newsletters.map(({ isSubscribed }) => isSubscribed);
const leave = (reader: TestReader, id: string) =>
  reader.ask('PATCH', PROFILE, { newsletters: [{ id, isSubscribed: false }] });

describe.each(ENGINES)('newsletters of an email address and of its account, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
  });
  afterAll(() => test?.database.remove());

  it('shows a subscription made without an account in the account of its address, and ends it there', async () => {
    const email = 'sense-compte@example.org';
    const visitor = readers.browser();
    expect((await visitor.post(`/api/front/newsletter/${email}`)).status).toBe(200);
    const token = await test.tokenTo(email);
    const { reader } = await readers.loggedIn({ email, newsletters: [] });
    // Not confirmed yet.
    expect(await chosenBy(reader)).toEqual([false, false]);
    expect((await visitor.post(NEWSLETTER_ENDPOINTS.confirmNewsletter.path, { token })).status).toBe(200);
    expect(await chosenBy(reader)).toEqual([true, false]);
    const own = eq(newsletterSubscriptions.emailKey, email);
    const subscribed = () => test.database.db.$count(newsletterSubscriptions, own);
    await leave(reader, 'cultura');
    expect([await chosenBy(reader), await subscribed()]).toEqual([[true, false], 1]);
    await leave(reader, 'mati');
    expect([await chosenBy(reader), await subscribed()]).toEqual([[false, false], 0]);
  });

  it('lists a subscription that the reader leaves as a past consent, and does not resubscribe them', async () => {
    const { db } = test.database;
    const { subscribe } = newsroomIn(db);
    const { form, reader } = await readers.loggedIn({ newsletters: [] });
    await subscribe(form.email, BEFORE, 'mati');
    await subscribe(form.email, null, 'cultura');
    for (const id of ['mati', 'cultura']) expect((await leave(reader, id)).status).toBe(200);
    const consents = v.parse(
      readerConsentsAnswerSchema,
      (await reader.get(OWN_DATA_ENDPOINTS.consents.path)).response,
    );
    expect(consents.filter(({ kind }) => kind === 'newsletter')).toEqual([
      expect.objectContaining({
        newsletter: 'mati',
        givenAt: BEFORE.toISOString(),
        withdrawnAt: test.clock.now().toISOString(),
      }),
    ]);
    const { email } = form;
    const before = [{ email, emailKey: email.toLowerCase(), since: BEFORE, terms: 'Versió 2' }];
    const take = (newsletter: string) => takeEarlierReaders(db, { site: 'prova', newsletter }, before, false);
    expect(await take('mati')).toEqual({ fresh: 0, known: 0, left: 1 });
    // It was never confirmed.
    expect(await take('cultura')).toEqual({ fresh: 1, known: 0, left: 0 });
  });

  it('deletes an account while its newsletters are being left, without a deadlock', async () => {
    const { db } = test.database;
    const { form, reader } = await readers.loggedIn();
    await newsroomIn(db).subscribe(form.email);
    const own = eq(newsletterSubscriptions.emailKey, form.email);
    const { answer } = await db.transaction(async (tx) => {
      const account = eq(accounts.emailKey, form.email);
      await tx.select({ id: accounts.id }).from(accounts).where(account).for('update');
      const asked = leave(reader, 'mati');
      await setTimeout(500);
      await tx.delete(newsletterSubscriptions).where(own);
      await tx.delete(accounts).where(account);
      return { answer: asked };
    });
    expect((await answer).status).toBe(401);
    expect(await db.$count(newsletterSubscriptions, own)).toBe(0);
  });

  it('subscribes an email address to the requested newsletter, and rejects unknown ones', async () => {
    const email = 'cultura@example.org';
    const visitor = readers.browser();
    expect(
      (await visitor.post(`${endpointPath(NEWSLETTER_ENDPOINTS.subscribe, email)}?newsletter=cap`)).status,
    ).toBe(400);
    expect(
      (await visitor.post(`${endpointPath(NEWSLETTER_ENDPOINTS.subscribe, email)}?newsletter=`)).status,
    ).toBe(400);
    expect(
      (await visitor.post(`${endpointPath(NEWSLETTER_ENDPOINTS.subscribe, email)}?newsletter=cultura`))
        .status,
    ).toBe(200);
    const rows = await test.database.db
      .select({ newsletter: newsletterSubscriptions.newsletter })
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email));
    expect(rows).toEqual([{ newsletter: 'cultura' }]);
  });

  it('requires accepted terms, and normalises email addresses', async () => {
    const email = 'k1@example.org';
    const visitor = readers.browser();
    const rows = () =>
      test.database.db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.emailKey, email));
    for (const terms of [false, null, 'true', 0])
      expect(
        await visitor.post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, email), { terms }),
        String(terms),
      ).toMatchObject({
        status: 400,
        code: 'INVALID_FIELD',
      });
    expect(await rows()).toBe(0);
    expect(
      (await visitor.post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, email), { terms: true })).status,
    ).toBe(200);
    for (const written of ['\u212a1@example.org', 'k1@\uff45xample.org']) {
      test.clock.goOn(LIMITS.letterDay.withinMs);
      expect((await visitor.post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, written))).status).toBe(200);
    }
    expect(await rows()).toBe(1);
  });

  it('gives an account with an unconfirmed address no access to the subscriptions of that address', async () => {
    const email = 'd-algu-altre@example.org';
    const owner = readers.browser();
    await owner.post(`/api/front/newsletter/${email}`);
    await owner.post(NEWSLETTER_ENDPOINTS.confirmNewsletter.path, { token: await test.tokenTo(email) });
    const { reader } = await readers.loggedIn({ email, newsletters: [] });
    await test.database.db.update(accounts).set({ validatedAt: null }).where(eq(accounts.email, email));
    expect(await chosenBy(reader)).toEqual([false, false]);
    await leave(reader, 'mati');
    expect(
      await test.database.db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.email, email)),
    ).toBe(1);
  });
});

const FIRST = '  - { id: mati, name: El matí }';
const WITH_ANOTHER_FIRST = SITE_FILE.replace(FIRST, `  - { id: tarda, name: La tarda }\n${FIRST}`);

it.each(ENGINES)('keeps each subscription when the file’s order changes, on %s', async (engine) => {
  const test = await testAccounts(engine, { site: WITH_ANOTHER_FIRST });
  const { db } = test.database;
  const email = 'ordre@example.org';
  const getting = async () => {
    const readers = await Promise.all(
      ['tarda', 'mati'].map((id) => db.execute<{ email: string }>(readersOf({ alias: 'prova' }, id))),
    );
    return readers.map(({ rows }) => rows.length);
  };
  // Subscribed when the morning newsletter came first.
  await newsroomIn(db).subscribe(email);
  expect(await getting()).toEqual([0, 1]);
  const readers = new AccountReaders(test);
  await readers.browser().post(`/api/front/newsletter/${email}`);
  const token = await test.tokenTo(email);
  expect((await readers.browser().post(NEWSLETTER_ENDPOINTS.confirmNewsletter.path, { token })).status).toBe(
    200,
  );
  expect(await getting()).toEqual([1, 1]);
  const { reader } = await readers.loggedIn({ email, newsletters: [] });
  expect(await chosenBy(reader)).toEqual([true, true, false]);
  await leave(reader, 'tarda');
  expect(await getting()).toEqual([0, 1]);
  expect(await chosenBy(reader)).toEqual([false, true, false]);
  await test.database.remove();
});
