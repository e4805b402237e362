import { createHash } from 'node:crypto';
import {
  ACCOUNT_CALLS,
  OWN_DATA_ENDPOINTS,
  OWN_DATA_FILE_ENDPOINTS,
  PROFILE_ENDPOINTS,
  READER_CONSENT_VERSION,
  REGISTRATION_ENDPOINTS,
  type ReaderConsent,
  readerConsentsAnswerSchema,
} from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../../content/stories/tables';
import { endNewsletters } from '../../../newsroom/newsletters/stopping';
import { AccountReaders, PASSWORD, registration } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import type { TestReader } from '../../../testing/reader';
import { SITE_FILE } from '../../../testing/site';
import { newsletterSubscriptions, readerConsents } from '../tables';
import { forgetWithdrawn, readersForCommercial } from './reader-consents';

const SITE = `${SITE_FILE}
termsUrl: /condicions/
publisher:
  name: Proves de Llevant, SL
  taxId: B00000000
  address: carrer Major, 1
  email: lectors@prova.example
  accessibilityReviewed: '2026-03-01'
  commercialEmails: true
`;
const WANTED = 'Vull rebre per correu les ofertes i promocions de La Prova';
const DAY = 86_400_000;

describe.each(ENGINES)('consents of readers, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;

  beforeAll(async () => {
    test = await testAccounts(engine, { site: SITE });
    readers = new AccountReaders(test);
    await test.database.db.insert(contents).values({
      site: 'prova',
      type: 'file',
      path: '/condicions/',
      title: 'Condicions',
      body: [],
      listed: false,
      publishedAt: test.clock.now(),
      source: 'prova',
      sourceId: 'condicions',
      sourceDigest: '',
    });
  });
  afterAll(() => test?.database.remove());

  const consentsOf = async (reader: TestReader) =>
    v.parse(readerConsentsAnswerSchema, (await reader.get(OWN_DATA_ENDPOINTS.consents.path)).response);
  const kinds = (consents: readonly ReaderConsent[]) =>
    consents.map(({ kind, newsletter, withdrawnAt }) => [kind, newsletter, withdrawnAt !== null]);
  const entered = async (over: Record<string, unknown> = {}) => {
    const { form, reader } = await readers.account(over);
    await reader.post(ACCOUNT_CALLS.login, { email: form.email, password: PASSWORD });
    return { form, reader };
  };
  const wanting = async () => {
    const all: string[] = [];
    for await (const { email } of readersForCommercial(test.database.db, 'prova')) all.push(email);
    return all;
  };

  it('are stored in the words shown, each separately, with version and time', async () => {
    const { reader } = await entered({ commercial: true });
    const consents = await consentsOf(reader);
    expect(kinds(consents).sort()).toEqual([
      ['commercial', '', false],
      ['newsletter', 'mati', false],
      ['privacy', '', false],
      ['terms', '', false],
    ]);
    for (const { version, givenAt } of consents)
      expect([version, givenAt]).toEqual([READER_CONSENT_VERSION, test.clock.now().toISOString()]);
    expect(consents.map(({ words }) => words).sort()).toEqual([
      'Butlletins que vols rebre: El matí',
      'He llegit i accepto les condicions legals',
      expect.stringMatching(/^Proves de Llevant, SL tracta les teves dades/),
      WANTED,
    ]);
    const [terms] = await test.database.db
      .select()
      .from(readerConsents)
      .where(eq(readerConsents.kind, 'terms'))
      .limit(1);
    expect(terms?.document).toBe(createHash('sha256').update('Condicions[]').digest('hex'));
  });

  it('do not include offers unless their box is ticked', async () => {
    for (const over of [{}, { commercial: false }]) {
      const { reader } = await entered(over);
      expect((await consentsOf(reader)).some(({ kind }) => kind === 'commercial')).toBe(false);
    }
  });

  it('can be withdrawn and given again, once each, without losing earlier ones', async () => {
    const { form, reader } = await entered({ newsletters: [] });
    const decide = async (isGiven: boolean) =>
      v.parse(
        readerConsentsAnswerSchema,
        (await reader.post(OWN_DATA_ENDPOINTS.consents.path, { isGiven })).response,
      );
    await Promise.all([decide(true), decide(true)]);
    expect(await wanting()).toContain(form.email);
    test.clock.goOn(DAY);
    await decide(false);
    expect(await wanting()).not.toContain(form.email);
    test.clock.goOn(DAY);
    const last = await decide(true);
    expect(kinds(last.filter(({ kind }) => kind === 'commercial'))).toEqual([
      ['commercial', '', false],
      ['commercial', '', true],
    ]);
    const data = JSON.stringify((await reader.get(OWN_DATA_FILE_ENDPOINTS.download.path)).response);
    expect(data).toContain(`"words":"${WANTED}"`);
  });

  it.each([{ isGiven: 'yes' }, {}, null])('rejects an invalid decision: %j', async (body) => {
    const { reader } = await entered();
    expect((await reader.post(OWN_DATA_ENDPOINTS.consents.path, body)).status).toBe(400);
  });

  it('are nobody else’s to see or to change', async () => {
    const nobody = readers.browser();
    expect((await nobody.get(OWN_DATA_ENDPOINTS.consents.path)).status).toBe(401);
    expect((await nobody.post(OWN_DATA_ENDPOINTS.consents.path, { isGiven: true })).status).toBe(401);
  });

  it('consents to newsletters follow the choice, and a stop', async () => {
    const { form, reader } = await entered();
    const choose = (ids: readonly string[]) =>
      reader.ask('PATCH', PROFILE_ENDPOINTS.profile.path, {
        newsletters: ['mati', 'cultura'].map((id) => ({ id, name: id, isSubscribed: ids.includes(id) })),
      });
    const held = async () =>
      (await consentsOf(reader))
        .filter(({ kind, withdrawnAt }) => kind === 'newsletter' && withdrawnAt === null)
        .map(({ newsletter }) => newsletter)
        .sort();
    expect((await choose(['mati', 'cultura'])).status).toBe(200);
    expect(await held()).toEqual(['cultura', 'mati']);
    await choose(['cultura']);
    expect(await held()).toEqual(['cultura']);
    await endNewsletters(test.database.db, [form.email], test.clock.now());
    expect(await held()).toEqual([]);
    expect((await consentsOf(reader)).filter(({ kind }) => kind === 'newsletter')).toHaveLength(2);
  });

  it('consents of an email address without an account are stored with its subscription', async () => {
    const email = 'sense-compte@example.org';
    await readers.browser().post(`/api/front/newsletter/${email}`);
    const [row] = await test.database.db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email));
    expect(row?.version).toBe(READER_CONSENT_VERSION);
    expect(row?.words).toMatch(/^He llegit i accepto les condicions legals\. Proves de Llevant, SL tracta/);
  });

  it('are deleted three years after withdrawal, and kept while they are valid', async () => {
    const { reader } = await entered({ commercial: true });
    await reader.post(OWN_DATA_ENDPOINTS.consents.path, { isGiven: false });
    const { db } = test.database;
    const own = () => db.$count(readerConsents, eq(readerConsents.kind, 'commercial'));
    const before = await own();
    await forgetWithdrawn({ db, now: test.clock.now });
    expect(await own()).toBe(before);
    const later = new Date(test.clock.now().getTime() + (3 * 365 + 2) * DAY);
    await forgetWithdrawn({ db, now: () => later });
    expect(await db.$count(readerConsents)).toBeGreaterThan(0);
    expect(await consentsOf(reader)).toHaveLength(3);
  });

  it('are not requested if the publisher sends nothing of the kind', async () => {
    const plain = await testAccounts(engine);
    const others = new AccountReaders(plain);
    const answered = await others
      .browser()
      .post(REGISTRATION_ENDPOINTS.register.path, registration({ commercial: true }));
    expect([answered.status, answered.issues]).toEqual([
      400,
      [expect.objectContaining({ field: 'commercial', code: 'invalid' })],
    ]);
    const { form, reader } = await others.account();
    await reader.post(ACCOUNT_CALLS.login, { email: form.email, password: PASSWORD });
    expect((await reader.post(OWN_DATA_ENDPOINTS.consents.path, { isGiven: true })).status).toBe(404);
    await plain.database.remove();
  });
});
