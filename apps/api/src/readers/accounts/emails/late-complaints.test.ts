import { CALLS, endpointPath } from '@portal/model';
import type { ReturnKind } from '@portal/model/newsroom';
import { NEWSLETTER_ENDPOINTS, REGISTRATION_ENDPOINTS } from '@portal/model/readers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsletterReturns } from '../../../newsroom/newsletters/tables';
import { DAY_MS, HOUR_MS } from '../../../platform/time/durations';
import { signatureOf } from '../../../revenue/entitlements/payments/signed-source';
import { AccountReaders, registration } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import { accountNewsletters, newsletterStops, newsletterSubscriptions } from '../tables';
import { hasComplained } from './complaints';

const SECRET = 'a-secret-of-forty-characters-and-no-less';
const PROOFS = ['validates an account', 'confirms a subscription'] as const;
const SPELLINGS = ['', '+altra'] as const;

describe.each(ENGINES)('late reports about emails, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine, {
      settings: { limits: false, bounces: { secret: SECRET, address: undefined } },
    });
    readers = new AccountReaders(test);
  });
  beforeEach(async () => {
    for (const table of [newsletterStops, newsletterReturns, accountNewsletters, newsletterSubscriptions])
      await test.database.db.delete(table);
  });
  afterAll(() => test?.database.remove());

  /** Reports what happened some time ago as the mail provider does. */
  const tell = async (email: string, kind: ReturnKind, ago = 0) => {
    const now = test.clock.now();
    const at = new Date(now.getTime() - ago).toISOString();
    const body = JSON.stringify({ events: [{ kind, email, at }] });
    const told = await test.app.request(CALLS.bounces, {
      method: 'POST',
      headers: { host: 'prova.example', 'portal-signature': signatureOf(SECRET, body, now) },
      body,
    });
    expect(told.status).toBe(200);
  };
  /** Requests an email, and verifies the email address by its link an hour later. */
  const prove = async (email: string, proof: (typeof PROOFS)[number]) => {
    const browser = readers.browser();
    const isAccount = proof === 'validates an account';
    const asked = isAccount
      ? await browser.post(
          REGISTRATION_ENDPOINTS.register.path,
          registration({ email, newsletters: ['mati'] }),
        )
      : await browser.post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, email));
    expect(asked.status).toBe(200);
    test.clock.goOn(HOUR_MS);
    const call = isAccount
      ? REGISTRATION_ENDPOINTS.validateMail.path
      : NEWSLETTER_ENDPOINTS.confirmNewsletter.path;
    expect((await browser.post(call, { token: await test.tokenTo(email) })).status).toBe(200);
  };

  it.each(PROOFS.flatMap((proof) => SPELLINGS.map((spelling) => ({ proof, spelling }))))(
    'a complaint from before the owner $proof changes nothing: about “$spelling”',
    async ({ proof, spelling }) => {
      const { db } = test.database;
      const name = `tard${PROOFS.indexOf(proof)}${SPELLINGS.indexOf(spelling)}`;
      const email = `${name}@example.org`;
      await prove(email, proof);
      test.clock.goOn(HOUR_MS);
      await tell(`${name}${spelling}@example.org`, 'complaint', 1.5 * HOUR_MS);
      expect(await hasComplained(db, email, test.clock.now())).toBe(false);
      expect((await db.$count(accountNewsletters)) + (await db.$count(newsletterSubscriptions))).toBe(1);
      // A complaint from after the proof counts, reported late or not.
      await tell(`${name}${spelling}@example.org`, 'complaint', 0.5 * HOUR_MS);
      expect(await hasComplained(db, email, test.clock.now())).toBe(true);
    },
  );

  it('a bounce from before the owner validates the email address changes nothing either', async () => {
    const { db } = test.database;
    const email = 'rebot@example.org';
    await prove(email, 'validates an account');
    for (const days of [3, 2, 1]) await tell(email, 'soft', days * DAY_MS);
    await tell(email, 'hard', DAY_MS);
    test.clock.goOn(HOUR_MS);
    await tell(email, 'soft');
    expect((await db.select().from(newsletterStops)).map(({ stoppedAt }) => stoppedAt)).toEqual([null]);
    await tell(email, 'hard');
    expect((await db.select().from(newsletterStops)).map(({ reason }) => reason)).toEqual(['hard']);
  });
});
