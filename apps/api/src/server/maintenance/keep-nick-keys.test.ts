import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nickKey } from '../../platform/words/keys';
import { accounts } from '../../readers/accounts/tables';
import { AccountReaders } from '../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { logInto } from '../../testing/log';
import { keepNickKeys } from './keep-nick-keys';

describe.each(ENGINES)('keys of nicks, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
  });
  afterAll(() => test?.database.remove());

  it('are rewritten once, and the later of two look-alike nicks keeps its literal spelling as its key', async () => {
    const { db } = test.database;
    const { form: first } = await readers.account({ nick: 'MoIinera' });
    const { form: second } = await readers.account({ nick: 'Molinera2' });
    const lines: string[] = [];
    const olden = (email: string, nick: string, key: string) =>
      db.update(accounts).set({ nick, nickKey: key }).where(eq(accounts.emailKey, email));
    await olden(first.email, 'MoIinera', 'moiinera');
    await olden(second.email, 'Molinera', 'molinera');
    await keepNickKeys(db, test.clock.now, logInto(lines));
    const keyOf = async (email: string) =>
      (await db.select().from(accounts).where(eq(accounts.emailKey, email)))[0]?.nickKey;
    expect([await keyOf(first.email), await keyOf(second.email)]).toEqual([nickKey('Molinera'), '=Molinera']);
    expect(lines.join()).toContain('another reader’s: 1');
    await olden(first.email, 'MoIinera', 'moiinera');
    await keepNickKeys(db, test.clock.now, logInto(lines));
    expect(await keyOf(first.email)).toBe('moiinera');
  });
});
