import { type Page, readNarrowing, stepByStepPath } from '@portal/model';
import type { ContentStatus } from '@portal/model/newsroom';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSearch } from '../content/search/search';
import { contents } from '../content/stories/tables';
import { WeatherDesk } from '../content/weather/desk';
import type { NewsItem } from '../newsroom/import/item';
import { MediaIntake } from '../newsroom/import/media';
import { ContentWriter } from '../newsroom/import/write';
import { MediaLibrary } from '../platform/media/library';
import { openCursors } from '../platform/secrets/cursors';
import { readSiteFile } from '../sites/file';
import type { SiteRecord } from '../sites/site-record';
import { storeSites } from '../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../testing/database';
import { SITE_FILE } from '../testing/site';
import { pageAt } from './page';

const NOW = new Date('2026-03-17T12:00:00Z');
const DAY = 86_400_000;

const item = (sourceId: string, over: Partial<NewsItem> = {}): NewsItem => ({
  sourceId,
  type: 'blogpost',
  path: `/peu-de-terme/${sourceId}/`,
  title: `Entrada ${sourceId}`,
  body: '<p>Una fita.</p>',
  sections: [{ slug: 'peu-de-terme', name: 'Peu de terme' }],
  tags: [],
  authors: [{ slug: 'ada-mas', name: 'Ada Mas' }],
  publishedAt: new Date(NOW.getTime() - 3 * DAY),
  listed: true,
  commentsOpen: false,
  comments: [],
  ...over,
});

const task = (sourceId: string, over: Partial<NewsItem> = {}): NewsItem =>
  item(sourceId, {
    type: 'diytask',
    path: `/casa/${sourceId}/`,
    sections: [{ slug: 'casa', name: 'Casa' }],
    extra: {
      totalTime: 2,
      totalTimeUnit: 2,
      diyTask: {
        difficulty: 'easy',
        cost: 'high',
        materials: ['Un tauló de roure'],
        tools: ['Xerrac'],
        steps: [{ text: 'Serreu-lo.', minutes: 10 }, { text: 'Poliu-lo.' }],
      },
    },
    ...over,
  });

