/** Events that wait for their tool to answer; of more, the oldest are dropped. */
const MAX_WAITING = 200;

type BatchOptions<T> = {
  /** Of one request. */
  most: number;
  /** Milliseconds in which more may join the first of a batch. */
  wait: number;
  send: (batch: readonly T[]) => Promise<unknown>;
};

/** What is told to a tool, in its order: a batch sets out once the one before has arrived, and all at once as the page is left. */
export type Batches<T> = { add: (one: T) => void; stop: () => void };

/** Makes the way to a tool. Whatever is not taken is not told again: a tool that is away may have counted it. */
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
  /** Nobody waits for an answer any more. */
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
      // What is told of a page as it is left, such as how long it took to answer, leaves with it.
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

/** Sends a text to a tool, past the end of the page. Neither cookies nor an answer: nothing of the tool's is read. */
export const post = (url: string, body: string, type = 'text/plain'): Promise<unknown> =>
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    keepalive: true,
    credentials: 'omit',
    mode: 'no-cors',
  });
