import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { createLog } from '../../platform/log/log';
import { readSiteFile } from '../../sites/file';
import { storeSites } from '../../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { SITE_FILE } from '../../testing/site';
import { type Seeding, SeedingFailed, seedApart } from './apart';

const site = readSiteFile('prova.yaml', SITE_FILE);
const NOW = new Date('2026-03-18T12:00:00Z');

/** Text of a module that exports a seed as a built package does; `newsroom` is the body of that function. */
const moduleText = (newsroom: string) => `export const seed = {
  name: 'small', sites: ['prova'], forecast: () => null, media: { folder: '', playlist: () => null },
  open: async () => { throw new Error('there are no pictures'); },
  newsroom: async (site, startedAt) => { ${newsroom} },
};`;
const STORY = `return { programmes: [], items: [{ related: [], item: {
  sourceId: 'one', type: 'article', path: '/societat/one/', title: 'Of ' + site.name, body: '<p>Text.</p>',
  sections: site.sections.slice(0, 1), tags: [], authors: [], publishedAt: startedAt, listed: true,
  commentsOpen: false, comments: [],
} }] };`;

describe.each(ENGINES)('seeding in a separate process, on %s', { timeout: 180_000 }, (engine) => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await testDatabase(engine);
    folder = await mkdtemp(path.join(tmpdir(), 'portal-seed-'));
    await storeSites(database.db, [site]);
  }, 180_000);
  afterAll(async () => {
    await database?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const lines: string[] = [];
  const log = createLog({ format: 'text', level: 'info' }, (_, line) => lines.push(line));
  const seeding = async (newsroom: string): Promise<Seeding> => {
    const file = path.join(folder, `${Buffer.from(newsroom).toString('hex').slice(0, 24)}.mjs`);
    await writeFile(file, moduleText(newsroom));
    return {
      module: pathToFileURL(file).href,
      database: database.location,
      mediaFolder: path.join(folder, 'media'),
      sites: [site],
      now: NOW,
    };
  };

  it('reports a failure with the message that stops the start', async () => {
    const failed = seedApart(await seeding(`throw new Error('pages.yaml: title: is missing');`), log);
    await expect(failed).rejects.toThrow(SeedingFailed);
    await expect(failed).rejects.toThrow('could not be written: Error: pages.yaml: title: is missing');
  });

  it('reports that the process was killed', async () => {
    const failed = seedApart(await seeding(`process.kill(process.pid, 'SIGKILL');`), log);
    await expect(failed).rejects.toThrow('their process ended with SIGKILL');
  });

  it('writes to the database that is open here, and reports progress', async () => {
    await seedApart(await seeding(STORY), log);
    const [one] = await database.db.select().from(contents);
    expect(one).toMatchObject({ path: '/societat/one/', title: 'Of La Prova', publishedAt: NOW });
    expect(lines.at(-1)).toContain('Writing the small newsroom of La Prova: 1 of 1');
  });

  it.runIf(engine === 'postgresql')('waits for another process that writes the same site', async () => {
    await database.db.execute('delete from seedings');
    await database.db.execute('delete from contents');
    const slow = `await new Promise((done) => setTimeout(done, 300)); ${STORY}`;
    await Promise.all([seedApart(await seeding(slow), log), seedApart(await seeding(slow), log)]);
    expect(await database.db.select().from(contents)).toHaveLength(1);
  });

  it('ends with the server that started it', async () => {
    const begun = path.join(folder, 'begun');
    const input = await seeding(
      `(await import('node:fs')).writeFileSync(${JSON.stringify(begun)}, ''); await new Promise((done) => setTimeout(done, 60_000));`,
    );
    await database.db.execute('delete from seedings');
    const program = fileURLToPath(new URL('../../../dist/seed.process.js', import.meta.url));
    const child = fork(program, { serialization: 'advanced', execArgv: [] });
    const ended = once(child, 'exit');
    child.send(input);
    await expect.poll(() => existsSync(begun), { timeout: 20_000 }).toBe(true);
    child.disconnect();
    expect(await ended).toEqual([1, null]);
  });
});
