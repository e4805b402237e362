import { isLocalHost } from '@portal/model';

/** Headers by which proxies say for whom they ask. */
const FORWARDING_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'via',
];

const isLoopback = (address: string) =>
  /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address);

/** Connection of a request, as `@hono/node-server` passes it to a handler. */
type Connection = { incoming?: { socket?: { remoteAddress?: string | undefined } } };

/** Address of who opened the connection: what no header can say otherwise. Undefined where there was no connection. */
function peerOf(env: unknown): string | undefined {
  return (Object(env) as Connection).incoming?.socket?.remoteAddress;
}

/**
 * Whether a request was made on this machine and by nobody behind a proxy: then alone the outbox may be read. The host's
 * name has to be the machine's own too, so that no page of the web can reach it under a name that leads here.
 */
export function isFromThisMachine(request: Request, env: unknown): boolean {
  const peer = peerOf(env);
  const { host } = new URL(request.url);
  return (
    peer !== undefined &&
    isLoopback(peer) &&
    isLocalHost(request.headers.get('host') ?? host) &&
    !FORWARDING_HEADERS.some((name) => request.headers.has(name))
  );
}
