import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { found, NOTHING, outcome, searching } from '../fixtures/searching';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a searcher', () => {
  it('makes no call at first', async () => {
    const { searcher, asked } = searching((call) => found([], call));
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
    expect(searcher.snapshot()).toMatchObject({ status: 'idle', keepsFirst: true });
  });

  it('waits a second, then replaces the list and updates the URL', async () => {
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

  it('returns how each filter is chosen (spec §3)', async () => {
    const { searcher, asked } = searching((call) => found([], call));
    searcher.change({ ...NOTHING, filterValues: { author: 'pau-rovirosa', section: 'politica' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked[0]?.params.filters).toEqual([
      { name: 'author', type: 'predictive' },
      { name: 'section', type: 'select' },
    ]);
  });

  it('sends the taxon only in a list of newsletters', async () => {
    for (const [type, sent] of [
      ['newsletter', '/etiqueta/obres/'],
      ['search', undefined],
    ] as const) {
      const { searcher, asked } = searching((call) => found([], call), {
        first: outcome({ type, taxonUrl: '/etiqueta/obres/' }),
      });
      searcher.change({ ...NOTHING, searchText: 'pont' });
      await vi.advanceTimersByTimeAsync(1000);
      expect(asked[0]?.params.taxonUrl).toBe(sent);
    }
  });

  it('sends a request only for the last of several changes', async () => {
    const { searcher, asked } = searching((call) => found([], call));
    for (const searchText of ['p', 'po', 'pon', 'pont']) {
      searcher.change({ ...NOTHING, searchText });
      await vi.advanceTimersByTimeAsync(500);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.map(({ params }) => params.searchText)).toEqual(['pont']);
  });

  it('drops an answer that a newer question has overtaken', async () => {
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

  it('adds the next page after a second, without duplicates', async () => {
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

  it('reports a failure, keeps its results and retries on request', async () => {
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

  it('still offers the other values of a filter that is set', async () => {
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

  it('resumes from its own kept state, and from nothing else', async () => {
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
});
