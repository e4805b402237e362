import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'playwright/test';
import { freePort } from '../../scripts/free-port.mjs';
import { ended, type RunningPortal, spawnPortal, startPortal, stopPortal } from '../server';
import { ask, test } from './pages-seen';

const VARNISH = '/usr/sbin/varnishd';
const EXAMPLE = path.join(import.meta.dirname, '../../docs/examples/varnish.vcl');
const HOST = 'far.localhost';
const ADDRESS = '/una-prova/';

function isInstalled(): boolean {
  try {
    accessSync(VARNISH);
    return true;
  } catch {
    return false;
  }
}

test.describe.configure({ mode: 'serial', timeout: 120_000 });
// biome-ignore lint/suspicious/noSkippedTests: it is of a program that a machine may lack
test.skip(!isInstalled(), `Varnish is not installed at ${VARNISH}`);

let folder: string;
let port: number;
let portal: RunningPortal;
let varnish: ChildProcess;
/** Output of Varnish so far. */
let words = '';

const purges = () => ({ PURGE_URL: `http://127.0.0.1:${port}/`, PURGE_FORMAT: 'varnish' });
const settings = () => ({ PORTAL_DATA_DIR: folder, PORTAL_DEMO: 'off' });
/** Response to a reader behind the cache. */
const read = (address: string, headers?: Record<string, string>) => ask(port, HOST, address, headers);

/** Runs one of the back end's commands next to the portal. */
async function run(program: string, ...args: string[]): Promise<void> {
  const { process: child, said } = spawnPortal(settings(), `apps/api/dist/${program}.js`, args);
  expect(await ended(child), said()).toBe(0);
}

/** Starts Varnish with the example configuration, in front of a server on another port. */
async function startVarnish(name: string, at: number, behind: number): Promise<ChildProcess> {
  const vcl = path.join(folder, `${name}.vcl`);
  const example = await readFile(EXAMPLE, 'utf8');
  await writeFile(vcl, example.replace('.port = "3000"', `.port = "${behind}"`));
  // It runs as the current user, so that it can read the test folder.
  const args = ['-j', 'none', '-F', '-a', `127.0.0.1:${at}`, '-f', vcl, '-n', path.join(folder, name)];
  const started = spawn(VARNISH, [...args, '-s', 'malloc,32m'], { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [started.stdout, started.stderr])
    stream?.on('data', (text: Buffer) => {
      words += text.toString();
    });
  return started;
}

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-cdn-'));
  port = await freePort();
  portal = await startPortal({ ...settings(), ...purges() });
  const item = {
    uri: 'urn:e2e:cdn',
    type: 'text',
    headline: 'Una prova',
    versioncreated: '2026-01-02T10:00:00Z',
    body_xhtml: '<p>Text.</p>',
  };
  const file = path.join(folder, 'item.json');
  await writeFile(file, JSON.stringify(item));
  await run('import-command', file, '--site', 'far');

  varnish = await startVarnish('first', port, portal.port);
  await expect
    .poll(() =>
      read('/readyz').then(
        ({ status }) => status,
        () => words,
      ),
    )
    .toBe(200);
});
test.afterAll(async () => {
  varnish?.kill('SIGTERM');
  if (varnish) await ended(varnish);
  if (portal) await stopPortal(portal);
  await rm(folder, { recursive: true, force: true });
});

test('a page is cached, and its surrogate keys are hidden from readers', async () => {
  // The second purge of the import may still arrive in between.
  const twice = async () => {
    const first = await read(ADDRESS);
    const second = await read(ADDRESS, { cookie: 'session=1' });
    expect(second.headers['surrogate-key'] ?? second.headers['cdn-cache-control']).toBeUndefined();
    return [first.status, second.status, second.headers['x-cache']];
  };
  await expect.poll(twice).toEqual([200, 200, 'HIT']);
});

test('a private page is never cached', async () => {
  await read('/acceso/');
  const second = await read('/acceso/');
  expect([second.status, second.headers['x-cache']]).toEqual([200, 'MISS']);
});

