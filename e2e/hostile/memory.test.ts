import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { report } from './report';

const run = promisify(execFile);
/** The processes may take so many times the setting beside what they take without a page. */
const MAX_RATIO = 1.5;
const MEGABYTE = 1024 * 1024;
/** Enough to fill the cache some times over. */
const ADDRESSES = process.env.HOSTILE_ADDRESSES ?? '12000';
/** Where modules of this repository are found from. */
const folder = path.join(import.meta.dirname, '../../node_modules/.cache/portal-hostile');

type Filled = { counted: number; rss: number; used: number };

async function filled(megabytes: number): Promise<Filled> {
  const program = path.join(folder, 'fill-page-cache.js');
  const { stdout } = await run(process.execPath, ['--expose-gc', program, String(megabytes), ADDRESSES]);
  return JSON.parse(stdout);
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
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the memory of kept pages', () => {
  it.each([
    ['memory32', 32],
    ['memory96', 96],
  ] as const)(
    'is what the setting says, whatever addresses are asked for (%s)',
    async (name, megabytes) => {
      const { counted, rss, used } = await filled(megabytes);
      const ratio = Math.max(rss, used) / (megabytes * MEGABYTE);
      report({ [name]: Number(ratio.toFixed(2)) });
      expect(counted).toBeLessThanOrEqual(megabytes * MEGABYTE);
      // It was filled: what is measured is the bound, not an empty cache. Pages without a query have seven eighths of it.
      expect(counted).toBeGreaterThan(0.75 * megabytes * MEGABYTE);
      expect(ratio).toBeLessThanOrEqual(MAX_RATIO);
    },
    600_000,
  );
});
