import { pageSchema } from '@portal/model';
import * as v from 'valibot';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest';
import { MediaIntake } from '../../newsroom/import/media';
import { ContentWriter } from '../../newsroom/import/write';
import { AnswerCache } from '../../platform/http/answers';
import { MediaLibrary } from '../../platform/media/library';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { SITE_FILE } from '../../testing/site';

/**
 * Its days differ from those of the default time zone, in which a query is parsed before its site is known.
 */
const SITE = SITE_FILE.replace('Europe/Madrid', 'Atlantic/Canary');

describe.each(ENGINES)('cache keys, on %s', (engine) => {
  let test: TestAccounts;
  let keptBy: MockInstance<AnswerCache['respond']>;

  beforeAll(async () => {
    test = await testAccounts(engine, { site: SITE });
    const { db, location } = test.database;
    const intake = new MediaIntake(db, new MediaLibrary(db, location.folder), 'prova', async () => {
      throw new Error('not there');
    });
    await new ContentWriter(db, 'prova', 'test', intake).write({
      sourceId: '1',
      type: 'article',
      path: '/cultura/estrena/',
      title: 'Estrena',
      body: '<p>Avui.</p>',
      sections: [{ slug: 'cultura', name: 'Cultura' }],
      tags: [],
      authors: [],
      comments: [],
      publishedAt: new Date('2026-03-18T10:00:00Z'),
      listed: true,
      commentsOpen: true,
      views: 0,
    });
  });
  afterAll(() => test?.database.remove());
  beforeEach(() => {
    test.answers.clear();
    keptBy = vi.spyOn(AnswerCache.prototype, 'respond');
  });
  afterEach(() => keptBy.mockRestore());

  const get = async (path: string) => test.app.request(path);

  it.each([
    ['/api/front/site?host=prova.example', ['&x=1', '&HOST=altre.example', ':8443']],
    ['/api/front/paywall-versions?alias=prova', ['&x=1']],
    ['/api/front/page?site=prova&path=/cultura/&query=type%3Darticle%26section%3Dcultura', ['&x=1', '&x=2']],
    [
      '/api/front/page?site=prova&path=/cultura/',
      ['&query=utm_source%3Da', '&query=q%3D1%26q%3D2', '&query=%26%26'],
    ],
    // A front page uses no query parameters.
    [
      '/api/front/page?site=prova&path=/',
      ['&query=text%3Da', '&query=letter%3Dc%26from%3D2026-01-01', '&query=limit%3D1'],
    ],
    ['/api/front/addresses/news?site=prova', ['&x=1', '&kind=contents']],
    ['/api/front/addresses/files?site=prova&kind=contents', ['&x=1', '&after=0']],
  ])('are the same for %s with unused parameters added', async (path, added) => {
    for (const more of ['', ...added]) expect((await get(path + more)).status, more).toBe(200);
    expect(new Set(keptBy.mock.calls.map(([key]) => key)).size).toBe(1);
    expect(keptBy).toHaveBeenCalledTimes(1 + added.length);
  });

  it.each([
    ['/programes/', '&query=limit%3D1', ''],
    ['/programes/', '&query=limit%3D1', '&query=limit%3D2'],
    ['/cultura/', '&query=from%3D2026-03-01', '&query=from%3D2026-03-01T00%3A00'],
    ['/cultura/', '&cursor=a', ''],
  ])('cache keys for %s differ between these two queries: %s and %s', async (path, one, other) => {
    for (const more of [one, other]) await get(`/api/front/page?site=prova&path=${path}${more}`);
    expect(new Set(keptBy.mock.calls.map(([key]) => key)).size).toBe(2);
  });

  it.each([
    [
      'of a path, however its dots and slashes are written',
      '/cultura/',
      '/./cultura/',
      '//cultura',
      '/%252e/cultura/',
    ],
    ['of a page that reads no cursor, whatever the cursor', '/&cursor=a', '/&cursor=b'],
  ])('are the same %s', async (_, ...paths) => {
    for (const path of paths) await get(`/api/front/page?site=prova&path=${path}`);
    expect(new Set(keptBy.mock.calls.map(([key]) => key)).size).toBe(1);
  });

  it('never let a request without dates get the response of a date range', async () => {
    const page = async (query: string) => {
      const answer = await get(`/api/front/page?site=prova&path=/cultura/${query}`);
      const { response: found } = v.parse(v.object({ response: pageSchema }), await answer.json());
      return found.type === 'listing' ? found.cards.length : found.type;
    };
    // A valid range in the Canary Islands, but not in Madrid.
    expect(await page('&query=from%3D2026-02-28T23%3A30Z%26to%3D2026-03-01T00%3A00')).toBe(0);
    expect(await page('')).toBe(1);
  });
});