test('only whole surrogate keys match', async () => {
  await read(ADDRESS);
  const { headers } = await ask(portal.port, HOST, ADDRESS);
  const key = /\bc\d+/.exec(String(headers['surrogate-key']))?.[0] ?? '';
  const purge = (keys: string) =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'PURGE', headers: { 'surrogate-key': keys } });
  // The second purge of the import may still arrive in between.
  const afterOthers = async () => {
    await read(ADDRESS);
    expect((await purge(`${key}0 ${key.slice(0, -1)}x`)).status).toBe(200);
    return (await read(ADDRESS)).headers['x-cache'];
  };
  await expect.poll(afterOthers).toBe('HIT');
  expect((await purge('.*')).status).toBe(400);
  expect((await purge(`x ${key}`)).status).toBe(200);
  expect((await read(ADDRESS)).headers['x-cache']).toBe('MISS');
});

test('a withdrawn article is gone behind the cache within two seconds, and comes back when restored', async () => {
  const named = async (address: string) => (await read(address)).body.includes('Una prova');
  for (const address of [ADDRESS, '/rss.xml']) await read(address);
  expect(await named('/rss.xml')).toBe(true);
  await run('content-command', 'withdraw', ADDRESS, '--site', 'far');
  await expect.poll(async () => (await read(ADDRESS)).status, { timeout: 2_000, intervals: [100] }).toBe(410);
  await expect.poll(() => named('/rss.xml'), { timeout: 2_000, intervals: [100] }).toBe(false);
  await run('content-command', 'restore', ADDRESS, '--site', 'far');
  await expect.poll(async () => (await read(ADDRESS)).status, { intervals: [100] }).toBe(200);
  await expect.poll(() => named('/rss.xml'), { intervals: [100] }).toBe(true);
});

test('an article withdrawn while the portal was stopped is gone once it has started', async () => {
  await expect.poll(async () => (await read(ADDRESS)).headers['x-cache']).toBe('HIT');
  await stopPortal(portal);
  await run('content-command', 'withdraw', ADDRESS, '--site', 'far');
  portal = await startPortal({ ...settings(), ...purges(), PORT: String(portal.port) });
  await expect.poll(async () => (await read(ADDRESS)).status, { intervals: [100] }).toBe(410);
});

test('a stale copy is served while the server fails or is unreachable', async () => {
  let status = 200;
  let failures = 0;
  const lifetimes = 'max-age=1, stale-while-revalidate=1, stale-if-error=600';
  const server = createServer((request, response) => {
    const failing = request.url !== '/livez' && status !== 200;
    if (failing) failures += 1;
    response.writeHead(failing ? status : 200, {
      'cache-control': failing ? 'no-store' : 'public, max-age=0, s-maxage=15',
      ...(failing ? {} : { 'cdn-cache-control': lifetimes }),
    });
    response.end(failing ? 'failed' : 'good');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const at = await freePort();
  const between = await startVarnish('second', at, typeof address === 'object' && address ? address.port : 0);
  const get = async (page: string) => {
    const { status: code, body } = await ask(at, HOST, page);
    return `${code} ${body}`;
  };
  try {
    await expect.poll(() => get('/').catch(() => '')).toBe('200 good');
    status = 503;
    // After the second in which it is served without revalidation, it is revalidated in the background, and
    // later before the response.
    const asked = async () => {
      expect(await get('/')).toBe('200 good');
      return failures;
    };
    await expect.poll(asked, { timeout: 15_000, intervals: [300] }).toBeGreaterThan(4);
    expect(await get('/never-seen')).toBe('503 failed');
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    for (let time = 0; time < 4; time += 1) expect(await get('/')).toBe('200 good');
    expect(await get('/never-seen')).toContain('Ahora mismo no podemos responder.');
  } finally {
    between.kill('SIGTERM');
    await ended(between);
    server.closeAllConnections();
    server.close();
  }
});
