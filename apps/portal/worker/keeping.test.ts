import { STORED_ITEMS } from '@portal/model/readers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPublicPage, KEPT_CACHES, Keeping } from './keeping';
import type { OfflineSettings } from './messages';

const ORIGIN = 'https://diari.example';
const PAGES = 'pages-1';
const addressOf = (asked: string | Request) =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href;

/** The part of the Cache API that the worker uses, with its insertion order. */
class FakeCache {
  private readonly kept = new Map<string, Response>();
  put(asked: string | Request, answer: Response) {
    this.kept.delete(addressOf(asked));
    this.kept.set(addressOf(asked), answer);
  }
  match = (asked: string | Request) => this.kept.get(addressOf(asked))?.clone();
  matchAll = () => [...this.kept.values()];
  keys = () => Array.from(this.kept.keys(), (url) => ({ url }));
  delete = (asked: string | Request) => this.kept.delete(addressOf(asked));
}

const all = new Map<string, FakeCache>();
const cacheOf = (name: string) => {
  const cache = all.get(name) ?? new FakeCache();
  all.set(name, cache);
  return cache;
};
const paths = (name: string) =>
  cacheOf(name)
    .keys()
    .map(({ url }) => url.slice(ORIGIN.length));

const page = (body: string, headers: Record<string, string> = {}) =>
  new Response(`<title>T | D</title>${body}`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0', ...headers },
  });
/** As a same-origin response. */
const own = (answer: Response) => Object.defineProperty(answer, 'type', { value: 'basic' });

const settings: OfflineSettings = {
  version: 'v',
  unreached: '/offline.html',
  choicePage: '/offline/',
  shell: ['/assets/start.js'],
  leaves: [],
  farewells: [],
  titleEnd: ' | D',
  unsent: '',
  language: 'ca',
  moments: {
    today: '{time}',
    onDay: '{day} {time}',
    hour: { one: '{hour}:{minute}', other: '{hour}:{minute}' },
  },
  front: { path: '/', title: 'El Far' },
  timeZone: 'Europe/Madrid',
  copy: '',
  gate: '',
  item: '',
  list: '',
};
const asked: { path: string; cache: string }[] = [];
let bytes = 10;
let keeping: Keeping;

beforeEach(() => {
  all.clear();
  asked.length = 0;
  bytes = 10;
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
  vi.stubGlobal('caches', {
    open: cacheOf,
    match: (path: string) => [...all.values()].map((cache) => cache.match(path)).find(Boolean),
    delete: (name: string) => all.delete(name),
  });
  vi.stubGlobal(
    'Request',
    class {
      constructor(
        readonly url: string,
        readonly init: RequestInit,
      ) {}
    },
  );
  vi.stubGlobal('fetch', async (request: string | { url: string; init: RequestInit }) => {
    if (typeof request === 'string') return own(page('<img src="/media/aa/full/850.jpg">'));
    const { url, init } = request;
    asked.push({ path: url, cache: init.cache ?? 'default' });
    return own(new Response('x'.repeat(bytes), { headers: { 'content-type': 'image/jpeg' } }));
  });
  keeping = new Keeping(settings, (cause) => expect(cause).toBeUndefined());
});
afterEach(() => vi.useRealTimers());

describe('a page that may be stored', () => {
  it.each([
    ['public', own(page('')), true],
    ['somebody’s own', own(page('', { 'cache-control': 'private, no-store' })), false],
    ['made for one search', own(page('', { 'cache-control': 'no-cache' })), false],
    ['called publicly', own(page('', { 'cache-control': 'no-cache, x-publicly=1' })), false],
    ['of another origin', page(''), false],
    ['no document', own(page('', { 'content-type': 'application/json' })), false],
    ['missing', own(new Response('', { status: 404, headers: { 'cache-control': 'public' } })), false],
  ])('%s', (_, answer, isKept) => expect(isPublicPage(answer)).toBe(isKept));
});

