import { MAX_COUNTED, searchPayloadSchema } from '@portal/model';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MediaIntake } from '../../newsroom/import/media';
import { ContentWriter } from '../../newsroom/import/write';
import { ConcurrencyLimit } from '../../platform/limits/concurrency-limit';
import { MediaLibrary } from '../../platform/media/library';
import { BadCursor, openCursors } from '../../platform/secrets/cursors';
import { readSiteFile } from '../../sites/file';
import { type SiteRecord, siteRecordSchema } from '../../sites/site-record';
import { storeSites } from '../../sites/store';
import { EVERY_ENGINE, type TestDatabase, testDatabase } from '../../testing/database';
import { ITEMS, item, NOW } from '../../testing/search-items';
import { SITE_FILE } from '../../testing/site';
import { createSearch, type Search } from './search';

describe.each(EVERY_ENGINE)('search, on %s', (engine) => {
  let database: TestDatabase;
  let search: Search;
  let writer: ContentWriter;
  let site: SiteRecord;
  let otherSite: SiteRecord;

  beforeAll(async () => {
    database = await testDatabase(engine);
    const files = [
      readSiteFile('prova.yaml', SITE_FILE),
      readSiteFile(
        'germana.yaml',
        SITE_FILE.replace('alias: prova', 'alias: germana').replace('prova.example]', 'germana.example]'),
      ),
    ];
    await storeSites(database.db, files);
    [site, otherSite] = files.map((file) => v.parse(siteRecordSchema, file)) as [SiteRecord, SiteRecord];
    const library = new MediaLibrary(database.db, database.location.folder);
    const writerOf = (alias: string) =>
      new ContentWriter(
        database.db,
        alias,
        'test',
        new MediaIntake(database.db, library, alias, async () => {
          throw new Error('no media');
        }),
      );
    writer = writerOf('prova');
    for (const one of ITEMS) await writer.write(one);
    await writerOf('germana').write(
      item('pont', 'Un pont de la germana', { tags: [{ slug: 'germanor', name: 'Germanor' }] }),
    );
    await writerOf('germana').write(
      item('concert', 'AC/DC torna després de la covid-19', {
        body: '<p>L’ex-president en va pagar 1.250,50 euros i va agafar-lo.</p>',
      }),
    );
    search = createSearch({ db: database.db, cursors: openCursors(database.db) });
  });
  afterAll(() => database?.remove());

  const find = (over: Record<string, unknown> = {}, of = site) =>
    search.find({ site: of, payload: v.parse(searchPayloadSchema, over), now: NOW });
  const found = async (over: Record<string, unknown> = {}, of = site) =>
    (await find(over, of)).cards.map(({ url }) => url.replace(/^\/societat\/|\/$/g, ''));

  it('finds words in titles, newest first, on its own site alone', async () => {
    expect(await found({ searchText: 'ponts' })).toEqual(['video', 'pont', 'pont-vell']);
    expect((await find({ searchText: 'pont' }, otherSite)).cards.map(({ title }) => title)).toEqual([
      'Un pont de la germana',
    ]);
  });

  it('finds words in bodies, names and ingredients', async () => {
    expect(await found({ searchText: 'vilanova' })).toEqual(['a-les-nou']);
    expect(await found({ searchText: 'ada mas' })).toEqual(['pont']);
    expect(await found({ searchText: 'sípia' })).toEqual(['arros']);
    expect(await found({ searchText: 'museu' })).toEqual(['exposicio']);
  });

  it('accepts phrases, and excludes unwanted words', async () => {
    expect(await found({ searchText: '"pont nou"' })).toEqual(['pont']);
    expect(await found({ searchText: '“nou pont”' })).toEqual([]);
    expect(await found({ searchText: 'pont -"pont nou" -vell' })).toEqual(['video']);
    expect(await found({ searchText: '"imatges del pont"' })).toEqual(['video']);
  });

  it.each(['covid19', 'covid-19', 'acdc', 'AC/DC', 'expresident', '1250,50', '1.250,50', '1250'])(
    'finds compounds and numbers however they are joined: %s',
    async (searchText) => {
      expect(await found({ searchText }, otherSite)).toEqual(['concert']);
    },
  );

  it('searches titles for stop words', async () => {
    expect(await found({ searchText: 'els altres' })).toContain('els-altres');
    expect(await found({ searchText: 'els' })).toEqual(['els-altres']);
    expect(await found({ searchText: '¿?!' })).toEqual([]);
  });

  it('corrects typos, and reports it', async () => {
    const typo = await find({ searchText: '  Arròs i sofergit' });
    expect(typo.correctedText).toBe('Arròs i sofregit');
    expect(typo.cards.map(({ title }) => title)).toEqual(['Arròs negre']);
    expect((await find({ searchText: 'pont' })).correctedText).toBeNull();
    expect((await find({ searchText: 'pont arròs' })).correctedText).toBeNull();
    expect(await find({ searchText: 'xilofonista' })).toMatchObject({
      numResults: 0,
      correctedText: null,
      cards: [],
    });
  });

  it('narrows by filters: values of one are alternatives, filters are combined', async () => {
    expect(await found({ filterValues: { type: ['video', 'opinion'] } })).toEqual(['video', 'editorial']);
    expect(await found({ searchText: 'pont', filterValues: { section: 'cultura' } })).toEqual(['pont-vell']);
    expect(await found({ filterValues: { author: 'ada-mas', type: 'video' } })).toEqual([]);
    expect(await found({ filterValues: { tag: ['obres', ''] } })).toEqual(['pont']);
    expect(await found({ searchText: 'pont', filterValues: { searchtype: 'news' } })).toHaveLength(3);
    expect(await found({ searchText: 'arròs', filterValues: { searchtype: 'news' } })).toEqual([]);
    expect(await found({ searchText: 'arròs', filterValues: { searchtype: 'other' } })).toEqual(['arros']);
    expect(await found({ filterValues: { difficulty: 'easy', time: 'under90', cost: 'low' } })).toEqual([
      'arros',
    ]);
    expect(await found({ categoryId: 'section:cultura', searchText: 'pont' })).toEqual(['pont-vell']);
    expect(await found({ type: 'newsletter', taxonUrl: '/etiqueta/obres/' })).toEqual(['pont']);
    expect(await found({ type: 'recipe' })).toEqual(['arros']);
    expect(await found({ type: 'opinion' })).toEqual(['editorial']);
  });

  it('narrows by dates, both inclusive', async () => {
    const day = ['2026-03-17T23:00:00.000Z', '2026-03-18T22:59:59.999Z'];
    expect(await found({ type: 'archive', dateValue: day })).toEqual(['video']);
    expect(await found({ searchText: 'pont', dateValue: ['2020-01-01', '2020-12-31'] })).toEqual([
      'pont-vell',
    ]);
    expect(await found({ dateValue: ['2020-05-01T10:00:00Z', '2020-05-01T10:00:00Z'] })).toEqual([
      'pont-vell',
    ]);
    expect(await found({ dateValue: ['9999-12-31T00:00:00Z', '0001-01-01T00:00:00Z'] })).toHaveLength(
      ITEMS.length - 1,
    );
  });

  it('lists events from today on, by their next occurrence', async () => {
    expect(await found({ type: 'agenda' })).toEqual(['exposicio', 'avui', 'dissabtes']);
    expect(await found({ type: 'agenda', dateValue: ['2026-03-21', '2026-03-22T22:00:00Z'] })).toEqual([
      'exposicio',
      'dissabtes',
    ]);
    expect(
      await found({ type: 'agenda', dateValue: ['2026-03-16T23:00:00Z', '2026-03-17T22:59:59.999Z'] }),
    ).toEqual(['exposicio', 'ahir']);
    expect(await found({ type: 'agenda', filterValues: { location: 'teatre-odeon' } })).toEqual([
      'avui',
      'dissabtes',
    ]);
    expect(await found({ type: 'agenda', searchText: 'museu' })).toEqual(['exposicio']);
  });

  it('counts the options of its filters by name', async () => {
    const { facets, numResults } = await find({ searchText: 'pont' });
    expect(numResults).toBe(3);
    expect(facets).toEqual({
      section: [
        { value: 'societat', name: 'Societat', count: 3 },
        { value: 'cultura', name: 'Cultura', count: 1 },
      ],
      type: [
        { value: 'article', name: 'article', count: 2 },
        { value: 'video', name: 'video', count: 1 },
      ],
    });
    const agenda = await find({ type: 'agenda' });
    expect(agenda.facets.location).toEqual([
      { value: 'teatre-odeon', name: 'Teatre Odèon', count: 2 },
      { value: 'museu', name: 'Museu', count: 1 },
    ]);
    expect(agenda.facets.thematic).toEqual([{ value: 'musica-i-dansa', name: 'Música i dansa', count: 3 }]);
  });

  it('continues where a page ended, with the same count', async () => {
    const first = await find({ searchText: 'pont', limit: 2 });
    const { cursorMark } = first.searcherPayload;
    const second = await find({ searchText: ' pont ', limit: 5, cursorMark, filterValues: { tag: '' } });
    expect(second.cards.map(({ title }) => title)).toEqual(['El pont vell es tanca']);
    expect(second).toMatchObject({ numResults: 3, facets: {}, searcherPayload: { cursorMark: null } });
    for (const other of [{ searchText: 'arròs' }, { type: 'archive' }, { filterValues: { type: 'video' } }])
      await expect(find({ searchText: 'pont', ...other, cursorMark })).rejects.toThrow(BadCursor);
    await expect(find({ searchText: 'pont', cursorMark }, otherSite)).rejects.toThrow(BadCursor);
  });

  it('searches an uncorrected text while too many are being corrected', async () => {
    const corrections = new ConcurrencyLimit(1, 0);
    const busy = createSearch({ db: database.db, cursors: openCursors(database.db), corrections });
    const question = { site, payload: v.parse(searchPayloadSchema, { searchText: 'sofergit' }), now: NOW };
    const found = await corrections.run(() => busy.find(question));
    expect(found).toMatchObject({ correctedText: null, numResults: 0 });
    expect((await busy.find(question)).correctedText).toBe('sofregit');
  });

  it('continues with a corrected text', async () => {
    const first = await find({ searchText: 'acttes', limit: 2 });
    expect(first).toMatchObject({ correctedText: 'acte', numResults: 5 });
    const { cursorMark } = first.searcherPayload;
    const second = await find({ searchText: 'acttes', limit: 5, cursorMark });
    expect(second.cards).toHaveLength(3);
    expect(second.correctedText).toBe('acte');
  });

  it('suggests authors and tags by a part of their names', async () => {
    expect(await search.predict(site, 'author', 'ADA M', 12)).toEqual([
      { value: 'ada-mas', name: 'Àda Mas' },
    ]);
    expect(await search.predict(site, 'tag', 'publiques', 12)).toEqual([
      { value: 'obres', name: 'Obres públiques' },
    ]);
    expect(await search.predict(site, 'tag', 'germanor', 12)).toEqual([]);
    expect(await search.predict(otherSite, 'tag', 'germanor', 12)).toHaveLength(1);
    expect(await search.predict(site, 'tag', '%%%%', 12)).toEqual([]);
  });

  it("follows a newsroom's changes and withdrawals", async () => {
    await writer.write(item('canvi', 'Un tramvia aquàtic'));
    expect(await found({ searchText: 'tramvia' })).toEqual(['canvi']);
    await writer.write(item('canvi', 'Un funicular aquàtic'));
    expect(await found({ searchText: '"tramvia"' })).toEqual([]);
    expect(await found({ searchText: 'funicular' })).toEqual(['canvi']);
    await writer.withdraw('canvi');
    expect(await found({ searchText: '"funicular"' })).toEqual([]);
    await writer.write(item('canvi', 'Un funicular aquàtic'));
    expect(await found({ searchText: 'funicular' })).toEqual(['canvi']);
    await writer.write(item('canvi', 'Un funicular aquàtic', { listed: false }));
    expect(await found({ searchText: '"funicular"' })).toEqual([]);
  });

  it('responds to any query', async () => {
    const signs = fc.constantFrom(
      '"',
      "'",
      '\\',
      '&',
      '|',
      '!',
      '<',
      '>',
      ':',
      '(',
      ')',
      '*',
      '%',
      '$',
      '-',
      '·',
      '\0',
      '\ud800',
      ' ',
    );
    const rubbish = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .array(fc.oneof(signs, fc.constantFrom('pont', 'els', 'or', '%1$s', "':*", 'Ω', '中文')), {
          maxLength: 40,
        })
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(
        rubbish,
        rubbish,
        fc.constantFrom('search', 'agenda', 'newsletter'),
        async (text, value, type) => {
          const payload = {
            type,
            searchText: text.slice(0, 255),
            categoryId: type === 'search' ? value : '',
            taxonUrl: value,
            filterValues: { section: value, tag: [value, text], searchtype: value, [value]: text },
          };
          const outcome = await find(payload);
          expect(outcome.cards.length).toBeLessThanOrEqual(ITEMS.length);
          await search.predict(site, 'tag', text.replace(/\0|\p{Cs}/gu, ''), 12);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('stops counting at its maximum', async () => {
    await database.db.execute(sql`
      insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest)
      select 'germana', 'article', '/n/' || n || '/', 'Multitud', '[]', now() - n * interval '1 day', 'many', n::text, ''
      from generate_series(1, 1005) n`);
    await database.db.execute(
      sql`select index_contents(array(select id from contents where source = 'many'))`,
    );
    const many = await find({ searchText: 'multitud' }, otherSite);
    expect(many).toMatchObject({ numResults: MAX_COUNTED, isCountCapped: true });
    expect(many.cards).toHaveLength(20);
    expect(many.facets.type).toEqual([{ value: 'article', name: 'article', count: MAX_COUNTED + 1 }]);
  });
});
