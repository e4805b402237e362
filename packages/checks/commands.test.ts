import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
);

/** The repository's own commands: what npm runs, and the words that it gives. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const [program, file = '', ...words] = line.split(' ');
  return program === 'node' ? [{ name, file, words }] : [];
});

/** The built program that a command hands all its words to, without building anew; the command's own file where it has none. */
function programOf(file: string): string {
  const [, built] =
    /apps\/api\/dist\/([\w-]+-command\.js)/.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
  return built ? `apps/api/dist/${built}` : file;
}

const ask = (program: string, ...words: string[]) =>
  spawnSync(process.execPath, [path.join(root, program), ...words], {
    cwd: root,
    encoding: 'utf8',
    timeout: 20_000,
    env: { PATH: process.env.PATH },
  });

describe('commands', () => {
  it.each(COMMANDS)('$name says how it is used, and does nothing else', ({ file, words }) => {
    const { status, stdout, stderr } = ask(programOf(file), ...words, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Use: npm /);
  });

  it('run on a fresh clone, before any package is installed', () => {
    const clone = mkdtempSync(path.join(tmpdir(), 'portal-fresh-'));
    for (const name of ['scripts', 'package.json'])
      cpSync(path.join(root, name), path.join(clone, name), { recursive: true });
    for (const file of ['scripts/test.mjs', 'scripts/start.mjs']) {
      const { status, stderr } = spawnSync(process.execPath, [file, '--help'], {
        cwd: clone,
        encoding: 'utf8',
      });
      expect({ file, status, stderr }).toEqual({ file, status: 0, stderr: '' });
    }
    rmSync(clone, { recursive: true, force: true });
  });

  it.each([
    [['site', 'vall', '--help'], 0, 'Use: npm run new -- component EventChip'],
    [['site', '--like=far'], 1, 'Use: npm run new -- component EventChip'],
    [['site', 'vall', '--liek=far'], 1, 'A new site takes no --liek=far.'],
    [['island', 'TideTable', '--like=far'], 1, 'A new island takes no --like=far.'],
  ])('nothing is made by %j', (words, code, why) => {
    const { status, stdout, stderr } = ask('scripts/new/main.mjs', ...words);
    expect(status).toBe(code);
    expect(stdout + stderr).toContain(why);
    expect(existsSync(path.join(root, 'apps/api/sites/vall.yaml'))).toBe(false);
  });
});
