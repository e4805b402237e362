import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'playwright/test';
import { empty } from '../newsroom';
import { ended, type RunningPortal, spawnPortal, startBackEnd, startPortal, stopPortal } from '../server';
import { ask, test } from './pages-seen';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let folder: string;
let portal: RunningPortal;
/** No demo newsroom: these journeys are about the process. */
const SETTINGS = () => ({
  PORTAL_DATA_DIR: folder,
  PORTAL_DEMO: 'off',
  PORTAL_PREVIEW_KEY: 'preview-for-journeys',
});

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-server-'));
  await empty(folder);
  portal = await startPortal(SETTINGS());
});
test.afterAll(async () => {
  // A failed start would otherwise be hidden by an error here.
  if (portal) await stopPortal(portal);
  await rm(folder, { recursive: true, force: true });
});

test('it reports when it can serve', async () => {
  expect((await ask(portal.port, 'localhost', '/readyz')).status).toBe(200);
  expect(portal.said()).toContain(`http://far.localhost:${portal.port}`);
});

test('its data folder is closed to other users of the machine', async () => {
  const places = ['', ...(await readdir(folder, { recursive: true }))];
  const open: string[] = [];
  for (const name of places) {
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found && found.mode & 0o077) open.push(name);
  }
  expect(open).toEqual([]);
  expect(places.length).toBeGreaterThan(500);
});

test('emails are visible to nobody in production, and never to other machines', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'portal-server-'));
  const settings = { PORTAL_DATA_DIR: other, PORTAL_DEMO: 'off', HOST: '0.0.0.0' };
  for (const [program, missing] of [
    [startPortal, 404],
    [startBackEnd, 404],
  ] as const) {
    const production = await program({ ...settings, PORTAL_DEV_MAIL: '' });
    expect((await ask(production.port, 'localhost', '/dev/mail')).status).toBe(missing);
    await stopPortal(production);
    const local = await program(settings);
    expect((await ask(local.port, 'localhost', '/dev/mail')).status).toBe(200);
    const forwarded = await ask(local.port, 'localhost', '/dev/mail', { 'x-forwarded-for': '::1' });
    expect([403, 421]).toContain(forwarded.status);
    // This machine's own address in its network, as seen from another machine.
    for (const { address } of Object.values(networkInterfaces()).flatMap((found) => found ?? []))
      if (!address.startsWith('127.') && !address.includes(':')) {
        const from = `http://${address}:${local.port}/dev/mail`;
        const answer = await fetch(from, { headers: { host: 'localhost' } });
        // An IP address names no site, and does not count as this machine.
        expect([403, 421]).toContain(answer.status);
      }
    await stopPortal(local);
  }
  const proxied = await startPortal({ ...settings, PORTAL_PROXIES: '1' });
  expect((await ask(proxied.port, 'localhost', '/dev/mail')).status).toBe(403);
  const forwardedFor = { 'x-forwarded-for': '203.0.113.7' };
  for (const address of ['/dev/mail', '/'])
    expect((await ask(proxied.port, 'localhost', address, forwardedFor)).status).toBe(421);
  for (const address of ['/livez', '/readyz'])
    expect((await ask(proxied.port, 'localhost', address, forwardedFor)).status).toBe(200);
  await stopPortal(proxied);
  await rm(other, { recursive: true, force: true });
});

test('a second one on the same data folder is refused with an explanation', async () => {
  const second = spawnPortal({ PORT: '0', PORTAL_DATA_DIR: folder, PORTAL_DEMO: 'off' });
  expect(await ended(second.process)).toBe(1);
  expect(second.said()).toContain(`The data folder ${folder} is in use by another Portal process`);
  expect(second.said()).not.toMatch(/\bat .*\.js:\d+/);
});

