import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../database/schema';
import { ENGINES, type TestDatabase, testDatabase } from '../testing/database';
import { publishedTopics } from './hot-topics';

const topic = (href: string) => ({ link: { id: href, text: href, href } });

describe.each(ENGINES)('hot topics, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await database.db.execute(
      sql`insert into sites (alias, record) values ('a', '{"language":"ca","timeZone":"UTC"}'), ('b', '{"language":"es","timeZone":"UTC"}')`,
    );
    const content = (site: string, path: string, status: 'published' | 'withdrawn') => ({
      site,
      type: 'article' as const,
      path,
      status,
      title: path,
      body: [],
      publishedAt: new Date(),
      source: 's',
      sourceId: path,
      sourceDigest: '',
    });
    await database.db
      .insert(contents)
      .values([
        content('a', '/here/', 'published'),
        content('a', '/gone/', 'withdrawn'),
        content('b', '/there/', 'withdrawn'),
      ]);
  });
  afterAll(() => database?.remove());

  it('lead to no content of the site that is not published, and anywhere else', async () => {
    const topics = ['/here/', '/gone/', '/there/', '/etiqueta/moll/', 'https://a.example/gone/'].map(topic);
    const shown = await publishedTopics(database.db, { alias: 'a', hotTopics: topics });
    expect(shown.map(({ link }) => link.href)).toEqual([
      '/here/',
      '/there/',
      '/etiqueta/moll/',
      'https://a.example/gone/',
    ]);
    expect(await publishedTopics(database.db, { alias: 'a', hotTopics: [] })).toEqual([]);
  });
});
