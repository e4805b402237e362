import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { inject } from 'vitest';
import { PACKAGES } from './packages';

const run = promisify(execFile);

const packedSchema = v.pipe(
  v.array(
    v.object({ name: v.string(), filename: v.string(), files: v.array(v.object({ path: v.string() })) }),
  ),
  v.length(PACKAGES.length),
);
export type Packed = v.InferOutput<typeof packedSchema>;

/**
 * Packs the published packages into a folder, as `npm publish` would.
 * @returns npm's report, as JSON
 */
async function packInto(folder: string): Promise<string> {
  const { stdout } = await run(
    'npm',
    [
      'pack',
      ...PACKAGES.map((pack) => pack.folder),
      '--json',
      '--loglevel=error',
      '--pack-destination',
      folder,
    ],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
}

const POLL_MS = 100;

/**
 * The published packages, packed once in a run by the first process that needs them; the others wait for it.
 * @returns the folder of the tarballs, and the name, file name and articles of each
 */
export async function tarballs(): Promise<{ folder: string; packed: Packed }> {
  const folder = inject('tarballs');
  const [list, lock] = [path.join(folder, 'packed.json'), path.join(folder, 'packing')];
  for (;;) {
    const said = await readFile(list, 'utf8').catch(() => undefined);
    if (said) return { folder, packed: v.parse(packedSchema, JSON.parse(said)) };
    const isOurs = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (!isOurs) {
      await setTimeout(POLL_MS);
      continue;
    }
    try {
      await writeFile(`${list}.part`, await packInto(folder));
      await rename(`${list}.part`, list);
    } catch (error) {
      // Processes that wait then try themselves, and report why it fails.
      await rmdir(lock);
      throw error;
    }
  }
}
