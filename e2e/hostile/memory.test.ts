import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { report } from './report';

const run = promisify(execFile);
/**
 * Maximum memory of a process as a multiple of the setting, beyond that of the same pages without a cache.
 */
const MAX_RATIO = 1.5;
const MEGABYTE = 1024 * 1024;
/** Enough to fill the cache several times. */
const ADDRESSES = process.env.HOSTILE_ADDRESSES ?? '10000';
/** Inside the repository, so that its modules can be resolved. */
const folder = path.join(import.meta.dirname, '../../node_modules/.cache/portal-hostile');

type Filled = { counted: number; rss: number; used: number };

async function filled(megabytes: number): Promise<Filled> {
  const program = path.join(folder, 'fill-page-cache.js');
  const { stdout } = await run(process.execPath, ['--expose-gc', program, String(megabytes), ADDRESSES]);
  return JSON.parse(stdout);
}

/**
 * Maximum number of measured processes: the freed memory that the system keeps varies between them, the cache
 * does not.
 */
const PROCESSES = 3;

/** Least memory of several processes; measures more of them only while the limit is exceeded. */
async function leastOf(megabytes: number): Promise<Filled> {
  let least = await filled(megabytes);
  for (let more = 1; more < PROCESSES && least.rss > MAX_RATIO * megabytes * MEGABYTE; more += 1) {
    const next = await filled(megabytes);
    if (next.rss < least.rss) least = next;
  }
  return least;
}

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: path.join(import.meta.dirname, 'fill-page-cache.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { output: { format: 'es', entryFileNames: 'fill-page-cache.js' } },
    },
  });
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the memory of cached pages', { tags: ['full'] }, () => {
  it.each([
    ['memory32', 32],
    ['memory96', 96],
  ] as const)(
    'matches the setting, whatever addresses are requested (%s)',
    async (name, megabytes) => {
      const { counted, rss, used } = await leastOf(megabytes);
      const setting = megabytes * MEGABYTE;
      const ratio = rss / setting;
      report({ [name]: Number(ratio.toFixed(2)) });
      expect(counted).toBeLessThanOrEqual(setting);
      // The cache is full: the limit is measured, not an empty cache.
      expect(counted).toBeGreaterThan(0.85 * setting);
      // Its strings and buffers are counted in full; the system keeps some of the memory between them.
      expect(used).toBeLessThanOrEqual(counted);
      expect(ratio).toBeLessThanOrEqual(MAX_RATIO);
    },
    600_000,
  );
});
