import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { ENGINES } from '../../testing/database';
import { type TestNewsroom, testNewsroom } from '../../testing/newsroom';

const ninjs = JSON.stringify({
  uri: 'urn:prova:1',
  type: 'text',
  headline: 'El sopar de l’any',
  body_xhtml: '<p>Bon profit.</p>',
  firstcreated: '2024-03-05T09:00:00Z',
  genre: [{ name: 'Branded content' }, { name: 'Sátira' }],
});
const wxr = `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
  <wp:base_site_url>https://diari.example</wp:base_site_url><item><title>El pa de sempre</title>
  <link>https://diari.example/pa/</link><wp:post_id>7</wp:post_id><wp:post_type>post</wp:post_type>
  <wp:status>publish</wp:status><wp:post_date_gmt>2024-03-05 08:00:00</wp:post_date_gmt>
  <category domain="newspack_spnsrs_tax" nicename="gremi"><![CDATA[Gremi de Forners]]></category>
  <content:encoded><![CDATA[<p>Bo.</p>]]></content:encoded></item></channel></rss>`;
const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>Diari</title><item><guid>u1</guid>
  <title>Els preus de la taronja</title><link>https://diari.example/taronja/</link>
  <category>Camp</category><category>Elaborat amb ajuda d’IA</category>
  <pubDate>Tue, 05 Mar 2024 09:00:00 GMT</pubDate><description>Baixen.</description></item></channel></rss>`;

describe.each(ENGINES)('labels of other systems, on %s', (engine) => {
  let newsroom: TestNewsroom;
  beforeAll(async () => {
    newsroom = await testNewsroom(engine);
  });
  afterAll(() => newsroom?.remove());

  it.each([
    ['items.json', ninjs, 'El sopar de l’any', { labels: ['sponsored', 'satire'] }],
    ['export.xml', wxr, 'El pa de sempre', { labels: ['sponsored'], sponsor: { name: 'Gremi de Forners' } }],
    ['feed.xml', rss, 'Els preus de la taronja', { labels: ['ai-assisted'] }],
  ])('are imported from %s', async (name, text, title, labelled) => {
    const file = path.join(newsroom.folder, name);
    await writeFile(file, text);
    await newsroom.run(file);
    const [row] = await newsroom.database.db
      .select({ extra: contents.extra })
      .from(contents)
      .where(eq(contents.title, title));
    expect(row?.extra).toEqual(labelled);
  });
});
