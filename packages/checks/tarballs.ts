import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { PACKAGES } from './packages';

const run = promisify(execFile);

const packedSchema = v.pipe(
  v.array(
    v.object({ name: v.string(), filename: v.string(), files: v.array(v.object({ path: v.string() })) }),
  ),
  v.length(PACKAGES.length),
);
export type Packed = v.InferOutput<typeof packedSchema>;

/** Packs what is published into a folder, as `npm publish` would. @returns name, file name and contents of each */
export async function packInto(folder: string): Promise<Packed> {
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
  return v.parse(packedSchema, JSON.parse(stdout));
}
