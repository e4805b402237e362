import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { REQUEST_TEXTS } from '@portal/model';
import { describeError } from '../log';
import { NetworkShares } from '../networks';
import { counted } from '../words';

/** Bytes of an address, path and query: longer ones are nobody's. */
export const MAX_ADDRESS_BYTES = 8 * 1024;
/** Bytes of all headers of a request, names and values. */
export const MAX_HEADER_BYTES = 16 * 1024;
/** Bytes read of a head before it is known what it asks for; past them there is nothing to answer but 431. */
const MAX_HEAD_BYTES = 64 * 1024;
/** Characters of a host name (RFC 1035 §2.3.4), its port beside it. */
const MAX_HOST_LENGTH = 261;
/** Milliseconds in which a request must have come, head and body. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEAD_TIMEOUT_MS = 15_000;
/** Milliseconds between looks for requests that take too long. */
const TIMEOUT_CHECK_MS = 1_000;
/** Milliseconds after which a connection on which nothing moves is closed. */
const IDLE_MS = 120_000;

/** Milliseconds between looks for connections that have become idle while a server ends. */
const ENDING_CHECK_MS = 50;

export const DEFAULT_MAX_CONNECTIONS = 10_000;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const ALLOWED = [...METHODS].join(', ');
/** A name, an IPv4 or a bracketed IPv6 address, and a port. */
const HOST = /^(?:[a-z0-9_.-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Why a request is refused before anybody looks at what it asks for. */
export const REFUSED_STATUSES = [400, 405, 408, 413, 414, 431, 500, 503] as const;
export type RefusedStatus = (typeof REFUSED_STATUSES)[number];

export const REFUSAL_TEXTS: Record<RefusedStatus, string> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Advice to the sender of a refused request. */
export const REFUSAL_ADVICE: Record<RefusedStatus, string> = {
  400: 'The request could not be read as HTTP. Correct it and send it again.',
  405: 'This address does not take this method.',
  408: 'The request did not arrive in time. Send it again.',
  413: 'The body is larger than this address takes. Send less.',
  414: 'The address is too long. Send a shorter one.',
  431: 'The headers are too large. Send fewer, or shorter ones.',
  500: REQUEST_TEXTS.requestFailed,
  503: REQUEST_TEXTS.requestFailed,
};

/** Answer to a refused request. */
export type RefusalAnswer = { headers: Readonly<Record<string, string>>; body: string };
/** Makes a document or an envelope of a refusal; the address is `/` where none could be read. */
export type DescribeRefusal = (address: string, status: RefusedStatus) => RefusalAnswer;

const complete = ({ headers, body }: RefusalAnswer): Record<string, string> => ({
  ...headers,
  'content-length': String(Buffer.byteLength(body)),
  // A body may still be coming.
  connection: 'close',
});

/** Refuses a request on its own connection, and closes it. */
export function refuse(
  request: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  status: RefusedStatus,
  refusal: RefusalAnswer,
): void {
  response.writeHead(status, { ...complete(refusal), ...(status === 405 ? { allow: ALLOWED } : {}) });
  response.end(request.method === 'HEAD' ? undefined : refusal.body);
}

export type BoundedServerOptions = {
  /** Answers what passed the bounds. What it throws is a 500. */
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  describeRefusal: DescribeRefusal;
  maxConnections?: number;
  /** Whether a network has a share of the connections. Behind a proxy, and for portals, the peer is not the reader. */
  hasShares?: boolean;
  log: (message: string) => void;
};

/** Share of the connections that one network may have: a mobile operator's readers are many behind one address. */
const NETWORK_SHARE = 0.25;

function headerBytes({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
}

/** Whether the host is named twice: the servers in front may have read the other one (RFC 9112 §3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;

/** The status that refuses a request by its head alone; null for one within bounds. */
export function refusedStatus(request: IncomingMessage): RefusedStatus | null {
  const { url = '', method = '', headers } = request;
  if (url.length > MAX_ADDRESS_BYTES) return 414;
  if (headerBytes(request) > MAX_HEADER_BYTES) return 431;
  if (!METHODS.has(method)) return 405;
  // Proxies and crawlers ask by path; an absolute address or `*` would let the host be said twice.
  if (!url.startsWith('/')) return 400;
  const { host } = headers;
  if (host === undefined || host.length > MAX_HOST_LENGTH || !HOST.test(host)) return 400;
  if (hasTwoHosts(request)) return 400;
  return null;
}

/** Answers on the bare socket a head that could not be read. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex, describeRefusal: DescribeRefusal): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const refusal = describeRefusal('/', status);
  const head = Object.entries(complete(refusal)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${REFUSAL_TEXTS[status]}\r\n${head.join('')}\r\n${refusal.body}`);
}

const connections = new WeakMap<Server, Set<Socket>>();

/** Says the first, second, fourth, eighth … time that something happened. */
function seldom(log: (message: string) => void): (message: (count: number) => string) => void {
  let count = 0;
  return (message) => {
    count += 1;
    if (Number.isInteger(Math.log2(count))) log(message(count));
  };
}

/** Closes connections of a network that has its share already. @returns whether one may stay */
function boundNetworks(maxConnections: number, log: (message: string) => void): (socket: Socket) => boolean {
  const most = Math.ceil(maxConnections * NETWORK_SHARE);
  const shares = new NetworkShares(most);
  const say = seldom(log);
  return (socket) => {
    const { remoteAddress } = socket;
    // A connection that has broken already has none.
    if (remoteAddress === undefined) return true;
    if (shares.enter(remoteAddress)) {
      socket.once('close', () => shares.leave(remoteAddress));
      return true;
    }
    socket.destroy();
    say((count) => `refused ${counted(count, 'connection')}: one network may have ${most} at once`);
    return false;
  };
}

/**
 * An HTTP server whose requests are bounded before anybody reads them: address, headers, host, method, the time a request
 * may take to arrive, connections at once. Nothing that comes over the wire ends the process: what fails is answered.
 */
export function createBoundedServer({
  listener,
  describeRefusal,
  maxConnections = DEFAULT_MAX_CONNECTIONS,
  hasShares = false,
  log,
}: BoundedServerOptions): Server {
  const refused = (request: IncomingMessage, response: ServerResponse, status: RefusedStatus) =>
    refuse(request, response, status, describeRefusal(request.url ?? '/', status));
  const safely = (request: IncomingMessage, response: ServerResponse, work: () => void) => {
    try {
      work();
    } catch (error) {
      log(`a request failed: ${describeError(error)}`);
      if (response.headersSent) response.destroy();
      else refused(request, response, 500);
    }
  };
  const server = createServer(
    {
      maxHeaderSize: MAX_HEAD_BYTES,
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEAD_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    (request, response) => {
      // A reader who leaves in the middle is no failure.
      request.on('error', () => undefined);
      response.on('error', () => undefined);
      safely(request, response, () => {
        const status = refusedStatus(request);
        if (status) refused(request, response, status);
        else listener(request, response);
      });
    },
  );
  const open = new Set<Socket>();
  connections.set(server, open);
  const mayStay = hasShares ? boundNetworks(maxConnections, log) : () => true;
  server.on('connection', (socket) => {
    if (!mayStay(socket)) return;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.maxConnections = maxConnections;
  server.setTimeout(IDLE_MS);
  server.on('clientError', (error, socket) => refuseUnread(error, socket, describeRefusal));
  const say = seldom(log);
  server.on('drop', () =>
    say((count) => `refused ${counted(count, 'connection')}: there may be ${maxConnections} at once`),
  );
  return server;
}

/**
 * Takes no more connections and closes those that nothing is asked on, also those that browsers open in case they need them.
 * Resolves when the last one has closed.
 * @param graceMs milliseconds that requests under way have to end
 */
export async function endBoundedServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // Node counts a connection as idle only once something was asked on it.
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  const whileEnding = setInterval(() => server.closeIdleConnections(), ENDING_CHECK_MS);
  const lastCall = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(whileEnding);
  clearTimeout(lastCall);
}
