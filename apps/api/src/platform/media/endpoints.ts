import { failureEnvelope, REQUEST_TEXTS, ROUTES } from '@portal/model';
import type { Hono } from 'hono';
import { addressOf, answer, unreceived } from '../http';
import { Busy } from '../limits';
import type { MediaLibrary } from './library';

/** Seconds after which a rendition that was not made may be asked for again. */
const RETRY_SECONDS = 5;

/** Files of the newsroom: originals and renditions. */
export function mediaCalls(app: Hono, media: Pick<MediaLibrary, 'respond'>): void {
  app.get(ROUTES.media, async (c) => {
    try {
      return await media.respond(c.req.path, {
        ifNoneMatch: c.req.header('if-none-match'),
        range: c.req.header('range'),
        address: addressOf(c),
        signal: c.req.raw.signal,
      });
    } catch (error) {
      // Named here, the request is held while it waits: a signal is silent once its request is collected.
      if (c.req.raw.signal.aborted) return unreceived();
      if (!(error instanceof Busy)) throw error;
      const { requestFailed: message } = REQUEST_TEXTS;
      return answer(failureEnvelope(503, { code: 'UNKNOWN_ERROR', message }), {
        'retry-after': String(RETRY_SECONDS),
        'cache-control': 'no-store',
      });
    }
  });
}
