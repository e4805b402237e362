import { describe, expect, it, vi } from 'vitest';
import { fetchedEarly, lazyPart } from './lazyPart';

describe('lazyPart', () => {
  it('fetches once for all who want it, and tells them', async () => {
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

  it('says that it failed, and fetches again when it is wanted again', async () => {
    const fetch = vi.fn(async () => 'panel').mockRejectedValueOnce(new Error('no network'));
    const lazy = lazyPart(fetch);
    await lazy.load();
    expect(lazy.current()).toEqual({ hasFailed: true });
    const again = lazy.load();
    expect(lazy.current()).toEqual({});
    await again;
    expect(lazy.current()).toEqual({ part: 'panel' });
  });

  it('no longer tells who has left', async () => {
    const lazy = lazyPart(async () => 1);
    const listener = vi.fn();
    lazy.subscribe(listener)();
    await lazy.load();
    expect(listener).not.toHaveBeenCalled();
  });

  it('is fetched when somebody reaches for what opens it, by pointer or keyboard', () => {
    const fetch = vi.fn(async () => 1);
    const { onPointerEnter, onFocus } = fetchedEarly(lazyPart(fetch));
    expect(fetch).not.toHaveBeenCalled();
    onPointerEnter();
    onFocus();
    expect(fetch).toHaveBeenCalledOnce();
  });
});
