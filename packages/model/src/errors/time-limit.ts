/**
 * A signal that aborts with a `TimeoutError` after `ms` milliseconds, or earlier with `signal`.
 *
 * Pass it to `fetch` itself, never to a `Request`: Node collects the signal of a request as garbage while
 * the call is still waiting, and the call then never ends. `AbortSignal.timeout` within `AbortSignal.any` is
 * lost in the same way; this one is kept alive by its timer.
 */
export function timeLimit(ms: number, signal?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const timer: unknown = setTimeout(
    () => limit.abort(new DOMException(`no answer within ${ms}\u00a0ms`, 'TimeoutError')),
    ms,
  );
  // Lets a Node process exit before its time limits. Timers of browsers are numbers.
  if (isNodeTimer(timer)) timer.unref();
  return signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
}

const isNodeTimer = (timer: unknown): timer is { unref: () => void } =>
  typeof timer === 'object' && timer !== null && 'unref' in timer;

/** Never fulfilled; rejects with the signal's reason once it aborts. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
