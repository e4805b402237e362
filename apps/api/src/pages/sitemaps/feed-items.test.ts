import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { importNewsroom } from '../../newsroom/import/run';
import { openDatabase } from '../../platform/database/client';
import { MediaLibrary } from '../../platform/media/library';
import { readSiteFile } from '../../sites/file';
import { storeSites } from '../../sites/store';
import { ENGINES, emptyDatabase } from '../../testing/database';
import { feedOf } from '../../testing/feed-files';
import { oldDatabase } from '../../testing/old-database';
import { SITE_FILE } from '../../testing/site';

/** Number of migrations before feed items were identified by their own ids. */
const BEFORE = 39;

/** Source and id of articles of an older version, then the migrated ones. */
const ROWS: [string, string, string, string][] = [
  ['feed:feed.xml', 'http://diari.example/?p=1', 'feed', 'https://diari.example/?p=1'],
  ['feed:feed2.xml', 'HTTPS://diari.example/?p=1', 'feed:feed2.xml', 'HTTPS://diari.example/?p=1'],
  ['feed:feed2.xml', 'tag:diari.example,2026:2', 'feed', 'tag:diari.example,2026:2'],
  ['feed:feed2.xml', 'urn:uuid:3', 'feed', 'urn:uuid:3'],
  ['feed:feed.xml', '4', 'feed:feed.xml', '4'],
  ['feed:feed.xml', 'http://localhost/?p=5', 'feed:feed.xml', 'http://localhost/?p=5'],
  ['feed:feed.xml', 'http://10.0.0.5/?p=6', 'feed:feed.xml', 'http://10.0.0.5/?p=6'],
  ['ninjs', 'urn:uuid:3', 'ninjs', 'urn:uuid:3'],
];

it.each(ENGINES)(
  'the migration identifies feed items by their own id, and only the oldest of duplicates, on %s',
  async (engine) => {
    const { location, drop } = await emptyDatabase(engine);
    await oldDatabase(location, BEFORE, async (pool) => {
      await pool.query(`insert into sites (alias, record) values ('prova', '{}')`);
      for (const [at, [source, sourceId]] of ROWS.entries())
        await pool.query(
          `insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest)
           values ('prova', 'article', '/' || $1 || '/', 'x', '[]', '2026-03-18T10:00:00Z', $2, $3, '')`,
          [String(at), source, sourceId],
        );
    });
    const { db, close } = await openDatabase(location);
    const { source, sourceId } = contents;
    const rows = await db.select({ source, sourceId }).from(contents).orderBy(contents.id);

    const site = readSiteFile('prova.yaml', SITE_FILE);
    await storeSites(db, [site]);
    const file = path.join(location.folder, 'feed3.xml');
    await writeFile(
      file,
      feedOf(
        ...['https://diari.example/?p=1', 'tag:diari.example,2026:2', 'urn:uuid:3'].map((guid, at) => ({
          guid,
          link: `https://diari.example/societat/${at}/`,
        })),
      ),
    );
    const report = await importNewsroom({
      db,
      site,
      file,
      origin: 'feed3.xml',
      now: new Date('2026-03-18T12:00:00Z'),
      library: new MediaLibrary(db, location.folder),
      open: () => Promise.reject(new Error('no media here')),
      progress: () => undefined,
    });
    await close();
    await drop();
    expect(rows).toEqual(ROWS.map(([, , from, id]) => ({ source: from, sourceId: id })));
    expect(report).toMatchObject({ added: 0, updated: 3, faults: [] });
  },
);
