import type { SearchOutcome, SearchQuestion } from '@portal/model';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Transport } from './request';
import type { SearchHistory } from './search-history';
import { createSearcher } from './searcher';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const card = (id: string) => ({ id, title: `Title ${id}`, url: `/news/${id}/` });
const NOTHING: SearchQuestion = { searchText: '', dateValue: [], filterValues: {} };

const outcome = (payload: Partial<SearchOutcome['searcherPayload']> = {}): SearchOutcome => ({
  numResults: 40,
  isCountCapped: false,
  correctedText: null,
  facets: {},
  searcherPayload: {
    ...NOTHING,
    categoryId: '',
    moduleId: '',
    type: 'search',
    limit: 20,
    cursorMark: null,
    ...payload,
  },
});

/** A browser's history, as far as a searcher knows it. */
function history(first: string) {
  const entries = [first];
  let at = 0;
  let moved: (() => void) | undefined;
  const left: string[] = [];
  const history: SearchHistory = {
    address: () => entries[at] ?? '',
    push: (address) => {
      at += 1;
      entries.splice(at, entries.length, address);
    },
    leave: (address) => left.push(address),
    onMove: (listener) => {
      moved = listener;
      return () => (moved = undefined);
    },
  };
  return {
    history,
    left,
    entries,
    isFollowed: () => moved !== undefined,
    go: (by: number) => {
      at += by;
      moved?.();
    },
  };
}

type Page = { first?: SearchOutcome; path?: string; address?: string; known?: string[] };
type Asked = { path: string; params: Record<string, unknown> };

function searching(
  answer: (asked: Asked) => Response | Promise<Response>,
  { first = outcome(), path = '/buscar', address, known = [] }: Page = {},
) {
  const asked: Asked[] = [];
  const transport = vi.fn<Transport>(async (request) => {
    const { params } = await request.json();
    const call = { path: new URL(request.url).pathname, params };
    asked.push(call);
    return answer(call);
  });
  const browser = history(address ?? path);
  const searcher = createSearcher({
    client: createClient({ transport, origin: 'http://portal.example' }),
    history: browser.history,
    path,
    outcome: first,
    known: () => known,
    timeZone: 'Europe/Madrid',
  });
  return { searcher, asked, browser };
}

const found = (ids: string[], { params }: Asked, cursorMark: string | null = null) =>
  Response.json({
    httpCode: 200,
    response: { ...outcome(), results: ids.map(card), searcherPayload: { ...params, cursorMark } },
  });

