import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasPostgres, startPostgres } from '../../scripts/postgres.mjs';
import { ended, type RunningPortal, spawnPortal, startPortal, stopPortal } from '../server';
import { call } from './wire';

const HOST = 'far.localhost';
const PATH = '/una-prova/';
/**
 * Milliseconds within which a portal sends its counts to the back end: five seconds, plus a margin for slow
 * machines.
 */
const TOLD_MS = 15_000;
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0';

/** Two portals over one database: each keeps its counts in memory until it sends them. */
describe.skipIf(!hasPostgres())('views that two portals count', { tags: ['full'] }, () => {
  let folder: string;
  let content: string;
  let env: Record<string, string>;
  let postgres: Awaited<ReturnType<typeof startPostgres>> = null;
  let database: pg.Client;
  const portals: RunningPortal[] = [];
  const start = async (name: string) => {
    const portal = await startPortal({ ...env, PORTAL_DATA_DIR: path.join(folder, name) });
    portals.push(portal);
    return portal;
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-hostile-counts-'));
    postgres = await startPostgres();
    env = { PORTAL_DEMO: 'off', ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
    const file = path.join(folder, 'article.json');
    const item = {
      uri: 'urn:e2e:1',
      type: 'text',
      headline: 'Una prova',
      versioncreated: '2026-01-02T10:00:00Z',
      body_xhtml: '<p>Text.</p>',
    };
    await writeFile(file, JSON.stringify(item));
    await start('first');
    await start('second');
    const program = spawnPortal({ ...env, PORTAL_DATA_DIR: folder }, 'apps/api/dist/import-command.js', [
      file,
      '--site',
      'far',
    ]);
    expect(await ended(program.process), program.said()).toBe(0);
    database = new pg.Client({ connectionString: postgres?.url });
    await database.connect();
    const port = portals[0]?.port ?? 0;
    await vi.waitFor(async () => expect((await call(port, HOST, PATH)).status).toBe(200), {
      timeout: TOLD_MS,
    });
    content = /"contentId":"(\d+)"/.exec((await call(port, HOST, PATH)).text)?.[1] ?? '';
    expect(content).not.toBe('');
  }, 300_000);
  afterAll(async () => {
    await database?.end();
    for (const portal of portals)
      if (portal.process.signalCode === null && portal.process.exitCode === null) await stopPortal(portal);
    postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }, 180_000);

  /** That many readers leave a story after a portal has shown it. */
  const read = async ({ port }: RunningPortal, source: 'own' | 'search', times: number) => {
    for (let time = 0; time < times; time += 1) {
      const query = new URLSearchParams({ content, source, quarter: '2', seconds: '9' });
      const { status } = await call(port, HOST, `/webapi/view?${query}`, {
        method: 'POST',
        headers: { origin: `http://${HOST}:${port}`, 'user-agent': AGENT },
      });
      expect(status).toBe(204);
    }
  };
  const counted = async (source: 'own' | 'search'): Promise<number> => {
    const { rows } = await database.query<{ views: string | null }>(
      'select sum(first + second + third + fourth) as views from view_sums where source = $1',
      [source],
    );
    return Number(rows[0]?.views ?? 0);
  };

  it('are all counted, except those that a killed portal had not sent yet', async () => {
    const [first, second] = portals;
    if (!first || !second) throw new Error('no portals');
    await Promise.all([read(first, 'own', 12), read(second, 'search', 12)]);
    await expect.poll(() => counted('own'), { timeout: TOLD_MS }).toBe(12);
    await expect.poll(() => counted('search'), { timeout: TOLD_MS }).toBe(12);

    await Promise.all([read(first, 'own', 7), read(second, 'search', 5)]);
    first.process.kill('SIGKILL');
    await ended(first.process);
    // All counts of the other portal arrive; the killed one's earlier counts remain, each once.
    await expect.poll(() => counted('search'), { timeout: TOLD_MS }).toBe(17);
    // Database work in progress ends first, with or without success.
    const working = `select from pg_stat_activity
      where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`;
    const underWay = async () => (await database.query(working)).rowCount;
    await expect.poll(underWay, { timeout: TOLD_MS }).toBe(0);
    const kept = await counted('own');
    expect(kept).toBeGreaterThanOrEqual(12);
    expect(kept).toBeLessThanOrEqual(19);

    const third = await start('first');
    await read(third, 'own', 4);
    // A portal that is stopped sends its counts before it ends.
    expect(await stopPortal(third)).toBe(0);
    expect(await counted('own')).toBe(kept + 4);
    await read(second, 'search', 3);
    expect(await stopPortal(second)).toBe(0);
    expect(await counted('search')).toBe(20);
  }, 300_000);
});
