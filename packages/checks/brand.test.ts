import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

/** Runs the built command in a folder of its own. Returns its exit code and its output. */
const portalTokens = (...words: string[]) => runNode(command, ...words);

async function runNode(...words: string[]): Promise<{ code: number; said: string }> {
  try {
    const { stdout } = await run(process.execPath, words, { cwd: home });
    return { code: 0, said: stdout };
  } catch (error) {
    if (!(error instanceof Error) || !('stderr' in error) || !('stdout' in error)) throw error;
    return { code: 1, said: `${error.stdout}${error.stderr}` };
  }
}

// The gate builds the same brand in `tokens/test/brand.test.ts`, without the command.
it('the command of @portal/tokens makes a brand of two colours and two families', {
  tags: ['full'],
  timeout: 180_000,
}, async () => {
  const choices = ['--ink', '#1d2433', '--accent', '#c8102e', '--display', 'newsreader', '--text', 'archivo'];
  expect(await portalTokens('init', 'la-veu', '--name', 'La Veu', ...choices)).toMatchObject({ code: 0 });
  const built = await portalTokens('build', 'la-veu', '--out', 'public/brand');
  expect(built.said).toMatch(/pairs of colours can be read/);
  expect(built.code).toBe(0);
  const css = await readFile(path.join(home, 'public/brand/la-veu.css'), 'utf8');
  expect(css).toContain('[data-site=la-veu]');
  // A killed build leaves half a font in the cache: the next build has to cut it again.
  const cache = path.join(home, 'node_modules/.cache/portal-tokens');
  for (const file of await readdir(cache)) await writeFile(path.join(cache, file), '');
  expect((await portalTokens('build', 'la-veu', '--out', 'public/brand')).code).toBe(0);
  const fonts = path.join(home, 'public/brand/fonts');
  for (const file of await readdir(fonts))
    expect((await stat(path.join(fonts, file))).size).toBeGreaterThan(100);
  const again = await portalTokens('init', 'la-veu', ...choices);
  expect(again).toEqual({ code: 1, said: expect.stringContaining('is there already') });
});

it.each([
  ['"italic;background:url(//elsewhere.example)"', /is no keyword of CSS/],
  ['"</style><script>"', /is no keyword of CSS/],
  ['"{nowhere.at.all}"', /nowhere.at.all/],
])(
  'rejects a token that is %s, in a few lines',
  async (value, said) => {
    expect((await portalTokens('init', 'veu-neta', '--ink', '#1d2433', '--accent', '#c8102e')).code).toBe(0);
    const file = path.join(home, 'veu-neta/brand.tokens.json');
    const tokens = await readFile(file, 'utf8');
    const patched = tokens.replace(/("style": \{\s*"\$type": "string",\s*"\$value": )"[^"]*"/, `$1${value}`);
    expect(patched).not.toBe(tokens);
    await writeFile(file, patched);
    const built = await portalTokens('build', 'veu-neta');
    await rm(path.join(home, 'veu-neta'), { recursive: true });
    expect(built).toEqual({ code: 1, said: expect.stringMatching(said) });
    expect(built.said).not.toMatch(/^ {4}at /m);
  },
  60_000,
);

it.each([
  [['init', 'La Veu', '--ink', '#111111', '--accent', '#222222'], /cannot be the alias/],
  [['init', 'la-veu-2', '--ink', 'blue', '--accent', '#222222'], /--ink: a colour as #1a2b3c/],
  [['init', 'la-veu-2', '--ink', '#111111', '--accent', '#222222', '--text', 'nowhere'], /npm install/],
  [
    ['init', 'la-veu-2', '--ink', '#111111', '--accent', '#222222', '--display', '../../out'],
    /brand\.json: fonts/,
  ],
  [['init', 'la-veu-2', '--ink', '#111111', '--accent', '#222222', '--name', ''], /brand\.json: name/],
  [['build', 'nothing-here'], /is not there: write a brand/],
  [['paint', 'la-veu'], /this command is not known/],
  [['build', 'la-veu', '--colour', 'red'], /Unknown option/],
])('%j says what to do', async (words, said) => {
  expect(await portalTokens(...words)).toEqual({ code: 1, said: expect.stringMatching(said) });
});

it('names the Node.js version it needs before anything else', async () => {
  const engines = JSON.parse(await readFile(path.join(root, 'tokens/package.json'), 'utf8')).engines.node;
  const older = (version: string) =>
    `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  for (const version of ['18.20.8', '20.18.3'])
    expect(await runNode('--import', older(version), command, 'build', 'la-veu')).toEqual({
      code: 1,
      said: `@portal/tokens needs Node.js ${engines.replace('>=', '')} or newer, and this is ${version}.\n`,
    });
  expect((await runNode('--import', older('20.19.0'), command, '--help')).code).toBe(0);
});

it('shows its help and picks tokens without the libraries that cut fonts', async () => {
  // Outside the repository the command finds no package, as after an install without the optional ones.
  const alone = await mkdtemp(path.join(tmpdir(), 'portal-tokens-'));
  try {
    await cp(path.dirname(command), path.join(alone, 'cli'), { recursive: true });
    await writeFile(path.join(alone, 'package.json'), '{"type":"module"}');
    await writeFile(path.join(alone, 'page.css'), '.page{color:var(--p-color-ink)}');
    const lone = path.join(alone, 'cli/cli.js');
    const choices = ['--used-by', path.join(alone, 'page.css'), '--out', path.join(alone, 'picked')];
    expect(await runNode(lone, '--help')).toEqual({
      code: 0,
      said: expect.stringContaining('pick <style sheet>'),
    });
    const core = path.join(root, 'tokens/dist/core.css');
    const far = path.join(root, 'tokens/dist/sites/far.css');
    expect(await runNode(lone, 'pick', core, far, ...choices)).toEqual({
      code: 0,
      said: expect.stringMatching(/\d+ of \d+ tokens/),
    });
    for (const words of [
      ['init', 'la-veu', '--ink', '#111111', '--accent', '#222222'],
      ['build', 'la-veu'],
    ])
      expect(await runNode(lone, ...words)).toEqual({ code: 1, said: expect.stringMatching(/npm install/) });
  } finally {
    await rm(alone, { recursive: true, force: true });
  }
});

it('picks the tokens that an application uses', async () => {
  await writeFile(path.join(home, 'page.css'), '.page{color:var(--p-color-ink)}');
  const users = ['--used-by', 'page.css', '--used-by', '@portal/ui/article-card.css'];
  const { code, said } = await portalTokens(
    'pick',
    '@portal/tokens/core.css',
    '@portal/tokens/sites/far.css',
    ...users,
    '--out',
    'picked',
  );
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^picked: \d+ of \d+ tokens/) });
  const sheet = await readFile(path.join(home, 'picked/far.css'), 'utf8');
  expect(sheet).toContain('--p-color-ink:');
  expect(sheet).not.toContain('--p-footer-ink:');
});

it.each([
  [['pick', '@portal/tokens/core.css'], /pick needs --used-by/],
  [['pick', 'nowhere.css', '--used-by', '.', '--out', 'x'], /nowhere.css: neither a file/],
  [['pick', 'given.css', '--used-by', 'given.css', '--out', '.'], /give another folder to --out/],
])('%j says what to do', async (words, said) => {
  await writeFile(path.join(home, 'given.css'), '');
  expect(await portalTokens(...words)).toEqual({ code: 1, said: expect.stringMatching(said) });
});
