import { ADDRESS_HEADER, type Api, HOST_HEADER } from '@portal/api';
import type { Transport } from '@portal/data';

/** Where the portal's calls go: the back end in this process, or another server. */
export type Backend = {
  /** Carries the portal's own calls. */
  transport: Transport;
  /** Answers a reader's call to the back end (`/api`, `/media`) as it came. */
  forward: (request: Request) => Promise<Response>;
};

/** The back end in this process: no socket, the handler itself. */
export function inProcess({ app }: Api): Backend {
  const handle = async (request: Request) => app.fetch(request);
  return { transport: handle, forward: handle };
}

/** Headers that a proxy may pass on from a reader. */
const FORWARDED_HEADERS = [
  'accept',
  'content-type',
  'cookie',
  'if-none-match',
  'origin',
  'range',
  'sec-fetch-site',
  'user-agent',
  ADDRESS_HEADER,
  HOST_HEADER,
];

/** A back end elsewhere, over HTTP. */
export function overHttp(origin: string): Backend {
  return {
    transport: (request) => fetch(request),
    forward: async (request) => {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers();
      for (const name of FORWARDED_HEADERS) {
        const value = request.headers.get(name);
        if (value) headers.set(name, value);
      }
      const answer = await fetch(new URL(pathname + search, origin), {
        method: request.method,
        headers,
        ...(request.body ? { body: await request.arrayBuffer() } : {}),
        signal: AbortSignal.timeout(10_000),
        redirect: 'manual',
      });
      const passed = new Headers(answer.headers);
      // fetch has decoded the body already.
      passed.delete('content-encoding');
      passed.delete('content-length');
      return new Response(answer.body, { status: answer.status, headers: passed });
    },
  };
}
