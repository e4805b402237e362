import type { BodyPart } from '@portal/model';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveEntries } from '../../content/live-blogs/tables';
import { contents, programmes } from '../../content/stories/tables';
import { comments } from '../../participation/comments/tables';
import { type Database, openDatabase } from '../../platform/database/client';
import { maintenance } from '../../platform/database/tables';
import { PARSER_VERSION } from '../../platform/html/sanitize';
import { readSiteFile } from '../../sites/file';
import { storeSites } from '../../sites/store';
import { ENGINES, emptyTables, type TestDatabase, testDatabase } from '../../testing/database';
import { SITE_FILE } from '../../testing/site';
import { cleanStoredHtml } from './clean-html';

const NOW = new Date('2026-03-18T12:00:00Z');
const BAD =
  '<xmp><b onclick=alert(1)>z</b><meta http-equiv="refresh" content="0;url=https://evil.example"></xmp>';
const site = readSiteFile('prova.yaml', SITE_FILE);

describe.each(ENGINES)('stored HTML, on %s', (engine) => {
  let database: TestDatabase;
  const lines: string[] = [];
  const start = (db: Database = database.db) =>
    cleanStoredHtml(
      db,
      () => NOW,
      (line) => lines.push(line),
    );

  const store = async (path: string, body: BodyPart[], more: object = {}) => {
    const values = {
      site: site.alias,
      type: 'article' as const,
      path,
      title: 'Una nova',
      body,
      publishedAt: NOW,
      source: 'prova',
      sourceId: path,
      sourceDigest: '',
      ...more,
    };
    const [row] = await database.db.insert(contents).values(values).returning({ id: contents.id });
    if (!row) throw new Error('not stored');
    return row.id;
  };
  const at = async (path: string) => {
    const [row] = await database.db.select().from(contents).where(eq(contents.path, path));
    return row;
  };

  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  // Starts each test with no cleaning recorded and nothing to clean.
  beforeEach(async () => {
    await emptyTables(database);
    await storeSites(database.db, [site]);
    lines.length = 0;
  });
  afterAll(async () => {
    await database?.remove();
  });

  it('is sanitized once in every table, and indexed again', async () => {
    const good: BodyPart[] = [
      { type: 'paragraph', html: 'L’<em>aigua</em>' },
      { type: 'list', html: '<ul><li><img src="/a.jpg" alt loading="lazy">u</li></ul>' },
      { type: 'embed', url: 'https://vimeo.com/1', provider: 'Vimeo' },
    ];
    const caption = `Peu${BAD}`;
    const image = { src: '/a.jpg', alt: '' };
    const id = await store(
      '/dolenta/',
      [
        ...good,
        { type: 'paragraph', html: `paraula ${BAD}` },
        { type: 'html', html: BAD },
        { type: 'quote', html: `<p>Cita</p>${BAD}`, cite: `Ella${BAD}` },
        { type: 'figure', image, caption, href: 'java\tscript:alert(1)' },
        { type: 'audio', audio: { type: 'audio', src: 'javascript:alert(1)' } },
      ],
      {
        standfirst: `Entrada${BAD}`,
        opening: [{ type: 'paragraph', html: `paraula ${BAD}` }],
        lead: { image, caption },
        extra: { multimedia: { type: 'photo-gallery', images: [{ image, caption }] } },
      },
    );
    await store('/bona/', good);
    // More rows than one batch.
    for (let n = 0; n < 3; n += 1)
      await database.db.insert(contents).values(
        Array.from({ length: 100 }, (_, i) => ({
          site: site.alias,
          type: 'article' as const,
          path: `/n/${n}-${i}/`,
          title: 'n',
          body: [{ type: 'paragraph' as const, html: i === 99 ? `x${BAD}` : 'x' }],
          publishedAt: NOW,
          source: 'prova',
          sourceId: `${n}-${i}`,
          sourceDigest: '',
        })),
      );
    await database.db
      .insert(comments)
      .values({ contentId: id, sourceId: '1', author: 'Pep', html: `Molt bé${BAD}`, date: NOW });
    await database.db.insert(liveEntries).values({
      contentId: id,
      state: 'published',
      date: NOW,
      body: [{ type: 'paragraph', html: `e${BAD}` }],
    });
    await database.db.insert(programmes).values({
      site: site.alias,
      slug: 'p',
      name: 'P',
      resume: `Resum${BAD}`,
      body: [{ type: 'paragraph', html: `p${BAD}` }],
      medium: 'tv',
      schedule: [],
    });

    await Promise.all([start(), start()]);

    expect(await at('/dolenta/')).toMatchObject({
      standfirst: 'Entrada',
      opening: [{ type: 'paragraph', html: 'paraula' }],
      lead: { image, caption: 'Peu' },
      extra: { multimedia: { images: [{ image, caption: 'Peu' }] } },
      body: [
        ...good,
        { type: 'paragraph', html: 'paraula' },
        { type: 'quote', html: '<p>Cita</p>', cite: 'Ella' },
        { type: 'figure', image, caption: 'Peu' },
      ],
    });
    expect((await at('/bona/'))?.body).toEqual(good);
    expect((await at('/n/2-99/'))?.body).toEqual([{ type: 'paragraph', html: 'x' }]);
    expect((await database.db.select().from(comments))[0]?.html).toBe('Molt bé');
    expect((await database.db.select().from(liveEntries))[0]?.body).toEqual([
      { type: 'paragraph', html: 'e' },
    ]);
    expect((await database.db.select().from(programmes))[0]).toMatchObject({
      resume: 'Resum',
      body: [{ html: 'p' }],
    });
    const whole = await database.db.execute(
      sql`select count(*)::int as n from contents where body::text like '%onclick%' or body::text like '%refresh%'`,
    );
    expect(whole.rows).toEqual([{ n: 0 }]);
    const indexed = await database.db.execute(
      sql`select content_id from search_items where content_id = ${id}`,
    );
    expect(indexed.rows).toHaveLength(1);
    expect(lines).toEqual([
      'Cleaned stored HTML by newer rules: 4 contents, 1 entries, 1 comments, 1 programmes, the first: /dolenta/ /n/0-99/ /n/1-99/ /n/2-99/',
    ]);
  });

  it('is not checked again until the rules change, even by a process that starts later', async () => {
    await store('/abans/', [{ type: 'paragraph', html: BAD }]);
    await start();
    expect((await at('/abans/'))?.body).toEqual([]);
    await store('/despres/', [{ type: 'paragraph', html: BAD }]);
    const later = engine === 'postgresql' ? await openDatabase(database.location) : null;
    await start(later?.db);
    await later?.close();
    expect((await at('/despres/'))?.body).toEqual([{ type: 'paragraph', html: BAD }]);
    expect(lines).toHaveLength(1);
  });

  it('is checked from the beginning after an interrupted run', async () => {
    await store('/despres/', [{ type: 'paragraph', html: BAD }]);
    await database.db.execute(sql`alter table comments rename to comments_away`);
    try {
      await expect(start()).rejects.toThrow();
    } finally {
      await database.db.execute(sql`alter table comments_away rename to comments`);
    }
    expect(await database.db.select().from(maintenance)).toEqual([]);
    await start();
    expect((await at('/despres/'))?.body).toEqual([]);
    expect(await database.db.select().from(maintenance)).toMatchObject([
      {
        name: `clean-html-${PARSER_VERSION}`,
        report: { contents: 0, entries: 0, comments: 0, programmes: 0 },
      },
    ]);
  });
});
