import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import {
  createBoundedServer,
  describeError,
  isAtThisMachine,
  listenOn,
  refuse,
  type SeededMedia,
  type SeededProvider,
} from '@portal/api';
import { CALLS, isLocalHost, ROUTES } from '@portal/model';
import { slashedLocation } from './addresses';
import { SECURITY_HEADERS } from './headers';
import { editionOf } from './light-edition';
import type { Portal } from './portal';
import { plainRefusal } from './refusals';
import { staticFiles } from './static-files';
import { inOrder, type Step } from './steps';

export type ListenerOptions = {
  portal: Portal;
  /** Built client files; absent in development. */
  assetsFolder?: string;
  /** Video and audio of the demo newsroom, if there is one. */
  seededMedia?: SeededMedia | undefined;
  /** The demo's identity provider, if it is enabled. */
  provider?: SeededProvider | undefined;
  /** Runs before every other step: Vite's development server. */
  middleware?: Step;
  log: (message: string) => void;
};

export type ListenOptions = ListenerOptions & {
  host: string;
  port: number;
  maxConnections?: number;
  /** Proxies in front: with any, the peer of a connection is not the reader. */
  proxies?: number;
};

/**
 * Local host names lead to a site only from this machine, and for health checks. From elsewhere, each port
 * on such a name would be another host, with pages of its own to cache.
 */
const ownNames: Step = (request, response, next) => {
  const { headers, socket, url = '/' } = request;
  const isOwn = isAtThisMachine(socket.remoteAddress, (name) => headers[name] !== undefined);
  if (isOwn || !isLocalHost(headers.host ?? '') || HEALTH.includes(url)) return next();
  const { status, headers: named, body } = plainRefusal(url, 421);
  response.writeHead(status, { ...named, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
};
const HEALTH: readonly string[] = [ROUTES.liveness, ROUTES.readiness];

/** A cached page bypasses the framework: its headers and bytes are ready. */
const keptPages =
  (portal: Portal): Step =>
  (request, response, next) => {
    const { method = '', url = '/', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const answer = portal.kept(headers.host?.toLowerCase() ?? '', url, {
      method,
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: headers['accept-encoding']?.toString(),
      userAgent: headers['user-agent'],
      edition: editionOf(headers.cookie, headers['save-data']?.toString()),
    });
    if (!answer) return next();
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  };

/** Redirects a path with backslashes, which no address has; the steps below do not expect them. */
const withoutBackslashes: Step = (request, response, next) => {
  const { method = '', url = '/' } = request;
  const location = method === 'GET' || method === 'HEAD' ? slashedLocation(url) : null;
  if (location === null) return next();
  response.writeHead(301, { ...SECURITY_HEADERS, location, 'content-length': 0 });
  response.end();
};

/** The demo broadcaster's live stream, whose playlist changes every few seconds. */
const liveStream =
  ({ playlist }: SeededMedia): Step =>
  (request, response, next) => {
    const text = playlist(request.url ?? '/', Date.now());
    if (text === null) return next();
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : text);
  };

const demoProvider =
  ({ answer }: SeededProvider): Step =>
  (request, response, next) =>
    request.url?.startsWith(CALLS.demoProvider) ? answer(request, response) : next();

/** Handler of the portal's requests. */
export function portalListener({
  portal,
  assetsFolder,
  seededMedia,
  provider,
  middleware,
  log,
}: ListenerOptions) {
  const handle = getRequestListener(portal.fetch);
  const steps: Step[] = [
    withoutBackslashes,
    ownNames,
    keptPages(portal),
    portal.views.step,
    portal.live.step,
    ...(assetsFolder ? [staticFiles(assetsFolder, '/assets/', true)] : []),
    ...(seededMedia ? [liveStream(seededMedia), staticFiles(seededMedia.folder, '/demo-media/', false)] : []),
    ...(provider ? [demoProvider(provider)] : []),
    ...(middleware ? [middleware] : []),
  ];
  const last = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch((error: unknown) => {
      log(`a request failed: ${describeError(error)}`);
      if (response.headersSent) response.destroy();
      else refuse(request, response, 500, plainRefusal(request.url ?? '/', 500));
    });
  };
  return inOrder(steps, last);
}

/**
 * Serves the portal.
 * @throws SettingsError if the address is not available
 */
export async function listen({
  host,
  port,
  maxConnections,
  proxies = 0,
  ...options
}: ListenOptions): Promise<Server> {
  const server = createBoundedServer({
    listener: portalListener(options),
    describeRefusal: plainRefusal,
    log: options.log,
    ...(maxConnections ? { maxConnections } : {}),
    hasShares: proxies === 0,
  });
  await listenOn(server, port, host);
  return server;
}
