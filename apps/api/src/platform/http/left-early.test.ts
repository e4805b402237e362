import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { leftEarly } from './failures';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Response of the failure handler once the sender of half a body has disconnected. */
async function saidOfHalf(read: (request: Request) => Promise<unknown>): Promise<Response | null> {
  const app = new Hono();
  let tell: (said: Response | null) => void = () => undefined;
  const said = new Promise<Response | null>((resolve) => {
    tell = resolve;
  });
  app.post('/', async (c) => c.json(await read(c.req.raw)));
  app.onError(async (error, c) => {
    const left = await leftEarly(c, error);
    tell(left);
    return left ?? c.text('failed', 500);
  });
  const asked = createServer(getRequestListener(app.fetch));
  server = asked;
  asked.listen(0, '127.0.0.1');
  await once(asked, 'listening');
  const address = asked.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.on('error', () => undefined);
  const heard = once(asked, 'request');
  socket.write('POST / HTTP/1.1\r\nHost: far.localhost\r\nContent-Length: 100\r\n\r\n{"a":');
  await heard;
  socket.destroy();
  return said;
}

it.each([
  ['text', (request: Request) => request.text()],
  ['a copy’s text', (request: Request) => new Request(request, { headers: {} }).text()],
  ['a stream', (request: Request) => new Response(request.body).text()],
])('a body that breaks off while it is read as %s is not a failure', async (_, read) => {
  const said = await saidOfHalf(read);
  expect(said?.status).toBe(499);
});

it('any other failure counts, even if the sender has disconnected', async () => {
  const said = await saidOfHalf(async (request) => {
    await request.text().catch(() => undefined);
    throw new Error('broken');
  });
  expect(said).toBeNull();
});

it('a broken connection of our own is a failure while the sender is there', async () => {
  const app = new Hono();
  app.get('/', () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  app.onError(async (error, c) => (await leftEarly(c, error)) ?? c.text('failed', 500));
  expect((await app.request('/')).status).toBe(500);
});
