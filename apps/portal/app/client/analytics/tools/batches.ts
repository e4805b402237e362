/** Events that wait for their tool to answer; beyond these, the oldest are dropped. */
const MAX_WAITING = 200;

type BatchOptions<T> = {
  /** Largest batch. */
  most: number;
  /** Milliseconds to wait for more after the first of a batch. */
  wait: number;
  send: (batch: readonly T[]) => Promise<unknown>;
};

/**
 * Queue of a tool, in order: a batch is sent once the one before has arrived, and everything at once as the
 * page is left.
 */
export type Batches<T> = { add: (one: T) => void; stop: () => void };

/** Creates the queue of a tool. A failed batch is not retried: the tool may have counted it. */
export function batches<T>({ most, wait, send }: BatchOptions<T>): Batches<T> {
  const waiting: T[] = [];
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  const next = () => send(waiting.splice(0, most)).catch(() => undefined);
  const run = async () => {
    timer = undefined;
    if (isSending) return;
    isSending = true;
    while (waiting.length) await next();
    isSending = false;
  };
  /** The page is going away: does not wait for responses. */
  const leave = () => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length) void next();
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), {
    signal,
  });
  addEventListener('pagehide', leave, { signal });
  return {
    add: (one) => {
      if (signal.aborted) return;
      waiting.push(one);
      if (waiting.length > MAX_WAITING) waiting.shift();
      // Events during the unload, such as web vitals, are sent with it.
      if (document.visibilityState === 'hidden') queueMicrotask(leave);
      else timer ??= setTimeout(() => void run(), wait);
    },
    stop: () => {
      controller.abort();
      clearTimeout(timer);
      waiting.length = 0;
    },
  };
}

/**
 * Sends a text to a tool, even past the end of the page. No cookies are sent, and the response is not read.
 */
export const post = (url: string, body: string, type = 'text/plain'): Promise<unknown> =>
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    keepalive: true,
    credentials: 'omit',
    mode: 'no-cors',
  });
