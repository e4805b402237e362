import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { REQUEST_TEXTS } from '@portal/model';
import { describeError } from '../log';
import { NetworkShares } from '../networks';
import { counted } from '../words';

/** Bytes of a URL, path and query: no real one is longer. */
export const MAX_ADDRESS_BYTES = 8 * 1024;
/** Bytes of all headers of a request, names and values. */
export const MAX_HEADER_BYTES = 16 * 1024;
/** Bytes of a head that are read before its request is known; beyond them the only response is 431. */
const MAX_HEAD_BYTES = 64 * 1024;
/** Characters of a host name (RFC 1035 §2.3.4) with its port. */
const MAX_HOST_LENGTH = 261;
/** Milliseconds in which a request must have arrived, head and body. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEAD_TIMEOUT_MS = 15_000;
/** Milliseconds between checks for requests that take too long. */
const TIMEOUT_CHECK_MS = 1_000;
/** Milliseconds after which an inactive connection is closed. */
const IDLE_MS = 120_000;

/** Requests that may wait for their turn on one connection: browsers send none before a response. */
const MAX_WAITING = 10;

/** Milliseconds between checks for idle connections while a server shuts down. */
const ENDING_CHECK_MS = 50;

export const DEFAULT_MAX_CONNECTIONS = 10_000;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const ALLOWED = [...METHODS].join(', ');
/** A name, an IPv4 or a bracketed IPv6 address, and a port. */
const HOST = /^(?:[a-z0-9_.-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Statuses with which a request is refused before it is handled. */
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

/** Response to a refused request. */
export type RefusalAnswer = { headers: Readonly<Record<string, string>>; body: string };
/** Makes the document or envelope of a refusal; the address is `/` if it could not be read. */
export type DescribeRefusal = (address: string, status: RefusedStatus) => RefusalAnswer;

const complete = ({ headers, body }: RefusalAnswer): Record<string, string> => ({
  ...headers,
  'content-length': String(Buffer.byteLength(body)),
  // The rest of a body may still be coming.
  connection: 'close',
});

/** Refuses a request on its own connection, and closes that. */
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
  /** Handles requests within the limits. If it throws, the response is a 500. */
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  describeRefusal: DescribeRefusal;
  maxConnections?: number;
  /**
   * Whether each network is limited to a share of the connections. Behind a proxy, and for portals, the peer
   * is not the reader.
   */
  hasShares?: boolean;
  log: (message: string) => void;
};

/**
 * Share of the connections that one network may have: many readers of a mobile operator are behind one IP
 * address.
 */
const NETWORK_SHARE = 0.25;

function headerBytes({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
}

/** Whether there are two Host headers: the servers in front may have read the other one (RFC 9112 §3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;

/** Status that refuses a request by its head alone; null if it is within the limits. */
export function refusedStatus(request: IncomingMessage): RefusedStatus | null {
  const { url = '', method = '', headers } = request;
  if (url.length > MAX_ADDRESS_BYTES) return 414;
  if (headerBytes(request) > MAX_HEADER_BYTES) return 431;
  if (!METHODS.has(method)) return 405;
  // Proxies and crawlers send a path; an absolute address or `*` could contradict the Host header.
  if (!url.startsWith('/')) return 400;
  const { host } = headers;
  if (host === undefined || host.length > MAX_HOST_LENGTH || !HOST.test(host)) return 400;
  if (hasTwoHosts(request)) return 400;
  return null;
}

/** Responds on the raw socket to a head that could not be read. */
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

/** Logs the first, second, fourth, eighth … occurrence. */
function seldom(log: (message: string) => void): (message: (count: number) => string) => void {
  let count = 0;
  return (message) => {
    count += 1;
    if (Number.isInteger(Math.log2(count))) log(message(count));
  };
}

/**
 * Closes connections of a network that has its share already.
 * @returns whether a connection may stay
 */
function boundNetworks(maxConnections: number, log: (message: string) => void): (socket: Socket) => boolean {
  const most = Math.ceil(maxConnections * NETWORK_SHARE);
  const shares = new NetworkShares(most);
  const say = seldom(log);
  return (socket) => {
    const { remoteAddress } = socket;
    // A connection that has broken already has no IP address.
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

/** Handling of one request; its response ends the turn. */
type Handling = { response: ServerResponse; handle: () => void };

/**
 * Handles one request of a connection at a time, in order: pipelined requests would be concurrent work that no
 * limit of connections counts. Those that wait are dropped with their connection.
 */
function takeTurns(): (socket: Socket, handling: Handling) => void {
  const queues = new WeakMap<Socket, Handling[]>();
  const next = (socket: Socket, queue: Handling[]): void => {
    const [turn] = queue;
    if (!turn) return;
    turn.response.once('close', () => {
      queue.shift();
      if (socket.destroyed) queue.length = 0;
      next(socket, queue);
    });
    turn.handle();
  };
  return (socket, handling) => {
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    queue.push(handling);
    if (queue.length === 1) next(socket, queue);
    else if (queue.length > 1 + MAX_WAITING) socket.destroy();
  };
}

/**
 * An HTTP server that limits requests before they are handled: URL, headers, host, method, the time in which
 * a request may arrive, concurrent connections and the requests of one. Nothing that arrives over the network ends the process:
 * failures get a response.
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
  const inTurn = takeTurns();
  const server = createServer(
    {
      maxHeaderSize: MAX_HEAD_BYTES,
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEAD_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    (request, response) => {
      // A reader who disconnects is not a failure.
      request.on('error', () => undefined);
      response.on('error', () => undefined);
      inTurn(request.socket, {
        response,
        handle: () =>
          safely(request, response, () => {
            const status = refusedStatus(request);
            if (status) refused(request, response, status);
            else listener(request, response);
          }),
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
 * Accepts no more connections and closes those without a request, also those that browsers open in advance.
 * Resolves when the last one has closed.
 * @param graceMs milliseconds that pending requests have to end
 */
export async function endBoundedServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // Node counts a connection as idle only after its first request.
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  const whileEnding = setInterval(() => server.closeIdleConnections(), ENDING_CHECK_MS);
  const lastCall = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(whileEnding);
  clearTimeout(lastCall);
}
