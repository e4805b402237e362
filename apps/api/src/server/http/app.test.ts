import { pageSchema, siteSchema } from '@portal/model';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewsItem } from '../../newsroom/import/item';
import { MediaIntake } from '../../newsroom/import/media';
import { ContentWriter } from '../../newsroom/import/write';
import { AnswerCache } from '../../platform/http/answers';
import { Limits } from '../../platform/limits/limits';
import { silentLog } from '../../platform/log/log';
import { Outbox } from '../../platform/mail/outbox';
import { MediaLibrary } from '../../platform/media/library';
import { readSiteFile } from '../../sites/file';
import { storeSites } from '../../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { SITE_FILE } from '../../testing/site';
import { createApp } from './app';

const NOW = new Date('2026-03-18T12:00:00Z');

const item = (n: number, over: Partial<NewsItem> = {}): NewsItem => ({
  sourceId: String(n),
  type: 'article',
  path: `/societat/noticia-${n}/`,
  title: `Notícia ${n}`,
  body: `<p>Text de la notícia ${n}.</p>`,
  sections: [n % 2 ? { slug: 'societat', name: 'Societat' } : { slug: 'cultura', name: 'Cultura' }],
  tags: [{ slug: 'aigua', name: 'Aigua' }],
  authors: [{ slug: 'ada-mas', name: 'Ada Mas' }],
  publishedAt: new Date(NOW.getTime() - n * 3_600_000),
  listed: true,
  commentsOpen: true,
  views: n,
  comments: [],
  ...over,
});