test('a taken port is refused with an explanation', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'portal-server-'));
  const second = spawnPortal({ PORT: String(portal.port), PORTAL_DATA_DIR: other, PORTAL_DEMO: 'off' });
  expect(await ended(second.process)).toBe(1);
  expect(second.said()).toContain(`PORT ${portal.port} is in use by another program`);
  await rm(other, { recursive: true, force: true });
});

for (const [name, value, sentence] of [
  ['PORT', 'eighty', 'PORT must be a port number'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address such as postgres://'],
  ['API_ORIGIN', 'nowhere', 'API_ORIGIN must be an origin'],
  ['PORTAL_DEMO', 'yes', 'PORTAL_DEMO must be "on" or "off"'],
  ['SMTP_URL', 'http://mail', 'SMTP_URL must be an address such as smtp://'],
  ['PORTAL_PREVIEW_KEY', 'short', 'PORTAL_PREVIEW_KEY must have at least 16 characters'],
] as const) {
  test(`an invalid ${name} prevents the start and is named`, async () => {
    const wrong = spawnPortal({ PORT: '0', PORTAL_DATA_DIR: folder, [name]: value });
    expect(await ended(wrong.process)).toBe(1);
    expect(wrong.said()).toContain(sentence);
  });
}

test('after a kill it starts again on the same data; after a stop signal it ends cleanly', async () => {
  portal.process.kill('SIGKILL');
  await ended(portal.process);
  const began = Date.now();
  portal = await startPortal(SETTINGS());
  expect(Date.now() - began).toBeLessThan(45_000);
  expect((await ask(portal.port, 'ribera.localhost', '/')).body.toString()).toContain('Ribera Diario');
  expect(await stopPortal(portal)).toBe(0);
  portal = await startPortal(SETTINGS());
});

test('a portal with a remote back end serves the same pages, and continues from its cache while that is down', async () => {
  await stopPortal(portal);
  const backEnd = await startBackEnd({ PORTAL_DATA_DIR: folder, PORTAL_DEMO: 'off' });
  const apart = await startPortal({ API_ORIGIN: `http://127.0.0.1:${backEnd.port}` });
  const first = await ask(apart.port, 'ribera.localhost', '/');
  expect([first.status, first.body.toString().includes('Ribera Diario')]).toEqual([200, true]);
  await stopPortal(backEnd);
  expect((await ask(apart.port, 'ribera.localhost', '/')).status).toBe(200);
  // A page that is not in the cache cannot be rendered: a plain message, and when to retry.
  const other = await ask(apart.port, 'far.localhost', '/politica/');
  expect([other.status, other.headers['retry-after']]).toEqual([503, '30']);
  await stopPortal(apart);
  portal = await startPortal(SETTINGS());
});

test('stories imported next to the running server appear, and withdrawn ones disappear', async () => {
  const item = {
    uri: 'urn:e2e:1',
    type: 'text',
    headline: 'Una prova',
    versioncreated: '2026-01-02T10:00:00Z',
    body_xhtml: '<p>Text.</p>',
  };
  const file = path.join(folder, 'item.json');
  const bring = async (content: object) => {
    await writeFile(file, JSON.stringify(content));
    const env = { PORTAL_DATA_DIR: folder, PORTAL_DEMO: 'off' };
    const { process: child, said } = spawnPortal(env, 'apps/api/dist/import-command.js', [
      file,
      '--site',
      'far',
    ]);
    expect(await ended(child), said()).toBe(0);
    return said();
  };
  expect(await bring(item)).toContain('added      1');
  const page = await ask(portal.port, 'far.localhost', '/una-prova/');
  expect([page.status, page.body.toString().includes('Una prova')]).toEqual([200, true]);
  expect(await bring(item)).toContain('unchanged  1');
  expect(await bring({ ...item, pubstatus: 'canceled' })).toContain('withdrawn  1');
  await expect
    .poll(
      async () =>
        (await ask(portal.port, 'far.localhost', '/una-prova/?preview=preview-for-journeys')).status,
    )
    .toBe(410);
});
