import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticFiles } from './static-files';
import { inOrder } from './steps';

const SHEET = 'body { margin: 0 }';
const FILM = '0123456789';

let outer: string;
let server: Server;
let port: number;

beforeAll(async () => {
  outer = await mkdtemp(path.join(tmpdir(), 'portal-static-'));
  const folder = path.join(outer, 'client');
  const assets = path.join(folder, 'assets');
  await mkdir(path.join(assets, 'inner'), { recursive: true });
  await writeFile(path.join(outer, 'secret.txt'), 'secret');
  await writeFile(path.join(assets, 'site.css'), SHEET);
  await writeFile(path.join(assets, 'site.css.br'), brotliCompressSync(SHEET));
  await writeFile(path.join(assets, 'site.css.gz'), gzipSync(SHEET));
  await writeFile(path.join(assets, 'film.mp4'), FILM);
  await writeFile(path.join(assets, 'gone.css'), SHEET);
  await writeFile(path.join(assets, 'gone.css.br'), brotliCompressSync(SHEET));
  await writeFile(path.join(assets, '.hidden'), 'hidden');
  const step = staticFiles(folder, '/assets/', true);
  server = createServer(inOrder([step], (_, response) => response.writeHead(200).end('next')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  await rm(path.join(assets, 'gone.css'));
  await rm(path.join(assets, 'gone.css.br'));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(outer, { recursive: true, force: true });
});

/** Requests a path unchanged: `fetch` would normalise it. */
async function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const asked = request({ host: '127.0.0.1', port, path: address, headers, method }).end();
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

it('serves a file as immutable under its name, with the security headers', async () => {
  const { status, headers, body } = await ask('/assets/film.mp4?v=1');
  expect([status, body.toString()]).toEqual([200, FILM]);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('vary');
});

it.each([
  ['br', brotliCompressSync(SHEET)],
  ['gzip', gzipSync(SHEET)],
])('sends the compressed copy in %s with the file’s own type', async (encoding, bytes) => {
  const { headers, body } = await ask('/assets/site.css', { 'accept-encoding': encoding });
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': expect.stringMatching(/^text\/css/),
    vary: 'Accept-Encoding',
  });
  expect(body.equals(bytes)).toBe(true);
});

it('has `Vary` on an uncompressed response too', async () => {
  const { headers, body } = await ask('/assets/site.css');
  expect([headers.vary, headers['content-encoding'], body.toString()]).toEqual([
    'Accept-Encoding',
    undefined,
    SHEET,
  ]);
});

it('sends a range of a file, in its uncompressed bytes', async () => {
  const part = await ask('/assets/film.mp4', { range: 'bytes=2-4' });
  expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ]);
  const plain = await ask('/assets/site.css', { range: 'bytes=0-3', 'accept-encoding': 'br' });
  expect([plain.status, plain.headers['content-encoding'], plain.body.toString()]).toEqual([
    206,
    undefined,
    'body',
  ]);
});

it('refuses a range outside a file', async () => {
  const { status, headers } = await ask('/assets/film.mp4', { range: 'bytes=20-30' });
  expect([status, headers['content-range'], headers['cache-control']]).toEqual([
    416,
    'bytes */10',
    'no-store',
  ]);
});

it('returns 304 to a client that has the file', async () => {
  const { headers } = await ask('/assets/film.mp4');
  const again = await ask('/assets/film.mp4', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it.each(['identity', 'br'])('returns 404 for a file that vanished after the start (%s)', async (encoding) => {
  const gone = await ask('/assets/gone.css', { 'accept-encoding': encoding });
  expect([gone.status, gone.headers['cache-control'], gone.headers['content-encoding']]).toEqual([
    404,
    'no-store',
    undefined,
  ]);
  expect(gone.body.toString()).toBe('Not found\n');
});

it.each([
  '/assets/',
  '/assets/inner',
  '/assets/inner/',
  '/assets/.hidden',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
])('returns 404 for anything but a file of the folder: %s', async (address) => {
  const { status, body } = await ask(address);
  expect([status, body.toString()]).toEqual([404, 'Not found\n']);
});

it.each(['/assets/%', '/assets/a%00b'])('returns 400 for an invalid name: %s', async (address) => {
  expect((await ask(address)).status).toBe(400);
});

it('responds to HEAD without a body', async () => {
  const { status, headers, body } = await ask('/assets/film.mp4', {}, 'HEAD');
  expect([status, headers['content-length'], body.length]).toEqual([200, '10', 0]);
});

it('accepts no other method', async () => {
  const { status, headers } = await ask('/assets/film.mp4', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('leaves other URLs to the next step', async () => {
  expect((await ask('/politica/')).body.toString()).toBe('next');
});
