import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readNarrowing } from '@portal/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSearch } from '../../content/search/search';
import { editAt, rescheduling, restoration, withdrawal } from '../../content/stories/editing';
import { contents } from '../../content/stories/tables';
import { WeatherDesk } from '../../content/weather/desk';
import { pageAt } from '../../pages/page';
import { MediaLibrary } from '../../platform/media/library';
import { openCursors } from '../../platform/secrets/cursors';
import { keepSchedule, publishDue } from '../../server/schedule';
import { readSiteFile } from '../../sites/file';
import { storeSites } from '../../sites/store';
import { ENGINES, emptyTables, type TestDatabase, testDatabase } from '../../testing/database';
import { SITE_FILE } from '../../testing/site';
import { importNewsroom } from './run';

const NOW = new Date('2026-03-18T12:00:00Z');
const site = readSiteFile('prova.yaml', SITE_FILE);

type Post = {
  id: number;
  status?: string;
  link?: string;
  password?: string;
  date?: string;
  text?: string;
  tag?: string;
};

const postOf = ({
  id,
  status = 'publish',
  link,
  password = '',
  date = '2026-03-01 10:00:00',
  text = 'Text.',
  tag = '',
}: Post) => `
  <item><title>Nota ${id}</title><link>${link ?? `https://vell.example/nota-${id}/`}</link>
  <content:encoded><![CDATA[<p>${text}</p>]]></content:encoded>
  <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>${date}</wp:post_date_gmt><wp:post_name>nota-${id}</wp:post_name>
  <wp:status>${status}</wp:status><wp:post_type>post</wp:post_type><wp:post_password>${password}</wp:post_password>${tag && `<category domain="post_tag" nicename="${tag}">Fusió secreta</category>`}</item>`;

const exportOf = (posts: readonly Post[]) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://vell.example</wp:base_site_url>${posts.map(postOf).join('')}</channel></rss>`;

