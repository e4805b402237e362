import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packInto } from './tarballs';

/**
 * Applications of strangers, outside of this workspace: they have the packed tarballs and what those depend on, nothing
 * of the sources. Each is built with its own tools and used in a browser.
 */
const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

let folder: string;
let browser: Browser;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-consumers-'));
  const modules = path.join(folder, 'node_modules');
  // Every dependency as it is installed here, by hard links: no network, and no way back into the workspace.
  await run('cp', ['-al', path.join(root, 'node_modules'), modules]).catch(() =>
    run('cp', ['-a', path.join(root, 'node_modules'), modules]),
  );
  // What is optional is not there: applications build without it.
  for (const name of ['@portal', 'hls.js', '@vanilla-extract'])
    await rm(path.join(modules, name), { recursive: true });
  const packed = await packInto(folder);
  for (const { name, filename } of packed) {
    const target = path.join(modules, name);
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', path.join(folder, filename), '-C', target, '--strip-components=1']);
  }
  await cp(path.join(import.meta.dirname, 'consumers'), folder, { recursive: true });
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  for (const child of started) child.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Where the React that packages ask for at least is installed here, by the name that they import. */
const LOWEST = { react: 'react-19.0', 'react-dom': 'react-dom-19.0' };

const NEWEST = { react: 'react', 'react-dom': 'react-dom' };

/** Gives the applications the React that a folder of the workspace has under another name. */
async function installReact(names: { react: string; 'react-dom': string }): Promise<void> {
  for (const [name, installed] of Object.entries(names)) {
    const target = path.join(folder, 'node_modules', name);
    await rm(target, { recursive: true });
    await cp(path.join(root, 'node_modules', installed), target, { recursive: true });
  }
}

const bin = (name: string) => path.join(folder, 'node_modules/.bin', name);
const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((listening) => socket.listen(0, '127.0.0.1', listening));
  const { port } = socket.address() as AddressInfo;
  await new Promise((closed) => socket.close(closed));
  return port;
}

/** The card is there, in its brand; the button opens the dialog, Escape closes it, and nothing went wrong on the way. */
async function readAndSubscribe(address: string): Promise<void> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) faults.push(message.text());
  });
  await page.goto(address);
  const headline = page.getByRole('heading', { name: 'El port torna a obrir la bocana' });
  await headline.waitFor();
  expect(await headline.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Newsreader');
  await page.getByRole('button', { name: 'Subscriu-t’hi' }).click();
  const dialog = page.getByRole('dialog', { name: 'El far del matí' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await page.close();
}

describe.each([
  ['of today', NEWEST],
  ['19.0.0', LOWEST],
])('a Vite application with React %s', (_, names) => {
  const app = () => path.join(folder, 'vite');
  beforeAll(() => installReact(names));

  it('type-checks, builds and runs', { timeout: 90_000 }, async () => {
    await run(bin('tsc'), ['-p', app()], { cwd: app(), env });
    await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: app(), env });
    const server = createServer(sirv(path.join(app(), 'dist')));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    await readAndSubscribe(`http://127.0.0.1:${port}/`);
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
    const child = spawn(bin('next'), ['start', '-H', '127.0.0.1', '-p', String(port)], { cwd: app(), env });
    started.push(child);
    await new Promise<void>((ready, failed) => {
      child.stdout.on('data', (text: Buffer) => {
        if (/ready/i.test(text.toString())) ready();
      });
      child.on('exit', (code) => failed(new Error(`next start ended with ${code}`)));
    });
    address = `http://127.0.0.1:${port}`;
  }, 180_000);

  it('draws the card on the server and wakes the dialog in the browser', { timeout: 60_000 }, async () => {
    const html = await (await fetch(address)).text();
    expect(html).toContain('El port torna a obrir la bocana');
    await readAndSubscribe(`${address}/`);
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
])('renders in plain Node, from the tarball alone, with React %s', { timeout: 20_000 }, async (_, names) => {
  await installReact(names);
  const { stdout } = await run(process.execPath, ['render.mjs'], { cwd: path.join(folder, 'node'), env });
  expect(stdout).toContain('El puerto vuelve a abrir la bocana</a>');
});
