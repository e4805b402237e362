import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { createLog } from '../../platform/log/log';
import { ENGINES } from '../../testing/database';
import { type TestNewsroom, testNewsroom } from '../../testing/newsroom';

const fixture = (name: string) => path.join(import.meta.dirname, 'fixtures', name);

describe.each(ENGINES)('an import with unreadable items, on %s', (engine) => {
  let newsroom: TestNewsroom;
  beforeAll(async () => {
    newsroom = await testNewsroom(engine);
  });
  afterAll(() => newsroom?.remove());
  const rows = async () => (await newsroom.database.db.select({ n: count() }).from(contents))[0]?.n;

  it('keeps good items after a bad one, even in a section that the bad one named first', async () => {
    const { db } = newsroom.database;
    await db.execute(sql`alter table contents add constraint refused check (title <> 'Nova 1')`);
    const item = (uri: string, signed: object) => ({
      uri,
      type: 'text',
      versioncreated: '2024-06-01T10:00:00Z',
      headline: `Nova ${uri.slice(-1)}`,
      body_xhtml: '<p>Text</p>',
      subject: [{ name: 'Secció nova' }, { name: 'Etiqueta nova' }],
      ...signed,
    });
    const file = path.join(newsroom.folder, 'bad-first.json');
    await writeFile(
      file,
      JSON.stringify([item('urn:bad:1', {}), item('urn:good:2', { byline: 'Una Firma Nova' })]),
    );
    const lines: string[] = [];
    const log = createLog({ format: 'text', level: 'error' }, (_, line) => lines.push(line));
    const report = await newsroom.run(file, { log });
    await db.execute(sql`alter table contents drop constraint refused`);
    expect(report).toMatchObject({ read: 2, added: 1, faultCount: 1 });
    // The report has no query and no values; the log has the code.
    expect(report.faults).toMatchObject([
      { sourceId: 'urn:bad:1', title: 'Nova 1', reason: 'the database refused it; the log says more' },
    ]);
    expect(lines.join()).toContain('23514');
    expect(await newsroom.page('/nova-2/')).toMatchObject({
      category: { name: 'Secció nova' },
      tags: [{ name: 'Etiqueta nova' }],
    });
  });

  it('skips an item that is too large, reports why, and continues', async () => {
    const file = await newsroom.writeNinjs(
      'deep.json',
      { uri: 'urn:deep:1', headline: 'Fonda', body_xhtml: '<div>'.repeat(5_000) },
      { uri: 'urn:deep:2', headline: 'Plana', body_xhtml: '<p>Text</p>' },
    );
    const report = await newsroom.run(file);
    expect(report).toMatchObject({ added: 1, faultCount: 1 });
    expect(report.faults).toMatchObject([
      { sourceId: 'urn:deep:1', reason: 'its text nests more than 200 elements in one another' },
    ]);
  });

  it('skips feed items and posts that are too large, and continues', async () => {
    const deep = `<![CDATA[${'<div>'.repeat(5_000)}]]>`;
    const date = '<pubDate>Sun, 10 Mar 2024 09:00:00 GMT</pubDate>';
    const item = (id: string, html: string, more = '') =>
      `<item><title>${id}</title><link>https://x.example/${id}/</link><guid>${id}</guid>${date}` +
      `<content:encoded>${html}</content:encoded>${more}</item>`;
    const namespace = 'xmlns:content="http://purl.org/rss/1.0/modules/content/"';
    const feed = path.join(newsroom.folder, 'deep.rss');
    await writeFile(
      feed,
      `<rss ${namespace}><channel>${item('fons', deep)}${item('pla', 'bo')}</channel></rss>`,
    );
    expect(await newsroom.run(feed)).toMatchObject({ format: 'rss', added: 1, faultCount: 1 });
    const post = (id: string) =>
      `<wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>`;
    const wordpress = path.join(newsroom.folder, 'deep.xml');
    await writeFile(
      wordpress,
      `<rss ${namespace} xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>` +
        `${item('fonda', deep, post('1'))}${item('plana', 'bo', post('2'))}</channel></rss>`,
    );
    const report = await newsroom.run(wordpress);
    expect(report).toMatchObject({ format: 'wordpress', added: 1, faultCount: 1 });
    expect(report.faults).toMatchObject([
      { sourceId: '1', title: 'fonda', reason: expect.stringContaining('nests more than') },
    ]);
  });

  it('keeps an item with a bare % in a media URL', async () => {
    const file = await newsroom.writeNinjs('percent.json', {
      uri: 'urn:percent:1',
      headline: 'Percentatge',
      body_xhtml: '<p>Text</p><audio src="https://x.example/100%.mp3"></audio>',
    });
    const sound = Buffer.from('ID3 sound');
    const report = await newsroom.run(file, { open: async () => ({ bytes: sound, mime: 'audio/mpeg' }) });
    expect(report).toMatchObject({ added: 1, faultCount: 0 });
    expect((await newsroom.page('/percentatge/'))?.body).toMatchObject([
      { type: 'paragraph' },
      { type: 'audio', audio: { src: expect.stringMatching(/^\/media\/[0-9a-f]{20}\/100/) } },
    ]);
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
  ])('leaves the database unchanged when the file is %s', async (name, text, message) => {
    const before = await rows();
    const file = path.join(newsroom.folder, `${name.replace(/\W/g, '-')}.txt`);
    await writeFile(file, await text());
    await expect(newsroom.run(file)).rejects.toThrow(message);
    expect(await rows()).toBe(before);
  });
});
