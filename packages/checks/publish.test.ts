import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACKAGES, read, root } from './packages';
import { type Packed, packInto } from './tarballs';

let folder: string;
let packed: Packed;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-packed-'));
  packed = await packInto(folder);
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

  it('has types wherever it has code, for all who resolve ESM', { timeout: 60_000 }, async () => {
    const tarball = await readFile(path.join(folder, packOf(name).filename));
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
    if (!analysis.types) throw new Error('the package has no types');
    // ESM alone (`require` gets what Node gives it); style sheets have no types, and `./styles` is for sources alone.
    const faults = analysis.problems.filter(
      (problem) =>
        !('resolutionKind' in problem && /node10|node16-cjs/.test(problem.resolutionKind)) &&
        !(
          'entrypoint' in problem &&
          /\.css$|package\.json$|fonts|^\.\/(foundation-)?styles$/.test(problem.entrypoint)
        ),
    );
    const named = faults.map(
      (fault) =>
        `${fault.kind}: ${'entrypoint' in fault ? fault.entrypoint : 'fileName' in fault ? fault.fileName : ''}`,
    );
    expect([...new Set(named)]).toEqual([]);
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

it('every note of a change can be read by the release, and names packages', async () => {
  // The reader of the changesets' command, wherever that has it.
  const { default: parse } = createRequire(path.join(root, 'node_modules/@changesets/cli/package.json'))(
    '@changesets/parse',
  );
  const notes = (await readdir(path.join(root, '.changeset'))).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );
  for (const file of notes) {
    const { releases, summary } = parse(await readFile(path.join(root, '.changeset', file), 'utf8'));
    const named = releases.map(({ name }: { name: string }) => name);
    expect(
      PACKAGES.map(({ name }) => name),
      file,
    ).toEqual(expect.arrayContaining(named));
    expect([named.length > 0, summary.length > 0], file).toEqual([true, true]);
  }
});
