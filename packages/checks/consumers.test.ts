import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import sirv from 'sirv';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumers, env, openConsumers, root, run, watchedPage } from './consumer-folder';
import { linksOf, writeBlocks } from './readmes';

/**
 * Applications of strangers, outside of this workspace: they have the packed tarballs and what those depend on, nothing
 * of the sources. Each is built with its own tools and used in a browser.
 */
let consumers: Consumers;
let folder: string;
let browser: Browser;

beforeAll(async () => {
  consumers = await openConsumers();
  ({ folder, browser } = consumers);
}, 120_000);
afterAll(() => consumers?.close());

/** Where the React that packages ask for at least is installed here, by the name that they import. */
const LOWEST = { react: 'react-19.0', 'react-dom': 'react-dom-19.0' };

/** What the example of the README may weigh over Next.js, gzip; it weighs 5.3 kB. */
const MAX_EXAMPLE_BYTES = 8_000;

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

const NEWEST = { react: 'react', 'react-dom': 'react-dom' };

/** Gives the applications the React that a folder of the workspace has under another name. */
async function installReact(names: { react: string; 'react-dom': string }): Promise<void> {
  for (const [name, installed] of Object.entries(names)) {
    const target = path.join(folder, 'node_modules', name);
    await rm(target, { recursive: true });
    await cp(path.join(root, 'node_modules', installed), target, { recursive: true });
  }
}

const bin = (name: string) => consumers.bin(name);
const readmeOf = (name: string) => consumers.readmeOf(name);

async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((listening) => socket.listen(0, '127.0.0.1', listening));
  const { port } = socket.address() as AddressInfo;
  await new Promise((closed) => socket.close(closed));
  return port;
}

