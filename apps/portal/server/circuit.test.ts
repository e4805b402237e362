import { RequestError } from '@portal/data';
import { failureOf } from '@portal/model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackendUnavailable, type Circuit, isUnavailable, withCircuit } from './circuit';

const ask = (called: Circuit, signal = new AbortController().signal) =>
  called(new Request('http://backend.internal/'), { signal });
const timedOut = () => {
  const error = new Error('too long');
  error.name = 'TimeoutError';
  return error;
};

let circuit: Circuit | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  circuit?.close();
  vi.useRealTimers();
});

it('after a time-out requests fail at once until the back end has responded to a health check', async () => {
  const transport = vi.fn(async (): Promise<Response> => {
    throw timedOut();
  });
  const look = vi.fn(async (): Promise<void> => {
    throw new Error('away');
  });
  circuit = withCircuit(transport, { look, log: () => undefined });
  await expect(ask(circuit)).rejects.toThrow('too long');
  for (let at = 0; at < 5; at += 1) await expect(ask(circuit)).rejects.toThrow(BackendUnavailable);
  expect([transport.mock.calls.length, look.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(500);
  expect(look).toHaveBeenCalledTimes(2);
  look.mockResolvedValue(undefined);
  transport.mockResolvedValue(new Response('here'));
  await vi.advanceTimersByTimeAsync(500);
  expect(await (await ask(circuit)).text()).toBe('here');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(look).toHaveBeenCalledTimes(3);
});

it('runs one health check at a time, even if it hangs', async () => {
  const look = vi.fn(() => new Promise<void>(() => undefined));
  const transport = () => Promise.reject(new TypeError('fetch failed'));
  circuit = withCircuit(transport, { look, log: () => undefined });
  await expect(ask(circuit)).rejects.toThrow('fetch failed');
  await expect(ask(circuit)).rejects.toThrow(BackendUnavailable);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(look).toHaveBeenCalledTimes(1);
});

it('errors of a request, or a reader who leaves, do not open the circuit', async () => {
  const transport = vi.fn(async (): Promise<Response> => {
    throw new Error('a fault of its own');
  });
  const look = vi.fn(async () => undefined);
  circuit = withCircuit(transport, { look, log: () => undefined });
  await expect(ask(circuit)).rejects.toThrow('a fault of its own');
  await expect(ask(circuit, AbortSignal.abort())).rejects.toThrow();
  await expect(ask(circuit)).rejects.toThrow('a fault of its own');
  expect(look).not.toHaveBeenCalled();
});

it('treats only connection failures as temporary', () => {
  const failed = (status: number | null, cause?: unknown) =>
    new RequestError('requestFailed', failureOf(status), { cause });
  expect(isUnavailable(new BackendUnavailable())).toBe(true);
  expect(isUnavailable(failed(503))).toBe(true);
  expect(isUnavailable(failed(null, timedOut()))).toBe(true);
  expect(isUnavailable(failed(null, new BackendUnavailable()))).toBe(true);
  for (const error of [failed(500), failed(404), new TypeError('x is not a function'), new Error('x'), null])
    expect(isUnavailable(error)).toBe(false);
});
