import { REGISTRATION_ENDPOINTS } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../readers/accounts/tables';
import { AccountReaders, PASSWORD, registration } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import type { TestReader } from '../../../testing/reader';
import { storeEntitlements } from '../entitlements';
import { entitlements } from '../tables';

const SOLD = 'paper-1';

describe.each(ENGINES)('a contract sold to an email address, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
  });
  afterAll(() => test?.database.remove());

  /**
   * Registers with an email address that has a contract, and gets the validation token that its owner
   * receives.
   */
  const registeredFor = async (externalId: string) => {
    const form = registration();
    const { email } = form;
    const contract = { externalId, email, product: 'paper', renewsAt: null, isUnpaid: false };
    const now = test.clock.now();
    await storeEntitlements(
      test.database.db,
      'prova',
      'office',
      [{ ...contract, startsAt: now, endsAt: null }],
      now,
    );
    expect((await readers.browser().post(REGISTRATION_ENDPOINTS.register.path, form)).status).toBe(200);
    return { email, owner: readers.browser(), token: await test.tokenTo(email) };
  };
  const validate = (owner: TestReader, token: string, password?: string) =>
    owner.post(REGISTRATION_ENDPOINTS.validateMail.path, { token, password });
  const accountWith = async (externalId: string) =>
    (await test.database.db.select().from(entitlements).where(eq(entitlements.externalId, externalId)))[0]
      ?.accountId;

  it('goes to the reader who confirms the email address with the account’s password', async () => {
    const { owner, token } = await registeredFor(SOLD);
    expect(await validate(owner, token)).toMatchObject({ status: 403, code: 'PASSWORD_REQUIRED' });
    expect((await validate(owner, token, 'Endevinada1')).status).toBe(401);
    expect(await accountWith(SOLD)).toBeNull();
    expect((await validate(owner, token, PASSWORD)).status).toBe(200);
    expect(await accountWith(SOLD)).not.toBeNull();
  });

  it('goes to the reader who confirms it while logged in, if the account has no password', async () => {
    const { email, owner, token } = await registeredFor('paper-2');
    await test.database.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.email, email));
    expect(await validate(owner, token)).toMatchObject({ status: 403, code: 'LOGIN_AGAIN' });
    expect(await accountWith('paper-2')).toBeNull();
  });
});
