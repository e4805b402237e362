import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aborted, timeLimit } from './time-limit';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a time limit', () => {
  it('aborts with a TimeoutError when its time is over, and not before', async () => {
    const limit = timeLimit(1_000);
    await vi.advanceTimersByTimeAsync(999);
    expect(limit.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(limit.reason).toMatchObject({ name: 'TimeoutError', message: 'no answer within 1000\u00a0ms' });
  });

  it('aborts with the other signal, for its reason', async () => {
    const caller = new AbortController();
    const limit = timeLimit(1_000, caller.signal);
    caller.abort('left');
    expect(limit.reason).toBe('left');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(limit.reason).toBe('left');
  });
});

describe('a promise that follows a signal', () => {
  it('is rejected with its reason, now or later', async () => {
    await expect(aborted(AbortSignal.abort('before'))).rejects.toBe('before');
    const caller = new AbortController();
    const waiting = expect(aborted(caller.signal)).rejects.toBe('after');
    caller.abort('after');
    await waiting;
  });
});
