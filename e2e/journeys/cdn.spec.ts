import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { ask, ended, freePort, type RunningPortal, spawnPortal, startPortal, stopPortal } from '../server';

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
test.skip(!isInstalled(), `Varnish is not installed at ${VARNISH}`);

let folder: string;
let port: number;
let portal: RunningPortal;
let varnish: ChildProcess;
/** Everything that Varnish has said. */
let words = '';

const settings = () => ({ PORTAL_DATA_DIR: folder, PORTAL_DEMO: 'off' });
/** What a reader behind the cache gets. */
const read = (address: string, headers?: Record<string, string>) => ask(port, HOST, address, headers);

/** Runs one of the back end's commands beside the portal. */
async function run(program: string, ...args: string[]): Promise<void> {
  const { process: child, said } = spawnPortal(settings(), `apps/api/dist/${program}.js`, args);
  expect(await ended(child), said()).toBe(0);
}

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-cdn-'));
  port = await freePort();
  portal = await startPortal({
    ...settings(),
    PURGE_URL: `http://127.0.0.1:${port}/`,
    PURGE_FORMAT: 'varnish',
  });
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

  const vcl = path.join(folder, 'portal.vcl');
  const example = await readFile(EXAMPLE, 'utf8');
  await writeFile(vcl, example.replace('.port = "3000"', `.port = "${portal.port}"`));
  // It runs as whoever runs the tests, whose folder it has to read.
  const args = ['-j', 'none', '-F', '-a', `127.0.0.1:${port}`, '-f', vcl, '-n', path.join(folder, 'varnish')];
  varnish = spawn(VARNISH, [...args, '-s', 'malloc,32m'], { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [varnish.stdout, varnish.stderr])
    stream?.on('data', (text: Buffer) => {
      words += text.toString();
    });
  await expect
    .poll(
      () =>
        read('/readyz').then(
          ({ status }) => status,
          () => words,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
});
test.afterAll(async () => {
  varnish?.kill('SIGTERM');
  if (varnish) await ended(varnish);
  if (portal) await stopPortal(portal);
  await rm(folder, { recursive: true, force: true });
});

test('a page is kept between, and its keys are not for readers', async () => {
  const isKept = async () => (await read(ADDRESS)).headers['x-cache'];
  await expect.poll(isKept, { timeout: 5_000 }).toBe('HIT');
  const first = await read(ADDRESS);
  const second = await read(ADDRESS, { cookie: 'session=1' });
  expect([first.status, second.status, second.headers['x-cache']]).toEqual([200, 200, 'HIT']);
  expect(second.headers['surrogate-key'] ?? second.headers['cdn-cache-control']).toBeUndefined();
});

test('a page that is private is kept by nobody', async () => {
  await read('/acceso/');
  const second = await read('/acceso/');
  expect([second.status, second.headers['x-cache']]).toEqual([200, 'MISS']);
});

test('keys are matched whole, and only keys', async () => {
  await read(ADDRESS);
  const { headers } = await ask(portal.port, HOST, ADDRESS);
  const key = /\bc\d+/.exec(String(headers['surrogate-key']))?.[0] ?? '';
  const purge = (keys: string) =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'PURGE', headers: { 'surrogate-key': keys } });
  // The import's second purge may still come between.
  const afterOthers = async () => {
    await read(ADDRESS);
    expect((await purge(`${key}0 ${key.slice(0, -1)}x`)).status).toBe(200);
    return (await read(ADDRESS)).headers['x-cache'];
  };
  await expect.poll(afterOthers, { timeout: 5_000 }).toBe('HIT');
  expect((await purge('.*')).status).toBe(400);
  expect((await purge(`x ${key}`)).status).toBe(200);
  expect((await read(ADDRESS)).headers['x-cache']).toBe('MISS');
});

test('what is withdrawn is gone for readers behind the cache within two seconds, and comes back', async () => {
  const named = async (address: string) => (await read(address)).body.includes('Una prova');
  for (const address of [ADDRESS, '/rss.xml']) await read(address);
  expect(await named('/rss.xml')).toBe(true);
  await run('content-command', 'withdraw', ADDRESS, '--site', 'far');
  await expect.poll(async () => (await read(ADDRESS)).status, { timeout: 2_000, intervals: [100] }).toBe(410);
  await expect.poll(() => named('/rss.xml'), { timeout: 2_000, intervals: [100] }).toBe(false);
  await run('content-command', 'restore', ADDRESS, '--site', 'far');
  await expect.poll(async () => (await read(ADDRESS)).status, { timeout: 2_000, intervals: [100] }).toBe(200);
  await expect.poll(() => named('/rss.xml'), { timeout: 2_000, intervals: [100] }).toBe(true);
});
