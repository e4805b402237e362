import { existsSync, realpathSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOf, PACKAGES, read, root } from './packages';
import { type Packed, tarballs } from './tarballs';

/**
 * MB of third-party dependencies, without React; most of it is react-stately, whose package has all its hooks
 * and maps.
 */
const MAX_INSTALLED_MB = 20;

let folder: string;
let packed: Packed;
beforeAll(async () => {
  ({ folder, packed } = await tarballs());
}, 120_000);

const packOf = (name: string) => {
  const pack = packed.find((one) => one.name === name);
  if (!pack) throw new Error(`${name} was not packed`);
  return pack;
};

describe.each(PACKAGES)('$name', ({ name, folder: source }) => {
  it('is packed without errors', { timeout: 180_000 }, async () => {
    const tarball = await readFile(path.join(folder, packOf(name).filename));
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(tarball).buffer },
      strict: true,
    });
    expect(pkg.name).toBe(name);
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('has types for all its code, for every ESM resolver', {
    tags: ['full'],
    timeout: 180_000,
  }, async () => {
    const tarball = await readFile(path.join(folder, packOf(name).filename));
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
    if (!analysis.types) throw new Error('the package has no types');
    // ESM only (`require` gets what Node gives it); style sheets have no types.
    const faults = analysis.problems.filter(
      (problem) =>
        !('resolutionKind' in problem && /node10|node16-cjs/.test(problem.resolutionKind)) &&
        !('entrypoint' in problem && /\.css$|package\.json$|fonts/.test(problem.entrypoint)),
    );
    const named = faults.map(
      (fault) =>
        `${fault.kind}: ${'entrypoint' in fault ? fault.entrypoint : 'fileName' in fault ? fault.fileName : ''}`,
    );
    expect([...new Set(named)]).toEqual([]);
  });

  it('includes licence, readme and changelog, and no tests or stories', () => {
    const files = packOf(name).files.map((file) => file.path);
    const wanted = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
    expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
    expect(files.filter((file) => /\.(test|stories)\.|fixtures|\.tsbuildinfo/.test(file))).toEqual([]);
  });

  it('describes the changes of its current version', () => {
    const { version }: Record<string, unknown> = JSON.parse(read(source, 'package.json'));
    expect(/^## (.+)$/m.exec(read(source, 'CHANGELOG.md'))?.[1]).toBe(version);
  });

  it('states its description, its repository and its supported runtimes', () => {
    const { description, ...said }: Record<string, unknown> = JSON.parse(read(source, 'package.json'));
    const directory = path.relative(root, source);
    const repository = 'https://github.com/portal-contributors/portal';
    expect(said).toMatchObject({
      license: name === '@portal/tokens' ? 'MIT AND OFL-1.1' : 'MIT',
      type: 'module',
      engines: { node: '>=20.19' },
      homepage: `${repository}/tree/main/${directory}#readme`,
      repository: { type: 'git', url: `git+${repository}.git`, directory },
      bugs: `${repository}/issues`,
      publishConfig: { access: 'public', provenance: true },
      files: expect.arrayContaining(['CHANGELOG.md']),
    });
    expect(description).toEqual(expect.stringMatching(/\.$/));
  });

  it('has version ranges for third-party packages, so that an application need not install two versions', () => {
    const { dependencies = {} } = manifest(source);
    const exact = Object.entries(dependencies).filter(
      ([dependency, range]) => !dependency.startsWith('@portal/') && !range.startsWith('^'),
    );
    expect(exact).toEqual([]);
  });

  it.skipIf(name === '@portal/tokens')('has a source map to an included source for each module', () => {
    const files = new Set(packOf(name).files.map((file) => file.path));
    const modules = [...files].filter((file) => /^dist\/(?!style-sheet).*\.(js|d\.ts)$/.test(file));
    expect(modules.length).toBeGreaterThan(5);
    const lost = modules.filter((file) => {
      if (!files.has(`${file}.map`)) return true;
      const { sources } = v.parse(mapSchema, JSON.parse(read(source, `${file}.map`)));
      const folder = path.posix.dirname(file);
      return sources.some((one) => !files.has(path.posix.join(folder, one)));
    });
    expect(lost).toEqual([]);
  });
});

it('includes the licence of every font family, and no font under a reserved name', async () => {
  const fonts = packOf('@portal/tokens').files.filter(({ path: file }) => file.startsWith('dist/fonts/'));
  const [licences, files] = [fonts.filter(isLicence), fonts.filter((font) => !isLicence(font))];
  expect(files.length).toBeGreaterThan(20);
  const styles = filesOf(path.join(root, 'tokens/dist/sites')).map((file) =>
    read(root, 'tokens/dist/sites', file),
  );
  for (const { path: file } of licences) {
    const text = read(root, 'tokens', file);
    expect(text, file).toMatch(/^(Copyright|©).*\n[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/);
    const reserved = /Reserved Font Name ‘([^’]+)’/.exec(text)?.[1];
    if (reserved)
      expect(`${file} ${files.map(({ path: one }) => one)} ${styles}`.toLowerCase()).not.toContain(
        reserved.toLowerCase(),
      );
  }
  const families = licences.map(({ path: file }) => file.replace('-licence.txt', ''));
  expect(
    files.filter(({ path: file }) => !families.some((family) => file.startsWith(`${family}-latin`))),
  ).toEqual([]);
});

const isLicence = ({ path: file }: { path: string }) => file.endsWith('-licence.txt');
const manifestSchema = v.object({ dependencies: v.optional(v.record(v.string(), v.string())) });
const manifest = (at: string) => v.parse(manifestSchema, JSON.parse(read(at, 'package.json')));
const mapSchema = v.object({ sources: v.array(v.string()) });

/** Folders of everything that a package installs, without the package itself. */
function installedWith(at: string, found = new Set<string>()): Set<string> {
  for (const name of Object.keys(manifest(at).dependencies ?? {})) {
    const place = [path.join(at, 'node_modules', name), path.join(root, 'node_modules', name)].find((one) =>
      existsSync(one),
    );
    if (!place) throw new Error(`${name}, which ${at} depends on, is not installed`);
    const real = realpathSync(place);
    if (found.has(real)) continue;
    found.add(real);
    installedWith(real, found);
  }
  return found;
}

describe('the dependencies of @portal/ui', () => {
  const others = [...installedWith(path.join(root, 'packages/ui'))];

  it('leave out what only some applications need, and what builds styles', () => {
    const names = others.map((folder) => path.relative(path.join(root, 'node_modules'), folder));
    expect(names.filter((name) => /hls\.js|vanilla-extract/.test(name))).toEqual([]);
    expect(names).toContain('react-stately');
  });

  it('weigh no more than the limit', () => {
    const strangers = others.filter((folder) => folder.includes('node_modules'));
    const bytes = strangers
      .flatMap((folder) => filesOf(folder).map((file) => statSync(path.join(folder, file))))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(bytes / 1e6).toBeLessThan(MAX_INSTALLED_MB);
  });
});

it('every changeset can be parsed by the release, and names packages', async () => {
  // The parser of the changesets command, wherever npm installed it.
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
