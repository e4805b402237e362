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

/** The files of React that the built portal has loaded when it ends: at once, over a port that is none. */
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
  test(`what is built draws with React's production build where NODE_ENV is “${environment}”`, async () => {
    const files = await loadedReact(environment);
    expect(files.some((file) => file.startsWith('react-dom-server'))).toBe(true);
    expect(files.filter((file) => file.includes('development'))).toEqual([]);
  });