describe('a searcher', () => {
  it('asks nothing at first', async () => {
    const { searcher, asked } = searching((call) => found([], call));
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
    expect(searcher.snapshot()).toMatchObject({ status: 'idle', keepsFirst: true });
  });

  it('waits a second, then replaces the list and keeps the address in step', async () => {
    const { searcher, asked, browser } = searching((call) => found(['a', 'b'], call));
    searcher.change({ ...NOTHING, searchText: 'pont' });
    expect(searcher.snapshot().status).toBe('searching');
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toMatchObject([
      { path: '/webapi/searcher/', params: { searchText: 'pont', type: 'search' } },
    ]);
    expect(searcher.snapshot()).toMatchObject({ status: 'idle', keepsFirst: false });
    expect(searcher.snapshot().results.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(browser.entries).toEqual(['/buscar', '/buscar?text=pont']);
  });

  it('asks for the last of several changes alone', async () => {
    const { searcher, asked } = searching((call) => found([], call));
    for (const searchText of ['p', 'po', 'pon', 'pont']) {
      searcher.change({ ...NOTHING, searchText });
      await vi.advanceTimersByTimeAsync(500);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.map(({ params }) => params.searchText)).toEqual(['pont']);
  });

  it('drops an answer that comes after the next question', async () => {
    const answers: Record<string, (response: Response) => void> = {};
    const { searcher, browser } = searching(
      ({ params }) => new Promise((resolve) => (answers[String(params.searchText)] = resolve)),
    );
    searcher.change({ ...NOTHING, searchText: 'slow' });
    await vi.advanceTimersByTimeAsync(1000);
    searcher.change({ ...NOTHING, searchText: 'fast' });
    await vi.advanceTimersByTimeAsync(1000);
    answers.fast?.(found(['fast'], { path: '', params: {} }));
    await vi.advanceTimersByTimeAsync(0);
    answers.slow?.(found(['slow'], { path: '', params: {} }));
    await vi.advanceTimersByTimeAsync(0);
    expect(searcher.snapshot().results.map(({ id }) => id)).toEqual(['fast']);
    expect(browser.entries.at(-1)).toBe('/buscar?text=fast');
  });

  it('adds the next page after a second, without what is there', async () => {
    const { searcher, asked } = searching(
      (call) => (call.path.endsWith('/c1') ? found(['b', 'c'], call, 'c 2') : found(['c', 'd'], call)),
      { first: outcome({ cursorMark: 'c1' }), known: ['a', 'b'] },
    );
    searcher.more();
    searcher.more();
    expect(searcher.snapshot().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1000);
    expect(searcher.snapshot()).toMatchObject({ keepsFirst: true, results: [{ id: 'c' }] });
    searcher.more();
    await vi.advanceTimersByTimeAsync(1000);
    expect(searcher.snapshot().results.map(({ id }) => id)).toEqual(['c', 'd']);
    searcher.more();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.map(({ path }) => path)).toEqual(['/webapi/searcher/c1', '/webapi/searcher/c%202']);
  });

  it('goes back and forward without asking again, with all that was loaded', async () => {
    const { searcher, asked, browser } = searching(
      (call) => found([String(call.params.searchText || 'more')], call),
      { first: outcome({ cursorMark: 'c1' }) },
    );
    searcher.subscribe(() => undefined);
    searcher.more();
    await vi.advanceTimersByTimeAsync(1000);
    searcher.change({ ...NOTHING, searchText: 'pont' });
    await vi.advanceTimersByTimeAsync(1000);
    browser.go(-1);
    expect(searcher.snapshot()).toMatchObject({
      status: 'idle',
      keepsFirst: true,
      question: NOTHING,
      results: [{ id: 'more' }],
    });
    browser.go(1);
    expect(searcher.snapshot()).toMatchObject({
      results: [{ id: 'pont' }],
      question: { searchText: 'pont' },
    });
    expect(asked).toHaveLength(2);
    expect(browser.entries).toEqual(['/buscar', '/buscar?text=pont']);
  });

  it('asks at once for an address it does not remember, and makes no new one', async () => {
    const { searcher, browser, asked } = searching((call) => found(['x'], call), {
      first: outcome({ searchText: 'now' }),
      address: '/buscar?text=now',
    });
    searcher.subscribe(() => undefined);
    browser.entries.unshift('/buscar?text=before&section=politica');
    browser.go(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toMatchObject([
      { params: { searchText: 'before', filterValues: { section: 'politica' } } },
    ]);
    expect(searcher.snapshot().results).toHaveLength(1);
    expect(browser.entries).toHaveLength(2);
  });

  it('says that it failed, keeps what was there and tries again when asked to', async () => {
    let fails = true;
    const { searcher, browser } = searching((call) =>
      fails ? new Response('{}', { status: 503 }) : found(['a'], call),
    );
    searcher.change({ ...NOTHING, searchText: 'pont' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(searcher.snapshot()).toMatchObject({ status: 'failed', keepsFirst: true });
    expect(browser.entries).toEqual(['/buscar']);
    fails = false;
    searcher.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(searcher.snapshot()).toMatchObject({ status: 'idle', results: [{ id: 'a' }] });
    expect(browser.entries).toEqual(['/buscar', '/buscar?text=pont']);
  });

  it('goes on offering the other values of a filter that is set', async () => {
    const section = [
      { value: 'politica', name: 'Política', count: 7 },
      { value: 'cultura', name: 'Cultura', count: 3 },
    ];
    const first = { ...outcome(), facets: { section, type: [{ value: 'live', name: 'live', count: 1 }] } };
    const { searcher } = searching(
      ({ params }) =>
        Response.json({
          ...first,
          facets: { section: [{ value: 'politica', name: 'Política', count: 2 }], type: [] },
          results: [],
          searcherPayload: { ...params, cursorMark: null },
        }),
      { first },
    );
    searcher.change({ ...NOTHING, filterValues: { section: 'politica' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(searcher.snapshot().outcome.facets).toEqual({
      section: [
        { value: 'politica', name: 'Política', count: 2 },
        { value: 'cultura', name: 'Cultura' },
      ],
      type: [],
    });
  });

  it('in the archive goes to the address of other dates, and searches everything else in its own', async () => {
    const dateValue: [string, string] = ['2026-03-01T23:00:00.000Z', '2026-03-02T22:59:59.999Z'];
    const path = '/hemeroteca/2026/03/02/2026/03/02';
    const { searcher, browser, asked } = searching((call) => found(['a'], call), {
      first: outcome({ type: 'archive', dateValue }),
      path,
    });
    searcher.change({ ...NOTHING, dateValue, searchText: 'pont' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toMatchObject([{ params: { dateValue, searchText: 'pont' } }]);
    expect(browser.entries.at(-1)).toBe(`${path}?text=pont`);
    searcher.change({
      ...NOTHING,
      searchText: 'pont',
      dateValue: ['2026-03-02T23:00:00.000Z', '2026-03-04T22:59:59.999Z'],
    });
    searcher.change(NOTHING);
    expect(browser.left).toEqual(['/hemeroteca/2026/03/03/2026/03/04?text=pont', '/hemeroteca/']);
  });

  it('goes on from what it kept, and from nothing else', async () => {
    const one = searching((call) => found(['a', 'b'], call));
    one.searcher.change({ ...NOTHING, searchText: 'pont' });
    await vi.advanceTimersByTimeAsync(1000);
    const kept: unknown = JSON.parse(JSON.stringify(one.searcher.keep()));
    const other = searching((call) => found([], call));
    expect(other.searcher.resume(kept)).toBe(true);
    expect(other.searcher.snapshot()).toEqual(one.searcher.snapshot());
    fc.assert(
      fc.property(fc.jsonValue(), (rubbish) => {
        expect(searching((call) => found([], call)).searcher.resume(rubbish)).toBe(false);
      }),
    );
  });

  it('follows the history while it is read, and neither before nor after', () => {
    const { searcher, browser } = searching((call) => found([], call));
    expect(browser.isFollowed()).toBe(false);
    const stops = [searcher.subscribe(() => undefined), searcher.subscribe(() => undefined)];
    expect(browser.isFollowed()).toBe(true);
    stops[0]?.();
    stops[0]?.();
    expect(browser.isFollowed()).toBe(true);
    stops[1]?.();
    expect(browser.isFollowed()).toBe(false);
  });

  it('asks nothing and moves nothing while nobody reads it, and goes on with its next reader', async () => {
    const { searcher, asked, browser } = searching((call) => found(['a'], call));
    const stop = searcher.subscribe(() => undefined);
    searcher.change({ ...NOTHING, searchText: 'pont' });
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
    expect(browser.entries).toEqual(['/buscar']);
    const listener = vi.fn();
    searcher.subscribe(listener);
    await vi.advanceTimersByTimeAsync(0);
    expect(searcher.snapshot()).toMatchObject({ status: 'idle', results: [{ id: 'a' }] });
    expect(browser.entries).toEqual(['/buscar', '/buscar?text=pont']);
    expect(listener).toHaveBeenCalled();
  });
});
