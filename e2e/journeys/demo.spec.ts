import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'playwright/test';
import { BACK_END, ended, PORTAL, spawnPortal, startBackEnd, startPortal, stopPortal } from '../server';
import { ask, test } from './pages-seen';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const root = path.join(import.meta.dirname, '../..');
/** Files of the built portal and its back end. */
const BUILT = [
  'apps/portal/package.json',
  'apps/portal/dist',
  'apps/api/package.json',
  'apps/api/dist',
  'apps/api/drizzle',
  'apps/api/functions',
  'apps/api/sites',
];

let folder: string;
let installation: string;
const settings = () => ({ PORTAL_DATA_DIR: path.join(folder, 'data') });

/** Installs the built portal with third-party packages, but without apps/demo. */
async function installWithoutDemo(): Promise<void> {
  for (const part of BUILT)
    await cp(path.join(root, part), path.join(installation, part), { recursive: true });
  const packages = path.join(root, 'node_modules');
  const own = path.join(installation, 'node_modules/@portal');
  await mkdir(own, { recursive: true });
  for (const name of await readdir(packages))
    if (name !== '@portal' && !name.startsWith('.'))
      await symlink(path.join(packages, name), path.join(installation, 'node_modules', name));
  // Packages that the back end needs in a different version.
  const nested = path.join(root, 'apps/api/node_modules');
  if (existsSync(nested)) await symlink(nested, path.join(installation, 'apps/api/node_modules'));
  await symlink(path.join(root, 'packages/model'), path.join(own, 'model'));
  await symlink(path.join(installation, 'apps/api'), path.join(own, 'api'));
}

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-demo-'));
  installation = path.join(folder, 'installation');
  await installWithoutDemo();
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

for (const [name, program] of [
  ['the portal', PORTAL],
  ['a back end of its own', BACK_END],
] as const)
  test(`${name} configured to show a demo that is not installed says what to do`, async () => {
    const { process: child, said } = spawnPortal(
      { PORT: '0', ...settings() },
      path.join(installation, program),
    );
    expect(await ended(child)).toBe(1);
    // Output may arrive after the process has ended.
    await expect.poll(said).toContain('Set PORTAL_DEMO=off to start without the demo newsroom');
    expect(said()).toContain('PORTAL_DEMO is on, but the package @portal/demo is not installed here');
    expect(said()).not.toMatch(/\bat .*\.js:\d+/);
  });

test('the portal needs nothing of the demo newsroom', async () => {
  const portal = await startPortal({ ...settings(), PORTAL_DEMO: 'off' }, installation);
  const front = await ask(portal.port, 'ribera.localhost', '/');
  expect([front.status, front.body.toString().includes('Ribera Diario')]).toEqual([200, true]);
  // Then a fictitious town has no weather, and its media are missing.
  const weather = await ask(portal.port, 'far.localhost', '/meteo/');
  expect([weather.status, weather.body.toString().includes('data-part="no-forecast"')]).toEqual([200, true]);
  await expect.poll(portal.said).toContain('has no forecast of Port Savina: its file names no municipality');
  expect((await ask(portal.port, 'far.localhost', '/demo-media/film/film.m3u8')).status).toBe(404);
  expect(await stopPortal(portal)).toBe(0);

  const backEnd = await startBackEnd({ ...settings(), PORTAL_DEMO: 'off' }, installation);
  expect((await ask(backEnd.port, 'far.localhost', '/api/front/site?alias=far')).status).toBe(200);
  expect(await stopPortal(backEnd)).toBe(0);
});
