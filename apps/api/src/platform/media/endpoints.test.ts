import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { ADDRESS_HEADER } from '../http/headers';
import { Busy } from '../limits/concurrency-limit';
import { mediaCalls } from './endpoints';
import type { MediaLibrary, MediaRequest } from './library';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

function appOver(respond: (path: string, request: MediaRequest) => Promise<Response>): Hono {
  const app = new Hono();
  const library: Pick<MediaLibrary, 'respond'> = { respond };
  mediaCalls(app, library);
  return app;
}

it('returns 503 with a time to retry if too many wait for a picture', async () => {
  const app = appOver(() => Promise.reject(new Busy()));
  const answer = await app.request('/media/a/1x1/210.webp');
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(await answer.json()).toMatchObject({ httpCode: 503, apiInfo: { code: 'UNKNOWN_ERROR' } });
});

it('passes on the caller and its disconnection, despite garbage collection', async () => {
  if (!globalThis.gc) throw new Error('Node runs without --expose-gc');
  const waiting: ((reason: unknown) => void)[] = [];
  let left: () => void = () => undefined;
  const hasLeft = new Promise<void>((resolve) => {
    left = resolve;
  });
  const asked = new Promise<MediaRequest['ip']>((resolve) => {
    const app = appOver(
      (_, { ip: address, signal }) =>
        new Promise((_resolve, reject) => {
          // Simulates the queue, which holds every caller.
          waiting.push(reject);
          resolve(address);
          signal?.addEventListener('abort', () => {
            left();
            reject(signal.reason);
          });
        }),
    );
    // Simulates a portal, which adds headers to the requests that it forwards.
    const headers = { [ADDRESS_HEADER]: '203.0.113.1' };
    server = createServer(getRequestListener((request) => app.fetch(new Request(request, { headers }))));
  });
  server?.listen(0, '127.0.0.1');
  if (server) await once(server, 'listening');
  const listening = server?.address();
  const socket = connect(typeof listening === 'object' && listening ? listening.port : 0, '127.0.0.1');
  socket.write('GET /media/a/1x1/210.webp HTTP/1.1\r\nHost: far.localhost\r\n\r\n');
  expect(await asked).toBe('203.0.113.1');
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise(setImmediate);
    globalThis.gc();
  }
  socket.destroy();
  await hasLeft;
  expect(waiting).toHaveLength(1);
});