describe.each(ENGINES)('blogs and step-by-step tasks, on %s', (engine) => {
  let database: TestDatabase;
  let site: SiteRecord;
  const search = () => createSearch({ db: database.db, cursors: openCursors(database.db) });

  beforeAll(async () => {
    database = await testDatabase(engine);
    const { db, location } = database;
    const file = readSiteFile(
      'prova.yaml',
      SITE_FILE.replace(
        'sections:\n',
        'sections:\n  - { slug: peu-de-terme, listing: blog, name: Peu de terme, description: Fites., authors: [nobody-yet, ada-mas] }\n',
      ),
    );
    await storeSites(db, [file]);
    site = file;
    const intake = new MediaIntake(db, new MediaLibrary(db, location.folder), 'prova', async () => {
      throw new Error('not there');
    });
    const writer = new ContentWriter(db, 'prova', 'test', intake);
    for (const [at, name] of ['primera', 'segona', 'tercera'].entries())
      await writer.write(item(name, { publishedAt: new Date(NOW.getTime() - (10 - at) * DAY) }));
    await writer.write(
      task('banc', { stepPictures: [null, { url: 'https://prova.example/a.jpg', alt: 'A' }] }),
    );
    await writer.write(task('tancada', { registeredOnly: true }));
  });
  afterAll(() => database?.remove());

  const setTask = (status: ContentStatus) =>
    database.db.update(contents).set({ status }).where(eq(contents.path, '/casa/banc/'));
  // Some tests withdraw it.
  beforeEach(() => setTask('published'));

  const page = (path: string): Promise<Page | null> =>
    pageAt(
      {
        db: database.db,
        cursors: openCursors(database.db),
        search: search(),
        weather: new WeatherDesk({ db: database.db, origin: null, now: () => NOW, log: () => undefined }),
      },
      site,
      { path, cursor: null, narrowing: readNarrowing(new URLSearchParams()), now: NOW },
    );

  it('a blog section lists its authors who have published something', async () => {
    const listing = await page('/peu-de-terme/');
    if (listing?.type !== 'listing') throw new Error('the blog is no listing');
    expect(listing.kind).toBe('blog');
    expect(listing.blog).toMatchObject({
      name: 'Peu de terme',
      url: '/peu-de-terme/',
      description: 'Fites.',
    });
    expect(listing.blog?.authors.map(({ name }) => name)).toEqual(['Ada Mas']);
    expect(listing.cards.map(({ title }) => title)).toEqual([
      'Entrada tercera',
      'Entrada segona',
      'Entrada primera',
    ]);
    expect(await page('/casa/')).toMatchObject({ kind: 'section' });
  });

  it('a post links its blog and the adjacent posts, and does not repeat them as related', async () => {
    const found = await page('/peu-de-terme/segona/');
    if (found?.type !== 'content') throw new Error('the post is no content');
    expect(found.content.blog).toMatchObject({
      name: 'Peu de terme',
      previous: { title: 'Entrada primera' },
      next: { title: 'Entrada tercera' },
    });
    // The row is filled up from the rest of the site.
    expect(found.content.related.map(({ title }) => title)).toEqual(['Entrada tancada', 'Entrada banc']);
    const newest = await page('/peu-de-terme/tercera/');
    expect(newest).toMatchObject({ content: { blog: { previous: { title: 'Entrada segona' } } } });
    expect(newest).not.toHaveProperty('content.blog.next');
    expect(await page('/casa/banc/')).not.toHaveProperty('content.blog');
  });

  it('a task is found by its materials, tools, levels and time; the text of a gated one is not searched', async () => {
    const found = async (filterValues: Record<string, string>, searchText = '') => {
      const { cards } = await search().find({
        site,
        now: NOW,
        payload: {
          type: 'recipe' as const,
          categoryId: 'section:casa',
          moduleId: '',
          limit: 10,
          cursorMark: null,
          taxonUrl: null,
          dateValue: [],
          filterValues,
          searchText,
        },
      });
      return cards.map(({ url }) => url).sort();
    };
    expect(await found({ cost: 'high', difficulty: 'easy', time: 'over90' })).toEqual([
      '/casa/banc/',
      '/casa/tancada/',
    ]);
    expect(await found({ cost: 'low' })).toEqual([]);
    expect(await found({}, 'roure')).toEqual(['/casa/banc/']);
    expect(await found({}, 'xerrac')).toEqual(['/casa/banc/']);
  });

  it('a task has a step-by-step page, unless it is gated, withdrawn or has no steps', async () => {
    const { db } = database;
    const rows = await db.select({ id: contents.id, path: contents.path }).from(contents);
    const at = (path: string) => stepByStepPath(String(rows.find((row) => row.path === path)?.id));
    expect(await page(at('/casa/banc/'))).toMatchObject({
      type: 'step-by-step',
      content: { url: '/casa/banc/' },
      task: { tools: ['Xerrac'], steps: [{ minutes: 10 }, { image: { alt: 'A', missing: true } }] },
    });
    // A gated task redirects to its content page, without any of its text.
    expect(await page(at('/casa/tancada/'))).toEqual({
      type: 'redirect',
      path: at('/casa/tancada/'),
      location: '/casa/tancada/',
      permanent: false,
    });
    expect(await page(at('/peu-de-terme/segona/'))).toBeNull();
    for (const address of ['/pas-a-pas/9999/', '/pas-a-pas/x/', '/pas-a-pas/99999999999999999999/'])
      expect(await page(address)).toBeNull();
    await setTask('withdrawn');
    expect(await page(at('/casa/banc/'))).toBeNull();
  });

  it.each(['.html', '.htm', '.php', '.aspx', '.HTML'])(
    'an article is found by a former URL that ended in %s',
    async (extension) => {
      await setTask('withdrawn');
      expect(await page(`/peu-de-terme/segona${extension}`)).toEqual({
        type: 'redirect',
        path: `/peu-de-terme/segona${extension}/`,
        location: '/peu-de-terme/segona/',
        permanent: true,
      });
      expect(await page(`/casa/banc${extension}`)).toMatchObject({ type: 'gone' });
      expect(await page(`/casa/cap${extension}`)).toBeNull();
    },
  );
});
