import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../database/embedded';
import { MailFolder } from '../mail/mail-folder';
import { closeDataFolder } from './data-folder';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'portal-folder-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Files that other users of the machine have any rights to. */
async function openPlaces(folder: string): Promise<string[]> {
  const places = await readdir(folder, { recursive: true });
  const modes = await Promise.all(
    ['', ...places].map(
      async (name) => [name || '.', (await stat(path.join(folder, name))).mode & 0o077] as const,
    ),
  );
  return modes.filter(([, mode]) => mode !== 0).map(([name]) => name);
}

describe('a data folder with a database and an outbox', () => {
  let folder: string;
  let openWhileServing: string[];
  beforeAll(async () => {
    folder = path.join(home, 'fresh');
    const umask = process.umask(0o077);
    expect(await closeDataFolder(folder)).toBe(false);
    const database = await openEmbedded(folder);
    await new MailFolder(path.join(folder, 'outbox')).keep(
      Buffer.from('To: a@example.org\n\nHello'),
      new Date(),
    );
    openWhileServing = await openPlaces(folder);
    await database.close();
    return () => process.umask(umask);
  });

  it('is created for its user alone, with every file in it', async () => {
    expect(openWhileServing).toEqual([]);
    const files = await readdir(folder, { recursive: true });
    expect(files.length).toBeGreaterThan(500);
    expect(await openPlaces(folder)).toEqual([]);
  });

  describe('with an engine that rewrites its list of tables at a later start', () => {
    let lists: string[];
    let open: string[];
    beforeAll(async () => {
      const files = await readdir(folder, { recursive: true });
      lists = files.filter((name) => name.endsWith('/pg_internal.init'));
      for (const list of lists) await rm(path.join(folder, list));
      const again = await openEmbedded(folder);
      open = await openPlaces(folder);
      await again.close();
    });

    it('stays closed', async () => {
      expect(lists.length).toBeGreaterThan(1);
      for (const list of lists) expect((await stat(path.join(folder, list))).size).toBeGreaterThan(0);
      expect(open).toEqual([]);
    });
  });
});

it('a folder from an earlier version is closed with all its files, but not the target of a link', async () => {
  const folder = path.join(home, 'old');
  const elsewhere = path.join(home, 'elsewhere');
  await mkdir(path.join(folder, 'outbox'), { recursive: true });
  await writeFile(path.join(folder, 'outbox/letter.eml'), 'secret');
  await writeFile(elsewhere, 'public');
  await symlink(elsewhere, path.join(folder, 'link'));
  for (const name of ['', 'outbox']) await chmod(path.join(folder, name), 0o755);
  for (const name of [path.join(folder, 'outbox/letter.eml'), elsewhere]) await chmod(name, 0o644);
  expect(await closeDataFolder(folder)).toBe(true);
  expect(await openPlaces(folder)).toEqual(['link']);
  expect((await stat(elsewhere)).mode & 0o777).toBe(0o644);
  expect(await closeDataFolder(folder)).toBe(false);
});

it("closes emails even if the process's umask allows all", async () => {
  const folder = path.join(home, 'letters');
  const before = process.umask(0);
  try {
    await new MailFolder(folder).keep(Buffer.from('x'), new Date());
  } finally {
    process.umask(before);
  }
  expect(await openPlaces(folder)).toEqual([]);
});

it('a folder that cannot be created, or is not a folder, is named in an error without a hang', async () => {
  const file = path.join(home, 'file');
  await writeFile(file, '');
  for (const folder of [file, path.join(file, 'below'), '/proc/nothing/below'])
    await expect(closeDataFolder(folder), folder).rejects.toThrow(/^PORTAL_DATA_DIR must be a folder/);
});
