import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readNarrowing } from '@portal/model';
import { asc, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSearch } from '../../content/search/search';
import { contents } from '../../content/stories/tables';
import { WeatherDesk } from '../../content/weather/desk';
import { pageAt } from '../../pages/page';
import { comments } from '../../participation/comments/tables';
import { PARSER_VERSION } from '../../platform/html/sanitize';
import { openCursors } from '../../platform/secrets/cursors';
import { storeSites } from '../../sites/store';
import { ENGINES, emptyTables } from '../../testing/database';
import { type TestNewsroom, testNewsroom } from '../../testing/newsroom';
import { ninjsItems } from './ninjs';
import { reportText } from './report';
import { digestOf } from './write';

const fixture = (name: string) => path.join(import.meta.dirname, 'fixtures', name);

describe.each(ENGINES)('importing newsroom files, on %s', (engine) => {
  let newsroom: TestNewsroom;
  beforeAll(async () => {
    newsroom = await testNewsroom(engine);
  });
  afterAll(() => newsroom?.remove());
  beforeEach(async () => {
    await emptyTables(newsroom.database);
    await storeSites(newsroom.database.db, [newsroom.site]);
  });

  /**
   * Writes the export with a changed page.
   * @returns its path
   */
  const writeChanged = async () => {
    const changed = path.join(newsroom.folder, 'changed.xml');
    await writeFile(
      changed,
      (await readFile(fixture('export.xml'), 'utf8')).replace('Som nosaltres.', 'Som nosaltres mateixos.'),
    );
    return changed;
  };

  it('imports a WordPress export completely, and reports what it skipped and why', async () => {
    const report = await newsroom.run(fixture('export.xml'));
    expect(report).toMatchObject({
      format: 'wordpress',
      read: 10,
      added: 3,
      updated: 0,
      unchanged: 0,
      drafts: 0,
      faultCount: 1,
    });
    expect(report.skipped).toEqual({
      'a draft without a date': 1,
      'protected by a password': 1,
      'an entry of a menu: navigation is data of the site': 1,
      'a file, kept with the posts that show it': 2,
      'a reusable block, kept in the posts that use it': 1,
    });
    expect(report.faults).toEqual([
      { sourceId: '5', title: 'Sense data', reason: 'it has no date of publication', isFault: true },
    ]);
    expect(report.missingMedia).toEqual([
      { url: 'https://veu.example/f/barca.jpg', reason: 'its host is not known here' },
    ]);
    expect(report.moved).toEqual([{ title: 'Qui som', wanted: '/agenda/', path: '/agenda-2/' }]);
    const text = reportText(report);
    for (const words of [
      'added      3',
      '1  a draft without a date',
      'barca.jpg',
      '/agenda/ → /agenda-2/',
      'Sense data',
    ])
      expect(text).toContain(words);
  });

  it('loses nothing that readers should see, and removes everything dangerous', async () => {
    await newsroom.run(fixture('export.xml'));
    const post = await newsroom.page('/2024/03/aigua-port/');
    if (!post) throw new Error('the post is not at its address');
    expect(post.title).toBe('L’aigua & el port: «tot» torna a casa');
    expect(post.publishedDate?.date).toBe('2024-03-10T09:00:00.000Z');
    expect(post.signatories.map(({ name }) => name)).toEqual(['Mercè Rosà']);
    expect(post.category?.name).toBe('Societat');
    expect(post.tags.map(({ name }) => name)).toEqual(['Aigua']);
    expect(post.description).toEqual([{ html: 'Un resum amb <em>cursiva</em>.' }]);
    expect(post.lead?.image.alt).toBe('El far encès');
    expect(post.body.map(({ type }) => type)).toEqual([
      'paragraph',
      'paragraph',
      'figure',
      'gallery',
      'embed',
      'list',
      'table',
      'paragraph',
      'paragraph',
    ]);
    const whole = JSON.stringify(post);
    for (const words of [
      'força',
      'Segona línia',
      'La barca al <em>moll</em>',
      'Peu de la barca',
      'Més endins',
      '2024',
      '[sic]',
      'i això també',
      'Segona pàgina',
    ])
      expect(whole).toContain(words);
    expect(whole).not.toMatch(/<script|onerror|onclick|javascript:|\[unknown|\[caption/);
    expect(post.body[2]).toMatchObject({ type: 'figure', image: { alt: 'Una barca', missing: true } });
    const { db } = newsroom.database;
    const kept = await db.select({ id: comments.id }).from(comments).orderBy(asc(comments.id));
    const [first, second, ...others] = kept.map(({ id }) => String(id));
    expect([first, second, others]).toEqual([expect.any(String), expect.any(String), []]);
    expect(post.comments).toMatchObject({
      open: true,
      items: [
        { id: first, author: 'Pep', html: 'Molt bé!' },
        { id: second, author: 'Anna', parentId: first },
      ],
    });
  });

  it('gives a post without a title a generated one, and keeps its blocks and embeds', async () => {
    await newsroom.run(fixture('export.xml'));
    const post = await newsroom.page('/entrada-2/');
    expect(post?.title).toBe('Un text sense títol que té prou paraules per fer-ne…');
    expect(post?.publishedDate?.date).toBe('2024-07-01T08:00:00.000Z');
    expect(post?.body).toEqual([
      { type: 'paragraph', html: expect.stringContaining('Un text sense títol') },
      { type: 'quote', html: 'El mar no espera.', cite: 'Cisco' },
      { type: 'embed', url: 'https://vimeo.com/76979871', provider: 'Vimeo', caption: 'Un film' },
    ]);
  });

  it('changes nothing the second time, and only the difference the third', async () => {
    await newsroom.run(fixture('export.xml'));
    expect(await newsroom.run(fixture('export.xml'))).toMatchObject({ added: 0, updated: 0, unchanged: 3 });
    expect(await newsroom.run(await writeChanged())).toMatchObject({ added: 0, updated: 1, unchanged: 2 });
    expect(JSON.stringify((await newsroom.page('/agenda-2/'))?.body)).toContain('mateixos');
    expect((await newsroom.database.db.select({ n: count() }).from(comments))[0]?.n).toBe(2);
  });

  it('downloads missing media on a later run', async () => {
    await newsroom.run(await writeChanged());
    const report = await newsroom.run(fixture('export.xml'), {
      open: async () => ({ bytes: newsroom.picture, mime: 'image/jpeg' }),
    });
    // The changed page also returns to its text of the first file.
    expect(report).toMatchObject({ updated: 2, missingMediaCount: 0 });
    expect((await newsroom.page('/2024/03/aigua-port/'))?.body[2]).not.toHaveProperty('image.missing');
  });

  it('imports RSS in its declared encoding, with relative URLs, lead and podcast', async () => {
    const report = await newsroom.run(fixture('feed.rss'));
    expect(report).toMatchObject({ format: 'rss', read: 4, added: 2, faultCount: 2 });
    const post = await newsroom.page('/fiestas/manana/');
    expect(post).toMatchObject({
      title: 'Mañana habrá fiesta',
      category: { name: 'Fiestas' },
      lead: { caption: 'La plaza', credit: 'EFE' },
    });
    expect(post?.publishedDate?.date).toBe('2024-03-19T07:30:00.000Z');
    expect(post?.signatories.map(({ name }) => name)).toEqual(['Lola Peña']);
    expect(JSON.stringify(post?.body)).toContain('https://diario.example/otra/');
    expect((await newsroom.page('/podcast/'))?.body.map(({ type }) => type)).toContain('audio');
  });

  it('imports Atom with XHTML', async () => {
    expect(await newsroom.run(fixture('feed.atom'))).toMatchObject({ format: 'atom', added: 1 });
    expect(await newsroom.page('/un-titol/')).toMatchObject({
      title: 'Un títol',
      updatedDate: '2024-05-02T08:00:00.000Z',
      description: [{ html: 'Un resum' }],
      body: [{ type: 'paragraph', html: 'Hola, <b>món</b><br>fins &lt;aviat&gt;' }],
    });
  });

  it('reports videos and audio without a text alternative', async () => {
    const file = await newsroom.writeNinjs(
      'films.json',
      { uri: 'urn:film:1', headline: 'Muda', body_xhtml: '<audio src="https://veu.example/a.mp3"></audio>' },
      {
        uri: 'urn:film:2',
        headline: 'Subtitulada',
        body_xhtml:
          '<video src="https://veu.example/v.mp4"><track src="https://veu.example/v.vtt" srclang="ca"></video>',
      },
    );
    const report = await newsroom.run(file);
    expect(report).toMatchObject({ added: 2, unreadableCount: 1 });
    expect(report.unreadable).toEqual([{ title: 'Muda', path: '/muda/' }]);
    expect(reportText(report)).toContain('/muda/ “Muda”');
  });

  it('rewrites articles of an older parser version, only once', async () => {
    const file = await newsroom.writeNinjs('older.json', {
      uri: 'urn:old:1',
      headline: 'Vella',
      body_xhtml: '<p>Text</p>',
    });
    expect(await newsroom.run(file)).toMatchObject({ added: 1 });
    const { value: read } = await ninjsItems(file, 'Europe/Madrid').next();
    if (!read || !('item' in read)) throw new Error('the item cannot be read');
    const sourceDigest = digestOf(read.item, PARSER_VERSION - 1);
    await newsroom.database.db
      .update(contents)
      .set({ sourceDigest, body: [{ type: 'paragraph', html: '<xmp>x</xmp>' }] })
      .where(eq(contents.sourceId, 'urn:old:1'));
    expect(await newsroom.run(file)).toMatchObject({ updated: 1, unchanged: 0 });
    expect((await newsroom.page('/vella/'))?.body).toEqual([{ type: 'paragraph', html: 'Text' }]);
    expect(await newsroom.run(file)).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('imports ninjs of every version, skips canceled items and other types, and holds embargoed ones', async () => {
    const report = await newsroom.run(fixture('items.ninjs.json'));
    expect(report).toMatchObject({ format: 'ninjs', read: 6, added: 3, faultCount: 1 });
    expect(Object.values(report.skipped).reduce((a, b) => a + b)).toBe(2);
    const [embargoed] = await newsroom.database.db
      .select()
      .from(contents)
      .where(eq(contents.sourceId, 'urn:n:6'));
    expect(embargoed).toMatchObject({ status: 'scheduled', publishedAt: new Date('2999-01-01T00:00:00Z') });
    const one = await newsroom.page('/uno/');
    expect(one?.signatories.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Luis Gil']);
    expect(one?.body).toEqual([{ type: 'paragraph', html: 'Cuerpo' }]);
    expect(one?.image?.missing).toBeUndefined();
    expect((await newsroom.page('/dos/'))?.body).toEqual([
      { type: 'paragraph', html: 'Primero.' },
      { type: 'paragraph', html: 'Segundo.' },
    ]);

    const canceled = path.join(newsroom.folder, 'canceled.json');
    const first = {
      uri: 'urn:n:1',
      type: 'text',
      pubstatus: 'canceled',
      headline: 'Uno',
      versioncreated: '2024-06-02T10:00:00Z',
    };
    await writeFile(canceled, JSON.stringify(first));
    expect(await newsroom.run(canceled)).toMatchObject({ withdrawn: 1, added: 0 });
    expect(await newsroom.run(canceled)).toMatchObject({ withdrawn: 0 });
    const { db } = newsroom.database;
    const cursors = openCursors(db);
    const search = createSearch({ db, cursors });
    const asked = {
      path: '/uno/',
      cursor: null,
      narrowing: readNarrowing(new URLSearchParams()),
      now: newsroom.now,
    };
    const weather = new WeatherDesk({ db, origin: null, now: () => newsroom.now, log: () => undefined });
    expect(await pageAt({ db, cursors, search, weather }, newsroom.site, asked)).toEqual({
      type: 'gone',
      path: '/uno/',
    });
  });
});
