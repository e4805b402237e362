import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumers, env, openConsumers, pressAwake, root, run, watchedPage } from './consumer-folder';

/**
 * Applications written as the README's recipes say, each built and run once, with a brand and a language of
 * their own.
 */
let consumers: Consumers;

beforeAll(async () => {
  consumers = await openConsumers();
  const { folder } = consumers;
  const colours = ['--ink', '#1d2433', '--accent', '#c8102e', '--display', 'newsreader', '--text', 'archivo'];
  const command = path.join(root, 'tokens/dist/cli/cli.js');
  await run(process.execPath, [command, 'init', 'brands/la-veu', ...colours], { cwd: folder, env });
  await run(process.execPath, [command, 'build', 'brands/la-veu'], { cwd: folder, env });
}, 180_000);
afterAll(() => consumers?.close());

it('React Router renders the page on the server and hydrates it', { timeout: 180_000 }, async () => {
  const app = path.join(consumers.folder, 'react-router');
  await run(consumers.bin('react-router'), ['build'], { cwd: app, env });
  const said = await consumers.serve(process.execPath, ['server.mjs'], app, /ready on/);
  const address = `http://127.0.0.1:${/ready on (\d+)/.exec(said)?.[1]}`;
  const html = await (await fetch(address)).text();
  expect(html).toMatch(/data-part="card".*El port torna a obrir la bocana/s);
  const own = await (await fetch(`${address}/la-veu`)).text();
  expect(own).toMatch(/data-site="la-veu"[^>]*lang="ca-valencia".*<h2>Hui<.*El far torna a encendre/s);
  const { page, faults } = await watchedPage(consumers.browser);
  const assets = path.join(app, 'build/client');
  await page.route('**/assets/**', (route) =>
    route.fulfill({ path: path.join(assets, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${address}/`);
  await pressAwake(page, 'Subscriu-t’hi');
  await page.getByRole('dialog', { name: 'El far del matí' }).waitFor();
  expect(faults).toEqual([]);
  await page.close();
});

it('Storybook shows the stories of an application in its brand and language', {
  timeout: 90_000,
}, async () => {
  const app = path.join(consumers.folder, 'storybook');
  await run(consumers.bin('storybook'), ['build', '--quiet', '--disable-telemetry', '-o', 'out'], {
    cwd: app,
    env,
  });
  const server = createServer(sirv(path.join(app, 'out')));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const { page, faults } = await watchedPage(consumers.browser);
  const story = (id: string) =>
    page.goto(`http://127.0.0.1:${port}/iframe.html?viewMode=story&id=subscribe--${id}`);
  await story('open');
  await page.getByRole('dialog', { name: 'El far del matí' }).getByText('Cada dia a les set.').waitFor();
  await story('own');
  const button = page.getByRole('button', { name: 'Hui' });
  await button.waitFor();
  expect(await button.evaluate((element) => getComputedStyle(element).getPropertyValue('--p-site'))).toBe(
    'la-veu',
  );
  expect(faults).toEqual([]);
  await page.close();
  server.close();
});
