import { ACCOUNT_CALLS } from '@portal/model';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAILBOX } from '../database/accounts';
import { AccountReaders, PASSWORD, registration } from '../testing/account-readers';
import { type TestAccounts, testAccounts } from '../testing/accounts';
import { ENGINES } from '../testing/database';
import { times } from '../testing/level';
import { emailKey, mailboxKey } from './keys';
import { LIMITS } from './rates';

describe.each(ENGINES)('mailboxes, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
  });
  afterAll(() => test?.database.remove());

  const register = (email: string) => readers.browser().post(ACCOUNT_CALLS.register, registration({ email }));

  it('have three accounts, however their address is written, and those of others are theirs', async () => {
    for (const email of ['clau@gmail.com', 'c.lau@gmail.com', 'clau+1@googlemail.com']) {
      expect((await register(email)).status).toBe(200);
      test.clock.goOn(LIMITS.letter.withinMs);
    }
    expect(await register('cl.au+2@gmail.com')).toMatchObject({ status: 409, code: 'EMAIL_ALREADY_IN_USE' });
    expect((await register('clau+2@example.org')).status).toBe(200);
    const { reader } = await readers.loggedIn();
    const move = (email: string) => reader.ask('PATCH', ACCOUNT_CALLS.profile, { email, password: PASSWORD });
    expect(await move('clau+9@gmail.com')).toMatchObject({ code: 'EMAIL_ALREADY_IN_USE' });
    expect((await move('altra@gmail.com')).status).toBe(200);
  });

  it('are the same in the database as here', async () => {
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