describe.each(ENGINES)('a correction, on %s', (engine) => {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await testDatabase(engine);
    folder = await mkdtemp(path.join(tmpdir(), 'portal-corrections-'));
  });
  beforeEach(async () => {
    await emptyTables(database);
    await storeSites(database.db, [site]);
  });
  afterAll(async () => {
    await database?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const bring = async (posts: readonly Post[], now = NOW) => {
    const file = path.join(folder, 'export.xml');
    await writeFile(file, exportOf(posts));
    return importNewsroom({
      db: database.db,
      library: new MediaLibrary(database.db, folder),
      site,
      file,
      origin: 'export.xml',
      open: () => Promise.reject(new Error('no media here')),
      now,
      progress: () => undefined,
    });
  };
  /** Response to a path, in a word. */
  const at = async (address: string, now = NOW) => {
    const { db } = database;
    const cursors = openCursors(db);
    const search = createSearch({ db, cursors });
    const weather = new WeatherDesk({ db, origin: null, now: () => now, log: () => undefined });
    const page = await pageAt({ db, cursors, search, weather }, site, {
      path: address,
      cursor: null,
      narrowing: readNarrowing(new URLSearchParams()),
      now,
    });
    if (page?.type === 'redirect') return `to ${page.location}`;
    return page?.type ?? 'nothing';
  };
  const listed = async () => {
    const { db } = database;
    const cursors = openCursors(db);
    const search = createSearch({ db, cursors });
    const weather = new WeatherDesk({ db, origin: null, now: () => NOW, log: () => undefined });
    const page = await pageAt({ db, cursors, search, weather }, site, {
      path: '/ultima-hora/',
      cursor: null,
      narrowing: readNarrowing(new URLSearchParams()),
      now: NOW,
    });
    return page?.type === 'listing' ? page.cards.map(({ title }) => title) : [];
  };

  it.each([
    { status: 'draft' },
    { status: 'pending' },
    { status: 'private' },
    { status: 'trash' },
    { password: 'secret' },
  ])('a correction that makes a post %o withdraws it, and its return restores it', async (state) => {
    await bring([{ id: 1 }]);
    expect([await at('/nota-1/'), await listed()]).toEqual(['content', ['Nota 1']]);
    expect(await bring([{ id: 1, ...state }])).toMatchObject({ withdrawn: 1, updated: 0 });
    expect([await at('/nota-1/'), await listed()]).toEqual(['gone', []]);
    expect(await bring([{ id: 1, ...state }])).toMatchObject({ withdrawn: 0, faultCount: 0 });
    expect(await bring([{ id: 1 }])).toMatchObject({ updated: 1 });
    expect(await at('/nota-1/')).toBe('content');
  });

  it('a correction of a draft is imported hidden, and appears at the URL where its newsroom publishes it', async () => {
    await bring([{ id: 1 }]);
    const draft = { id: 2, link: 'https://vell.example/?p=2' };
    expect(await bring([{ ...draft, status: 'draft' }])).toMatchObject({ added: 1, drafts: 1 });
    expect([await at('/nota-2/'), await listed()]).toEqual(['nothing', ['Nota 1']]);
    const report = await bring([{ ...draft, status: 'pending', text: 'Més text.' }]);
    expect(report).toMatchObject({ updated: 1, drafts: 1 });
    expect([await at('/nota-2/'), await listed()]).toEqual(['nothing', ['Nota 1']]);
    expect(await bring([{ id: 2, link: 'https://vell.example/societat/nota/' }])).toMatchObject({
      updated: 1,
      drafts: 0,
    });
    expect(await at('/societat/nota/')).toBe('content');
    // A draft's URL does not redirect: nobody knew it.
    expect(await at('/nota-2/')).toBe('nothing');
  });

  it('a correction of a draft reveals no tag, section or author that only it has, and leaves nothing once deleted', async () => {
    const draft = { id: 21, link: 'https://vell.example/?p=21', tag: 'fusio-secreta' };
    await bring([{ ...draft, status: 'draft' }]);
    expect(await at('/etiqueta/fusio-secreta/')).toBe('nothing');
    await bring([{ ...draft, status: 'trash' }]);
    expect(await database.db.$count(contents, eq(contents.sourceId, '21'))).toBe(0);
    expect(await at('/nota-21/')).toBe('nothing');
    await bring([{ ...draft, status: 'draft' }]);
    await bring([{ ...draft, link: 'https://vell.example/societat/fusio/' }]);
    expect([await at('/societat/fusio/'), await at('/etiqueta/fusio-secreta/')]).toEqual([
      'content',
      'listing',
    ]);
  });

  it('a correction of a URL redirects permanently from the old one to the new one, and back if it returns', async () => {
    await bring([{ id: 3, link: 'https://vell.example/politica/pacte/' }]);
    await bring([{ id: 3, link: 'https://vell.example/societat/pacte/' }]);
    expect([await at('/politica/pacte/'), await at('/societat/pacte/')]).toEqual([
      'to /societat/pacte/',
      'content',
    ]);
    await bring([{ id: 4, link: 'https://vell.example/politica/pacte/' }]);
    expect(await at('/politica/pacte/')).toBe('to /societat/pacte/');
    expect(await at('/politica/pacte-2/')).toBe('content');
    await bring([{ id: 3, link: 'https://vell.example/politica/pacte/' }]);
    expect([await at('/politica/pacte/'), await at('/societat/pacte/')]).toEqual([
      'content',
      'to /politica/pacte/',
    ]);
  });

  it('a correction of a headline keeps the URL derived from the old one', async () => {
    const file = path.join(folder, 'items.json');
    const bringHeadline = async (headline: string) => {
      await writeFile(
        file,
        JSON.stringify({
          uri: 'urn:n:1',
          type: 'text',
          headline,
          body_text: 'Text.',
          versioncreated: '2026-03-01T10:00:00Z',
        }),
      );
      return importNewsroom({
        db: database.db,
        library: new MediaLibrary(database.db, folder),
        site,
        file,
        origin: 'items.json',
        open: () => Promise.reject(new Error('no media here')),
        now: NOW,
        progress: () => undefined,
      });
    };
    await bringHeadline('El port creix');
    expect(await bringHeadline('El port no creix')).toMatchObject({ updated: 1, moved: [] });
    expect([await at('/el-port-creix/'), await at('/el-port-no-creix/')]).toEqual(['content', 'nothing']);
  });

  it.each([
    ['20261201T090000Z', 'scheduled'],
    ['2026-12-01T09:00:00+01:00', 'scheduled'],
    ['the first of December', 'nothing'],
    [1_796_115_600, 'nothing'],
  ])('a correction under the embargo %s is not published', async (embargoed, state) => {
    const file = path.join(folder, 'embargo.json');
    const uri = `urn:embargo:${embargoed}`;
    const item = {
      uri,
      type: 'text',
      headline: uri,
      body_text: 'Text.',
      versioncreated: '2026-03-01T10:00:00Z',
    };
    await writeFile(file, JSON.stringify({ ...item, embargoed }));
    await importNewsroom({
      db: database.db,
      library: new MediaLibrary(database.db, folder),
      site,
      file,
      origin: 'embargo.json',
      open: () => Promise.reject(new Error('no media here')),
      now: NOW,
      progress: () => undefined,
    });
    const [row] = await database.db.select().from(contents).where(eq(contents.sourceId, uri));
    expect(row?.status ?? 'nothing').toBe(state);
  });

  it('a correction with a future date stays hidden, and is published when it is due', async () => {
    await bring([{ id: 5, date: '2026-03-18 13:00:00' }]);
    expect([await at('/nota-5/'), (await listed()).includes('Nota 5')]).toEqual(['nothing', false]);
    expect(await publishDue(database.db, NOW)).toBe(0);
    expect(await publishDue(database.db, new Date('2026-03-18T13:00:00Z'))).toBe(1);
    expect(await at('/nota-5/')).toBe('content');
  });

  it('is published by a process that starts after it was due', async () => {
    await bring([{ id: 6, date: '2026-03-18 12:00:01' }]);
    expect(await at('/nota-6/')).toBe('nothing');
    const schedule = keepSchedule(
      database.db,
      () => new Date('2026-03-19T00:00:00Z'),
      () => undefined,
    );
    await schedule.close();
    expect(await at('/nota-6/')).toBe('content');
  });

  it('a correction that is withdrawn before its date was never visible', async () => {
    await bring([{ id: 18, date: '2026-03-20 12:00:00' }]);
    expect(await editAt(database.db, site, '/nota-18/', withdrawal)).toMatchObject({ isDone: true });
    expect(await at('/nota-18/')).toBe('nothing');
  });

  it('a correction by hand overrides imports until it is reverted', async () => {
    const { db } = database;
    await bring([{ id: 7 }]);
    expect(await editAt(db, site, '/nota-7', withdrawal)).toMatchObject({ isDone: true });
    expect(await at('/nota-7/')).toBe('gone');
    const report = await bring([{ id: 7, text: 'Un altre text.' }]);
    expect(Object.keys(report.skipped)).toEqual([expect.stringContaining('withdrawn by an editor here')]);
    expect(await at('/nota-7/')).toBe('gone');
    expect((await editAt(db, site, '/nota-7/', withdrawal)).sentence).toContain('was withdrawn already');
    expect((await editAt(db, site, '/nota-7/', restoration(NOW))).sentence).toContain('is published again');
    expect(await at('/nota-7/')).toBe('content');
    expect(await editAt(db, site, '/nothing/', restoration(NOW))).toMatchObject({ isDone: false });
  });

  it('a correction of a date by hand is not undone by an import', async () => {
    const { db } = database;
    await bring([{ id: 8 }]);
    const later = new Date('2026-03-20T08:00:00Z');
    expect((await editAt(db, site, '/nota-8/', rescheduling(later, NOW))).sentence).toContain(
      'is hidden until 2026-03-20T08:00:00.000Z',
    );
    await bring([{ id: 8, text: 'Corregit.' }]);
    expect(await at('/nota-8/')).toBe('nothing');
    const [row] = await db.select().from(contents).where(eq(contents.sourceId, '8'));
    expect(row).toMatchObject({ status: 'scheduled', publishedAt: later });
    expect((await editAt(db, site, '/nota-8/', rescheduling(NOW, NOW))).sentence).toContain('is published');
    expect(await at('/nota-8/')).toBe('content');
  });
});
