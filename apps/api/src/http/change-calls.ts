import { Hono } from 'hono';
import { type ANYTHING, CHANGES_PATH, CHANGES_PULSE_MS, type Change } from '../changes/change';
import type { ChangeFeed } from '../changes/feed';

/** Portals that may listen at once. */
const MAX_LISTENERS = 100;

/**
 * Tells portals of other machines what changes, a JSON value a line for as long as they listen. A portal does not hand
 * this call on to readers.
 */
export function changeCalls({ subscribe }: Pick<ChangeFeed, 'subscribe'>): Hono {
  const app = new Hono();
  let listeners = 0;
  app.get(CHANGES_PATH, () => {
    if (listeners >= MAX_LISTENERS)
      return new Response('too many portals listen\n', { status: 503, headers: { 'retry-after': '30' } });
    listeners += 1;
    const encoder = new TextEncoder();
    let stop: () => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (line: string) => controller.enqueue(encoder.encode(`${line}\n`));
        const unsubscribe = subscribe((change: Change | typeof ANYTHING) => {
          // One that does not read loses its connection, and learns so that it has missed something.
          if ((controller.desiredSize ?? 0) < -MAX_WAITING) {
            stop();
            controller.error(new Error('it does not listen'));
          } else send(JSON.stringify(change));
        });
        const pulse = setInterval(() => send(''), CHANGES_PULSE_MS);
        pulse.unref();
        stop = () => {
          stop = () => undefined;
          listeners -= 1;
          clearInterval(pulse);
          unsubscribe();
        };
        send('');
      },
      cancel: () => stop(),
    });
    return new Response(body, {
      headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' },
    });
  });
  return app;
}

/** Lines that may wait for one that is slow. */
const MAX_WAITING = 1_000;
