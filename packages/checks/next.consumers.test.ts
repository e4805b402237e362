import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import {
  type Consumers,
  env,
  expectSaid,
  installReact,
  NEWEST,
  openConsumers,
  readAndSubscribe,
  run,
  watchedPage,
} from './consumer-folder';

/** A Next.js application with the packed tarballs and the pages that the README shows. */
let consumers: Consumers;
let folder: string;
let browser: Browser;

beforeAll(async () => {
  consumers = await openConsumers();
  ({ folder, browser } = consumers);
}, 180_000);
afterAll(() => consumers?.close());

describe('a Next.js application', () => {
  const app = () => path.join(folder, 'next');
  let address: string;

  beforeAll(async () => {
    await installReact(folder, NEWEST);
    await run(consumers.bin('next'), ['build'], { cwd: app(), env });
    const port = await freePort();
    await consumers.serve(
      consumers.bin('next'),
      ['start', '-H', '127.0.0.1', '-p', String(port)],
      app(),
      /ready/i,
    );
    address = `http://127.0.0.1:${port}`;
  }, 180_000);

  it('renders the card on the server and hydrates the dialog in the browser', {
    timeout: 180_000,
  }, async () => {
    const html = await (await fetch(address)).text();
    expect(html).toContain('El port torna a obrir la bocana');
    await readAndSubscribe(browser, `${address}/`);
  });

  /** Size of a page's scripts in bytes, gzip. */
  async function scriptsOf(page: string): Promise<number> {
    const html = await (await fetch(`${address}${page}`)).text();
    const files = new Set([...html.matchAll(/\/_next\/static\/[^"\\ ]+\.js/g)].map(([file]) => file));
    const sizes = await Promise.all(
      [...files].map(async (file) => gzipSync(await (await fetch(`${address}${file}`)).text()).length),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  it('adds the weight to Next.js that the README states, and loads only what it uses', {
    timeout: 60_000,
  }, async () => {
    const [bare, shown] = [await scriptsOf('/bare'), await scriptsOf('/readme')];
    expect(bare).toBeGreaterThan(100_000);
    expectSaid(
      /brings\s+([\d.]+)\s+kB\s+of\s+(?:scripts|JavaScript) \(gzip\)/.exec(
        await consumers.readmeOf('ui'),
      )?.[1],
      shown - bare,
    );
    const manifest = await readFile(
      path.join(app(), '.next/server/app/readme/page_client-reference-manifest.js'),
      'utf8',
    );
    const ours = new Set([...manifest.matchAll(/@portal\/ui\/dist\/([\w/-]+)\.js/g)].map(([, file]) => file));
    expect([...ours].sort()).toEqual([
      'header/AccountMenu',
      'header/SchemeSwitch',
      'locale/PortalProvider',
      'routing/Routing',
    ]);
  });

  it('navigates by the link of the router, as in the README', {
    timeout: 180_000,
  }, async () => {
    const answer = await fetch(`${address}/routed`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('href="/cards"')]);
    const { page, faults } = await watchedPage(browser);
    await page.goto(`${address}/routed`);
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    const link = page.getByRole('link', { name: 'El port torna a obrir la bocana' });
    // The router's global is there once it is hydrated.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('a[href="/cards"]') ?? {}).some((key) => key.startsWith('__react')),
    );
    await link.click();
    await page.getByRole('heading', { name: 'bocana, 11' }).waitFor();
    expect(await page.locator('body[data-kept]').count()).toBe(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('takes the clock of the README from the request', async () => {
    const answer = await fetch(`${address}/readme`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await answer.text()).toContain(`${new Date().getFullYear()}`);
  });

  it('has an initially open dialog in the HTML, and hydrates it', { timeout: 180_000 }, async () => {
    const html = await (await fetch(`${address}/dialog`)).text();
    expect(html).toMatch(/role="dialog"[^>]*>.*El far del matí.*Cada dia a les set/s);
    const { page, faults } = await watchedPage(browser);
    await page.goto(`${address}/dialog`);
    const dialog = page.getByRole('dialog', { name: 'El far del matí' });
    await page.locator('body > [data-part=dialog]').waitFor();
    // The dialog of the server is replaced by the one that traps the focus: one is left in the end.
    await page.locator('body > [data-part=dialog]:focus').waitFor();
    await dialog.waitFor();
    expect(await dialog.count()).toBe(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('sends no JavaScript of the library for twelve static cards', { timeout: 180_000 }, async () => {
    const html = await (await fetch(`${address}/cards`)).text();
    expect(html.match(/data-part="card"/g)).toHaveLength(12);
    const scripts = [...html.matchAll(/src="(\/_next\/[^"]+\.js)"/g)].map(([, src]) => `${address}${src}`);
    expect(scripts.length).toBeGreaterThan(0);
    const sources = await Promise.all(scripts.map(async (src) => (await fetch(src)).text()));
    expect(sources.filter((source) => /data-part|"article"/.test(source))).toEqual([]);
  });
});
