import { type Page, readNarrowing, searchPayloadSchema } from '@portal/model';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearch, type Search } from '../content/search/search';
import { programmes } from '../content/stories/tables';
import { WeatherDesk } from '../content/weather/desk';
import type { NewsItem } from '../newsroom/import/item';
import { MediaIntake } from '../newsroom/import/media';
import { ContentWriter } from '../newsroom/import/write';
import { MediaLibrary } from '../platform/media/library';
import { BadCursor, openCursors } from '../platform/secrets/cursors';
import { readSiteFile } from '../sites/file';
import type { SiteRecord } from '../sites/site-record';
import { storeSites } from '../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../testing/database';
import { SITE_FILE } from '../testing/site';
import { streamingList } from './broadcast';
import { pageAt } from './page';

/** A Wednesday, 0:30 in Madrid. */
const NOW = new Date('2026-03-17T23:30:00Z');
const HOUR = 3_600_000;

const item = (n: number, over: Partial<NewsItem> = {}): NewsItem => ({
  sourceId: String(n),
  type: n % 5 === 0 ? 'opinion' : 'article',
  path: `/societat/noticia-${n}/`,
  title: `Notícia ${n} del port`,
  body: `<p>Text de la notícia ${n}.</p>`,
  sections: [n % 2 ? { slug: 'societat', name: 'Societat' } : { slug: 'cultura', name: 'Cultura' }],
  tags: [],
  authors: [{ slug: 'ada-mas', name: 'Ada Mas' }],
  publishedAt: new Date(NOW.getTime() - n * 6 * HOUR),
  listed: true,
  commentsOpen: false,
  comments: [],
  ...over,
});

const event = (n: number, eventUniqueDate: string): NewsItem =>
  item(n, {
    type: 'event',
    path: `/agenda-cultural/acte-${n}/`,
    title: `Acte ${n}`,
    extra: { event: { eventOccurrenceType: 'one-time', eventUniqueDate } },
  });

