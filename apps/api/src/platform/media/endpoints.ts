import { failureEnvelope, REQUEST_TEXTS, ROUTES } from '@portal/model';
import type { Hono } from 'hono';
import { addressOf, answer, unreceived } from '../http';
import { Busy } from '../limits';
import type { MediaLibrary } from './library';

/** `Retry-After` in seconds for a rendition that was not made. */
const RETRY_SECONDS = 5;

/** Serves the newsroom's files: originals and renditions. */
export function mediaCalls(app: Hono, media: Pick<MediaLibrary, 'respond'>): void {
  app.get(ROUTES.media, async (c) => {
    try {
      return await media.respond(c.req.path, {
        ifNoneMatch: c.req.header('if-none-match'),
        range: c.req.header('range'),
        ip: addressOf(c),
        signal: c.req.raw.signal,
      });
    } catch (error) {
      // This reference keeps the request alive while it waits: a signal never fires once its request is
      // collected.
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
