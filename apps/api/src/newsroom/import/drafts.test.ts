import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readNarrowing } from '@portal/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearch } from '../../content/search/search';
import { editAt, rescheduling } from '../../content/stories/editing';
import { WeatherDesk } from '../../content/weather/desk';
import { contentAt } from '../../pages/content';
import { pageAt } from '../../pages/page';
import { MediaLibrary } from '../../platform/media/library';
import { openCursors } from '../../platform/secrets/cursors';
import { readSiteFile } from '../../sites/file';
import { storeSites } from '../../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { SITE_FILE } from '../../testing/site';
import { importNewsroom } from './run';

const NOW = new Date('2026-03-18T12:00:00Z');
const PATH = '/nota/';
const TERMS = ['/etiqueta/nova-etiqueta/', '/autor/nova-autora/'];
const site = readSiteFile('prova.yaml', SITE_FILE);

const DRAFT = `<?xml version="1.0"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://vell.example</wp:base_site_url>
  <item><title>Nota</title><link>https://vell.example/nota/</link><dc:creator>nova-autora</dc:creator>
  <content:encoded><![CDATA[<p>Text.</p>]]></content:encoded>
  <wp:post_id>1</wp:post_id><wp:post_date_gmt>2026-03-01 10:00:00</wp:post_date_gmt><wp:post_name>nota</wp:post_name>
  <wp:status>draft</wp:status><wp:post_type>post</wp:post_type>
  <category domain="post_tag" nicename="nova-etiqueta">Nova etiqueta</category></item></channel></rss>`;

describe.each(ENGINES)('tags and author of a draft, on %s', (engine) => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await testDatabase(engine);
    folder = await mkdtemp(path.join(tmpdir(), 'portal-drafts-'));
    await storeSites(database.db, [site]);
  });
  afterAll(async () => {
    await database?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const bring = async () => {
    const file = path.join(folder, 'export.xml');
    await writeFile(file, DRAFT);
    return importNewsroom({
      db: database.db,
      library: new MediaLibrary(database.db, folder),
      site,
      file,
      origin: 'export.xml',
      open: () => Promise.reject(new Error('no media here')),
      now: NOW,
      progress: () => undefined,
    });
  };
  /** Tags and authors on its page or preview. */
  const borne = async () => {
    const found = await contentAt({ db: database.db, cursors: openCursors(database.db) }, site, PATH, NOW);
    return [...(found?.content.tags ?? []), ...(found?.content.signatories ?? [])].map(({ url }) => url);
  };
  const typeAt = async (address: string) => {
    const { db } = database;
    const cursors = openCursors(db);
    const weather = new WeatherDesk({ db, origin: null, now: () => NOW, log: () => undefined });
    const page = await pageAt({ db, cursors, search: createSearch({ db, cursors }), weather }, site, {
      path: address,
      cursor: null,
      narrowing: readNarrowing(new URLSearchParams()),
      now: NOW,
    });
    return page?.type ?? 'nothing';
  };

  it('appear in its preview, and get pages once it is published here', async () => {
    expect(await bring()).toMatchObject({ added: 1, drafts: 1 });
    expect(await borne()).toEqual(TERMS);
    expect(await Promise.all(TERMS.map(typeAt))).toEqual(['nothing', 'nothing']);
    await editAt(database.db, site, PATH, rescheduling(new Date('2026-03-18T11:00:00Z'), NOW));
    expect(await bring()).toMatchObject({ unchanged: 1 });
    expect(await borne()).toEqual(TERMS);
    expect(await Promise.all(TERMS.map(typeAt))).toEqual(['listing', 'listing']);
  });
});
