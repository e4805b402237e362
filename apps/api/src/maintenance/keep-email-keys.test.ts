import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../database/accounts';
import { newsletterStops } from '../database/newsletters';
import { AccountReaders } from '../testing/account-readers';
import { type TestAccounts, testAccounts } from '../testing/accounts';
import { ENGINES } from '../testing/database';
import { logInto } from '../testing/log';
import { keepEmailKeys } from './keep-email-keys';

describe.each(ENGINES)('keys of email addresses, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
  });
  afterAll(() => test?.database.remove());

  it('have their domains in letters once, but for an address that is there by both spellings', async () => {
    const { db } = test.database;
    const { form: alone } = await readers.account();
    const { form: twice } = await readers.account();
    await readers.account({ email: 'pol@españa.es' });
    const olden = (email: string, key: string) =>
      db.update(accounts).set({ emailKey: key }).where(eq(accounts.emailKey, email));
    await olden(alone.email, 'anna@xn--espaa-rta.es');
    await olden(twice.email, 'pol@xn--espaa-rta.es');
    await db.insert(newsletterStops).values({ emailKey: 'anna@xn--espaa-rta.es', refusals: 3 });
    const lines: string[] = [];
    await keepEmailKeys(db, test.clock.now, logInto(lines));
    const keys = (await db.select({ key: accounts.emailKey }).from(accounts)).map(({ key }) => key);
    expect(keys.toSorted()).toEqual(['anna@españa.es', 'pol@españa.es', 'pol@xn--espaa-rta.es']);
    expect(await db.select().from(newsletterStops)).toMatchObject([
      { emailKey: 'anna@españa.es', refusals: 3 },
    ]);
    expect(lines.join()).toContain('two spellings of their domain: 1');
  });
});
