import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import sirv from 'sirv';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Consumers,
  env,
  expectSaid,
  installReact,
  NEWEST,
  openConsumers,
  readAndSubscribe,
  run,
} from './consumer-folder';
import { linksOf, writeBlocks } from './readmes';

/**
 * Third-party applications outside this workspace: they have the packed tarballs and their dependencies, and
 * none of the sources. Each is built with its own tools and used in a browser.
 */
let consumers: Consumers;
let folder: string;
let browser: Browser;

beforeAll(async () => {
  consumers = await openConsumers();
  ({ folder, browser } = consumers);
}, 180_000);
afterAll(() => consumers?.close());

/** Folder under which the lowest supported version of React is installed here, by import name. */
const LOWEST = { react: 'react-19.0', 'react-dom': 'react-dom-19.0' };

const testedSchema = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.array(v.string()) }),
      ),
    }),
  ),
});

const bin = (name: string) => consumers.bin(name);
const readmeOf = (name: string) => consumers.readmeOf(name);

describe('READMEs', () => {
  const names = ['tokens', 'model', 'ui', 'data'];

  it('have examples that TypeScript takes at its strictest', { timeout: 180_000 }, async () => {
    const readmes = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await readmeOf(name)])),
    );
    const app = path.join(folder, 'readmes');
    expect((await writeBlocks(app, readmes)).length).toBeGreaterThanOrEqual(10);
    const { stdout } = await run(bin('tsc'), ['-p', app], { cwd: app, env }).catch((failed) => failed);
    // The declarations of Next.js and of Storybook have type errors of their own. Details of an error are
    // indented under it.
    const faults = String(stdout)
      .split('\n')
      .filter((line) => /^\S/.test(line) && !/^\.\.\/node_modules\/(?:next|@storybook)\//.test(line));
    expect(faults).toEqual([]);
  });

  it('link only to the web and to their own headings', async () => {
    const links = (await Promise.all(names.map(readmeOf))).flatMap(linksOf);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !/^https:|^#/.test(link))).toEqual([]);
  });

  it('say what all styles weigh', async () => {
    const styles = await readFile(path.join(folder, 'node_modules/@portal/ui/dist/styles.css'));
    const [, gzip, brotli] =
      /whole package: ([\d.]+) kB by gzip, ([\d.]+) kB by brotli/.exec(await readmeOf('ui')) ?? [];
    expectSaid(gzip, gzipSync(styles).length);
    expectSaid(brotli, brotliCompressSync(styles).length);
  });

  it('show a Vite application that builds', { timeout: 180_000 }, async () => {
    const app = path.join(folder, 'readme-vite');
    await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: app, env });
    expect(await readdir(path.join(app, 'dist'))).toContain('index.html');
  });

  it('show what Node prints', async () => {
    const { stdout } = await run(process.execPath, ['readme.mjs'], { cwd: path.join(folder, 'node'), env });
    expect(stdout).toContain('La contraseña es obligatoria');
    expect(stdout).toContain('divendres, 3 d’abril de 2026');
  });
});

// The types of React are a package of their own, the same for both versions of React.
it.each(['vite', 'jsdom'])('the application of %s type-checks', { timeout: 180_000 }, async (name) => {
  const app = path.join(folder, name);
  await run(bin('tsc'), ['-p', app], { cwd: app, env });
});

describe.each([
  ['of today', NEWEST],
  ['19.0.0', LOWEST],
])('a Vite application with React %s', (_, names) => {
  const app = () => path.join(folder, 'vite');
  beforeAll(() => installReact(folder, names));

  async function built() {
    const server = createServer(sirv(path.join(app(), 'dist')));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    return { server, port };
  }

  it('builds and runs', { timeout: 180_000 }, async () => {
    await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: app(), env });
    const { server, port } = await built();
    await readAndSubscribe(browser, `http://127.0.0.1:${port}/`);
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    // A language that the application adds, in addition to one that ships.
    expect(await page.locator('[lang="ca-valencia"]').textContent()).toBe('Hui: Reproduïx, Ves al contingut');
    await page.close();
    server.close();
  });

  it('opens a menu by keyboard, and accepts a typed date when its calendar cannot load', {
    timeout: 60_000,
  }, async () => {
    const { server, port } = await built();
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    const more = page.getByRole('button', { name: 'Més' });
    await more.press('Enter');
    await page.locator('[role=menuitem]:focus', { hasText: 'Hemeroteca' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('[role=menuitem]:focus', { hasText: 'Imprimeix' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('button:focus', { hasText: 'Més' }).waitFor();
    await page.route('**/Calendar-*.js', (route) => route.abort());
    const open = page.getByRole('button', { name: 'Obre el calendari' });
    await open.click();
    await page.getByText('El calendari no s’ha pogut carregar. Escriu la data.').waitFor();
    const field = page.getByRole('textbox', { name: 'Dia' });
    await field.fill('18/3/2026');
    await page.getByText('El calendari no s’ha pogut carregar').waitFor({ state: 'detached' });
    await page.unroute('**/Calendar-*.js');
    await page.reload();
    await page.getByRole('button', { name: 'Obre el calendari' }).click();
    await page.getByRole('dialog', { name: 'Dia' }).getByRole('grid').waitFor();
    await page.locator('[data-part=day]:focus').waitFor();
    await page.close();
    server.close();
  });

  it("loads only the texts of the page's language and families", async () => {
    const assets = path.join(app(), 'dist/assets');
    const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
    const asked = scripts.filter((file) => /^(reading|dialogs)-/.test(file));
    expect(asked.length).toBeGreaterThanOrEqual(2);
    const entry = scripts.find((file) => file.startsWith('index-')) ?? '';
    const code = await readFile(path.join(assets, entry), 'utf8');
    expect(code).not.toContain('Mínim 8 caràcters');
    expect(code).not.toContain('Mínimo 8 caracteres');
  });
});

it.each([
  ['of today', NEWEST],
  ['19.0.0', LOWEST],
])(
  'is tested in Vitest with jsdom, with at least twenty interactive components, with React %s',
  { timeout: 90_000 },
  async (_, names) => {
    const app = path.join(folder, 'jsdom');
    await installReact(folder, names);
    const { stdout } = await run(bin('vitest'), ['run', '--reporter=json'], {
      cwd: app,
      env: { ...env, NODE_ENV: 'test' },
    }).catch((failed) => failed);
    const { numPassedTests, testResults } = v.parse(
      testedSchema,
      JSON.parse(stdout.slice(stdout.indexOf('{'))),
    );
    const faults = testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`),
    );
    expect(faults).toEqual([]);
    expect(numPassedTests).toBeGreaterThanOrEqual(20);
  },
);

it.each([
  ['of today', NEWEST],
  ['19.0.0', LOWEST],
])('renders in plain Node, from the tarball alone, with React %s', { timeout: 180_000 }, async (_, names) => {
  await installReact(folder, names);
  const { stdout } = await run(process.execPath, ['render.mjs'], { cwd: path.join(folder, 'node'), env });
  expect(stdout).toContain('El puerto vuelve a abrir la bocana</a>');
});
