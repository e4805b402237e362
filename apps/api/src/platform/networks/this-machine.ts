import { isLocalHost } from '@portal/model';
import { isLoopback } from './networks';

/** Headers in which proxies name the client. */
const FORWARDING_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'forwarded',
  'x-forwarded-by',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'x-cluster-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fly-client-ip',
  'via',
];

/** Connection of a request, as `@hono/node-server` passes it to a handler. */
type Connection = { incoming?: { socket?: { remoteAddress?: string | undefined } } };

/** IP address of the connection's peer, which no header can forge. Undefined without a connection. */
function peerOf(env: unknown): string | undefined {
  return (Object(env) as Connection).incoming?.socket?.remoteAddress;
}

/**
 * Whether the peer is on this machine and not a proxy.
 * @param has whether the request has a header, by its name in lower case
 */
export const isAtThisMachine = (peer: string | undefined, has: (header: string) => boolean): boolean =>
  peer !== undefined && isLoopback(peer) && !FORWARDING_HEADERS.some(has);

/**
 * Whether a request was made on this machine and not through a proxy: only then may the outbox be read, and
 * the front door opens. The host name has to be the machine's own too, so that no web page can reach it under
 * a name that resolves to it.
 */
export function isFromThisMachine(request: Request, env: unknown): boolean {
  const { host } = new URL(request.url);
  return (
    isLocalHost(request.headers.get('host') ?? host) &&
    isAtThisMachine(peerOf(env), (name) => request.headers.has(name))
  );
}
