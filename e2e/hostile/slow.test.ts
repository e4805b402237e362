import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, inject, it, vi } from 'vitest';
import { startPortal, stopPortal } from '../server';
import { call } from './wire';

/** Milliseconds within which a request must be complete, plus a margin for a busy machine. */
const MAX_SLOW_MS = 40_000;
const MAX_CONNECTIONS = 50;
/** Milliseconds until a server has noticed opened and closed connections. */
const PATIENCE_MS = 10_000;

/**
 * Writes a body a byte a second.
 * @returns data received until the server closed the connection, and milliseconds
 */
async function drip(port: number, head: string): Promise<{ answer: string; milliseconds: number }> {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (bytes: Buffer) => {
    answer += bytes.toString('latin1');
  });
  await once(socket, 'connect');
  socket.write(head);
  const dripping = setInterval(() => socket.writable && socket.write('x'), 1_000);
  const deadline = setTimeout(() => socket.destroy(), MAX_SLOW_MS + 5_000);
  await once(socket, 'close');
  clearInterval(dripping);
  clearTimeout(deadline);
  return { answer, milliseconds: performance.now() - began };
}

const STATUS_LINE = 'HTTP/1.1 200';
/** A film that would fill two gigabytes if it were read into memory for each reader. */
const FILM_BYTES = 64 * 1024 * 1024;
const SLOW_READERS = 40;
/** Maximum memory for slow readers and for other requests to the same server meanwhile. */
const MAX_SLOW_BYTES = 320 * 1024 * 1024;

const FILM_ID = 'f'.repeat(20);
const FILM = `/media/${FILM_ID}/film.mp4`;

/**
 * Puts a film into the newsroom of a running server.
 * @returns its file
 */
async function addFilm(folder: string): Promise<string> {
  const file = path.join(folder, 'media/originals', FILM_ID.slice(0, 2), `${FILM_ID}.mp4`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '');
  await truncate(file, FILM_BYTES);
  const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query('insert into media (id, mime, bytes) values ($1, $2, $3)', [
    FILM_ID,
    'video/mp4',
    FILM_BYTES,
  ]);
  await client.end();
  return file;
}

/** Resident bytes of processes. */
async function memoryOf(pids: readonly number[]): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', pids.join(',')]);
  return stdout.split('\n').reduce((sum, line) => sum + Number(line) * 1024, 0);
}

/** Requests a film, and reads no more than the sockets buffer. */
async function paused(port: number, address: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const begun = once(socket, 'readable');
  socket.write(`GET ${address} HTTP/1.1\r\nHost: far.localhost\r\n\r\n`);
  await begun;
  return socket;
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.on('data', () => undefined);
  await once(socket, 'connect');
  return socket;
}

// Time limits of half a minute, and resident memory; `bounded-server.test.ts` tests the limit of connections.
describe('a slow client', { tags: ['full'] }, () => {
  it.concurrent('is disconnected, whether the head or the body of its request is slow', async () => {
    const { portal, backEnd, remote } = inject('targets');
    const body =
      'POST /webapi/searcher/ HTTP/1.1\r\nHost: far.localhost\r\nOrigin: http://far.localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
    const ends = await Promise.all([
      drip(portal.port, body),
      drip(backEnd.port, body),
      drip(remote.port, body),
      drip(portal.port, 'GET / HTTP/1.1\r\nHost: far.localhost\r\nX-A: '),
    ]);
    for (const { answer, milliseconds } of ends) {
      expect(milliseconds).toBeLessThan(MAX_SLOW_MS);
      expect(answer).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
    }
  }, 180_000);

  it.concurrent('makes any server read a large file from the disk in chunks', async () => {
    const { portal, backEnd, remote } = inject('targets');
    for (const { port, pids, folder } of [
      { port: portal.port, pids: [portal.pid], folder: portal.folder },
      { port: remote.port, pids: [remote.pid, backEnd.pid], folder: backEnd.folder },
    ]) {
      const file = await addFilm(folder);
      const sockets: Socket[] = [];
      try {
        const before = await memoryOf(pids);
        for (let one = 0; one < SLOW_READERS; one += 1) sockets.push(await paused(port, FILM));
        await wait(1_500);
        for (const socket of sockets) expect(socket.read(STATUS_LINE.length)?.toString()).toBe(STATUS_LINE);
        expect((await memoryOf(pids)) - before).toBeLessThan(MAX_SLOW_BYTES);
        expect((await call(port, 'far.localhost', '/')).status).toBe(200);
      } finally {
        for (const socket of sockets) socket.destroy();
        await rm(file);
      }
    }
  }, 180_000);

  it.concurrent('a slow client with many connections gets no more than the cap, and disturbs no request within it', async () => {
    const { backEnd, remote } = inject('targets');
    const small = await startPortal({
      API_ORIGIN: `http://127.0.0.1:${backEnd.port}`,
      PORTAL_DATA_DIR: remote.folder,
      PORTAL_MAX_CONNECTIONS: String(MAX_CONNECTIONS),
    });
    const sockets: Socket[] = [];
    try {
      for (let one = 0; one < MAX_CONNECTIONS + 30; one += 1) sockets.push(await opened(small.port));
      const kept = () => sockets.filter(({ destroyed, readable }) => !destroyed && readable);
      await vi.waitFor(() => expect(kept()).toHaveLength(MAX_CONNECTIONS), { timeout: PATIENCE_MS });
      const [first] = kept();
      const answered = first && once(first, 'data');
      first?.write('GET / HTTP/1.1\r\nHost: far.localhost\r\n\r\n');
      expect(String((await answered)?.[0])).toMatch(/^HTTP\/1\.1 200 /);
      for (const socket of sockets) socket.destroy();
      // The server refuses new connections until it has noticed that the old ones are closed.
      const status = async () => (await call(small.port, 'far.localhost', '/')).status;
      await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: PATIENCE_MS });
      expect(small.process.exitCode).toBeNull();
    } finally {
      for (const socket of sockets) socket.destroy();
      await stopPortal(small);
    }
  }, 180_000);
});
