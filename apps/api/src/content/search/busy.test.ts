import { afterAll, beforeAll, expect, it } from 'vitest';
import { Busy, ConcurrencyLimit } from '../../platform/limits/concurrency-limit';
import { openCursors } from '../../platform/secrets/cursors';
import { readSiteFile } from '../../sites/file';
import { QUICKER_ENGINE, type TestDatabase, testDatabase } from '../../testing/database';
import { SITE_FILE } from '../../testing/site';
import { createSearch } from './search';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(QUICKER_ENGINE[0]);
});
afterAll(() => database?.remove());

it('looks up names again once fewer requests are running', async () => {
  const predictions = new ConcurrencyLimit(1, 0);
  const search = createSearch({ db: database.db, cursors: openCursors(database.db), predictions });
  const predict = () => search.predict(readSiteFile('prova.yaml', SITE_FILE), 'author', 'ADA M', 12);
  await expect(predictions.run(predict)).rejects.toThrow(Busy);
  expect(await predict()).toEqual([]);
});
