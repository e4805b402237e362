import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBoundedServer, endBoundedServer, MAX_ADDRESS_BYTES, MAX_HEADER_BYTES } from './bounded-server';

const logged: string[] = [];
let server: Server;
let port: number;

beforeAll(async () => {
  server = createBoundedServer({
    listener: (request, response) => {
      if (request.url === '/throws') throw new Error('broken');
      response.end('answered');
    },
    describeRefusal: (address, status) => ({ headers: { 'x-address': address }, body: `refused ${status}` }),
    maxConnections: 3,
    log: (message) => logged.push(message),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Bytes that the server writes in response to a raw request, until it closes the connection. */
async function raw(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}
const get = (address: string, ...headers: string[]) =>
  raw(`GET ${address} HTTP/1.1`, 'Host: far.localhost', 'Connection: close', ...headers);
const statusOf = (answer: string) => Number(answer.split(' ', 2)[1]);

describe('a request within the limits', () => {
  it.each(['far.localhost', 'far.localhost:3000', '127.0.0.1', '[::1]:3000'])(
    'a request for %s gets a response',
    async (host) => {
      const answer = await raw('GET / HTTP/1.1', `Host: ${host}`, 'Connection: close');
      expect([
        statusOf(answer),
        answer.endsWith('answered\r\n0\r\n\r\n') || answer.endsWith('answered'),
      ]).toEqual([200, true]);
    },
  );

  it('may have a URL as long as the limit', async () => {
    expect(statusOf(await get(`/${'a'.repeat(MAX_ADDRESS_BYTES - 1)}`))).toBe(200);
  });
});

describe('a request beyond the limits is refused', () => {
  it.each([
    [414, 'an address too long', () => get(`/${'a'.repeat(MAX_ADDRESS_BYTES)}`)],
    [431, 'headers too large', () => get('/', `Cookie: ${'a'.repeat(MAX_HEADER_BYTES)}`)],
    [431, 'headers that are not read to their end', () => get('/', `Cookie: ${'a'.repeat(70_000)}`)],
    [405, 'a method that nothing takes', () => raw('PURGE / HTTP/1.1', 'Host: far.localhost')],
    [400, 'an absolute address', () => get('http://elsewhere.example/')],
    [400, 'no host', () => raw('GET / HTTP/1.1', 'Connection: close')],
    [400, 'two hosts', () => get('/', 'host: elsewhere.example')],
    [400, 'a host that is no name', () => raw('GET / HTTP/1.1', 'Host: far.localhost/x')],
    [400, 'a host too long', () => raw('GET / HTTP/1.1', `Host: ${'a'.repeat(300)}`)],
    [400, 'no HTTP at all', () => raw('rubbish')],
  ] as const)('a request beyond the limits is refused with %i for %s', async (status, _, send) => {
    const answer = await send();
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toContain('answered');
  });
});

it('an unknown method is refused with a list of known ones', async () => {
  const answer = await raw('PURGE / HTTP/1.1', 'Host: far.localhost');
  expect(answer.toLowerCase()).toContain('allow: get, head, post, put, patch, delete, options\r\n');
});

it('a listener that throws fails one request, and is logged', async () => {
  expect(statusOf(await get('/throws'))).toBe(500);
  expect(logged.join('\n')).toContain('broken');
  expect(statusOf(await get('/'))).toBe(200);
});

it('connections beyond the limit are closed and logged', async () => {
  const held = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: far.localhost\r\n\r\n');
      await once(socket, 'data');
      return socket;
    }),
  );
  const dropped = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(dropped, 'close');
  expect(logged.join('\n')).toContain('there may be 3 at once');
  for (const socket of held) socket.destroy();
  // The next test may need all connections.
  const connections = promisify(server.getConnections.bind(server));
  await expect.poll(connections).toBe(0);
});

it('a network has a share of the connections, this machine has all, and refusals are logged', async () => {
  const said: string[] = [];
  const shared = createBoundedServer({
    listener: (_, response) => response.end('answered'),
    describeRefusal: () => ({ headers: {}, body: '' }),
    maxConnections: 8,
    hasShares: true,
    log: (message) => said.push(message),
  });
  // Simulates remote connections: the IP address of the next one.
  let from = '203.0.113.1';
  shared.prependListener('connection', (socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: from }),
  );
  shared.listen(0, '127.0.0.1');
  await once(shared, 'listening');
  const address = shared.address();
  const open: Socket[] = [];
  /** Whether a connection gets a response and stays open. */
  const stays = async (): Promise<boolean> => {
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    open.push(socket);
    socket.on('error', () => undefined);
    const closed = once(socket, 'close').then(() => false);
    socket.write('GET / HTTP/1.1\r\nHost: far.localhost\r\n\r\n');
    return Promise.race([once(socket, 'data').then(() => true), closed]);
  };
  expect([await stays(), await stays(), await stays()]).toEqual([true, true, false]);
  expect(said).toEqual(['refused 1 connection: one network may have 2 at once']);
  from = '203.0.113.2';
  expect(await stays()).toBe(true);
  from = '127.0.0.1';
  expect([await stays(), await stays(), await stays()]).toEqual([true, true, true]);
  from = '203.0.113.1';
  open[0]?.destroy();
  await expect.poll(stays).toBe(true);
  for (const socket of open) socket.destroy();
  shared.close();
});