describe.each(ENGINES)('page endpoints, on %s', (engine) => {
  let database: TestDatabase;
  const answers = new AnswerCache();
  let app: Hono;

  beforeAll(async () => {
    database = await testDatabase(engine);
    await storeSites(database.db, [readSiteFile('prova.yaml', SITE_FILE)]);
    const library = new MediaLibrary(database.db, database.location.folder);
    const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const intake = new MediaIntake(database.db, library, 'prova', async (url) => {
      if (url.includes('lost')) throw new Error('not there');
      return { bytes: picture, mime: 'image/png' };
    });
    const writer = new ContentWriter(database.db, 'prova', 'test', intake);
    for (let n = 1; n <= 45; n += 1) await writer.write(item(n));
    await writer.write(
      item(100, {
        path: '/societat/amb-foto/',
        lead: { url: 'https://news.example/a.png', alt: 'Una porta blava' },
        body: '<p>Hola</p><img src="https://news.example/lost.png" alt="Perduda"><script>alert(1)</script>',
        comments: [{ sourceId: '1', author: 'Pep', html: '<p>Bé!<script>1</script></p>', date: NOW }],
      }),
    );
    const now = () => NOW;
    app = createApp({
      answers,
      db: database.db,
      media: library,
      dataFolder: database.location.folder,
      mailFolder: null,
      now,
      log: silentLog,
      accounts: {
        limits: new Limits(database.db, now),
        outbox: new Outbox(database.db, { send: async () => undefined }, now, silentLog),
        settings: { limits: true, gigyaSecret: undefined, social: {} },
      },
    });
  });
  afterAll(() => database?.remove());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { headers });
    const text = await answer.text();
    const json: { httpCode: number; response: unknown; apiInfo?: { message: string } } = text.startsWith('{')
      ? JSON.parse(text)
      : { httpCode: 0, response: text };
    return { status: answer.status, headers: answer.headers, ...json };
  };
  const page = async (path: string) =>
    v.parse(pageSchema, (await get(`/api/front/page?site=prova&${path}`)).response);

  it('find a site by its host, and fall back to the default site', async () => {
    for (const host of ['prova.example', 'PROVA.example:8080', 'localhost:3000'])
      expect(v.parse(siteSchema, (await get(`/api/front/site?host=${host}`)).response).alias).toBe('prova');
  });

  it('give the source and sending times of each newsletter, except third-party ones', async () => {
    const edition = (more: string) => `edition: { count: 3, hour: "07:15", ${more} }`;
    await storeSites(database.db, [
      readSiteFile(
        'prova.yaml',
        SITE_FILE.replace(
          '  - { id: mati, name: El matí }\n',
          `  - { id: mati, name: El matí, ${edition('source: front')} }
  - { id: pobles, name: Pobles, ${edition('source: section, of: societat, days: [fri]')} }
  - { id: firma, name: La firma, ${edition('source: author, of: ada-mas, days: [mon, sun]')} }
  - { id: ningu, name: De ningú, ${edition('source: author, of: ningu')} }\n`,
        ),
      ),
    ]);
    // By alias, since the response by host is cached.
    const { newsletters } = v.parse(siteSchema, (await get('/api/front/site?alias=prova')).response);
    const ALL = [1, 2, 3, 4, 5, 6, 7];
    const hour = '07:15';
    expect(newsletters.map(({ plan }) => plan)).toEqual([
      { source: 'front', weekdays: ALL, hour },
      { source: 'section', about: 'Societat', weekdays: [5], hour },
      { source: 'author', about: 'Ada Mas', weekdays: [1, 7], hour },
      { source: 'author', weekdays: ALL, hour },
      undefined,
    ]);
    await storeSites(database.db, [readSiteFile('prova.yaml', SITE_FILE)]);
  });

  it('give each module of a front page a digest that changes only with its contents', async () => {
    const digests = async () => {
      answers.clear();
      const front = await page('path=/');
      if (front.type !== 'front') throw new Error(front.type);
      return front.boards.flatMap(({ columns }) => columns.flat()).map(({ digest }) => digest ?? '');
    };
    const before = await digests();
    expect(new Set(before).size).toBe(before.length);
    expect(await digests()).toEqual(before);
    const pinned = sql`path = '/societat/noticia-7/'`;
    await database.db.execute(sql`update contents set title = title || ' (corregit)' where ${pinned}`);
    const after = await digests();
    await database.db.execute(
      sql`update contents set title = replace(title, ' (corregit)', '') where ${pinned}`,
    );
    // The pinned story is in the last module, and in the most-read list.
    expect(after.at(-1)).not.toBe(before.at(-1));
    expect(after[0]).toBe(before[0]);
    expect(await digests()).toEqual(before);
  });

  it('fill a front page without repeating stories, and reserve a pinned story for its place', async () => {
    const front = await page('path=/');
    if (front.type !== 'front') throw new Error(front.type);
    const shown = front.boards.flatMap(({ columns }) =>
      columns
        .flat()
        .flatMap((module) =>
          module.type === 'card'
            ? [module.card.url]
            : module.type === 'cards'
              ? module.cards.map(({ url }) => url)
              : [],
        ),
    );
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.at(-1)).toBe('/societat/noticia-7/');
    expect(shown[0]).toBe('/societat/noticia-1/');
    expect(front.updatedAt).toBe(new Date(NOW.getTime() - 3_600_000).toISOString());
  });

  it.each(['/cultura/', '/etiqueta/aigua/', '/autor/ada-mas/'])(
    'page through %s by cursor, each story once and in order',
    async (path) => {
      const urls: string[] = [];
      const dates: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const listing = await page(`path=${path}${cursor ? `&cursor=${cursor}` : ''}`);
        if (listing.type !== 'listing') throw new Error(listing.type);
        urls.push(...listing.cards.map(({ url }) => url));
        dates.push(...listing.cards.map(({ publishedDate }) => publishedDate?.date ?? ''));
        cursor = listing.nextCursor;
      }
      expect(new Set(urls).size).toBe(urls.length);
      expect(urls.length).toBe(path === '/cultura/' ? 23 : 46);
      expect(dates).toEqual([...dates].sort().reverse());
    },
  );

  it('serve an article in full, sanitized, with a placeholder for a missing image', async () => {
    const found = await page('path=/societat/amb-foto/');
    if (found.type !== 'content') throw new Error(found.type);
    const { content } = found;
    expect(JSON.stringify(content)).not.toContain('script');
    expect(content.image?.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(content.body).toContainEqual(
      expect.objectContaining({
        type: 'figure',
        image: expect.objectContaining({ alt: 'Perduda', missing: true }),
      }),
    );
    expect(content.comments.items.map(({ author, html }) => [author, html])).toEqual([['Pep', '<p>Bé!</p>']]);
    expect(content.breadcrumbs.map(({ href }) => href)).toEqual(['/', '/cultura/']);
  });

  it('respond with 404 in the envelope, and with 400 naming the invalid field', async () => {
    expect(await get('/api/front/page?site=prova&path=/no-hi-es/')).toMatchObject({
      status: 404,
      httpCode: 404,
    });
    expect(await get('/api/front/page?site=prova&path=/cultura/&cursor=%F0%9F%92%A5')).toMatchObject({
      status: 400,
    });
    expect((await get('/api/front/page?site=prova&path=cultura')).apiInfo?.message).toContain('path');
  });

  it.each([
    '/api/front/site?host=prova.example',
    '/api/front/page?site=prova&path=/cultura/',
    '/api/front/page?site=prova&path=/no-hi-es/',
    '/api/front/user/profile',
    '/api/front/streaming/list',
    '/webapi/searcher/',
    '/api/nothing',
    '/readyz',
  ])('set the security headers on %s', async (path) => {
    const { headers } = await app.request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('send nothing again if it has not changed', async () => {
    const first = await get('/api/front/page?site=prova&path=/cultura/');
    const again = await get('/api/front/page?site=prova&path=/cultura/', {
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('render images in the allowed sizes only', async () => {
    const found = await page('path=/societat/amb-foto/');
    const template = found.type === 'content' ? (found.content.image?.sources?.[1]?.src ?? '') : '';
    const url = (ratio: string, width: string) =>
      template.replace('{ratio}', ratio).replace('{width}', width);
    const good = await app.request(url('1x1', '210'));
    expect(good.headers.get('cache-control')).toContain('immutable');
    const { width, height, format } = await sharp(Buffer.from(await good.arrayBuffer())).metadata();
    expect({ width, height, format }).toEqual({ width: 210, height: 210, format: 'webp' });
    for (const bad of [url('1x1', '211'), url('2x1', '210'), url('..%2f', '210')])
      expect((await app.request(bad)).status).toBe(404);
  });
});
