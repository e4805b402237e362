import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { copyProject, copyTools } from '../copy';
import { ask, type RunningPortal, startPortal, stopPortal } from '../server';

/**
 * `npm run new` in a copy of the project: a page, an island on it and a module on a front, each as it is written, built once and
 * served. About a minute, nearly all of it the build and the types.
 */
const TYPE = 'election-night';
const ISLAND = 'TideTable';
const MODULE = 'photo-strip';
const MODULE_TITLE = 'Mirades de la setmana';
const STORY = 'El port torna a obrir la bocana';

const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title><link>https://example.org/</link>
<description>Feed</description><item><title>${STORY}</title><link>https://example.org/port/bocana/</link>
<guid>https://example.org/port/bocana/</guid><pubDate>Wed, 18 Mar 2026 17:10:00 +0100</pubDate>
<description>La llotja reprèn la subhasta a les cinc.</description></item></channel></rss>`;

/** Wrong arguments, and the message of the command. */
const REFUSED = [
  { words: ['page', 'Election'], says: 'A page’s type is lower case' },
  { words: ['page', 'weather'], says: 'apps/portal/app/pages/weather.tsx is there already' },
  { words: ['page', 'redirect'], says: '“redirect” is reserved' },
  { words: ['page', 'account'], says: '“account” is reserved' },
  { words: ['page', 'agenda'], says: 'The address /agenda/ is reserved' },
  { words: ['page', 'etiqueta'], says: 'The address /etiqueta/ is reserved' },
  { words: ['page', 'cultura'], says: 'has a section at /cultura/' },
  { words: ['island', 'tide'], says: 'An island’s name is written like TideTable' },
  { words: ['island', 'Mostread'], says: 'apps/portal/app/islands/MostRead.tsx is there already' },
  { words: ['module', 'Photo'], says: 'A module’s name is lower case' },
  { words: ['module', 'programmes'], says: 'There is a module “programmes” already' },
  { words: ['widget', 'Clock'], says: 'npm run new -- island TideTable' },
];

const run = promisify(execFile);
let folder: string;
let copy: string;
let portal: RunningPortal | undefined;

const inCopy = (program: string, args: readonly string[], cwd = '.', env: Record<string, string> = {}) =>
  run(program, args, {
    cwd: path.join(copy, cwd),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((failed: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${program} ${args.join(' ')}: ${failed.stdout ?? ''}${failed.stderr ?? failed.message}`);
  });

const make = (...words: readonly string[]) => inCopy(process.execPath, ['scripts/new/main.mjs', ...words]);

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(copy, file), 'utf8');
  expect(text, `${file} has what this test edits`).toContain(from);
  await writeFile(path.join(copy, file), text.replace(from, to));
}

async function build(): Promise<void> {
  // The model's declarations are for those who install it: they take as long as its code.
  const tsup = path.join(copy, 'node_modules/.bin/tsup');
  await inCopy(tsup, [], 'packages/model');
  await inCopy(process.execPath, ['scripts/node-imports.mjs'], 'packages/model');
  await inCopy(tsup, [], 'apps/api');
  await inCopy(process.execPath, ['build.mjs'], 'apps/portal');
}

async function page(address: string): Promise<{ status: number; text: string }> {
  const { status, body } = await ask(portal?.port ?? 0, 'far.localhost', address);
  return { status, text: body.toString() };
}

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-new-'));
  copy = path.join(folder, 'project');
  await copyProject(copy);
  await copyTools(copy);
});
test.afterAll(async () => {
  if (portal) await stopPortal(portal);
  await rm(folder, { recursive: true, force: true });
});

test('names that are wrong, taken or reserved are refused in a sentence', async () => {
  const refusals = await Promise.all(REFUSED.map(({ words }) => make(...words).then(() => '', String)));
  for (const [at, { words, says }] of REFUSED.entries())
    expect.soft(refusals[at], words.join(' ')).toContain(says);
  const sources = ['apps/portal/app', 'apps/api/src', 'packages/model/src'];
  const { stdout } = await inCopy('find', [...sources, '-type', 'f', '-newer', 'package.json']);
  expect(stdout, 'nothing was written').toBe('');
});

test('a page, an island and a module are typed and built as they are written', async () => {
  await make('page', TYPE);
  await make('island', ISLAND);
  await make('module', MODULE);
  await expect(make('page', TYPE), 'it is there now').rejects.toThrow('is there already');
  await expect(make('island', ISLAND)).rejects.toThrow('is there already');
  await expect(make('module', MODULE)).rejects.toThrow('There is a module');

  // The next steps of an author: the island on the page, the module on a front.
  const file = `apps/portal/app/pages/${TYPE}.tsx`;
  await edit(
    file,
    'import { LISTING_LIFETIMES }',
    `import { Island } from '../Island';\nimport tide from '../islands/${ISLAND}';\nimport { LISTING_LIFETIMES }`,
  );
  await edit(
    file,
    '    </PageMain>',
    `      <Island of={tide} id="tide" props={{ label: 'Marees' }} locale={locale} />\n    </PageMain>`,
  );
  await edit(
    'apps/api/sites/far.yaml',
    '\nboards:\n',
    `\nboards:\n  - layout: "100"\n    columns:\n      - - { type: ${MODULE}, title: ${MODULE_TITLE}, select: { count: 3 } }\n`,
  );
  const began = performance.now();
  const written = ['apps/portal/app', 'apps/api/src/pages', 'packages/model/src/content'];
  await Promise.all([
    // The portal's types are those of what it depends on, too.
    inCopy(process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', 'apps/portal/tsconfig.json']),
    inCopy('node_modules/.bin/biome', [
      'check',
      '--formatter-enabled=false',
      '--error-on-warnings',
      ...written,
    ]),
    build(),
  ]);
  const seconds = Math.round((performance.now() - began) / 1000);
  test.info().annotations.push({ type: 'seconds of types and build', description: String(seconds) });
});

test('the built portal serves them', async () => {
  const env = { PORTAL_DATA_DIR: path.join(folder, 'data'), PORTAL_DEMO: 'off' };
  await writeFile(path.join(folder, 'feed.xml'), FEED);
  await inCopy(
    process.execPath,
    ['apps/api/dist/import-command.js', path.join(folder, 'feed.xml'), '--site', 'far'],
    '.',
    env,
  );
  portal = await startPortal(env, copy);

  const night = await page(`/${TYPE}/`);
  expect(night.status).toBe(200);
  expect(night.text).toContain('<h1');
  expect(night.text).toContain('Election night');
  const island = /<portal-island name="tide-table" src="([^"]+)"[^>]*>.*?Marees/.exec(night.text);
  expect(island, 'the island’s HTML is complete').not.toBeNull();
  expect((await page(`/assets/${path.posix.basename(island?.[1] ?? '')}`)).status).toBe(200);
  const assets = path.join(copy, 'apps/portal/dist/client/assets');
  const sheet = (await readdir(assets)).find((name) => name.startsWith(`${TYPE}-`) && name.endsWith('.css'));
  expect(sheet, 'the page has a sheet of its own').toBeDefined();
  expect(night.text).toContain(await readFile(path.join(assets, sheet ?? ''), 'utf8'));

  const front = await page('/');
  expect(front.text).toContain(MODULE_TITLE);
  expect(front.text).toContain(STORY);
});

test('a site speaks the language of the one that it is like', async () => {
  await make('site', 'comarca', '--like=ribera');
  const file = await readFile(path.join(copy, 'apps/api/sites/comarca.yaml'), 'utf8');
  expect(file).toContain('language: es');
  expect(file).toContain('{ slug: deportes, name: Deportes }');
});
