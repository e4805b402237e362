import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'playwright/test';
import { ended, spawnPortal } from '../server';
import { test } from './pages-seen';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-production-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Files of React that the built portal loads before it ends: at once, because its port is invalid. */
async function loadedReact(environment: string): Promise<string[]> {
  const probe = path.join(folder, 'probe.cjs');
  await writeFile(
    probe,
    `process.on('exit', () => {
      // Those that were only looked at for their exports are known, and not loaded.
      for (const [file, { loaded }] of Object.entries(require.cache))
        if (loaded && /[/]react(-dom)?[/]cjs[/]/.test(file)) console.log(file);
    });`,
  );
  const portal = spawnPortal({
    NODE_ENV: environment,
    NODE_OPTIONS: `--require ${probe}`,
    PORT: 'none',
    PORTAL_DATA_DIR: path.join(folder, 'data'),
  });
  expect(await ended(portal.process)).toBe(1);
  return portal.said().match(/[\w.-]+\.(?:development|production)(?:\.min)?\.js/g) ?? [];
}

for (const environment of ['', 'development', 'production'])
  test(`the built portal renders with React's production build if NODE_ENV is “${environment}”`, async () => {
    const files = await loadedReact(environment);
    expect(files.some((file) => file.startsWith('react-dom-server'))).toBe(true);
    expect(files.filter((file) => file.includes('development'))).toEqual([]);
  });