describe('stored pages', () => {
  it.each([404, 410])('exclude a page that is gone (%d), saved or not, and its files', async (status) => {
    const answer = own(page('<img src="/media/aa/full/850.jpg">'));
    await keeping.take('/a/', answer, { isSaved: true });
    await keeping.take('/b/', own(page('')));
    expect(await keeping.take('/a/', own(new Response('', { status })))).toBe(false);
    expect(paths(PAGES)).toEqual(['/b/']);
    for (const other of [401, 500, 503]) await keeping.take('/b/', own(new Response('', { status: other })));
    expect(paths(PAGES)).toEqual(['/b/']);
  });

  it('exclude an empty one, and one in another format', async () => {
    cacheOf(PAGES).put('/half/', page('half'));
    await keeping.take('/empty/', own(new Response('', { headers: page('').headers })));
    expect([await keeping.pageAt('/half/'), await keeping.pageAt('/empty/')]).toEqual([undefined, undefined]);
  });

  it('include the latest, even after others from a clock that was ahead', async () => {
    vi.setSystemTime(1_000_000);
    for (let at = 0; at < 30; at += 1) await keeping.take(`/${at}/`, own(page('')));
    vi.setSystemTime(5000);
    await keeping.take('/now/', own(page('')));
    expect(paths(PAGES)).toContain('/now/');
    expect(paths(PAGES)).toHaveLength(30);
  });

  it('are at most thirty read ones: the oldest are deleted', async () => {
    for (let at = 0; at < 33; at += 1) {
      vi.setSystemTime(1000 + at);
      await keeping.take(`/${at}/`, own(page('')));
    }
    expect(paths(PAGES)).toHaveLength(30);
    expect(paths(PAGES)).not.toContain('/2/');
    // Read again, a page is the latest.
    vi.setSystemTime(5000);
    await keeping.take('/3/', own(page('')));
    await keeping.take('/33/', own(page('')));
    expect(paths(PAGES)).toContain('/3/');
    expect(paths(PAGES)).not.toContain('/4/');
  });

  it('include a saved one however many are read, until it is unsaved', async () => {
    await keeping.save('/desat/');
    for (let at = 0; at < 40; at += 1) {
      vi.setSystemTime(2000 + at);
      await keeping.take(`/${at}/`, own(page('')));
    }
    expect(paths(PAGES)).toContain('/desat/');
    expect(await keeping.pages()).toContainEqual(
      expect.objectContaining({
        path: '/desat/',
        title: 'T',
        isSaved: true,
        files: ['/media/aa/full/850.jpg'],
      }),
    );
    await keeping.drop('/desat/');
    expect(paths(PAGES)).not.toContain('/desat/');
  });

  it('mark gated texts as an opening only', async () => {
    await keeping.take('/sencera/', own(page('<portal-island name="share" props="{}"></portal-island>')));
    await keeping.take('/tancada/', own(page('<portal-island name="gate" props="{}"></portal-island>')));
    await keeping.take(
      '/del-mes/',
      own(page('<portal-island src="/a.js" name="paywall" props="{}"></portal-island>')),
    );
    expect(await keeping.pages()).toMatchObject([
      { path: '/sencera/', isOpening: false },
      { path: '/tancada/', isOpening: true },
      { path: '/del-mes/', isOpening: true },
    ]);
  });

  it('stay saved when read again', async () => {
    await keeping.save('/desat/');
    await keeping.take('/desat/', own(page('nou')));
    expect(await keeping.pages()).toMatchObject([{ path: '/desat/', isSaved: true }]);
  });

  it('download pictures only for saved ones', async () => {
    await keeping.take('/llegit/', own(page('<img src="/media/bb/full/850.jpg">')));
    expect(asked).toEqual([{ path: '/media/bb/full/850.jpg', cache: 'only-if-cached' }]);
    await keeping.save('/desat/');
    expect(asked.at(-1)).toEqual({ path: '/media/aa/full/850.jpg', cache: 'default' });
  });

  it('have at most fifty megabytes of files: those of saved pages are deleted last', async () => {
    bytes = 2_900_000;
    await keeping.save('/desat/');
    for (let at = 0; at < 20; at += 1)
      await keeping.take('/llegit/', own(page(`<img src="/media/${at}/full/850.jpg">`)));
    expect(paths('files-1')).toHaveLength(17);
    expect(paths('files-1')).toContain('/media/aa/full/850.jpg');
    expect(paths('files-1')).not.toContain('/media/0/full/850.jpg');
  });

  it('exclude files and pages that are too large', async () => {
    bytes = 3_000_001;
    await keeping.take('/gran/', own(page('x'.repeat(1_000_001))));
    await keeping.take('/llegit/', own(page('<img src="/media/bb/full/850.jpg">')));
    expect(paths('files-1')).toEqual([]);
    expect(paths(PAGES)).toEqual(['/llegit/']);
  });
});

it('all caches are listed on the cookie page', () => {
  const listed = STORED_ITEMS.flatMap(({ name, store }) => (store === 'cache' ? name.replace('*', '') : []));
  expect(KEPT_CACHES.filter((name) => !listed.some((start) => name.startsWith(start)))).toEqual([]);
});

describe('when the reader changes', () => {
  it('everything is deleted, requests in progress included', async () => {
    await keeping.save('/desat/');
    await keeping.meet('reader-of-before');
    const late = keeping.take('/tard/', own(page('<img src="/media/bb/full/850.jpg">')));
    await keeping.forget();
    await late;
    expect([...all.keys()].flatMap(paths)).toEqual([]);
  });

  it('a page that was still requested is not stored', async () => {
    let answer: (page: Response) => void = () => undefined;
    const late = keeping.take('/tard/', new Promise<Response>((resolve) => (answer = resolve)));
    await keeping.forget();
    answer(own(page('')));
    await late;
    expect(paths(PAGES)).toEqual([]);
  });

  it('reports of readers from several pages are processed in order', async () => {
    await keeping.save('/desat/');
    await Promise.all([keeping.meet('una'), keeping.meet(null)]);
    expect([...all.keys()].flatMap(paths)).toEqual([]);
  });

  it('another reader starts with nothing, and so does a visitor without a session', async () => {
    await keeping.meet('una');
    await keeping.save('/desat/');
    await keeping.meet('una');
    expect(paths(PAGES)).toEqual(['/desat/']);
    await keeping.meet('altra');
    expect(paths(PAGES)).toEqual([]);
    await keeping.save('/desat/');
    await keeping.meet(null);
    expect(paths(PAGES)).toEqual([]);
  });

  it('a visitor who never logged in keeps what they read', async () => {
    await keeping.meet(null);
    await keeping.take('/llegit/', own(page('')));
    await keeping.meet(null);
    await keeping.meet('una');
    expect(paths(PAGES)).toEqual(['/llegit/']);
  });
});
