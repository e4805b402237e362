import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACKAGES, read } from './packages';

const run = promisify(execFile);
const packedSchema = v.pipe(
  v.array(
    v.object({ name: v.string(), filename: v.string(), files: v.array(v.object({ path: v.string() })) }),
  ),
  v.length(PACKAGES.length),
);

let folder: string;
let packed: v.InferOutput<typeof packedSchema>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-packed-'));
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
  packed = v.parse(packedSchema, JSON.parse(stdout));
}, 30_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const packOf = (name: string) => {
  const pack = packed.find((one) => one.name === name);
  if (!pack) throw new Error(`${name} was not packed`);
  return pack;
};

describe.each(PACKAGES)('$name', ({ name, folder: source }) => {
  it('is packed without a fault', { timeout: 20_000 }, async () => {
    const tarball = await readFile(path.join(folder, packOf(name).filename));
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(tarball).buffer },
      strict: true,
    });
    expect(pkg.name).toBe(name);
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('brings licence and readme, and neither tests nor stories', () => {
    const files = packOf(name).files.map((file) => file.path);
    const wanted = ['LICENSE', 'README.md', 'package.json'];
    expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
    expect(files.filter((file) => /\.(test|stories)\.|fixtures|\.tsbuildinfo/.test(file))).toEqual([]);
  });

  it('says what it is', () => {
    const { description, license, type }: Record<string, unknown> = JSON.parse(read(source, 'package.json'));
    expect({ license, type }).toEqual({ license: 'MIT', type: 'module' });
    expect(description).toEqual(expect.stringMatching(/\.$/));
  });
});
