import { cardSchema, filterOptionSchema, searchResponseSchema } from '@portal/model';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAccounts, testAccounts } from '../testing/accounts';
import { ENGINES } from '../testing/database';
import { TestReader } from '../testing/reader';

const response = searchResponseSchema(cardSchema);

describe.each(ENGINES)('search endpoints, on %s', (engine) => {
  let back: TestAccounts;
  let reader: TestReader;

  beforeAll(async () => {
    back = await testAccounts(engine);
    reader = new TestReader(back.app);
    const { db } = back.database;
    await db.execute(sql`
      insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest)
      select 'prova', 'article', '/n/' || n || '/', 'Notícia del pont ' || n, '[]',
        '2026-03-01T10:00:00Z'::timestamptz - n * interval '1 hour', 'test', n::text, '' from generate_series(1, 25) n`);
    await db.execute(
      sql`insert into authors (site, slug, name) values ('prova', 'lluisa-pons', 'Lluïsa Pons')`,
    );
    await db.execute(sql`
      insert into content_authors (content_id, author_id, position) select contents.id, authors.id, 0 from contents, authors`);
    await db.execute(sql`select index_contents(array(select id from contents))`);
  });
  afterAll(() => back?.database.remove());

  const search = (params: unknown, cursor = '') => reader.post(`/webapi/searcher/${cursor}`, { params });

  it('return results, their count, facets and the query (spec §3)', async () => {
    const answer = await search({
      searchText: 'ponts',
      filterValues: { type: 'article' },
      dateValue: [],
      categoryId: '',
      moduleId: 'm1',
      type: 'search',
      limit: 20,
      filters: [{ name: 'type', type: 'select' }],
    });
    expect(answer.status).toBe(200);
    const outcome = v.parse(response, answer.response);
    expect(outcome).toMatchObject({
      numResults: 25,
      isCountCapped: false,
      correctedText: null,
      facets: { type: [{ value: 'article', name: 'article', count: 25 }] },
      searcherPayload: {
        searchText: 'ponts',
        filterValues: { type: 'article' },
        moduleId: 'm1',
        type: 'search',
        limit: 20,
      },
    });
    expect(outcome.results[0]?.title).toBe('Notícia del pont 1');
    expect(outcome.results).toHaveLength(20);
  });

  it('page through the results by cursor', async () => {
    const first = v.parse(response, (await search({ searchText: 'pont' })).response);
    const { cursorMark } = first.searcherPayload;
    expect(cursorMark).toMatch(/^[\w-]{1,120}$/);
    const last = v.parse(response, (await search({ searchText: 'pont' }, cursorMark ?? '')).response);
    expect(last.results.map(({ title }) => title)).toEqual(
      [21, 22, 23, 24, 25].map((n) => `Notícia del pont ${n}`),
    );
    expect(last.searcherPayload.cursorMark).toBeNull();
  });

  it('reject a cursor of another list, or an invalid one', async () => {
    const { cursorMark } = v.parse(response, (await search({ searchText: 'pont' })).response).searcherPayload;
    for (const [text, cursor] of [
      ['notícia', cursorMark ?? ''],
      ['pont', 'abc'],
      ['pont', '%00'],
    ] as const) {
      const answer = await search({ searchText: text }, cursor);
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_FIELD']);
    }
  });

  it.each([
    ['{', 'body: must be JSON'],
    ['[]', 'params'],
    [{ params: { limit: 1000 } }, 'params.limit'],
    [{ params: { searchText: 'x'.repeat(256) } }, 'params.searchText'],
    [{ params: { dateValue: ['ahir', 'avui'] } }, 'params.dateValue'],
    [{ params: { type: 'everything' } }, 'params.type'],
    [{ params: { filterValues: { section: 3 } } }, 'params.filterValues.section'],
  ])('report what is wrong with %j, and where', async (body, place) => {
    const answer = await back.app.request('/webapi/searcher/', {
      method: 'POST',
      headers: { 'x-portal-host': 'prova.example', 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    const { apiInfo } = v.parse(
      v.object({ apiInfo: v.object({ code: v.string(), message: v.string() }) }),
      await answer.json(),
    );
    expect(apiInfo.code).toBe('INVALID_FIELD');
    expect(apiInfo.message).toContain(place);
  });

  it('reject a body that is too large', async () => {
    expect((await search({ searchText: 'pont', categoryId: 'x'.repeat(20_000) })).status).toBe(413);
  });

  it('give every reader the same response, without cookies, to be revalidated each time', async () => {
    const answer = await search({ searchText: 'pont' });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('etag')).toMatch(/^"/);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('suggest options of a filter, ignoring case and accents', async () => {
    const answer = await reader.get('/api/front/predictive/author?text=LLUIS');
    expect(v.parse(v.array(filterOptionSchema), answer.response)).toEqual([
      { value: 'lluisa-pons', name: 'Lluïsa Pons' },
    ]);
    expect((await reader.get('/api/front/predictive/tag?text=lluis')).response).toEqual([]);
    for (const query of [
      'author?text=llu',
      'author?text=%20%20%20%20%20',
      'author',
      'section?text=societat',
      `tag?text=${'x'.repeat(256)}`,
      'tag?text=abcde%00',
    ])
      expect((await reader.get(`/api/front/predictive/${query}`)).status).toBe(400);
  });
});
