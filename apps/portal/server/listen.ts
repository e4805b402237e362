import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import sirv from 'sirv';
import { demoLive } from './demo-live';
import { SECURITY_HEADERS } from './headers';
import { type KeptPage, keptAnswer } from './page-cache';
import type { Portal } from './portal';

export type ListenOptions = {
  portal: Portal;
  host: string;
  port: number;
  /** Built client files; absent in development. */
  assetsFolder?: string;
  /** Film and sound of the demo newsroom. */
  demoMediaFolder?: string;
  /** Looks at every request first: Vite's development server. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** The port is somebody else's. */
export class PortInUse extends Error {
  override name = 'PortInUse';
  constructor(readonly port: number) {
    super(`Port ${port} is in use by another program. Stop that one, or choose another port with PORT.`);
  }
}

type Next = () => void;
type Step = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** A kept page needs no framework: its headers and bytes are ready. */
function writeKept(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const { status, headers, body } = keptAnswer(page, {
    method: request.method ?? 'GET',
    ifNoneMatch: request.headers['if-none-match'],
    acceptEncoding: request.headers['accept-encoding']?.toString(),
  });
  response.writeHead(status, headers);
  response.end(body);
}

const keptPages =
  (portal: Portal): Step =>
  (request, response, next) => {
    const page =
      request.method === 'GET' || request.method === 'HEAD'
        ? portal.kept(request.headers.host?.toLowerCase() ?? '', request.url ?? '/')
        : undefined;
    if (page) writeKept(request, response, page);
    else next();
  };

/** The demo broadcaster's live stream, whose playlist is another every few seconds. */
const liveStream = (folder: string): Step => {
  const playlistAt = demoLive(folder, Date.now);
  return (request, response, next) => {
    const playlist = playlistAt(request.url ?? '/');
    if (playlist === null) return next();
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : playlist);
  };
};

const files = (folder: string, prefix: string, immutable: boolean): Step => {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    ...(immutable ? { maxAge: 31_536_000, immutable: true } : { maxAge: 3600 }),
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    },
  });
  return (request, response, next) => {
    const url = request.url ?? '';
    if (!url.startsWith(prefix)) return next();
    const missing = () =>
      void response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', ...SECURITY_HEADERS })
        .end('Not found\n');
    if (prefix !== '/assets/') request.url = url.slice(prefix.length - 1);
    // sirv knows the files of the start; one that a new build has taken away since would end the process.
    if (existsSync(path.join(folder, path.posix.normalize((request.url ?? '').split('?')[0] ?? ''))))
      serve(request, response, missing);
    else missing();
  };
};

/** Runs steps one after another until one answers. */
function inOrder(steps: Step[], last: (request: IncomingMessage, response: ServerResponse) => void) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const run = (at: number): void => {
      const step = steps[at];
      if (step) step(request, response, () => run(at + 1));
      else last(request, response);
    };
    run(0);
  };
}

/** Serves the portal. @throws PortInUse */
export async function listen({
  portal,
  host,
  port,
  assetsFolder,
  demoMediaFolder,
  middleware,
}: ListenOptions): Promise<Server> {
  const handle = getRequestListener(portal.app.fetch);
  const steps: Step[] = [
    keptPages(portal),
    ...(assetsFolder ? [files(assetsFolder, '/assets/', true)] : []),
    ...(demoMediaFolder ? [liveStream(demoMediaFolder), files(demoMediaFolder, '/demo-media/', false)] : []),
    ...(middleware ? [middleware] : []),
  ];
  const server = createServer(inOrder(steps, (request, response) => void handle(request, response)));
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw new PortInUse(port);
    throw error;
  }
  return server;
}
