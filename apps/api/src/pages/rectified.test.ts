import { archivePath, type Page, readNarrowing } from '@portal/model';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSearch } from '../content/search/search';
import { contents } from '../content/stories/tables';
import { WeatherDesk } from '../content/weather/desk';
import type { NewsItem } from '../newsroom/import/item';
import { MediaIntake } from '../newsroom/import/media';
import { ContentWriter } from '../newsroom/import/write';
import { rectifications } from '../participation/rectifications/tables';
import { AnswerCache } from '../platform/http/answers';
import { MediaLibrary } from '../platform/media/library';
import { openCursors } from '../platform/secrets/cursors';
import { readSiteFile } from '../sites/file';
import type { SiteRecord } from '../sites/site-record';
import { storeSites } from '../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../testing/database';
import { publishRectification, withdrawRectification } from '../testing/published-rectifications';
import { SITE_FILE } from '../testing/site';
import { pageAt } from './page';
import { addressCalls } from './sitemaps/endpoints';

const NOW = new Date('2026-03-18T12:00:00Z');
const DAY = 86_400_000;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);
const HOSTILE = '<script>alert(1)</script> & prou.\n\nI un altre paràgraf.';

const item = (slug: string, over: Partial<NewsItem> = {}): NewsItem => ({
  sourceId: slug,
  type: 'article',
  path: `/societat/${slug}/`,
  title: `Notícia ${slug}`,
  body: '<p>El text de la notícia.</p><p>Un segon paràgraf, que es pot tancar.</p><p>I el tercer.</p>',
  sections: [{ slug: 'societat', name: 'Societat' }],
  tags: [{ slug: 'aigua', name: 'Aigua' }],
  authors: [],
  publishedAt: ago(90),
  listed: true,
  commentsOpen: false,
  comments: [],
  ...over,
});

