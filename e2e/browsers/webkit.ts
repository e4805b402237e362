import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Button, Origin, type WebDriver } from 'selenium-webdriver';
import type { Driver } from './browser';
import { becomes, stopped } from './processes';

/** The browser makes it wider where its own bar needs more. */
const WINDOW = { width: 390, height: 844 };

/** Number of a display of its own, which no other program has. */
async function displayOf(child: ChildProcess): Promise<string> {
  const [, , , numbers] = child.stdio;
  if (!numbers || !('on' in numbers)) throw new Error('The display reports no number.');
  return new Promise((resolve, reject) => {
    numbers.on('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
}

/**
 * WebKit’s small browser on a display of its own, by WebDriver: Debian’s `webkit2gtk-driver` and `xvfb`. Each journey has a session of its own, which
 * stores nothing.
 * @param port a free one for the driver
 */
export async function webkit(port: number): Promise<Driver> {
  const home = await mkdtemp(path.join(tmpdir(), 'portal-webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const env = {
    ...process.env,
    DISPLAY: await displayOf(screen),
    GDK_BACKEND: 'x11',
    HOME: home,
    LANG: 'C.UTF-8',
    LANGUAGE: 'ca',
    // Machines that test have no graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
  const address = `http://127.0.0.1:${port}`;
  await becomes('WebKitWebDriver', service, async () => {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    return answer?.ok ?? false;
  });

  let session: WebDriver | undefined;
  const current = (): WebDriver => {
    if (!session) throw new Error('No journey has begun.');
    return session;
  };
  return {
    async fresh() {
      await session?.quit();
      session = await new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { args: ['--automation'] },
        })
        .build();
      await session.manage().window().setRect(WINDOW);
    },
    open: (url) => current().get(url),
    evaluate: (expression) => current().executeScript<string>(`return ${expression}`),
    async pressAt(x, y) {
      await current()
        .actions()
        .move({ x, y, origin: Origin.VIEWPORT, duration: 0 })
        .press(Button.LEFT)
        .release(Button.LEFT)
        .perform();
    },
    keys: (text) => current().actions().sendKeys(text).perform(),
    picture: () => current().takeScreenshot(),
    async end() {
      await session?.quit();
      await stopped(service);
      await stopped(screen);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
