import { ADDRESS_HEADER, HOST_HEADER } from '@portal/api';
import {
  createAccounts,
  createChildren,
  createClient,
  createDesk,
  createGifts,
  createInterviews,
  createPolls,
  createPreviews,
  createReactions,
  createSubscriptions,
  createUploads,
} from '@portal/data';
import type { Context } from 'hono';
import type { ReaderCalls } from '../app/visit';
import type { Backend } from './backend';

/**
 * Headers of a reader's request that are forwarded, so that the back end handles a request as the reader's
 * own.
 */
const PASSED = ['cookie', 'origin', 'sec-fetch-site', 'user-agent'];

/** The host of a request. */
export const hostOf = (request: Request) =>
  (request.headers.get('host') ?? new URL(request.url).host).toLowerCase();

/**
 * IP address of a request: that of the connection or, behind `proxies` proxies, the entry that the outermost
 * of them added. Entries before it can be forged.
 */
export function addressBehind(
  proxies: number,
  own: string | undefined,
  forwardedFor: string | undefined,
): string {
  const connection = own ?? '127.0.0.1';
  if (proxies === 0) return connection;
  const written = forwardedFor?.split(',').map((ip) => ip.trim()) ?? [];
  return withoutPort(written.at(-proxies) ?? '') || connection;
}

/** Strips the port that some proxies add: it differs with each connection. */
const withoutPort = (ip: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;

/** IP address of a request. */
export function addressOf({ env, req }: Context, proxies: number): string {
  const { incoming } = Object(env) as { incoming?: { socket?: { remoteAddress?: string } } };
  return addressBehind(proxies, incoming?.socket?.remoteAddress, req.header('x-forwarded-for'));
}

/** A reader's own request, with its host and address for the back end. */
export function asReader(request: Request, ip: string): Request {
  const headers = new Headers(request.headers);
  headers.set(HOST_HEADER, hostOf(request));
  headers.set(ADDRESS_HEADER, ip);
  return new Request(request, { headers });
}

/**
 * Headers that identify the reader to the back end; the reader's own headers of these names are overwritten.
 */
function readerHeaders(request: Request, ip: string): Headers {
  const headers = new Headers();
  for (const name of PASSED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  headers.set(HOST_HEADER, hostOf(request));
  headers.set(ADDRESS_HEADER, ip);
  return headers;
}

/** The browser's client, run over the back end, for pages and forms that need no JavaScript. */
export function readerCalls(
  backend: Pick<Backend, 'transport'>,
  origin: string,
  request: Request,
  ip: string,
): ReaderCalls {
  const cookies: string[] = [];
  const client = createClient({
    origin,
    transport: async (call, options) => {
      const headers = readerHeaders(request, ip);
      for (const name of ['accept', 'content-type']) {
        const value = call.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      const body = call.method === 'GET' ? undefined : await call.text();
      const answer = await backend.transport(
        new Request(call.url, {
          method: call.method,
          headers,
          ...(body ? { body } : {}),
        }),
        options,
      );
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    },
  });
  return {
    accounts: createAccounts(client),
    children: createChildren(client),
    desk: createDesk(client),
    reactions: createReactions(client),
    polls: createPolls(client),
    interviews: createInterviews(client),
    uploads: createUploads(client),
    subscriptions: createSubscriptions(client),
    gifts: createGifts(client),
    previews: createPreviews(client),
    client,
    cookies,
  };
}
