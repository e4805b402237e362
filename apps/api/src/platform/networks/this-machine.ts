import { isLocalHost } from '@portal/model';
import { isLoopback } from './networks';

/** Headers by which proxies say for whom they ask. */
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

/** Address of who opened the connection: what no header can say otherwise. Undefined where there was no connection. */
function peerOf(env: unknown): string | undefined {
  return (Object(env) as Connection).incoming?.socket?.remoteAddress;
}

/**
 * Whether who opened a connection sits at this machine, and asks for nobody else as a proxy would.
 * @param has whether the request has a header, by its name in lower case
 */
export const isAtThisMachine = (peer: string | undefined, has: (header: string) => boolean): boolean =>
  peer !== undefined && isLoopback(peer) && !FORWARDING_HEADERS.some(has);

/**
 * Whether a request was made on this machine and by nobody behind a proxy: then alone the outbox may be read, and the front door opens. The host's
 * name has to be the machine's own too, so that no page of the web can reach it under a name that leads here.
 */
export function isFromThisMachine(request: Request, env: unknown): boolean {
  const { host } = new URL(request.url);
  return (
    isLocalHost(request.headers.get('host') ?? host) &&
    isAtThisMachine(peerOf(env), (name) => request.headers.has(name))
  );
}
