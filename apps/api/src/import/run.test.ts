import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readNarrowing } from '@portal/model';
import { count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCursors } from '../cursors';
import { comments, contents } from '../database/schema';
import { PARSER_VERSION } from '../html/sanitize';
import { MediaLibrary } from '../media/library';
import { contentAt } from '../pages/content';
import { pageAt } from '../pages/page';
import { createSearch } from '../search/search';
import { readSiteFile } from '../sites/file';
import { storeSites } from '../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../testing/database';
import { SITE_FILE } from '../testing/site';
import { WeatherDesk } from '../weather/desk';
import { ninjsItems } from './ninjs';
import { reportText } from './report';
import { type ImportOptions, importNewsroom } from './run';
import { digestOf } from './write';

const NOW = new Date('2026-03-18T12:00:00Z');
const fixture = (name: string) => path.join(import.meta.dirname, 'fixtures', name);
const site = readSiteFile('prova.yaml', SITE_FILE);

describe.each(ENGINES)('an import, on %s', (engine) => {
  let database: TestDatabase;
  let folder: string;
  const reachable = true;
  let picture: Buffer;

  beforeAll(async () => {
    database = await testDatabase(engine);
    folder = await mkdtemp(path.join(tmpdir(), 'portal-import-'));
    await storeSites(database.db, [site]);
    picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer();
  }, 60_000);
  afterAll(async () => {
    await database?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (file: string, over: Partial<ImportOptions> = {}) =>
    importNewsroom({
      db: database.db,
      library: new MediaLibrary(database.db, database.location.folder),
      site,
      file,
      origin: path.basename(file),
      open: async (url) => {
        if (!reachable || url.includes('barca')) throw new Error('its host is not known here');
        return { bytes: picture, mime: 'image/jpeg' };
      },
      now: NOW,
      progress: () => undefined,
      ...over,
    });

  const page = async (address: string) => (await contentAt(database.db, site, address, NOW))?.content;
  const rows = async () => (await database.db.select({ n: count() }).from(contents))[0]?.n;

  it('takes a WordPress export whole, and says what it left out and why', async () => {
    const report = await run(fixture('export.xml'));
    expect(report).toMatchObject({
      format: 'wordpress',
      read: 10,
      added: 3,
      updated: 0,
      unchanged: 0,
      faultCount: 1,
    });
    expect(report.skipped).toEqual({
      'a draft': 1,
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
    for (const words of ['added      3', '1  a draft', 'barca.jpg', '/agenda/ → /agenda-2/', 'Sense data'])
      expect(text).toContain(words);
  });

  it('loses nothing that a reader should see, and lets nothing dangerous through', async () => {
    const post = await page('/2024/03/aigua-port/');
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
    expect(post.comments).toMatchObject({
      open: true,
      items: [
        { id: '1', author: 'Pep', html: 'Molt bé!' },
        { id: '2', author: 'Anna', parentId: '1' },
      ],
    });
  });

  it('gives a post without a title words to be reached by, its blocks and its embeds', async () => {
    const post = await page('/entrada-2/');
    expect(post?.title).toBe('Un text sense títol que té prou paraules per fer-ne…');
    expect(post?.publishedDate?.date).toBe('2024-07-01T08:00:00.000Z');
    expect(post?.body).toEqual([
      { type: 'paragraph', html: expect.stringContaining('Un text sense títol') },
      { type: 'quote', html: 'El mar no espera.', cite: 'Cisco' },
      { type: 'embed', url: 'https://vimeo.com/76979871', provider: 'Vimeo', caption: 'Un film' },
    ]);
  });

  it('changes nothing the second time, and only what changed the third', async () => {
    expect(await run(fixture('export.xml'))).toMatchObject({ added: 0, updated: 0, unchanged: 3 });
    const changed = path.join(folder, 'changed.xml');
    await writeFile(
      changed,
      (await readFile(fixture('export.xml'), 'utf8')).replace('Som nosaltres.', 'Som nosaltres mateixos.'),
    );
    expect(await run(changed)).toMatchObject({ added: 0, updated: 1, unchanged: 2 });
    expect(JSON.stringify((await page('/agenda-2/'))?.body)).toContain('mateixos');
    expect((await database.db.select({ n: count() }).from(comments))[0]?.n).toBe(2);
  });

  it('fetches later what could not be had before', async () => {
    const report = await run(fixture('export.xml'), {
      open: async () => ({ bytes: picture, mime: 'image/jpeg' }),
    });
    // The page that was changed is as it was in the first file again.
    expect(report).toMatchObject({ updated: 2, missingMediaCount: 0 });
    expect((await page('/2024/03/aigua-port/'))?.body[2]).not.toHaveProperty('image.missing');
  });

  it.each([
    [
      'cut off',
      async () => (await readFile(fixture('export.xml'), 'utf8')).slice(0, 3000),
      /not well-formed XML.*at \d+:\d+/,
    ],
    [
      'not closed',
      async () => '<?xml version="1.0"?>\n<rss><channel>\n<item><title>x</item></channel></rss>',
      /not well-formed XML.*at 3:\d+/,
    ],
    ['of another kind', async () => '<html><body/></html>', /<html>.*at 1:1/],
    ['empty', async () => '', /is empty/],
    ['broken JSON', async () => '{\n  "uri": "x",\n  oops\n}', /not JSON.*at 3:\d+/],
    ['neither', async () => 'hello', /neither XML nor JSON/],
  ])('leaves the database as it was when the file is %s', async (name, text, message) => {
    const before = await rows();
    const file = path.join(folder, `${name.replace(/\W/g, '-')}.txt`);
    await writeFile(file, await text());
    await expect(run(file)).rejects.toThrow(message);
    expect(await rows()).toBe(before);
  });

  it('takes RSS in the encoding it says, with its relative addresses, lead and podcast', async () => {
    const report = await run(fixture('feed.rss'));
    expect(report).toMatchObject({ format: 'rss', read: 4, added: 2, faultCount: 2 });
    const post = await page('/fiestas/manana/');
    expect(post).toMatchObject({
      title: 'Mañana habrá fiesta',
      category: { name: 'Fiestas' },
      lead: { caption: 'La plaza', credit: 'EFE' },
    });
    expect(post?.publishedDate?.date).toBe('2024-03-19T07:30:00.000Z');
    expect(post?.signatories.map(({ name }) => name)).toEqual(['Lola Peña']);
    expect(JSON.stringify(post?.body)).toContain('https://diario.example/otra/');
    expect((await page('/podcast/'))?.body.map(({ type }) => type)).toContain('audio');
  });

  it('takes Atom with XHTML', async () => {
    expect(await run(fixture('feed.atom'))).toMatchObject({ format: 'atom', added: 1 });
    expect(await page('/un-titol/')).toMatchObject({
      title: 'Un títol',
      updatedDate: '2024-05-02T08:00:00.000Z',
      description: [{ html: 'Un resum' }],
      body: [{ type: 'paragraph', html: 'Hola, <b>món</b><br>fins &lt;aviat&gt;' }],
    });
  });

  it('loses no good item to a bad one before it, even in a section that the bad one was the first to name', async () => {
    const item = (uri: string, signed: object) => ({
      uri,
      type: 'text',
      versioncreated: '2024-06-01T10:00:00Z',
      headline: `Nova ${uri.slice(-1)}`,
      body_xhtml: '<p>Text</p>',
      subject: [{ name: 'Secció nova' }, { name: 'Etiqueta nova' }],
      ...signed,
    });
    const file = path.join(folder, 'bad-first.json');
    // No text column of PostgreSQL holds NUL.
    await writeFile(
      file,
      JSON.stringify([
        item('urn:bad:1', { infosource: [{ name: 'a\u0000b' }] }),
        item('urn:good:2', { byline: 'Una Firma Nova' }),
      ]),
    );
    expect(await run(file)).toMatchObject({ read: 2, added: 1, faultCount: 1 });
    expect(await page('/nova-2/')).toMatchObject({
      category: { name: 'Secció nova' },
      tags: [{ name: 'Etiqueta nova' }],
    });
  });

  const ninjs = async (name: string, ...items: { uri: string; headline: string; body_xhtml: string }[]) => {
    const file = path.join(folder, name);
    const sent = items.map((item) => ({ ...item, type: 'text', versioncreated: '2024-06-01T10:00:00Z' }));
    await writeFile(file, JSON.stringify(sent));
    return file;
  };

  it('leaves out what is too much to be read, says why, and goes on', async () => {
    const file = await ninjs(
      'deep.json',
      { uri: 'urn:deep:1', headline: 'Fonda', body_xhtml: '<div>'.repeat(5_000) },
      { uri: 'urn:deep:2', headline: 'Plana', body_xhtml: '<p>Text</p>' },
    );
    const report = await run(file);
    expect(report).toMatchObject({ added: 1, faultCount: 1 });
    expect(report.faults).toMatchObject([
      { sourceId: 'urn:deep:1', reason: 'its text nests more than 200 elements in one another' },
    ]);
  });

  it('leaves out a feed’s item and a post that are too much to be read, and goes on', async () => {
    const deep = `<![CDATA[${'<div>'.repeat(5_000)}]]>`;
    const date = '<pubDate>Sun, 10 Mar 2024 09:00:00 GMT</pubDate>';
    const item = (id: string, html: string, more = '') =>
      `<item><title>${id}</title><link>https://x.example/${id}/</link><guid>${id}</guid>${date}` +
      `<content:encoded>${html}</content:encoded>${more}</item>`;
    const namespace = 'xmlns:content="http://purl.org/rss/1.0/modules/content/"';
    const feed = path.join(folder, 'deep.rss');
    await writeFile(
      feed,
      `<rss ${namespace}><channel>${item('fons', deep)}${item('pla', 'bo')}</channel></rss>`,
    );
    expect(await run(feed)).toMatchObject({ format: 'rss', added: 1, faultCount: 1 });
    const post = (id: string) =>
      `<wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>`;
    const wordpress = path.join(folder, 'deep.xml');
    await writeFile(
      wordpress,
      `<rss ${namespace} xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>` +
        `${item('fonda', deep, post('1'))}${item('plana', 'bo', post('2'))}</channel></rss>`,
    );
    const report = await run(wordpress);
    expect(report).toMatchObject({ format: 'wordpress', added: 1, faultCount: 1 });
    expect(report.faults).toMatchObject([
      { sourceId: '1', title: 'fonda', reason: expect.stringContaining('nests more than') },
    ]);
  });

  it('writes anew what an older version wrote, and only once', async () => {
    const file = await ninjs('older.json', {
      uri: 'urn:old:1',
      headline: 'Vella',
      body_xhtml: '<p>Text</p>',
    });
    expect(await run(file)).toMatchObject({ added: 1 });
    const { value: read } = await ninjsItems(file).next();
    if (!read || !('item' in read)) throw new Error('the item cannot be read');
    const sourceDigest = digestOf(read.item, PARSER_VERSION - 1);
    await database.db
      .update(contents)
      .set({ sourceDigest, body: [{ type: 'paragraph', html: '<xmp>x</xmp>' }] })
      .where(eq(contents.sourceId, 'urn:old:1'));
    expect(await run(file)).toMatchObject({ updated: 1, unchanged: 0 });
    expect((await page('/vella/'))?.body).toEqual([{ type: 'paragraph', html: 'Text' }]);
    expect(await run(file)).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('keeps an item whose file has a bare % in its address', async () => {
    const file = await ninjs('percent.json', {
      uri: 'urn:percent:1',
      headline: 'Percentatge',
      body_xhtml: '<p>Text</p><audio src="https://x.example/100%.mp3"></audio>',
    });
    const sound = Buffer.from('ID3 sound');
    const report = await run(file, { open: async () => ({ bytes: sound, mime: 'audio/mpeg' }) });
    expect(report).toMatchObject({ added: 1, faultCount: 0 });
    expect((await page('/percentatge/'))?.body).toMatchObject([
      { type: 'paragraph' },
      { type: 'audio', audio: { src: expect.stringMatching(/^\/media\/[0-9a-f]{20}\/100/) } },
    ]);
  });

  it('takes ninjs of every version, and leaves out what is canceled or no text, holds what is under embargo', async () => {
    const report = await run(fixture('items.ninjs.json'));
    expect(report).toMatchObject({ format: 'ninjs', read: 6, added: 3, faultCount: 1 });
    expect(Object.values(report.skipped).reduce((a, b) => a + b)).toBe(2);
    const [embargoed] = await database.db.select().from(contents).where(eq(contents.sourceId, 'urn:n:6'));
    expect(embargoed).toMatchObject({ status: 'scheduled', publishedAt: new Date('2999-01-01T00:00:00Z') });
    const one = await page('/uno/');
    expect(one?.signatories.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Luis Gil']);
    expect(one?.body).toEqual([{ type: 'paragraph', html: 'Cuerpo' }]);
    expect(one?.image?.missing).toBeUndefined();
    expect((await page('/dos/'))?.body).toEqual([
      { type: 'paragraph', html: 'Primero.' },
      { type: 'paragraph', html: 'Segundo.' },
    ]);

    const canceled = path.join(folder, 'canceled.json');
    const first = {
      uri: 'urn:n:1',
      type: 'text',
      pubstatus: 'canceled',
      headline: 'Uno',
      versioncreated: '2024-06-02T10:00:00Z',
    };
    await writeFile(canceled, JSON.stringify(first));
    expect(await run(canceled)).toMatchObject({ withdrawn: 1, added: 0 });
    expect(await run(canceled)).toMatchObject({ withdrawn: 0 });
    const { db } = database;
    const cursors = openCursors(db);
    const search = createSearch({ db, cursors });
    const asked = { path: '/uno/', cursor: null, narrowing: readNarrowing(new URLSearchParams()), now: NOW };
    const weather = new WeatherDesk({ db, origin: null, now: () => NOW, log: () => undefined });
    expect(await pageAt({ db, cursors, search, weather }, site, asked)).toEqual({
      type: 'gone',
      path: '/uno/',
    });
  });
});
