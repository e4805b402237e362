import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { readiness } from './readiness';

describe.each(ENGINES)('readiness, on %s', (engine) => {
  let test: TestAccounts;
  let folder: string;
  beforeAll(async () => {
    test = await testAccounts(engine);
    folder = await mkdtemp(path.join(tmpdir(), 'portal-ready-'));
  });
  // The result of the previous test is cached for a second.
  beforeEach(() => test.clock.goOn(1_000));
  afterAll(async () => {
    await test?.database.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const status = async () => (await test.app.request('/readyz')).status;

  it('is reported if the database and the folder accept writes, and leaves nothing behind', async () => {
    expect(await status()).toBe(200);
    await readiness(test.database.db, folder, test.clock.now)();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused if the data folder cannot be written', async () => {
    const ready = readiness(test.database.db, path.join(folder, 'gone'), test.clock.now);
    await expect(ready()).rejects.toThrow('ENOENT');
  });

  it('is refused if the database is read-only', async () => {
    const { db } = test.database;
    const readOnly = Object.create(db, {
      transaction: {
        value: (work: Parameters<typeof db.transaction>[0]) =>
          db.transaction(work, { accessMode: 'read only' }),
      },
    });
    await expect(readiness(readOnly, folder, test.clock.now)()).rejects.toThrow();
  });

  it('is refused after a timeout if the database hangs', async () => {
    const { db } = test.database;
    const hanging = Object.create(db, { transaction: { value: () => new Promise(() => undefined) } });
    const ready = readiness(hanging, folder, test.clock.now, 50);
    await expect(ready()).rejects.toThrow('did not take a write in 0.05 s');
  });

  it('is checked at most once a second', async () => {
    let writes = 0;
    const { db } = test.database;
    const counted = Object.create(db, {
      transaction: {
        value: (work: Parameters<typeof db.transaction>[0]) => {
          writes += 1;
          return db.transaction(work);
        },
      },
    });
    const ready = readiness(counted, folder, test.clock.now);
    await Promise.all([ready(), ready(), ready()]);
    test.clock.goOn(999);
    await ready();
    expect(writes).toBe(1);
    test.clock.goOn(1);
    await ready();
    expect(writes).toBe(2);
  });

  it('is a 503 if refused, and logged', async () => {
    const { folder: data } = test.database.location;
    await rename(data, `${data}-away`);
    try {
      expect(await status()).toBe(503);
    } finally {
      await rename(`${data}-away`, data);
    }
    expect(test.logged.join('\n')).toContain('error not ready: Error: ENOENT');
  });
});
