import { searchPayloadSchema } from '@portal/model';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewsItem } from '../import/item';
import { MediaIntake } from '../import/media';
import { ContentWriter } from '../import/write';
import { MediaLibrary } from '../media/library';
import { readSiteFile } from '../sites/file';
import { type SiteRecord, siteRecordSchema } from '../sites/record';
import { storeSites } from '../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../testing/database';
import { SITE_FILE } from '../testing/site';
import { createSearch, type Search } from './search';
import { cursorSecret } from './secret';

const NOW = new Date('2026-03-18T12:00:00Z');

const item = (n: number, over: Partial<NewsItem> = {}): NewsItem => ({
  sourceId: String(n),
  type: 'article',
  path: `/societat/noticia-${n}/`,
  title: `Notícia ${n} sobre l'Ajuntament`,
  body: `<p>Text de la notícia ${n}.</p>`,
  sections: [n % 2 ? { slug: 'societat', name: 'Societat' } : { slug: 'cultura', name: 'Cultura' }],
  tags: [{ slug: 'aigua', name: 'Aigua' }],
  authors: [{ slug: 'ada-mas', name: 'Àda Mas' }],
  publishedAt: new Date(NOW.getTime() - n * 40 * 24 * 3_600_000),
  listed: true,
  commentsOpen: true,
  views: n,
  comments: [],
  ...over,
});

describe.each(ENGINES)('search, on %s', (engine) => {
  let database: TestDatabase;
  let search: Search;
  let site: SiteRecord;

  beforeAll(async () => {
    database = await testDatabase(engine);
    const file = readSiteFile('prova.yaml', SITE_FILE);
    await storeSites(database.db, [file]);
    site = v.parse(siteRecordSchema, file);
    const library = new MediaLibrary(database.db, database.location.folder);
    const intake = new MediaIntake(database.db, library, 'prova', async () => {
      throw new Error('no media');
    });
    const writer = new ContentWriter(database.db, 'prova', 'test', intake);
    for (let n = 1; n <= 45; n += 1) await writer.write(item(n));
    search = createSearch({ db: database.db, secret: () => cursorSecret(database.db) });
  }, 60_000);
  afterAll(() => database?.remove());

  const find = (over: Record<string, unknown> = {}) =>
    search.find({ site, payload: v.parse(searchPayloadSchema, over), now: NOW });

  it('finds', async () => {
    const found = await find({ searchText: 'ajuntaments' });
    expect(found.numResults).toBe(45);
    expect(found.cards).toHaveLength(20);
    const second = await find({ searchText: 'ajuntaments', cursorMark: found.searcherPayload.cursorMark });
    expect(second.cards[0]?.title).toBe("Notícia 21 sobre l'Ajuntament");
    expect((await find({ filterValues: { section: 'cultura' } })).numResults).toBe(22);
  });
});
