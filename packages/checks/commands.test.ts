import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
);

/** The commands of the repository: the script that npm runs, and its arguments. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const [program, file = '', ...words] = line.split(' ');
  return program === 'node' ? [{ name, file, words }] : [];
});

const ask = (folder: string, program: string, ...words: string[]) =>
  spawnSync(process.execPath, [path.join(folder, program), ...words], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 20_000,
    env: { PATH: process.env.PATH },
  });

describe('commands', () => {
  let clone: string;
  // A fresh clone, before any package is installed: it has the commands themselves and the usage texts of the
  // back end.
  beforeAll(() => {
    clone = mkdtempSync(path.join(tmpdir(), 'portal-fresh-'));
    for (const name of ['scripts', 'package.json', 'apps/api/usages.mjs'])
      cpSync(path.join(root, name), path.join(clone, name), { recursive: true });
  });
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  it.each(COMMANDS)('$name prints its usage on a fresh clone, and does nothing else', ({ file, words }) => {
    const before = readdirSync(clone, { recursive: true });
    const { status, stdout, stderr } = ask(clone, file, ...words, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Use: npm /);
    expect(readdirSync(clone, { recursive: true })).toEqual(before);
  });

  it('the back end commands print the same usage before and after a build', () => {
    const built = COMMANDS.filter(({ file }) => file === 'scripts/command.mjs');
    expect(built.length).toBeGreaterThan(0);
    for (const { name, file, words } of built)
      expect(ask(root, `apps/api/dist/${name}-command.js`, '--help').stdout).toBe(
        ask(clone, file, ...words, '--help').stdout,
      );
  });

  it.each([
    [['site', 'vall', '--help'], 0, 'Use: npm run new -- component EventChip'],
    [['site', '--like=far'], 1, 'Use: npm run new -- component EventChip'],
    [['site', 'vall', '--liek=far'], 1, 'A new site takes no --liek=far.'],
    [['island', 'TideTable', '--like=far'], 1, 'A new island takes no --like=far.'],
  ])('%j creates no files', (words, code, why) => {
    const { status, stdout, stderr } = ask(root, 'scripts/new/main.mjs', ...words);
    expect(status).toBe(code);
    expect(stdout + stderr).toContain(why);
    expect(existsSync(path.join(root, 'apps/api/sites/vall.yaml'))).toBe(false);
  });
});
