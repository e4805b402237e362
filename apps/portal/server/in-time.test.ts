import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTime } from './in-time';

afterEach(() => vi.useRealTimers());

describe('a part that a page can do without', () => {
  it('is shown if it arrives in time', async () => {
    expect(await inTime(Promise.resolve('story'))).toBe('story');
  });

  it('is left out after 0.4 seconds', async () => {
    vi.useFakeTimers();
    const part = inTime(new Promise<string>(() => undefined));
    await vi.advanceTimersByTimeAsync(400);
    expect(await part).toBeUndefined();
  });

  it('passes its error on, and leaves no timer', async () => {
    vi.useFakeTimers();
    await expect(inTime(Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(vi.getTimerCount()).toBe(0);
  });
});
