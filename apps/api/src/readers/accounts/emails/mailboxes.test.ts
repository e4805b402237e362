import { PASSWORD_ENDPOINTS, PROFILE_ENDPOINTS, REGISTRATION_ENDPOINTS } from '@portal/model/readers';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../platform/limits/rates';
import { emailKey, mailboxKey } from '../../../platform/words/keys';
import { AccountReaders, PASSWORD, registration } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import { times } from '../../../testing/level';
import { MAILBOX } from '../tables';

describe.each(ENGINES)('mailboxes, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
  });
  afterAll(() => test?.database.remove());

  const register = (email: string) =>
    readers.browser().post(REGISTRATION_ENDPOINTS.register.path, registration({ email }));
  /** Registers accounts of one mailbox, which gets three such emails a day. */
  const registerAll = async (addresses: readonly string[]) => {
    for (const [at, email] of addresses.entries()) {
      expect((await register(email)).status).toBe(200);
      test.clock.goOn(LIMITS[at % 3 === 2 ? 'letterDay' : 'letter'].withinMs);
    }
  };
  const validate = async (email: string) =>
    readers.browser().post(REGISTRATION_ENDPOINTS.validateMail.path, { token: await test.tokenTo(email) });

  it('have at most three validated accounts across all spellings of the email address', async () => {
    const addresses = ['clau@gmail.com', 'c.lau@gmail.com', 'clau+1@googlemail.com', 'cl.au+2@gmail.com'];
    await registerAll(addresses);
    for (const email of addresses.slice(0, 3)) expect((await validate(email)).status).toBe(200);
    const isTaken = { status: 409, code: 'EMAIL_ALREADY_IN_USE' };
    expect(await validate('cl.au+2@gmail.com')).toMatchObject(isTaken);
    const reader = readers.browser();
    await reader.post(PASSWORD_ENDPOINTS.recoverPassword.path, { email: 'cl.au+2@gmail.com' });
    const token = await test.tokenTo('cl.au+2@gmail.com');
    expect(
      await reader.post(PASSWORD_ENDPOINTS.changePassword.path, { token, password: PASSWORD }),
    ).toMatchObject(isTaken);
    expect(await register('clau+3@gmail.com')).toMatchObject(isTaken);
    expect((await register('clau+2@example.org')).status).toBe(200);
    const { reader: another } = await readers.loggedIn();
    const move = (email: string) =>
      another.ask('PATCH', PROFILE_ENDPOINTS.profile.path, { email, password: PASSWORD });
    expect(await move('clau+9@gmail.com')).toMatchObject({ code: 'EMAIL_ALREADY_IN_USE' });
    expect((await move('altra@gmail.com')).status).toBe(200);
  });

  it('have no more by concurrent validations', async () => {
    const addresses = [1, 2, 3, 4, 5].map((at) => `colla+${at}@example.org`);
    await registerAll(addresses);
    const tokens = await Promise.all(addresses.map((email) => test.tokenTo(email)));
    const answers = await Promise.all(
      tokens.map((token) => readers.browser().post(REGISTRATION_ENDPOINTS.validateMail.path, { token })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
  });

  it('cannot be taken by naming their email address without validating it', async () => {
    await registerAll([1, 2, 3, 4].map((at) => `victima+${at}@example.org`));
    expect((await register('victima@example.org')).status).toBe(200);
    expect((await validate('victima@example.org')).status).toBe(200);
  });

  it('are computed alike in the database and here', async () => {
    const part = fc.stringMatching(/^[a-z+.]{1,8}$/);
    const host = fc.constantFrom('gmail.com', 'googlemail.com', 'example.org', 'españa.es');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(part, host), { minLength: 1, maxLength: 20 }), async (parts) => {
        const addresses = parts.map(([name, at]) => emailKey(`${name}@${at}`));
        const { rows } = await test.database.db.execute<{ mailbox: string }>(
          sql`select ${MAILBOX} as mailbox from jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb) as t(email_key)`,
        );
        expect(rows.map(({ mailbox }) => mailbox)).toEqual(addresses.map(mailboxKey));
      }),
      { numRuns: times({ gate: 25, full: 500 }) },
    );
  });
});
