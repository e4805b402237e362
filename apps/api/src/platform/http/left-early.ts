import { setImmediate as turn } from 'node:timers/promises';
import type { Context } from 'hono';

/** Status of a response that nobody receives. */
const CLIENT_CLOSED_REQUEST = 499;
/**
 * Errors from reading a body whose sender has disconnected: codes of Node's streams, and the message of the
 * server's adapter.
 */
const BREAK_CODES: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);
const BREAK_WORDS = 'Client connection prematurely closed.';

/** A response to a sender who has disconnected. */
export const unreceived = (): Response => new Response(null, { status: CLIENT_CLOSED_REQUEST });

/**
 * The response to a request whose sender disconnected before its body had arrived: that is not our failure,
 * and not worth a line in the log.
 * @returns null for any other failure
 */
export async function leftEarly(c: Context, error: unknown): Promise<Response | null> {
  const { code, name, message } = Object(error) as Record<string, unknown>;
  if (!BREAK_CODES.has(code) && name !== 'AbortError' && message !== BREAK_WORDS) return null;
  // The body may break before the connection is known to be closed.
  await turn();
  return c.req.raw.signal.aborted ? unreceived() : null;
}
