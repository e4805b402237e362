import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { expect } from 'vitest';
import { writeExamples } from './readmes';
import { tarballs } from './tarballs';

export const run = promisify(execFile);
export const root = path.join(import.meta.dirname, '../..');
export const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

/**
 * A folder with third-party applications: they have the packed tarballs and their dependencies, and none of
 * the sources.
 */
export type Consumers = {
  folder: string;
  browser: Browser;
  /** Path of an installed executable. */
  bin: (name: string) => string;
  readmeOf: (name: string) => Promise<string>;
  /**
   * Starts a server, which stops when the folder is removed.
   * @returns its output once it was ready
   */
  serve: (program: string, words: readonly string[], cwd: string, isReady: RegExp) => Promise<string>;
  close: () => Promise<void>;
};

export async function openConsumers(): Promise<Consumers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-consumers-'));
  const modules = path.join(folder, 'node_modules');
  // Hard links to every dependency that is installed here: no network, and no way back into the workspace.
  await run('cp', ['-al', path.join(root, 'node_modules'), modules]).catch(() =>
    run('cp', ['-a', path.join(root, 'node_modules'), modules]),
  );
  // Optional dependencies are left out: applications must build without them.
  for (const name of ['@portal', 'hls.js', '@vanilla-extract'])
    await rm(path.join(modules, name), { recursive: true });
  const { folder: from, packed } = await tarballs();
  for (const { name, filename } of packed) {
    const target = path.join(modules, name);
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', path.join(from, filename), '-C', target, '--strip-components=1']);
  }
  await cp(path.join(import.meta.dirname, 'consumers'), folder, { recursive: true });
  const readmeOf = (name: string) => readFile(path.join(modules, '@portal', name, 'README.md'), 'utf8');
  await writeExamples(folder, await readmeOf('ui'), await readmeOf('model'));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const started: ChildProcess[] = [];
  return {
    folder,
    browser,
    readmeOf,
    bin: (name) => path.join(modules, '.bin', name),
    serve: (program, words, cwd, isReady) =>
      new Promise((ready, failed) => {
        const child = spawn(program, words, { cwd, env });
        started.push(child);
        child.stdout.on('data', (text: Buffer) => {
          if (isReady.test(text.toString())) ready(text.toString());
        });
        child.on('exit', (code) => failed(new Error(`${words.join(' ')} ended with ${code}`)));
      }),
    async close() {
      await browser.close();
      for (const child of started) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        // A running server would write into the folder while it is removed.
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A page that records its errors. */
export async function watchedPage(browser: Browser): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/favicon|404/.test(message.text())) faults.push(message.text());
  });
  return { page, faults };
}

export const NEWEST = { react: 'react', 'react-dom': 'react-dom' };

/** Gives the applications of a folder the version of React that the workspace has under another name. */
export async function installReact(
  folder: string,
  names: { react: string; 'react-dom': string },
): Promise<void> {
  for (const [name, installed] of Object.entries(names)) {
    const target = path.join(folder, 'node_modules', name);
    await rm(target, { recursive: true });
    await cp(path.join(root, 'node_modules', installed), target, { recursive: true });
  }
}

/** Presses a button once React has hydrated the page: before that, a press does nothing. */
export async function pressAwake(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  const isAwake = () =>
    button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAwake, { timeout: 20_000 }).toBe(true);
  await button.click();
}

/**
 * Checks that the card is drawn in its brand, that the button opens the dialog and Escape closes it, and that
 * nothing failed on the way.
 */
export async function readAndSubscribe(browser: Browser, url: string): Promise<void> {
  const { page, faults } = await watchedPage(browser);
  await page.goto(url);
  const headline = page.getByRole('heading', { name: 'El port torna a obrir la bocana' });
  await headline.waitFor();
  expect(await headline.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Newsreader');
  await pressAwake(page, 'Subscriu-t’hi');
  const dialog = page.getByRole('dialog', { name: 'El far del matí' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await page.close();
}

/** Checks that a size in a README, in kB, is within 5 % of the measured one. */
export function expectSaid(said: string | undefined, bytes: number): void {
  expect(Number(said)).toBeGreaterThan((bytes / 1000) * 0.95);
  expect(Number(said)).toBeLessThan((bytes / 1000) * 1.05);
}
