import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/client';
import { readSiteFile } from '../../sites/file';
import { storeSites } from '../../sites/store';
import { closedDatabase, ENGINES } from '../../testing/database';
import { paywallFile } from '../../testing/paywall';
import { SITE_FILE } from '../../testing/site';

/** Path of the built server. */
const SERVER = fileURLToPath(new URL('../../../dist/serve.js', import.meta.url));
const TEXTS = 1_000;

type Place = Awaited<ReturnType<typeof closedDatabase>>;

describe.each(ENGINES)('a server that is killed, on %s', (engine) => {
  let place: Place;
  let sites: string;
  let server: ChildProcess | undefined;
  beforeEach(async () => {
    place = await closedDatabase(engine);
    sites = await mkdtemp(path.join(tmpdir(), 'portal-sites-'));
  });
  afterEach(async () => {
    await kill();
    await place.drop();
    await rm(sites, { recursive: true, force: true });
  });

  async function kill(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  }

  /** Starts the server, and kills it once it has logged a line with this text. */
  async function killAfter(said: string): Promise<string> {
    const { folder, url } = place.location;
    const child = spawn(process.execPath, [SERVER], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        PORTAL_DATA_DIR: folder,
        PORTAL_SITES_DIR: sites,
        PORTAL_DEMO: 'off',
        ...(url ? { DATABASE_URL: url } : {}),
      },
    });
    server = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (!line.includes(said)) continue;
      await kill();
      return line;
    }
    throw new Error('the server ended');
  }

  async function inDatabase<T>(
    work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>,
  ): Promise<T> {
    const { db, close } = await openDatabase(place.location);
    return work(db).finally(close);
  }
  /**
   * Counts of closed texts, of texts with an opening, and of texts that search finds by their hidden part.
   */
  const figures = () =>
    inDatabase(async (db) => {
      const { rows } = await db.execute<{ closed: number; opened: number; found: number }>(sql`
        select count(*) filter (where condition = 'subscribers')::int as closed,
          count(*) filter (where jsonb_array_length(opening) = 1)::int as opened,
          count(*) filter (where words @@ search_question('ca', '%1$s', array['amagatall']))::int as found
        from contents left join search_items on content_id = contents.id`);
      return rows[0] ?? { closed: 0, opened: 0, found: 0 };
    });

  it('closes all texts of a section, each completely or not at all', async () => {
    await inDatabase(async (db) => {
      await storeSites(db, [readSiteFile('prova.yaml', SITE_FILE)]);
      await db.execute(sql`
        insert into contents (site, type, path, title, body, section_id, published_at, source, source_id, source_digest)
        select 'prova', 'article', '/' || n || '/', 'Nova ' || n,
          '[{"type":"paragraph","html":"Obertura."},{"type":"paragraph","html":"Amagatall."}]', sections.id,
          now() - interval '1 year', 'ninjs', n, ''
        from generate_series(1, ${TEXTS}::int) n, sections where slug = 'cultura'`);
      await db.execute(sql`select index_contents(array_agg(id)) from contents`);
    });
    expect(await figures()).toEqual({ closed: 0, opened: 0, found: TEXTS });

    const file = SITE_FILE + paywallFile('  sections: { cultura: { condition: subscribers } }');
    const killedInTheMiddle = async () => {
      await writeFile(path.join(sites, 'prova.yaml'), file);
      await killAfter('says anew who may read');
      return figures();
    };
    let midway = await killedInTheMiddle();
    // If the kill came too late, all texts are reopened for another attempt.
    for (let times = 0; midway.closed === TEXTS && times < 3; times += 1) {
      await writeFile(path.join(sites, 'prova.yaml'), SITE_FILE);
      await killAfter('All texts of');
      midway = await killedInTheMiddle();
    }
    const { closed, opened, found } = midway;
    expect(closed).toBeGreaterThan(0);
    expect(closed).toBeLessThan(TEXTS);
    expect({ opened, found }).toEqual({ opened: closed, found: TEXTS - closed });
    expect(await killAfter('All texts of')).toContain(`${TEXTS} were closed, 0 opened`);
    expect(await figures()).toEqual({ closed: TEXTS, opened: TEXTS, found: 0 });
  }, 180_000);
});