describe('requests that a connection sends at once', () => {
  /** A server whose responses a test ends, and one connection to it. */
  async function pipelined(count: number) {
    const waiting: { path: string | undefined; response: ServerResponse }[] = [];
    const own = createBoundedServer({
      listener: ({ url }, response) => void waiting.push({ path: url, response }),
      describeRefusal: () => ({ headers: {}, body: '' }),
      log: () => undefined,
    });
    own.listen(0, '127.0.0.1');
    await once(own, 'listening');
    const address = own.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    const heads = Array.from(
      { length: count },
      (_, at) => `GET /${at} HTTP/1.1\r\nHost: far.localhost\r\n\r\n`,
    );
    socket.write(heads.join(''));
    const end = () => {
      own.closeAllConnections();
      own.close();
    };
    return { waiting, socket, end };
  }

  it('are handled one after another, in order', async () => {
    const { waiting, socket, end } = await pipelined(4);
    const handled: (string | undefined)[] = [];
    for (let at = 0; at < 4; at += 1) {
      await expect.poll(() => waiting.length).toBe(1);
      const [request] = waiting.splice(0);
      handled.push(request?.path);
      request?.response.end('answered');
    }
    expect(handled).toEqual(['/0', '/1', '/2', '/3']);
    socket.destroy();
    end();
  });

  it('are dropped when it closes', async () => {
    const { waiting, socket, end } = await pipelined(4);
    await expect.poll(() => waiting.length).toBe(1);
    const [first] = waiting;
    socket.destroy();
    if (first) await once(first.response, 'close');
    first?.response.end();
    expect(waiting.map(({ path }) => path)).toEqual(['/0']);
    end();
  });

  it('close it if they are too many', async () => {
    const { waiting, socket, end } = await pipelined(40);
    await once(socket, 'close');
    expect(waiting.map(({ path }) => path)).toEqual(['/0']);
    end();
  });
});

describe('a server that shuts down', () => {
  /** A server whose responses the test controls, and a connection to it. */
  async function ending() {
    const ended = createBoundedServer({
      listener: () => undefined,
      describeRefusal: () => ({ headers: {}, body: '' }),
      log: () => undefined,
    });
    ended.listen(0, '127.0.0.1');
    await once(ended, 'listening');
    const address = ended.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    socket.on('error', () => undefined);
    await Promise.all([once(socket, 'connect'), once(ended, 'connection')]);
    return { ended, socket };
  }
  async function asked(ended: Server, socket: Socket): Promise<ServerResponse> {
    socket.write('GET / HTTP/1.1\r\nHost: far.localhost\r\n\r\n');
    const [, response]: ServerResponse[] = await once(ended, 'request');
    if (!response) throw new Error('a request has a response');
    return response;
  }
  const NEVER_MS = 3_600_000;

  it('does not wait for connections without a request', async () => {
    const { ended, socket } = await ending();
    await Promise.all([endBoundedServer(ended, NEVER_MS), once(socket, 'close')]);
  });

  it('responds to pending requests, then closes their keep-alive connections', async () => {
    const { ended, socket } = await ending();
    const response = await asked(ended, socket);
    const end = endBoundedServer(ended, NEVER_MS);
    response.end('answered');
    expect(await text(socket)).toContain('answered');
    await end;
  });

  it('cuts off requests that are still pending at the end', async () => {
    const { ended, socket } = await ending();
    await asked(ended, socket);
    await Promise.all([endBoundedServer(ended, 1), once(socket, 'close')]);
  });
});
