import { describe, expect, it, vi } from 'vitest';
import { createStore } from './store';

describe('a store', () => {
  it('notifies its subscribers of each change, until they unsubscribe', () => {
    const store = createStore({ count: 0 });
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.set({ count: 1 });
    stop();
    store.set({ count: 2 });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.snapshot()).toEqual({ count: 2 });
    expect(store.initial()).toEqual({ count: 0 });
  });

  it('starts with its first subscriber, stops with its last, and starts again', () => {
    const stop = vi.fn();
    const start = vi.fn(() => stop);
    const store = createStore(0, start);
    store.set(1);
    expect(start).not.toHaveBeenCalled();
    const listener = vi.fn();
    const leaves = [store.subscribe(listener), store.subscribe(listener)];
    expect(start).toHaveBeenCalledTimes(1);
    leaves[0]?.();
    leaves[0]?.();
    expect(stop).not.toHaveBeenCalled();
    store.set(2);
    expect(listener).toHaveBeenCalledTimes(1);
    leaves[1]?.();
    expect(stop).toHaveBeenCalledTimes(1);
    store.subscribe(listener);
    expect(start).toHaveBeenCalledTimes(2);
  });
});
