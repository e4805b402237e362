import {
  ADDRESSES_IN_FILE,
  addressesSchema,
  addressFilesSchema,
  newsAddressesSchema,
  unwrap,
} from '@portal/model';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import type { NewsItem } from '../../newsroom/import/item';
import { MediaIntake } from '../../newsroom/import/media';
import { ContentWriter } from '../../newsroom/import/write';
import { AnswerCache } from '../../platform/http/answers';
import { MediaLibrary } from '../../platform/media/library';
import { openCursors } from '../../platform/secrets/cursors';
import { readSiteFile } from '../../sites/file';
import { siteByAlias } from '../../sites/find';
import { storeSites } from '../../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { SITE_FILE } from '../../testing/site';
import { contentAt } from '../content';
import { addressCalls } from './endpoints';

const NOW = new Date('2026-03-18T12:00:00Z');
const OTHER_FILE = SITE_FILE.replace('alias: prova', 'alias: otra')
  .replace('https://prova.example\n', 'https://otra.example\n')
  .replace('hosts: [prova.example]', 'hosts: [otra.example]')
  .replace('language: ca', 'language: es')
  .replace('isDefault: true', 'isDefault: false');

const item = (slug: string, over: Partial<NewsItem> = {}): NewsItem => ({
  sourceId: slug,
  type: 'article',
  path: `/societat/${slug}/`,
  title: `Notícia ${slug}`,
  body: '<p>Text.</p>',
  sections: [{ slug: 'societat', name: 'Societat' }],
  tags: [{ slug: 'aigua', name: 'Aigua' }],
  authors: [{ slug: 'ada-mas', name: 'Ada Mas' }],
  publishedAt: new Date(NOW.getTime() - 3_600_000),
  listed: true,
  commentsOpen: false,
  comments: [],
  ...over,
});
const film = {
  multimedia: { type: 'video', mp4: 'https://films.example/a.mp4', duration: 61.4 },
} as const;

