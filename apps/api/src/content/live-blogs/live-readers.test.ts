import {
  endpointPath,
  LIVE_ENTRIES_ON_PAGE,
  type LiveBlog,
  liveBlogSchema,
  READING_ENDPOINTS,
} from '@portal/model';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database';
import { doneOf, postEntry, type TestLive, testLive } from '../../testing/live';

const titles = ({ entries }: LiveBlog) => entries.map(({ title }) => title);

describe.each(ENGINES)('live blogs for registered readers, on %s', (engine) => {
  let test: TestLive;
  beforeAll(async () => {
    test = await testLive(engine);
  });
  afterAll(() => test?.database.remove());

  it('are read page by page, in both orders and from one entry on, only by logged-in readers', async () => {
    const id = await test.story({ condition: 'registered', path: '/societat/tancat-i-llarg/', opening: [] });
    const all = Array.from({ length: LIVE_ENTRIES_ON_PAGE + 3 }, (_, at) => `Secret ${at}`);
    const entries = [];
    for (const title of all) {
      test.clock.goOn(1_000);
      entries.push(doneOf(await postEntry(test.editor, id, { title })));
    }
    const { reader } = await test.readers.loggedIn();
    const path = endpointPath(READING_ENDPOINTS.entriesOfContent, id);
    const part = async (asked: Record<string, string>) =>
      v.parse(liveBlogSchema, (await reader.get(`${path}?${new URLSearchParams(asked)}`)).response);
    const rest = Object(
      (await reader.get(endpointPath(READING_ENDPOINTS.restOfContent, String(id)))).response,
    );
    expect(rest.url).toBe('/societat/tancat-i-llarg/');
    // The cursor in the rest of the text continues here.
    const older = await part({ cursor: rest.liveBlog.next });
    expect([...titles(rest.liveBlog), ...titles(older)]).toEqual(all.toReversed());
    expect(older.next).toBeNull();
    expect(titles(await part({ order: 'oldest' }))).toEqual(all.slice(0, LIVE_ENTRIES_ON_PAGE));
    expect(titles(await part({ entry: entries[1]?.id ?? '' }))).toEqual(['Secret 1', 'Secret 0']);
    for (const wrong of ['?cursor=x', '?order=best', '?entry=x'])
      expect((await reader.get(`${path}${wrong}`)).status, wrong).toBe(400);
    // Nobody else gets any of it, nor may a cache store it.
    for (const address of [path, `${path}?order=oldest`]) {
      const { status, response } = await test.readers.browser().get(address);
      expect([status, JSON.stringify(response ?? '')]).toEqual([401, expect.not.stringContaining('Secret')]);
    }
    const call = new Request(`http://prova.example${path}`);
    expect((await test.app.request(call)).headers.get('cache-control')).toBe('private, no-store');
    expect((await reader.get(endpointPath(READING_ENDPOINTS.entriesOfContent, 999_999))).status).toBe(404);
  });
});