describe.each(ENGINES)('search and index pages, on %s', (engine) => {
  let database: TestDatabase;
  let search: Search;
  let site: SiteRecord;

  beforeAll(async () => {
    database = await testDatabase(engine);
    const { db, location } = database;
    const file = readSiteFile(
      'prova.yaml',
      `${SITE_FILE}streams:\n  - { id: ona, name: Ràdio U, medium: radio, audio: /u.m4a }\n  - { id: dos, name: TV Dos, medium: tv, video: /dos.m3u8 }\n`,
    );
    await storeSites(db, [file]);
    site = file;
    search = createSearch({ db, cursors: openCursors(db) });
    const intake = new MediaIntake(db, new MediaLibrary(db, location.folder), 'prova', async () => {
      throw new Error('not there');
    });
    const writer = new ContentWriter(db, 'prova', 'test', intake);
    for (let n = 1; n <= 45; n += 1) await writer.write(item(n));
    await writer.write(event(101, '2026-03-10T18:00:00Z'));
    await writer.write(event(102, '2026-03-18T18:00:00Z'));
    await writer.write(event(103, '2026-03-28T18:00:00Z'));
    const programme = (slug: string, name: string, medium: 'tv' | 'radio', start: string, end: string) => ({
      site: 'prova',
      slug,
      name,
      resume: '',
      body: [],
      medium,
      schedule: [{ days: [1, 2, 3, 4, 5], start, end }],
    });
    await db
      .insert(programmes)
      .values([
        programme('nit', 'Nit oberta', 'radio', '23:00', '02:00'),
        programme('alba', 'Àlbum', 'radio', '06:00', '08:00'),
        programme('3x3', '3x3', 'tv', '20:00', '21:00'),
      ]);
  });
  afterAll(() => database?.remove());

  const at = (path: string, query = '', cursor: string | null = null): Promise<Page | null> =>
    pageAt(
      {
        db: database.db,
        cursors: openCursors(database.db),
        search,
        weather: new WeatherDesk({ db: database.db, origin: null, now: () => NOW, log: () => undefined }),
      },
      site,
      { path, narrowing: readNarrowing(new URLSearchParams(query), site.timeZone), cursor, now: NOW },
    );
  const listing = async (path: string, query = '', cursor: string | null = null) => {
    const page = await at(path, query, cursor);
    if (page?.type !== 'listing') throw new Error(`${path} is ${page?.type}`);
    return page;
  };

  const listed = async (path: string, query = '', cursor: string | null = null) => {
    const page = await at(path, query, cursor);
    if (page?.type !== 'listing') throw new Error(`${path} is no listing`);
    return page;
  };

  it('the archive has the days of the month, each with its lead, and its first day', async () => {
    const { month } = await listed('/hemeroteca/');
    expect(month?.month).toBe('2026-03-01');
    expect(month?.first).toBe('2026-02-20');
    const days = month?.days.map(({ day }) => day) ?? [];
    expect(days.slice(-3)).toEqual(['2026-03-15', '2026-03-16', '2026-03-17']);
    expect(days).toEqual([...new Set(days)].sort());
    for (const { lead } of month?.days ?? []) expect(lead?.title).toMatch(/^Notícia \d+ del port$/);
    const whole = await listed('/hemeroteca/2026/03/01/2026/03/31');
    expect(whole.month).toEqual(month);
  });

  it('a day of the archive has no month, and its first page is composed', async () => {
    const day = await listed('/hemeroteca/2026/03/10/2026/03/10');
    expect([day.month, day.beside]).toEqual([undefined, { mostRead: [], events: [] }]);
    const days = await listed('/hemeroteca/2026/03/10/2026/03/12');
    expect([days.month, days.beside]).toEqual([undefined, undefined]);
  });

  it('the agenda has the days of the month with events', async () => {
    const { month } = await listed('/agenda/');
    expect(month).toEqual({
      month: '2026-03-01',
      first: null,
      days: [
        { day: '2026-03-10', count: 1 },
        { day: '2026-03-18', count: 1 },
        { day: '2026-03-28', count: 1 },
      ],
    });
    expect((await listed('/agenda/', 'from=2026-05-01&to=2026-05-31')).month?.month).toBe('2026-05-01');
  });

  it('a day without events comes with the next ones', async () => {
    const empty = await listed('/agenda/', 'from=2026-03-20&to=2026-03-20');
    expect(empty.cards).toEqual([]);
    expect(empty.beside?.events.map(({ title }) => title)).toEqual(['Acte 103']);
    expect((await listed('/agenda/', 'from=2026-03-28&to=2026-03-28')).beside).toBeUndefined();
  });

  it('lists and guides answer for days of any year', async () => {
    const ends = [
      '0000-01-01',
      '0001-01-01',
      '0999-12-31',
      '1000-01-01',
      '8999-12-31',
      '9000-01-01',
      '9999-12-31',
    ];
    const near = ['9999-11-30', '9999-12-01', '8999-12-01', '8999-11-30', '0001-12-31'];
    for (const from of [...ends, ...near])
      for (const to of [from, ...ends.filter((end) => end > from)]) {
        const query = `from=${from}&to=${to}`;
        expect((await listed('/agenda/', query)).kind, query).toBe('agenda');
        for (const path of ['/hemeroteca/', '/societat/', '/buscar'])
          expect(await at(path, query)).not.toBeNull();
        // Null is a missing page; an error would be the server's.
        for (const path of [`/hemeroteca/${from}/${to}`, `/programacio/${from}/`])
          await at(path.replaceAll('-', '/'));
      }
  });

  it('a section’s first page has what readers read most; further and filtered ones have not', async () => {
    const first = await listed('/societat/');
    expect(first.beside?.mostRead.length).toBeGreaterThan(0);
    expect((await listed('/societat/', '', first.nextCursor)).beside).toBeUndefined();
    expect((await listed('/societat/', 'text=port')).beside).toBeUndefined();
  });

  it('a search has what readers read most until it finds something', async () => {
    expect((await listed('/buscar')).beside?.mostRead.length).toBeGreaterThan(0);
    expect((await listed('/buscar', 'text=xyzzyxyzzy')).beside?.mostRead.length).toBeGreaterThan(0);
    expect((await listed('/buscar', 'text=port')).beside).toBeUndefined();
  });

  it('search finds nothing without a text, or for fewer than 3 characters', async () => {
    for (const query of ['', 'text=po']) {
      const { cards, search: found } = await listing('/buscar', query);
      expect([cards.length, found?.numResults]).toEqual([0, 0]);
    }
    const { cards, search: found, title } = await listing('/buscar', 'text=port&searchtype=news');
    expect([cards.length, found?.numResults, title]).toEqual([20, 45, 'port']);
  });

  it('the archive covers everything, today, yesterday, or a range of days', async () => {
    const counts = async (path: string, query = '') => (await listing(path, query)).search?.numResults;
    expect(await counts('/hemeroteca/')).toBe(48);
    // The day began half an hour ago.
    expect(await counts('/hemeroteca/hoy/')).toBe(0);
    expect(await counts('/hemeroteca/ayer/')).toBe(4);
    expect(await counts('/hemeroteca/2026/03/16/2026/03/17/')).toBe(8);
    expect(await counts('/hemeroteca/2026/03/17/2026/03/16/')).toBe(8);
    expect(await counts('/hemeroteca/2026/03/16/2026/03/17/', 'type=opinion')).toBe(1);
    expect(await at('/hemeroteca/2026/02/30/2026/03/17/')).toBeNull();
    expect(await at('/hemeroteca/dema/')).toBeNull();
    expect(await at('/hemeroteca/', 'from=2026-03-01&to=2026-03-02&text=port')).toMatchObject({
      type: 'redirect',
      location: '/hemeroteca/2026/03/01/2026/03/02?text=port',
    });
  });

  it('a cursor on a page without cursors redirects to the page', async () => {
    const { path } = item(1);
    for (const one of ['/', path])
      expect(await at(one, '', 'x')).toEqual({
        type: 'redirect',
        path: one,
        location: one,
        permanent: false,
      });
  });

  it('the agenda lists future events, the nearest first', async () => {
    expect((await listing('/agenda/')).cards.map(({ title }) => title)).toEqual(['Acte 102', 'Acte 103']);
    const past = await listing('/agenda/', 'from=2026-03-01&to=2026-03-15');
    expect(past.cards.map(({ title }) => title)).toEqual(['Acte 101']);
  });

  it('a section offers filters, and keeps them on its next page', async () => {
    const first = await listing('/societat/');
    expect(first.search?.facets.type?.map(({ value }) => value)).toContain('opinion');
    const next = await listing('/societat/', '', first.nextCursor);
    expect(next.search?.facets.type).toEqual(first.search?.facets.type);
    expect(next.cards.filter(({ id }) => first.cards.some((card) => card.id === id))).toEqual([]);
    await expect(at('/cultura/', '', first.nextCursor)).rejects.toThrow(BadCursor);
    await expect(at('/societat/', 'type=opinion', first.nextCursor)).rejects.toThrow(BadCursor);
  });

  it('a selected author is shown by name', async () => {
    const { search: found } = await listing('/societat/', 'author=ada-mas&author=nobody');
    expect(found?.facets.author).toEqual([{ value: 'ada-mas', name: 'Ada Mas' }]);
  });

  it('programmes are listed by letter and by name, ignoring accents', async () => {
    const names = async (query: string) => {
      const page = await at('/programes/', query);
      return page?.type === 'programmes' ? page.programmes.map(({ name }) => name).sort() : null;
    };
    expect(await names('')).toEqual(['3x3', 'Nit oberta', 'Àlbum']);
    expect(await names('letter=A')).toEqual(['Àlbum']);
    expect(await names('letter=%23')).toEqual(['3x3']);
    expect(await names('text=ALBUM')).toEqual(['Àlbum']);
    const page = await at('/programes/', 'limit=2');
    if (page?.type !== 'programmes') throw new Error('no index');
    const rest = await at('/programes/', 'limit=2', page.nextCursor);
    expect(rest).toMatchObject({ nextCursor: null, after: 2 });
    await expect(at('/programes/', '', 'x')).rejects.toThrow(BadCursor);
  });

  it('the guide and the streams show what is on after midnight', async () => {
    const guide = await at('/programacio/');
    if (guide?.type !== 'guide') throw new Error('no guide');
    expect(guide.stations.map(({ shows }) => shows.map(({ title }) => title))).toEqual([
      ['3x3'],
      ['Nit oberta', 'Àlbum', 'Nit oberta'],
    ]);
    const streams = await streamingList({ db: database.db, site, now: NOW });
    expect(streams.map(({ id, title, video, audio }) => [id, title, video?.href, audio?.href])).toEqual([
      ['ona', 'Nit oberta', undefined, '/directe/ona/'],
      ['dos', 'TV Dos', '/directe/dos/', undefined],
    ]);
    expect(await streamingList({ db: database.db, site, now: NOW }, 'ona')).toHaveLength(1);
    // A broadcast that began the previous evening is in the hours of the next day too.
    expect(await at('/programacio/2026/03/21/')).toMatchObject({
      stations: [{ shows: [] }, { shows: [{ title: 'Nit oberta' }] }],
    });
    expect(await at('/programacio/2026/03/20/')).toMatchObject({
      stations: [
        { shows: [{ title: '3x3' }] },
        { shows: [{ title: 'Nit oberta' }, { title: 'Àlbum' }, { title: 'Nit oberta' }] },
      ],
    });
    // No schedule reaches that far, but there is a page that says so.
    expect(await at('/programacio/2027/03/18/')).toMatchObject({ stations: [{ shows: [] }, { shows: [] }] });
    expect(await at('/programacio/2027/06/21/')).toBeNull();
    expect(await at('/directe/tres/')).toBeNull();
  });

  it('a listing matches the search of the same kind', async () => {
    const payload = v.parse(searchPayloadSchema, { type: 'content', categoryId: 'section:cultura' });
    const { cards } = await search.find({ site, payload, now: NOW });
    expect((await listing('/cultura/')).cards).toEqual(cards);
  });
});