describe.each(ENGINES)('URL endpoints, on %s', (engine) => {
  let database: TestDatabase;
  let calls: Hono;

  beforeAll(async () => {
    database = await testDatabase(engine);
    const { db } = database;
    await storeSites(db, [readSiteFile('prova.yaml', SITE_FILE), readSiteFile('otra.yaml', OTHER_FILE)]);
    const library = new MediaLibrary(db, database.location.folder);
    const opener = async () => ({ bytes: Buffer.from(PIXEL, 'base64'), mime: 'image/png' });
    const intake = new MediaIntake(db, library, 'prova', opener);
    const writer = new ContentWriter(db, 'prova', 'test', intake);
    await writer.write(item('una', { story: 'riu' }));
    await writer.write(item('dues', { story: 'riu' }));
    await writer.write(item('amagada', { listed: false, tags: [{ slug: 'buida', name: 'Buida' }] }));
    await writer.write(item('retirada', { story: 'sola' }));
    await writer.withdraw('retirada');
    await writer.write(item('vella', { publishedAt: new Date(NOW.getTime() - 49 * 3_600_000) }));
    await writer.write(item('acte', { type: 'event' }));
    const lead = { url: 'https://news.example/a.png', alt: 'Una porta' };
    await writer.write(item('film', { type: 'video', lead, extra: film }));
    await writer.write(item('tancada', { type: 'video', lead, extra: film, registeredOnly: true }));
    const others = new ContentWriter(db, 'otra', 'test', new MediaIntake(db, library, 'otra', opener));
    await others.write(item('uno', { story: 'riu' }));
    await others.write(item('sola', { story: 'sola' }));
  });
  // A new cache: responses of the previous test are cached for some seconds.
  beforeEach(() => {
    calls = new Hono().route(
      '/',
      addressCalls(database.db, () => NOW, new AnswerCache()),
    );
  });
  afterEach(() => database.db.delete(contents).where(eq(contents.source, 'many')));
  afterAll(() => database?.remove());

  const get = async <S extends v.GenericSchema>(path: string, schema: S) => {
    const answer = await calls.request(`/api/front/addresses${path}`);
    return v.parse(schema, unwrap(await answer.json()));
  };
  const contentsOf = async (site: string) =>
    (await get(`?site=${site}&kind=contents&file=1`, addressesSchema)).addresses;

  it('list only what is published and listed', async () => {
    const paths = (await contentsOf('prova')).map(({ path }) => path.split('/')[2]);
    expect(paths).toEqual(['una', 'dues', 'vella', 'acte', 'film', 'tancada']);
    expect((await get('/files?site=prova&kind=contents', addressFilesSchema)).files).toEqual([
      { file: 1, count: 6, changedAt: expect.stringMatching(/^2026-03-18T11:00:00/) },
    ]);
  });

  it('list images and videos, except a video for registered readers', async () => {
    const bySlug = new Map((await contentsOf('prova')).map((one) => [one.path, one]));
    expect(bySlug.get('/societat/film/')).toMatchObject({
      images: [expect.stringMatching(/^\/media\/[0-9a-f]{20}\/full\/1200\.jpg$/)],
      video: { content: 'https://films.example/a.mp4', duration: 61.4, title: 'Notícia film' },
    });
    expect(bySlug.get('/societat/tancada/')).not.toHaveProperty('video');
  });

  it('list alternates in both directions, one per language', async () => {
    const ours = (await contentsOf('prova')).filter(({ alternates }) => alternates);
    const theirs = (await contentsOf('otra')).filter(({ alternates }) => alternates);
    expect(ours).toMatchObject([
      {
        path: '/societat/una/',
        alternates: [{ language: 'es', url: 'https://otra.example/societat/uno/' }],
      },
    ]);
    expect(theirs).toMatchObject([
      {
        path: '/societat/uno/',
        alternates: [{ language: 'ca', url: 'https://prova.example/societat/una/' }],
      },
    ]);
  });

  it('match the alternates on the content page', async () => {
    const site = await siteByAlias(database.db, 'prova');
    if (!site) throw new Error('no site');
    const alternatesOn = async (slug: string) =>
      (
        await contentAt(
          { db: database.db, cursors: openCursors(database.db) },
          site,
          `/societat/${slug}/`,
          NOW,
        )
      )?.content.alternates;
    expect(await alternatesOn('una')).toEqual([
      { language: 'es', url: 'https://otra.example/societat/uno/' },
    ]);
    expect(await alternatesOn('dues')).toBeUndefined();
    expect(await alternatesOn('vella')).toBeUndefined();
  });

  it('list only listings that have articles', async () => {
    const { addresses, next } = await get('?site=prova&kind=listings&file=1', addressesSchema);
    expect(addresses.map(({ path }) => path)).toEqual([
      '/',
      '/ultima-hora/',
      '/agenda/',
      '/hemeroteca/',
      '/societat/',
      '/autor/ada-mas/',
      '/etiqueta/aigua/',
    ]);
    expect(next).toBeNull();
  });

  it('exclude sponsored articles from the news', async () => {
    const { db } = database;
    const label = (extra: object) =>
      db.execute(
        sql`update contents set extra = ${JSON.stringify(extra)}::jsonb where path = '/societat/una/'`,
      );
    const paths = async () => {
      const answer = addressCalls(db, () => NOW, new AnswerCache());
      const { news } = v.parse(
        newsAddressesSchema,
        unwrap(
          await (await new Hono().route('/', answer).request('/api/front/addresses/news?site=prova')).json(),
        ),
      );
      return news.map(({ path }) => path);
    };
    expect(await paths()).toContain('/societat/una/');
    await label({ labels: ['satire', 'sponsored'] });
    expect(await paths()).not.toContain('/societat/una/');
    await label({ labels: ['satire'] });
    expect(await paths()).toContain('/societat/una/');
    await label({});
  });

  it('list the news of two days', async () => {
    const { news } = await get('/news?site=prova', newsAddressesSchema);
    expect(news.map(({ path }) => path)).not.toContain('/societat/vella/');
    expect(news.map(({ path }) => path)).not.toContain('/societat/acte/');
    expect(news).toHaveLength(4);
  });

  it('keep a URL in its file, and continue where a response ended', async () => {
    const { db } = database;
    await db.execute(sql`
      insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest)
      select 'prova', 'article', '/molts/' || n || '/', 'n', '[]', now(), 'many', n, ''
      from generate_series(1, ${ADDRESSES_IN_FILE}::int) n`);
    const { files, next } = await get('/files?site=prova&kind=contents&most=1', addressFilesSchema);
    expect([files.length, files[0]?.file, next]).toEqual([1, 1, 1]);
    expect((await get('/files?site=prova&kind=contents&after=1', addressFilesSchema)).files).toMatchObject([
      { file: 2 },
    ]);
    const seen = new Set<string>();
    for (const file of [1, 2]) {
      let after: string | null = '0';
      while (after !== null) {
        const part: v.InferOutput<typeof addressesSchema> = await get(
          `?site=prova&kind=contents&file=${file}&after=${after}`,
          addressesSchema,
        );
        for (const { path } of part.addresses) {
          expect(seen.has(path)).toBe(false);
          seen.add(path);
        }
        after = part.next;
      }
    }
    expect(seen.size).toBe(ADDRESSES_IN_FILE + 6);
  });

  it.each([
    '?site=prova&kind=contents',
    '?site=prova&kind=all&file=1',
    '/files?site=prova&kind=contents&after=x',
  ])('reject %s', async (path) => {
    expect((await calls.request(`/api/front/addresses${path}`)).status).toBe(400);
  });
});

/** One pixel, PNG. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
