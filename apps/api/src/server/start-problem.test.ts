import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openApi, SettingsError, SiteFileError, startProblem } from '../index';
import { readApiSettings } from './settings/settings';

let folder: string;
const sitesFolder = () => path.join(folder, 'sites');
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
  await cp(path.resolve(import.meta.dirname, '../../sites'), sitesFolder(), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Message at startup when nothing listens at the database's address. */
async function saidWithoutDatabase(): Promise<string> {
  const settings = readApiSettings({
    PORTAL_DATA_DIR: path.join(folder, 'data'),
    PORTAL_SITES_DIR: sitesFolder(),
    PORTAL_DEMO: 'off',
    DATABASE_URL: 'postgresql://portal:secret@127.0.0.1:1/portal',
  });
  const error = await openApi(settings).then(
    async (api) => {
      await api.close();
      return new Error('it started');
    },
    (refused: unknown) => refused,
  );
  return startProblem(error, [SettingsError, SiteFileError]);
}

it('a typo in a site’s file is reported before an unavailable database, with its file and its key', async () => {
  const file = path.join(sitesFolder(), 'far.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace('timeZone:', 'timeZona:'));
  const said = await saidWithoutDatabase();
  expect(said).toContain('far.yaml: timeZona: is no key of a site’s file: is it misspelt?');
  expect(said).toContain('far.yaml: timeZone: ');
  expect(said).not.toContain('DATABASE_URL');
});

it('an unavailable database is reported if all files are valid, without its password', async () => {
  const said = await saidWithoutDatabase();
  expect(said).toMatch(/^DATABASE_URL names a PostgreSQL that does not answer \(ECONNREFUSED\): start it/);
  expect(said).not.toContain('secret');
});
