import { CHUNK_LOAD_TIMEOUT_MS } from '@portal/model';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fetchedEarly, lazyPart } from './lazyPart';

describe('lazyPart', () => {
  it('fetches once for all callers, and notifies them', async () => {
    const fetch = vi.fn(async () => 'panel');
    const lazy = lazyPart(fetch);
    const listener = vi.fn();
    lazy.subscribe(listener);
    expect(lazy.current()).toEqual({});
    await Promise.all([lazy.load(), lazy.load()]);
    await lazy.load();
    expect(fetch).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalledOnce();
    expect(lazy.current()).toEqual({ part: 'panel' });
  });

  it('reports the failure until a retry succeeds', async () => {
    const fetch = vi.fn(async () => 'panel').mockRejectedValueOnce(new Error('no network'));
    const lazy = lazyPart(fetch);
    await lazy.load();
    expect(lazy.current()).toEqual({ hasFailed: true });
    const again = lazy.load();
    expect(lazy.current()).toEqual({ hasFailed: true });
    await again;
    expect(lazy.current()).toEqual({ part: 'panel' });
  });

  it('fails if another file arrives than was requested', async () => {
    const lazy = lazyPart(async () => undefined);
    await lazy.load();
    expect(lazy.current()).toEqual({ hasFailed: true });
  });

  it('fails on a timeout, and accepts a late file', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let resolve = (_panel: string) => {};
    const lazy = lazyPart(
      () =>
        new Promise<string>((done) => {
          resolve = done;
        }),
    );
    const loading = lazy.load();
    await vi.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS - 1);
    expect(lazy.current()).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(lazy.current()).toEqual({ hasFailed: true });
    resolve('panel');
    await vi.advanceTimersByTimeAsync(0);
    expect(lazy.current()).toEqual({ part: 'panel' });
  });

  it('no longer notifies a caller that has unsubscribed', async () => {
    const lazy = lazyPart(async () => 1);
    const listener = vi.fn();
    lazy.subscribe(listener)();
    await lazy.load();
    expect(listener).not.toHaveBeenCalled();
  });

  it('is fetched early when a pointer or the keyboard reaches its opener', () => {
    const fetch = vi.fn(async () => 1);
    const { onPointerEnter, onFocus } = fetchedEarly(lazyPart(fetch));
    expect(fetch).not.toHaveBeenCalled();
    onPointerEnter();
    onFocus();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is not fetched early again after a failure, only on opening', async () => {
    const fetch = vi.fn(async () => Promise.reject(new Error('no network')));
    const lazy = lazyPart(fetch);
    const { onPointerEnter, onFocus } = fetchedEarly(lazy);
    await lazy.load();
    onPointerEnter();
    onFocus();
    expect(fetch).toHaveBeenCalledOnce();
    await lazy.load();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
