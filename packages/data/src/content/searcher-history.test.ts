import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { found, NOTHING, outcome, searching } from '../fixtures/searching';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a searcher and its URLs', () => {
  it('goes back and forward without another call, with all that was loaded', async () => {
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

  it('requests at once a URL it does not remember, and adds no history entry', async () => {
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

  it('a searcher in the archive goes to the URL of other dates, and searches everything else in place', async () => {
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

  it('follows the history while it has a subscriber, and neither before nor after', () => {
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

  it('makes no call and changes no address without a subscriber, and continues with the next one', async () => {
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
