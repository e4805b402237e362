import { setImmediate as turn } from 'node:timers/promises';
import type { Context } from 'hono';

/** Status of an answer that nobody receives. */
const CLIENT_CLOSED_REQUEST = 499;
/** What reading a body fails with when its sender leaves: codes of Node's streams, and the words of the server's adapter. */
const BREAK_CODES: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);
const BREAK_WORDS = 'Client connection prematurely closed.';

/** An answer for a sender who has left: nobody receives it. */
export const unreceived = (): Response => new Response(null, { status: CLIENT_CLOSED_REQUEST });

/**
 * The answer to a request whose sender left before its body had come: that is no failure of ours, and not worth a line in the log.
 * @returns null for any other failure
 */
export async function leftEarly(c: Context, error: unknown): Promise<Response | null> {
  const { code, name, message } = Object(error) as Record<string, unknown>;
  if (!BREAK_CODES.has(code) && name !== 'AbortError' && message !== BREAK_WORDS) return null;
  // The body may break before the connection is known to be closed.
  await turn();
  return c.req.raw.signal.aborted ? unreceived() : null;
}