describe('READMEs', () => {
  const names = ['tokens', 'model', 'ui', 'data'];

  it('have examples that TypeScript takes at its strictest', { timeout: 60_000 }, async () => {
    const readmes = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await readmeOf(name)])),
    );
    const app = path.join(folder, 'readmes');
    expect((await writeBlocks(app, readmes)).length).toBeGreaterThanOrEqual(10);
    const { stdout } = await run(bin('tsc'), ['-p', app], { cwd: app, env }).catch((failed) => failed);
    // Of declarations, those of Next.js and of Storybook are not sound by themselves. What a fault consists of is indented under it.
    const faults = String(stdout)
      .split('\n')
      .filter((line) => /^\S/.test(line) && !/^\.\.\/node_modules\/(?:next|@storybook)\//.test(line));
    expect(faults).toEqual([]);
  });

  it('link to what whoever installed the package can open', async () => {
    const links = (await Promise.all(names.map(readmeOf))).flatMap(linksOf);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !/^https:|^#/.test(link))).toEqual([]);
  });

  it('show a Vite application that builds', { timeout: 60_000 }, async () => {
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

/** The card is there, in its brand; the button opens the dialog, Escape closes it, and nothing went wrong on the way. */
async function readAndSubscribe(address: string): Promise<void> {
  const { page, faults } = await watchedPage(browser);
  await page.goto(address);
  const headline = page.getByRole('heading', { name: 'El port torna a obrir la bocana' });
  await headline.waitFor();
  expect(await headline.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Newsreader');
  await page.getByRole('button', { name: 'Subscriu-t’hi' }).click();
  const dialog = page.getByRole('dialog', { name: 'El far del matí' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await page.close();
}

describe.each([
  ['of today', NEWEST],
  ['19.0.0', LOWEST],
])('a Vite application with React %s', (_, names) => {
  const app = () => path.join(folder, 'vite');
  beforeAll(() => installReact(names));

  async function built() {
    const server = createServer(sirv(path.join(app(), 'dist')));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    return { server, port };
  }

  it('type-checks, builds and runs', { timeout: 90_000 }, async () => {
    await run(bin('tsc'), ['-p', app()], { cwd: app(), env });
    await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: app(), env });
    const { server, port } = await built();
    await readAndSubscribe(`http://127.0.0.1:${port}/`);
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    // A language of the application's own, beside one that ships.
    expect(await page.locator('[lang="ca-valencia"]').textContent()).toBe('Hui: Reproduïx, Ves al contingut');
    await page.close();
    server.close();
  });

  it('opens a menu by the keyboard, and types a day where its calendar cannot come', {
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

  it('brings the texts of its language and families alone to the page', async () => {
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

describe('a Next.js application', () => {
  const app = () => path.join(folder, 'next');
  let address: string;

  beforeAll(async () => {
    await installReact(NEWEST);
    await run(bin('next'), ['build'], { cwd: app(), env });
    const port = await freePort();
    await consumers.serve(bin('next'), ['start', '-H', '127.0.0.1', '-p', String(port)], app(), /ready/i);
    address = `http://127.0.0.1:${port}`;
  }, 180_000);

  it('draws the card on the server and wakes the dialog in the browser', { timeout: 60_000 }, async () => {
    const html = await (await fetch(address)).text();
    expect(html).toContain('El port torna a obrir la bocana');
    await readAndSubscribe(`${address}/`);
  });

  /** Bytes of a page's scripts, gzip. */
  async function scriptsOf(page: string): Promise<number> {
    const html = await (await fetch(`${address}${page}`)).text();
    const files = new Set([...html.matchAll(/\/_next\/static\/[^"\\ ]+\.js/g)].map(([file]) => file));
    const sizes = await Promise.all(
      [...files].map(async (file) => gzipSync(await (await fetch(`${address}${file}`)).text()).length),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  it('weighs little over Next.js as the README shows it, and brings what it uses alone', {
    timeout: 60_000,
  }, async () => {
    const [bare, shown] = [await scriptsOf('/bare'), await scriptsOf('/readme')];
    expect(bare).toBeGreaterThan(100_000);
    expect(shown - bare).toBeLessThan(MAX_EXAMPLE_BYTES);
    const manifest = await readFile(
      path.join(app(), '.next/server/app/readme/page_client-reference-manifest.js'),
      'utf8',
    );
    const ours = new Set([...manifest.matchAll(/@portal\/ui\/dist\/([\w/-]+)\.js/g)].map(([, file]) => file));
    expect([...ours].sort()).toEqual([
      'header/AccountMenu',
      'header/SchemeSwitch',
      'locale/PortalProvider',
      'routing/Anchor',
    ]);
  });

  it('takes the README’s clock from the request', async () => {
    const answer = await fetch(`${address}/readme`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await answer.text()).toContain(`${new Date().getFullYear()}`);
  });

  it('has a dialog that is open at first in the HTML, and wakes it', { timeout: 60_000 }, async () => {
    const html = await (await fetch(`${address}/dialog`)).text();
    expect(html).toMatch(/role="dialog"[^>]*>.*El far del matí.*Cada dia a les set/s);
    const { page, faults } = await watchedPage(browser);
    await page.goto(`${address}/dialog`);
    const dialog = page.getByRole('dialog', { name: 'El far del matí' });
    await page.locator('body > [data-part=dialog]').waitFor();
    // The server's is exchanged for the one that holds the focus: there is one of them in the end.
    await page.locator('body > [data-part=dialog]:focus').waitFor();
    await dialog.waitFor();
    expect(await dialog.count()).toBe(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('sends no script of ours for twelve static cards', { timeout: 60_000 }, async () => {
    const html = await (await fetch(`${address}/cards`)).text();
    expect(html.match(/data-part="card"/g)).toHaveLength(12);
    const scripts = [...html.matchAll(/src="(\/_next\/[^"]+\.js)"/g)].map(([, src]) => `${address}${src}`);
    expect(scripts.length).toBeGreaterThan(0);
    const sources = await Promise.all(scripts.map(async (src) => (await fetch(src)).text()));
    expect(sources.filter((source) => /data-part|"article"/.test(source))).toEqual([]);
  });
});

it.each([
  ['of today', NEWEST],
  ['19.0.0', LOWEST],
])(
  'is tested in Vitest with jsdom, twenty interactive components and more, with React %s',
  { timeout: 90_000 },
  async (_, names) => {
    const app = path.join(folder, 'jsdom');
    await installReact(names);
    await run(bin('tsc'), ['-p', app], { cwd: app, env });
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
])('renders in plain Node, from the tarball alone, with React %s', { timeout: 20_000 }, async (_, names) => {
  await installReact(names);
  const { stdout } = await run(process.execPath, ['render.mjs'], { cwd: path.join(folder, 'node'), env });
  expect(stdout).toContain('El puerto vuelve a abrir la bocana</a>');
});
