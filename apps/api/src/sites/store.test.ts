import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withDemoProvider } from '../server/seed/provider';
import { QUICKER_ENGINE, type TestDatabase, testDatabase } from '../testing/database';
import { SITE_FILE } from '../testing/site';
import { readSiteFile } from './file';
import { storeNewSites, storeSites } from './store';
import { sections, sites } from './tables';

const file = (alias: string) => ({
  ...readSiteFile('prova.yaml', SITE_FILE),
  alias,
  features: { users: true, identityProvider: false },
  identityProvider: undefined,
});
const served = withDemoProvider([file('diari')], 'diari');

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(QUICKER_ENGINE[0]);
});
afterAll(() => database?.remove());

const recordOf = async (alias: string) =>
  (await database.db.select().from(sites).where(eq(sites.alias, alias)))[0]?.record;

it('a command adds sites that no start has stored, and does not change those of a running server', async () => {
  await storeSites(database.db, served);
  await storeNewSites(database.db, [file('diari'), file('revista')]);
  expect(await recordOf('diari')).toMatchObject({ features: { identityProvider: true } });
  expect(await recordOf('revista')).toMatchObject({ features: { identityProvider: false } });
  const added = await database.db.select().from(sections).where(eq(sections.site, 'revista'));
  expect(added.map(({ slug }) => slug).toSorted()).toEqual(
    file('revista')
      .sections.map(({ slug }) => slug)
      .toSorted(),
  );
});

it('no command writes the settings of sites', () => {
  const source = path.join(import.meta.dirname, '../server/commands');
  const commands = readdirSync(source).filter((name) => /^[a-z-]+\.ts$/.test(name));
  expect(commands.length).toBeGreaterThan(5);
  const writing = commands.filter((name) =>
    /\bstoreSites\b|\bbringUpToDate\b|\.(insert|update)\(sites/.test(
      readFileSync(path.join(source, name), 'utf8'),
    ),
  );
  expect(writing).toEqual([]);
});
