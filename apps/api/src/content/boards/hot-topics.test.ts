import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { contents } from '../stories/tables';
import { publishedTopics, withTopics } from './hot-topics';

const topic = (href: string) => ({ link: { id: href, text: href, href } });

it.each([
  [undefined, ['1', '2', 'hot-topics', '3']],
  ['top', ['hot-topics', '1', '2', '3']],
  ['middle', ['1', '2', 'hot-topics', '3']],
  ['bottom', ['1', '2', '3', 'hot-topics']],
] as const)('are a row at the place that the site sets: %s', (position, ids) => {
  const rows = ['1', '2', '3'].map((id) => ({ id, layout: '100' as const, columns: [] }));
  expect(withTopics(rows, [topic('/here/')], position).map(({ id }) => id)).toEqual(ids);
  expect(withTopics(rows, [], position)).toEqual(rows);
});

it('are empty if a front page has nothing else', () => {
  expect(withTopics([], [topic('/here/')])).toEqual([]);
});

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

  it('link to published articles of the site only, and to any other URL', async () => {
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
