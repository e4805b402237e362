import { ACCOUNT_CALLS, PASSWORD_ENDPOINTS, REGISTRATION_ENDPOINTS } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../platform/limits/rates';
import { AccountReaders, PASSWORD, registration } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import { accounts } from '../tables';

const MINUTE = 60_000;
const NEW_PASSWORD = 'Ponentada1909';

describe.each(ENGINES)('the email with a link to a new password, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
  });
  afterAll(() => test?.database.remove());

  /** An account's email address. */
  const address = async (isValidated: boolean) => {
    if (isValidated) return (await readers.account()).form.email;
    const form = registration();
    expect((await readers.browser().post(REGISTRATION_ENDPOINTS.register.path, form)).status).toBe(200);
    return form.email;
  };
  const recover = async (email: string) =>
    (await readers.browser().post(PASSWORD_ENDPOINTS.recoverPassword.path, { email })).status;
  const choose = async (token: string) =>
    (await readers.browser().post(PASSWORD_ENDPOINTS.changePassword.path, { token, password: NEW_PASSWORD }))
      .status;

  it.each([
    { isValidated: true, minutes: 60, words: 'caduca d’aquí a una hora i' },
    { isValidated: false, minutes: 24 * 60, words: 'caduca d’aquí a 24 hores i' },
  ])(
    'works for $minutes minutes and says so: account validated $isValidated',
    async ({ isValidated, minutes, words }) => {
      for (const [wait, status] of [
        [minutes * MINUTE - 1, 200],
        [minutes * MINUTE, 400],
      ] as const) {
        const email = await address(isValidated);
        expect(await recover(email)).toBe(200);
        expect((await test.emailTo(email)).text).toContain(words);
        const token = await test.tokenTo(email);
        test.clock.goOn(wait);
        expect(await choose(token)).toBe(status);
      }
    },
  );

  it.each([
    { validatedAfter: 30, minutes: 60 },
    { validatedAfter: 23 * 60 + 50, minutes: 10 },
  ])(
    'works for $minutes minutes more if the owner validates the email address $validatedAfter minutes after it',
    async ({ validatedAfter, minutes }) => {
      for (const [wait, status] of [
        [minutes * MINUTE - 1, 200],
        [minutes * MINUTE, 400],
      ] as const) {
        const email = await address(false);
        const validation = { token: await test.tokenTo(email) };
        expect(await recover(email)).toBe(200);
        const token = await test.tokenTo(email);
        test.clock.goOn(validatedAfter * MINUTE);
        expect(
          (await readers.browser().post(REGISTRATION_ENDPOINTS.validateMail.path, validation)).status,
        ).toBe(200);
        test.clock.goOn(wait);
        expect(await choose(token)).toBe(status);
      }
    },
  );

  it('the link also works for a day if the account of an older system has to choose a password', async () => {
    const email = await address(false);
    await test.database.db.update(accounts).set({ isLegacy: true }).where(eq(accounts.emailKey, email));
    const login = { email, password: PASSWORD };
    expect((await readers.browser().post(ACCOUNT_CALLS.login, login)).code).toBe(
      'LEGACY_USER_PASSWORD_NOT_RESET',
    );
    expect((await test.emailTo(email)).text).toContain('caduca d’aquí a 24 hores i');
    const token = await test.tokenTo(email);
    test.clock.goOn(23 * 60 * MINUTE);
    expect(await choose(token)).toBe(200);
  });

  it('lets in the owner who reads it hours after a stranger has used up the emails of the day', async () => {
    const email = await address(false);
    for (let time = 0; time < 4; time += 1) {
      test.clock.goOn(LIMITS.letter.withinMs);
      await recover(email);
    }
    test.clock.goOn(20 * 60 * MINUTE);
    // The mailbox has used up its emails: no other link is sent.
    expect(await recover(email)).toBe(200);
    expect(await choose(await test.tokenTo(email))).toBe(200);
  });
});
