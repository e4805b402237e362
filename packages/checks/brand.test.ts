import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');
const command = path.join(root, 'tokens/dist/cli/cli.js');
let home = '';

beforeAll(async () => {
  home = await mkdtemp(path.join(root, 'node_modules/.cache/brand-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** The built command in a folder of its own: its exit code and what it said. */
async function portalTokens(...words: string[]): Promise<{ code: number; said: string }> {
  try {
    const { stdout } = await run(process.execPath, [command, ...words], { cwd: home });
    return { code: 0, said: stdout };
  } catch (error) {
    if (!(error instanceof Error) || !('stderr' in error) || !('stdout' in error)) throw error;
    return { code: 1, said: `${error.stdout}${error.stderr}` };
  }
}

it('the command of @portal/tokens makes a brand of two colours and two families', async () => {
  const choices = ['--ink', '#1d2433', '--accent', '#c8102e', '--display', 'newsreader', '--text', 'archivo'];
  expect(await portalTokens('init', 'la-veu', '--name', 'La Veu', ...choices)).toMatchObject({ code: 0 });
  const built = await portalTokens('build', 'la-veu', '--out', 'public/brand');
  expect(built.said).toMatch(/pairs of colours can be read/);
  expect(built.code).toBe(0);
  const css = await readFile(path.join(home, 'public/brand/la-veu.css'), 'utf8');
  expect(css).toContain('[data-site=la-veu]');
  const again = await portalTokens('init', 'la-veu', ...choices);
  expect(again).toEqual({ code: 1, said: expect.stringContaining('is there already') });
}, 120_000);

it.each([
  [['init', 'La Veu', '--ink', '#111111', '--accent', '#222222'], /cannot be the alias/],
  [['init', 'la-veu-2', '--ink', 'blue', '--accent', '#222222'], /--ink: a colour as #1a2b3c/],
  [['init', 'la-veu-2', '--ink', '#111111', '--accent', '#222222', '--text', 'nowhere'], /npm install/],
  [['build', 'nothing-here'], /is not there: write a brand/],
  [['paint', 'la-veu'], /this command is not known/],
  [['build', 'la-veu', '--colour', 'red'], /Unknown option/],
])('%j says what to do', async (words, said) => {
  expect(await portalTokens(...words)).toEqual({ code: 1, said: expect.stringMatching(said) });
});
