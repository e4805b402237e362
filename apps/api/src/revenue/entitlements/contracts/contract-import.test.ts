import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteFile } from '../../../sites/file';
import { storeSites } from '../../../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../../../testing/database';
import { SITE_FILE } from '../../../testing/site';
import { readEntitlements } from '../entitlement-table';
import { takeTable } from './contract-import';

describe.each(ENGINES)('importing a table of contracts, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await storeSites(database.db, [readSiteFile('prova.yaml', SITE_FILE)]);
  });
  afterAll(() => database?.remove());

  const take = (at: string, ...lines: string[]) => {
    const told = readEntitlements(['id,email,product,from,to', ...lines].join('\n'), 'Europe/Madrid');
    return takeTable(database.db, 'prova', 'oficina', told, new Date(at));
  };
  const line = (id: string, more: { email?: string; product?: string; to?: string } = {}) =>
    [id, more.email ?? `${id}@example.org`, more.product ?? 'paper', '2026-01-01', more.to ?? ''].join(',');

  it('counts new, changed and unchanged contracts', async () => {
    expect(await take('2026-03-01', line('a'), line('b'), line('c'))).toEqual({
      fresh: 3,
      changed: 0,
      unchanged: 0,
    });
    // Importing the same table twice changes nothing.
    expect(await take('2026-03-02', line('a'), line('b'), line('c'))).toEqual({
      fresh: 0,
      changed: 0,
      unchanged: 3,
    });
    const changes = [line('a', { to: '2026-12-31' }), line('b', { product: 'anual' }), line('d')];
    expect(await take('2026-03-03', ...changes, line('c', { email: 'e@example.org' }))).toEqual({
      fresh: 1,
      changed: 3,
      unchanged: 0,
    });
    // A later report already stored wins.
    expect(await take('2026-03-01', line('a'))).toEqual({ fresh: 0, changed: 0, unchanged: 1 });
  });

  it('is done in batches', async () => {
    const lines = Array.from({ length: 1100 }, (_, at) => line(`r${at}`));
    expect(await take('2026-03-04', ...lines)).toEqual({ fresh: 1100, changed: 0, unchanged: 0 });
    expect(await take('2026-03-05', ...lines)).toEqual({ fresh: 0, changed: 0, unchanged: 1100 });
  });
});
