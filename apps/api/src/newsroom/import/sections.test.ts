import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { sections } from '../../sites/tables';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { type FeedItem, feedOf } from '../../testing/feed-files';
import { type TestNewsroom, testNewsroom } from '../../testing/newsroom';
import { paywallFile } from '../../testing/paywall';
import { reportText } from './report';

const CLOSED = paywallFile('  sections: { cultura: { condition: subscribers } }');

const postOf = (id: number, link: string, more = '') => `
  <item><title>Nota ${id}</title><link>https://vell.example${link}</link>
  <content:encoded><![CDATA[<p>Text.</p>]]></content:encoded><wp:post_id>${id}</wp:post_id>
  <wp:post_date_gmt>2026-03-01 10:00:00</wp:post_date_gmt><wp:post_name>nota-${id}</wp:post_name>
  <wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}</item>`;

const exportOf = (...posts: string[]) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://vell.example</wp:base_site_url>${posts.join('')}</channel></rss>`;

describe.each(ENGINES)('sections of an import, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database?.remove());

  let newsroom: TestNewsroom | undefined;
  afterEach(() => newsroom?.remove());

  const open = async (more: string) => {
    newsroom = await testNewsroom(database, more);
    const { folder, run } = newsroom;
    const file = path.join(folder, 'sent.xml');
    const bring = async (text: string) => {
      await writeFile(file, text);
      return run(file);
    };
    return {
      bring,
      bringFeed: (...items: FeedItem[]) => bring(feedOf(...items)),
      /** Section and condition of an article. */
      at: async (address: string) => {
        const [row] = await database.db
          .select({ section: sections.slug, condition: contents.condition })
          .from(contents)
          .leftJoin(sections, eq(sections.id, contents.sectionId))
          .where(and(eq(contents.site, 'prova'), eq(contents.path, address)));
        return row;
      },
    };
  };

  it.each([
    ['/cultura/una/', undefined, 'cultura', 'subscribers'],
    ['/Cultura/2026/una.html', undefined, 'cultura', 'subscribers'],
    ['/cultura/una/', 'Societat', 'societat', null],
    ['/societat/una/', 'Cultura', 'cultura', 'subscribers'],
    ['/cultura/', undefined, null, null],
    ['/esports/una/', undefined, null, null],
  ])(
    'the section of a feed item at %s that names %s is %s',
    async (address, category, section, condition) => {
      const { bringFeed, at } = await open(CLOSED);
      await bringFeed({
        guid: '1',
        link: `https://diari.example${address}`,
        ...(category === undefined ? {} : { category }),
      });
      expect(await at(address.replace('.html', '/'))).toEqual({ section, condition });
    },
  );

  it('sections of WordPress posts without a category come from the URL', async () => {
    const { bring, at } = await open(CLOSED);
    const named = '<category domain="category" nicename="societat">Societat</category>';
    await bring(exportOf(postOf(1, '/cultura/nota-1/'), postOf(2, '/cultura/nota-2/', named)));
    expect(await at('/cultura/nota-1/')).toEqual({ section: 'cultura', condition: 'subscribers' });
    expect(await at('/cultura/nota-2/')).toEqual({ section: 'societat', condition: null });
  });

  it('are reported if the site restricts some: texts without a section, and unknown sections', async () => {
    const { bringFeed } = await open(CLOSED);
    const names = Array.from({ length: 12 }, (_, at) => `Barri ${at + 1}`);
    const items = [
      { link: 'https://diari.example/una/' },
      { link: 'https://diari.example/dues/' },
      { link: 'https://diari.example/cultura/tres/' },
      { link: 'https://diari.example/quatre/', category: 'Societat' },
      ...names.map((category, at) => ({ link: `https://diari.example/b${at}/`, category })),
    ];
    const report = await bringFeed(...items);
    expect(report).toMatchObject({ withoutSection: 2, unknownSectionCount: 12 });
    expect(report.unknownSections).toEqual(names.slice(0, 10));
    expect(reportText(report)).toContain(
      'Texts that came in under no section, so that no section’s condition closes them: 2.',
    );
    expect(reportText(report)).toContain('no condition for them: Barri 1, Barri 2, ');
    expect(reportText(report)).toContain('Barri 10, and 2 more.');
    expect(await bringFeed(...items), 'told until it is mended').toMatchObject({
      unchanged: items.length,
      withoutSection: 2,
      unknownSectionCount: 12,
    });
  });

  it.each([
    ['there is no paywall', ''],
    ['the paywall says nothing of sections', paywallFile()],
  ])('are not reported if %s', async (_, more) => {
    const { bringFeed } = await open(more);
    const report = await bringFeed(
      { link: 'https://diari.example/una/' },
      { link: 'https://diari.example/dues/', category: 'Barri' },
    );
    expect(report).toMatchObject({ withoutSection: 0, unknownSections: [], unknownSectionCount: 0 });
    expect(reportText(report)).not.toMatch(/section/);
  });
});
