import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, newsletterStops } from '../../readers/accounts/tables';
import { AccountReaders } from '../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { logInto } from '../../testing/log';
import { keepEmailKeys } from './keep-email-keys';

describe.each(ENGINES)('keys of email addresses, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
  });
  afterAll(() => test?.database.remove());

  it('are rewritten once with their domains in Unicode, and a disputed mailbox goes to the account that validated it', async () => {
    const { db } = test.database;
    const { form: alone } = await readers.account();
    const { form: twice } = await readers.account();
    const { form: proved } = await readers.account();
    await readers.account({ email: 'pol@españa.es' });
    await readers.account({ email: 'mar@españa.es' });
    await db.update(accounts).set({ validatedAt: null }).where(eq(accounts.emailKey, 'mar@españa.es'));
    const olden = (email: string, key: string) =>
      db.update(accounts).set({ emailKey: key }).where(eq(accounts.emailKey, email));
    await olden(alone.email, 'anna@xn--espaa-rta.es');
    await olden(twice.email, 'pol@xn--espaa-rta.es');
    await olden(proved.email, 'mar@xn--espaa-rta.es');
    await db.insert(newsletterStops).values([
      { emailKey: 'anna@xn--espaa-rta.es', refusals: 3, stoppedAt: test.clock.now(), reason: 'refused' },
      { emailKey: 'anna@españa.es', refusals: 1 },
    ]);
    const lines: string[] = [];
    await keepEmailKeys(db, test.clock.now, logInto(lines));
    const keyOf = async (email: string) =>
      (await db.select().from(accounts).where(eq(accounts.email, email)))[0]?.emailKey;
    expect([await keyOf(alone.email), await keyOf(twice.email), await keyOf(proved.email)]).toEqual([
      'anna@españa.es',
      'pol@xn--espaa-rta.es',
      'mar@españa.es',
    ]);
    expect([await keyOf('pol@españa.es'), await keyOf('mar@españa.es')]).toEqual(['pol@españa.es', null]);
    expect(await db.select().from(newsletterStops)).toMatchObject([
      { emailKey: 'anna@españa.es', refusals: 3, stoppedAt: test.clock.now(), reason: 'refused' },
    ]);
    expect(lines.join()).toMatch(/because another account has it: \d+, \d+/);
  });
});
