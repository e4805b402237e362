import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveEntries } from '../../content/live-blogs/tables';
import { ENGINES } from '../../testing/database';
import { type TestNewsroom, testNewsroom } from '../../testing/newsroom';

const comment = (id: number, html: string, replaces = '') => `<wp:comment><wp:comment_id>${id}</wp:comment_id>
  <wp:comment_author>Laia</wp:comment_author><wp:comment_date_gmt>2024-03-05 1${id % 10}:00:00</wp:comment_date_gmt>
  <wp:comment_content><![CDATA[${html}]]></wp:comment_content><wp:comment_approved>1</wp:comment_approved>
  <wp:comment_type>liveblog</wp:comment_type>${
    replaces
      ? `<wp:commentmeta><wp:meta_key>liveblog_replaces</wp:meta_key><wp:meta_value>${replaces}</wp:meta_value></wp:commentmeta>`
      : ''
  }</wp:comment>`;

const post = (id: number, body: string, more = '') => `<item><title>Directe ${id}</title>
  <link>https://diari.example/directe-${id}/</link><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type>
  <wp:status>publish</wp:status><wp:post_date_gmt>2024-03-05 08:00:00</wp:post_date_gmt>
  <content:encoded><![CDATA[${body}]]></content:encoded>${more}</item>`;

const wxr = (
  ...items: string[]
) => `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
  <wp:base_site_url>https://diari.example</wp:base_site_url>${items.join('')}</channel></rss>`;

const CATEGORY = '<category domain="category" nicename="en-directe"><![CDATA[En directe]]></category>';
const TIMES =
  '<p>Plou.</p><h2>10:40 — Un arbre</h2><p>Cau.</p><h2>10:10 — Trons</h2><p>Molts.</p><h2>9:50 — Núvols</h2><p>Pocs.</p>';

describe.each(ENGINES)('live blogs of other systems, on %s', (engine) => {
  let newsroom: TestNewsroom;
  beforeAll(async () => {
    newsroom = await testNewsroom(engine);
  });
  afterAll(() => newsroom?.remove());
  const write = async (name: string, text: string) => {
    const file = path.join(newsroom.folder, name);
    await writeFile(file, text);
    return file;
  };
  const entriesAt = async (address: string) =>
    (await newsroom.page(address))?.liveBlog?.entries.map(({ title, body }) => [
      title,
      JSON.stringify(body),
    ]) ?? [];

  it('are imported from WordPress’s plugin, with corrections and removals applied', async () => {
    const comments = [
      comment(1, 'Comença.'),
      comment(2, 'S’enfosca. /key'),
      comment(3, 'Plou <em>molt</em>.', '2'),
      comment(4, 'Error.'),
      comment(5, '', '4'),
    ].join('');
    const meta =
      '<wp:postmeta><wp:meta_key>liveblog</wp:meta_key><wp:meta_value>enable</wp:meta_value></wp:postmeta>';
    expect(
      await newsroom.run(await write('plugin.xml', wxr(post(1, '<p>Text.</p>', meta + comments)))),
    ).toMatchObject({
      added: 1,
    });
    const page = await newsroom.page('/directe-1/');
    expect(page).toMatchObject({
      type: 'live',
      body: [{ html: 'Text.' }],
      liveBlog: { isLive: true, count: 2 },
    });
    expect(page?.liveBlog?.entries).toMatchObject([
      { key: true, author: 'Laia', body: [{ html: 'Plou <em>molt</em>.' }] },
      { body: [{ html: 'Comença.' }] },
    ]);
  });

  it('are imported from headings with times in a matching section, updated by a second import without losses', async () => {
    const run = async (body: string) => newsroom.run(await write('times.xml', wxr(post(2, body, CATEGORY))));
    await run(TIMES);
    expect((await entriesAt('/directe-2/')).map(([title]) => title)).toEqual(['Un arbre', 'Trons', 'Núvols']);
    const [own] = await newsroom.database.db
      .update(liveEntries)
      .set({ isDecided: true, title: 'Trons i llamps' })
      .where(eq(liveEntries.title, 'Trons'))
      .returning();
    expect(own).toBeDefined();
    expect(
      await run(
        TIMES.replace('Cau.', 'Cau i talla el carrer.').replace(/<h2>9:50.*/, '<h2>9:40 — Vent</h2>'),
      ),
    ).toMatchObject({
      updated: 1,
    });
    const after = await entriesAt('/directe-2/');
    expect(after.map(([title]) => title)).toEqual(['Un arbre', 'Trons i llamps', 'Vent']);
    expect(after[0]?.[1]).toContain('Cau i talla el carrer.');
    expect((await newsroom.page('/directe-2/'))?.liveBlog?.isLive).toBe(false);
  });

  it('imported live blogs without a known shape stay one text', async () => {
    await newsroom.run(
      await write('plain.xml', wxr(post(3, '<p>Tot seguit.</p><h2>Al matí</h2>', CATEGORY))),
    );
    expect(await newsroom.page('/directe-3/')).toMatchObject({
      type: 'article',
      body: [{ html: 'Tot seguit.' }, { html: 'Al matí' }],
    });
  });

  it('are imported from the associated texts of a ninjs item of the genre', async () => {
    const entry = (uri: string, at: string) => ({
      uri,
      type: 'text',
      headline: `Entrada ${uri}`,
      firstcreated: at,
      body_html: `<p>${uri}</p>`,
    });
    const item = {
      uri: 'urn:live:1',
      type: 'composite',
      headline: 'Riuada',
      genre: [{ name: 'Directe' }],
      versioncreated: '2024-06-01T10:00:00Z',
      body_html: '<p>Puja.</p>',
      associations: { one: entry('a', '2024-06-01T09:00:00Z'), other: entry('b', '2024-06-01T09:30:00Z') },
    };
    await newsroom.run(await write('live.ninjs.json', JSON.stringify(item)));
    expect((await entriesAt('/riuada/')).map(([title]) => title)).toEqual(['Entrada b', 'Entrada a']);
  });
});
