import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PACKAGES, read } from './packages';

const run = promisify(execFile);
const packSchema = v.pipe(
  v.array(v.object({ files: v.array(v.object({ path: v.string() })) })),
  v.minLength(1),
);

describe.each(PACKAGES)('$name', ({ folder }) => {
  it('is packed without a fault', { timeout: 20_000 }, async () => {
    const { messages, pkg } = await publint({ pkgDir: folder, pack: 'npm', strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('brings licence and readme, and neither tests nor stories', { timeout: 20_000 }, async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--loglevel=error'], { cwd: folder });
    const [pack] = v.parse(packSchema, JSON.parse(stdout));
    const files = pack?.files.map((file) => file.path) ?? [];
    const wanted = ['LICENSE', 'README.md', 'package.json'];
    expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
    expect(files.filter((file) => /\.(test|stories)\.|fixtures|\.tsbuildinfo/.test(file))).toEqual([]);
  });

  it('says what it is', () => {
    const { description, license, type }: Record<string, unknown> = JSON.parse(read(folder, 'package.json'));
    expect({ license, type }).toEqual({ license: 'MIT', type: 'module' });
    expect(description).toEqual(expect.stringMatching(/\.$/));
  });
});
