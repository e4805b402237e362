import {
  ADDRESS_HEADER,
  ANYTHING,
  type Api,
  CHANGES_PULSE_MS,
  type ChangeListener,
  changeSchema,
  describeError,
  HOST_HEADER,
  MISSED_HEADER,
  SIGNATURE_HEADERS,
  SILENCE_PARAMETER,
  unreceived,
} from '@portal/api';
import type { Transport } from '@portal/data';
import { CALLS, ROUTES, takesFile, timeLimit } from '@portal/model';
import * as v from 'valibot';
import { BackendUnavailable, isOfTheWay, withCircuit } from './circuit';

/** The portal's way to the back end: in this process, or on another server. */
export type Backend = {
  /** Transport of the portal's own requests. */
  transport: Transport;
  /** Forwards a reader's request to the back end (`/api`, `/media`) unchanged. */
  forward: (request: Request) => Promise<Response>;
  /**
   * Reports every change of articles.
   * @returns a function that stops it
   */
  watch: (listener: ChangeListener) => () => void;
  close: () => void;
};

export type BackendOptions = { log: (message: string) => void };

/** Request that checks whether the back end answers at all. */
const readinessOf = (origin: string) => new Request(new URL(ROUTES.readiness, origin));

/** The back end in this process: calls its handler, without a socket. */
export function inProcess({ app, changes }: Pick<Api, 'app' | 'changes'>, { log }: BackendOptions): Backend {
  const handle = async (request: Request) => app.fetch(request);
  const transport = withCircuit(handle, {
    look: () => handle(readinessOf('http://backend.internal')),
    log,
  });
  return { transport, forward: handle, watch: changes.subscribe, close: transport.close };
}

/** Headers that a proxy may forward from a reader. */
const FORWARDED_HEADERS = [
  'accept',
  'content-type',
  'cookie',
  'if-none-match',
  'origin',
  'range',
  'sec-fetch-site',
  'user-agent',
  // For files that readers upload (tus 1.0.0).
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  // For webhooks of payment providers and email providers.
  ...SIGNATURE_HEADERS,
  ADDRESS_HEADER,
  HOST_HEADER,
];
const NOT_PASSED = [
  'content-encoding',
  'content-length',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const MEDIA = ROUTES.media.replace('*', '');
const TIMEOUT_MS = 10_000;
/** Milliseconds that a chunk of a reader's file may take: enough to arrive and to be checked. */
const FILE_TIMEOUT_MS = 45_000;

/** Milliseconds before the portal reconnects to the stream of changes. */
const WATCH_AGAIN_MS = 1_000;
/** Characters of a line that reports a change; a longer one is an error. */
const MAX_LINE_LENGTH = 1024 * 1024;

/** Lines of a body, as they arrive. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const bytes of body) {
    const lines = (held + decoder.decode(bytes, { stream: true })).split('\n');
    held = lines.pop() ?? '';
    if (held.length > MAX_LINE_LENGTH) throw new Error('a line without end');
    yield* lines;
  }
}

function readLine(line: string): Parameters<ChangeListener>[0] {
  const change = v.safeParse(changeSchema, JSON.parse(line));
  return change.success ? change.output : ANYTHING;
}

/**
 * Listens to a back end for changes, and reconnects; what may have been missed is reported as a change of
 * anything.
 */
function watchOver(origin: string, listener: ChangeListener, log: (message: string) => void): () => void {
  const closing = new AbortController();
  let isLost = false;
  /** Time of the last pulse; undefined before the first. */
  let heardAt: number | undefined;

  const listen = async (): Promise<void> => {
    const silence = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(new Error('it is silent')), 3 * CHANGES_PULSE_MS).unref();
    };
    const call = new URL(CALLS.changes, origin);
    if (heardAt !== undefined)
      call.searchParams.set(SILENCE_PARAMETER, String(Math.ceil(performance.now() - heardAt)));
    alive();
    try {
      const answer = await fetch(call, {
        signal: AbortSignal.any([closing.signal, silence.signal]),
      });
      if (!answer.ok || !answer.body) throw new Error(`it answered ${answer.status}`);
      // A back end that does not know what was missed: anything may have changed.
      const isMissing = isLost && (heardAt === undefined || !answer.headers.has(MISSED_HEADER));
      let isCaughtUp = !isLost || isMissing;
      if (isMissing) listener(ANYTHING);
      isLost = false;
      for await (const line of linesOf(answer.body)) {
        alive();
        if (line) listener(readLine(line));
        // Until the first change has arrived, the missed ones may not have been sent.
        isCaughtUp ||= line !== '';
        if (isCaughtUp) heardAt = performance.now();
      }
      throw new Error('it stopped');
    } catch (error) {
      if (closing.signal.aborted) return;
      if (!isLost) log(`the back end does not tell of changes: ${describeError(error)}`);
      isLost = true;
    } finally {
      clearTimeout(timer);
    }
    setTimeout(() => void listen(), WATCH_AGAIN_MS).unref();
  };
  void listen();
  return () => closing.abort();
}

/**
 * The back end's response to a request.
 * @throws BackendUnavailable if the connection failed
 */
async function carried(answer: Response | Promise<Response>, request: Request): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    if (request.signal.aborted) return unreceived();
    throw isOfTheWay(error) ? new BackendUnavailable() : error;
  }
}

/** A remote back end, over HTTP. */
export function overHttp(origin: string, { log }: BackendOptions): Backend {
  const transport = withCircuit((request, options) => fetch(request, options), {
    look: (signal) => fetch(readinessOf(origin), { signal }),
    log,
  });
  return {
    transport,
    forward: async (request) => {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers();
      for (const name of FORWARDED_HEADERS) {
        const value = request.headers.get(name);
        if (value) headers.set(name, value);
      }
      const isFile = takesFile(pathname);
      const call = new Request(new URL(pathname + search, origin), {
        method: request.method,
        headers,
        // Files are streamed; other bodies were limited by the front door.
        ...(request.body
          ? { body: isFile ? request.body : await request.arrayBuffer(), duplex: 'half' }
          : {}),
        redirect: 'manual',
      });
      const isMedia = pathname.startsWith(MEDIA);
      // Aborts the rendition of a reader who has left.
      const signal = timeLimit(isFile ? FILE_TIMEOUT_MS : TIMEOUT_MS, isMedia ? request.signal : undefined);
      // A slow upload, a picture that is being rendered or a reader who leaves does not mean that the back
      // end is down: these bypass the circuit.
      const isApart = isFile || isMedia;
      const answer = await carried(isApart ? fetch(call, { signal }) : transport(call, { signal }), request);
      const passed = new Headers(answer.headers);
      // fetch has decoded the body already, and connection headers apply between the two servers only.
      for (const name of NOT_PASSED) passed.delete(name);
      return new Response(answer.body, { status: answer.status, headers: passed });
    },
    watch: (listener) => watchOver(origin, listener, log),
    close: transport.close,
  };
}
