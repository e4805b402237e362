import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { type ImportOptions, importNewsroom } from '../newsroom/import/run';
import { contentAt } from '../pages/content';
import { MediaLibrary } from '../platform/media/library';
import { openCursors } from '../platform/secrets/cursors';
import { readSiteFile } from '../sites/file';
import { storeSites } from '../sites/store';
import { type Engine, emptyTables, type TestDatabase, testDatabase } from './database';
import { SITE_FILE } from './site';

const NOW = new Date('2026-03-18T12:00:00Z');

/**
 * A site with an empty newsroom, and an importer.
 * @param place an engine, or an empty database that is emptied again at the end
 * @param more lines added to the site's file
 */
export async function testNewsroom(place: Engine | TestDatabase, more = '') {
  const site = readSiteFile('prova.yaml', SITE_FILE + more);
  const database: TestDatabase = typeof place === 'string' ? await testDatabase(place) : place;
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-import-'));
  await storeSites(database.db, [site]);
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
  return {
    database,
    /** Folder for files that a test writes. */
    folder,
    site,
    now: NOW,
    picture,
    /** Imports a file. All images load, except those with `barca` in their URL. */
    run: (file: string, over: Partial<ImportOptions> = {}) =>
      importNewsroom({
        db: database.db,
        library: new MediaLibrary(database.db, database.location.folder),
        site,
        file,
        origin: path.basename(file),
        open: async (url) => {
          if (url.includes('barca')) throw new Error('its host is not known here');
          return { bytes: picture, mime: 'image/jpeg' };
        },
        now: NOW,
        progress: () => undefined,
        ...over,
      }),
    /**
     * Writes ninjs items to a file in the folder.
     * @returns its path
     */
    writeNinjs: async (name: string, ...items: { uri: string; headline: string; body_xhtml: string }[]) => {
      const file = path.join(folder, name);
      const sent = items.map((item) => ({ ...item, type: 'text', versioncreated: '2024-06-01T10:00:00Z' }));
      await writeFile(file, JSON.stringify(sent));
      return file;
    },
    page: async (path: string) =>
      (await contentAt({ db: database.db, cursors: openCursors(database.db) }, site, path, NOW))?.content,
    remove: async () => {
      await (typeof place === 'string' ? database.remove() : emptyTables(database));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestNewsroom = Awaited<ReturnType<typeof testNewsroom>>;
