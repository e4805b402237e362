import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SettingsError } from '../../platform/process/environment';
import { importSeed, loadSeed } from './load';

describe('the seed of a package', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-seed-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('a package that is not installed stops the start with a message that names it and the remedy', async () => {
    const loaded = loadSeed('@portal/not-here');
    await expect(loaded).rejects.toThrow(SettingsError);
    await expect(loaded).rejects.toThrow(
      'PORTAL_DEMO is on, but the package @portal/not-here is not installed here, or not built. Set PORTAL_DEMO=off',
    );
  });

  it('is the module’s export, with the URL of the module', async () => {
    const file = path.join(folder, 'seed.mjs');
    await writeFile(
      file,
      `const method = () => null;
      export const seed = { name: 'x', sites: ['a'], newsroom: method, open: method, forecast: method,
        media: { folder: '/x', playlist: method } };`,
    );
    const module = pathToFileURL(file).href;
    expect(await importSeed(module)).toMatchObject({ name: 'x', sites: ['a'], module });
  });

  it.each([
    ['nothing', 'export {};', 'seed: '],
    ['another shape', "export const seed = { name: 'x', sites: [] };", 'seed.newsroom: '],
  ])('the seed of a module that exports %s is reported', async (name, text, fault) => {
    const file = path.join(folder, `${name.replace(' ', '-')}.mjs`);
    await writeFile(file, text);
    const loaded = importSeed(pathToFileURL(file).href);
    await expect(loaded).rejects.toThrow(SettingsError);
    await expect(loaded).rejects.toThrow(`is no seed: ${fault}`);
  });
});
