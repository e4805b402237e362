import { setImmediate as turn } from 'node:timers/promises';
import { failureEnvelope, REQUEST_TEXTS, TOO_MANY_REQUESTS } from '@portal/model';
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isDatabaseAway } from '../database';
import { Busy, TooOften } from '../limits';
import { describeError, type Log } from '../log';
import { OutboxFull } from '../mail';
import { BadCursor } from '../secrets';
import type { Envelope } from './answers';
import { ApiError, invalidFields } from './api-error';
import { answered } from './envelopes';

/** `Retry-After` in seconds: if too many wait for the same work, and if the server or its database is away. */
const BUSY_SECONDS = 5;
const AWAY_SECONDS = 30;

type Failure = { envelope: Envelope; retryAfter?: number };

const apiFailure = ({ envelope }: ApiError): Failure => ({ envelope });

const unavailable = (status: number): Envelope =>
  failureEnvelope(status, { code: 'UNKNOWN_ERROR', message: REQUEST_TEXTS.requestFailed });

function failureOf(error: unknown, log: Pick<Log, 'error'>): Failure {
  if (error instanceof ApiError) return apiFailure(error);
  if (error instanceof BadCursor) return apiFailure(invalidFields([{ field: 'cursor', code: 'invalid' }]));
  if (error instanceof TooOften)
    return {
      envelope: failureEnvelope(429, {
        code: TOO_MANY_REQUESTS,
        message: 'too many attempts',
        type: 'error',
      }),
      retryAfter: error.retryAfter,
    };
  if (error instanceof Busy) return { envelope: unavailable(503), retryAfter: BUSY_SECONDS };
  log.error(`request failed: ${describeError(error)}`);
  const passes = error instanceof OutboxFull || isDatabaseAway(error);
  return passes ? { envelope: unavailable(503), retryAfter: AWAY_SECONDS } : { envelope: unavailable(500) };
}

/**
 * The one place where errors become responses: an endpoint throws what went wrong (`ApiError`, `BadCursor`,
 * `TooOften`, `Busy`), and catches nothing only to say it in another way.
 */
export const onFailure =
  (log: Pick<Log, 'error'>): ErrorHandler =>
  async (error, c) => {
    const left = await leftEarly(c, error);
    if (left) return left;
    const { envelope, retryAfter } = failureOf(error, log);
    if (retryAfter) c.header('retry-after', String(retryAfter));
    return answered(c, envelope);
  };

/** Bytes of the largest form, with room to spare. */
export const MAX_FORM_BYTES = 128 * 1024;

/** Refuses larger bodies with 413. */
export const bodyUpTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError(413, 'INVALID_FIELD', `body: at most ${maxSize} bytes`);
    },
  });

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