describe.each(ENGINES)('rectifications of a story, on %s', (engine) => {
  let database: TestDatabase;
  let site: SiteRecord;
  let writer: ContentWriter;

  beforeAll(async () => {
    database = await testDatabase(engine);
    const { db, location } = database;
    site = readSiteFile('prova.yaml', SITE_FILE);
    await storeSites(db, [readSiteFile('prova.yaml', SITE_FILE)]);
    const intake = new MediaIntake(db, new MediaLibrary(db, location.folder), 'prova', async () => {
      throw new Error('not there');
    });
    writer = new ContentWriter(db, 'prova', 'test', intake);
    await writer.write(item('vella'));
    await writer.write(item('tancada', { registeredOnly: true, publishedAt: ago(1) }));
    await writer.write(
      item('altra', {
        path: '/cultura/altra/',
        sections: [{ slug: 'cultura', name: 'Cultura' }],
        tags: [],
      }),
    );
  });
  afterAll(() => database?.remove());
  beforeEach(async () => {
    await database.db.delete(rectifications);
    await database.db.update(contents).set({ rectified: [], status: 'published' });
  });

  const publish = (over: Partial<Parameters<typeof publishRectification>[1]> = {}) =>
    publishRectification(database.db, {
      path: '/societat/vella/',
      text: 'No va ser així.',
      decidedAt: ago(2),
      ...over,
    });
  const page = (path: string, query = '') => {
    const { db } = database;
    const cursors = openCursors(db);
    const narrowing = readNarrowing(new URLSearchParams(query), 'Europe/Madrid');
    const weather = new WeatherDesk({ db, origin: null, now: () => NOW, log: () => undefined });
    const deps = { db, cursors, search: createSearch({ db, cursors }), weather };
    return pageAt(deps, site, { path, cursor: null, narrowing, now: NOW });
  };
  const content = async (path: string) => {
    const found = await page(path);
    if (found?.type !== 'content') throw new Error(`no story at ${path}`);
    return found;
  };
  const listing = async (path: string, query = ''): Promise<Extract<Page, { type: 'listing' }>> => {
    const found = await page(path, query);
    if (found?.type !== 'listing') throw new Error(`no listing at ${path}`);
    return found;
  };
  const idsIn = async (path: string) => (await listing(path)).rectifications?.map(({ id }) => id) ?? [];

  it('are on its page in full, dated and in order, and on its card', async () => {
    const first = await publish({ text: HOSTILE, decidedAt: ago(5) });
    const second = await publish({
      kind: 'update',
      party: 'La Redona, SCCL',
      isOrganization: true,
      text: 'Ja és oberta.',
      decidedAt: ago(2),
    });
    const shown = await content('/societat/vella/');
    expect(shown.content.rectifications).toEqual([
      {
        id: first,
        kind: 'rectification',
        date: ago(5).toISOString(),
        text: HOSTILE,
        party: { name: 'Aurèlia Pons', isOrganization: false },
      },
      {
        id: second,
        kind: 'update',
        date: ago(2).toISOString(),
        text: 'Ja és oberta.',
        party: { name: 'La Redona, SCCL', isOrganization: true },
      },
    ]);
    // The page has changed; the text of the story has not.
    expect([shown.updatedAt, shown.content.updatedDate]).toEqual([ago(2).toISOString(), undefined]);
    const { cards } = await listing('/societat/');
    expect(cards.map(({ url, rectified }) => [url, rectified])).toEqual([
      ['/societat/tancada/', undefined],
      ['/societat/vella/', ['rectification', 'update']],
    ]);
  });

  it('are shown to everybody even if the story is gated', async () => {
    await publish({ path: '/societat/tancada/' });
    const { content: shown } = await content('/societat/tancada/');
    expect(shown.gate).toBeDefined();
    expect(shown.rectifications).toMatchObject([{ text: 'No va ser així.' }]);
  });

  it('stay on the page of a withdrawn story, until they are withdrawn themselves', async () => {
    const id = await publish();
    await writer.withdraw('vella');
    expect(await page('/societat/vella/')).toMatchObject({ type: 'gone', rectifications: [{ id }] });
    expect(await idsIn('/societat/')).toEqual([]);
    await withdrawRectification(database.db, id, NOW);
    expect(await page('/societat/vella/')).toEqual({ type: 'gone', path: '/societat/vella/' });
  });

  it('are not shown while pending, nor once refused', async () => {
    await publish({ state: 'waiting' });
    await publish({ state: 'refused' });
    const { content: shown } = await content('/societat/vella/');
    expect([shown.rectifications, shown.rectified, shown.updatedDate]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await idsIn('/societat/')).toEqual([]);
  });

  it('are in the feeds of the listings of their story, and in no others', async () => {
    const old = await publish({ path: '/cultura/altra/', decidedAt: ago(60) });
    const late = await publish({ path: '/cultura/altra/', decidedAt: ago(3) });
    const here = await publish();
    expect(await idsIn('/societat/')).toEqual([here]);
    expect(await idsIn('/etiqueta/aigua/')).toEqual([here]);
    // The story is on the page, so all its rectifications are included.
    expect(await idsIn('/cultura/')).toEqual([late, old]);
    expect(await idsIn('/ultima-hora/')).toEqual([here, late, old]);
    expect(await idsIn('/agenda/')).toEqual([]);
    expect((await listing('/societat/')).updatedAt).toBe(ago(1).toISOString());
    expect((await listing('/cultura/')).updatedAt).toBe(ago(3).toISOString());
    expect((await listing('/cultura/')).rectifications?.[0]?.content).toMatchObject({
      title: 'Notícia altra',
      url: '/cultura/altra/',
    });
  });

  it('stay in feeds for thirty days if their story is not on the page', async () => {
    const shown = await publish({ decidedAt: ago(29) });
    await publish({ path: '/cultura/altra/', decidedAt: ago(31) });
    await database.db.update(contents).set({ rectified: [] }).where(sql`true`);
    expect(await idsIn('/ultima-hora/')).toEqual([shown]);
  });

  it('appear in the archive on their own day, while the story’s card shows them on its day', async () => {
    const id = await publish({ decidedAt: new Date('2026-03-15T23:30:00+01:00') });
    await publish({ path: '/cultura/altra/', decidedAt: new Date('2026-03-16T00:10:00+01:00') });
    expect(await idsIn(archivePath('2026-03-15'))).toEqual([id]);
    const day = await listing(archivePath('2025-12-18'));
    expect(day.rectifications).toBeUndefined();
    expect(day.cards).toMatchObject([
      { rectified: ['rectification'] },
      { url: '/societat/vella/', rectified: ['rectification'] },
    ]);
    expect(await idsIn('/hemeroteca/')).toEqual([]);
  });

  it('update the date of their story in the sitemap', async () => {
    const calls = () =>
      new Hono().route(
        '/',
        addressCalls(database.db, () => NOW, new AnswerCache()),
      );
    const datesOf = async (what: string) =>
      JSON.stringify(
        await (await calls().request(`/api/front/addresses${what}?site=prova&kind=contents&file=1`)).json(),
      );
    expect(await datesOf('')).not.toContain(ago(0.5).toISOString());
    await publish({ decidedAt: ago(0.5) });
    expect(await datesOf('')).toContain(ago(0.5).toISOString());
    expect(await datesOf('/files')).toContain(ago(0.5).toISOString());
  });

  it('survive a second import of their story', async () => {
    const id = await publish();
    expect((await writer.write(item('vella', { title: 'Un altre titular' }))).outcome).toBe('updated');
    const { content: shown } = await content('/societat/vella/');
    expect(shown).toMatchObject({
      title: 'Un altre titular',
      rectified: ['rectification'],
      rectifications: [{ id }],
    });
    await writer.write(item('vella'));
  });

  it('are found through the index on their decision date', async () => {
    await publish();
    const plan = await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain select id from ${rectifications}
        where state = 'published' and state <> 'waiting' and site = 'prova' and decided_at >= now()`);
    });
    expect(JSON.stringify(plan.rows)).toContain('rectifications_decided');
  });
});
