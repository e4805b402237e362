import { CALLS } from '@portal/model';
import { Hono } from 'hono';
import { ANYTHING, CHANGES_PULSE_MS, type Change, MISSED_HEADER, SILENCE_PARAMETER } from './change';
import type { ChangeFeed } from './feed';

/** Portals that may listen at the same time. */
const MAX_LISTENERS = 100;

/**
 * Streams changes to portals on other machines, one JSON value per line, for as long as they listen. Portals
 * do not expose this endpoint to readers.
 */
export function changeCalls({ subscribe, missed }: Pick<ChangeFeed, 'subscribe' | 'missed'>): Hono {
  const app = new Hono();
  let listeners = 0;
  app.get(CALLS.changes, (c) => {
    if (listeners >= MAX_LISTENERS)
      return new Response('too many portals listen\n', { status: 503, headers: { 'retry-after': '30' } });
    listeners += 1;
    const silence = c.req.query(SILENCE_PARAMETER);
    const encoder = new TextEncoder();
    let isOpen = true;
    let stop: () => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (line: string) => controller.enqueue(encoder.encode(`${line}\n`));
        const unsubscribe = subscribe((change: Change | typeof ANYTHING) => {
          // Disconnects a slow portal, which then learns that it has missed something.
          if ((controller.desiredSize ?? 0) < -MAX_WAITING) {
            stop();
            controller.error(new Error('it does not listen'));
          } else send(JSON.stringify(change));
        });
        const pulse = setInterval(() => send(''), CHANGES_PULSE_MS);
        pulse.unref();
        stop = () => {
          stop = () => undefined;
          isOpen = false;
          listeners -= 1;
          clearInterval(pulse);
          unsubscribe();
        };
        send('');
        if (silence === undefined) return;
        const tell = (change: Change | typeof ANYTHING) => {
          // The portal may have disconnected meanwhile.
          if (isOpen) send(JSON.stringify(change));
        };
        void missed(/^\d{1,9}$/.test(silence) ? Number(silence) : Number.NaN).then(tell, () =>
          tell(ANYTHING),
        );
      },
      cancel: () => stop(),
    });
    return new Response(body, {
      headers: {
        'content-type': 'application/x-ndjson; charset=utf-8',
        'cache-control': 'no-store',
        ...(silence === undefined ? {} : { [MISSED_HEADER]: 'told' }),
      },
    });
  });
  return app;
}

/** Lines that may wait for a slow portal. */
const MAX_WAITING = 1_000;
