import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authors } from '../../content/stories/tables';
import { isReservedNick } from '../../readers/accounts/profile/nicks';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { keepAuthorKeys } from './keep-author-keys';

describe.each(ENGINES)('keys of authors’ names, on %s', (engine) => {
  let test: TestAccounts;
  beforeAll(async () => {
    test = await testAccounts(engine);
  });
  afterAll(() => test?.database.remove());

  it('are filled in for existing authors, so that no reader can take their names', async () => {
    const { db } = test.database;
    await db.insert(authors).values({ site: 'prova', slug: 'ivet-cervello', name: 'Ivet Cervelló' });
    expect(await isReservedNick(db, 'ivet.cervello')).toBe(false);
    await db.insert(authors).values({ site: 'prova', slug: 'punts', name: '…' });
    await keepAuthorKeys(db);
    expect(await isReservedNick(db, 'ivet.cervello')).toBe(true);
  });
});
