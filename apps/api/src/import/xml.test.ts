import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feedItems } from './feed';

const ITEMS = 20_000;
const TEXT = 'Text d’una notícia llarga. '.repeat(80);
const file = path.join(tmpdir(), `portal-long-${process.pid}.rss`);

beforeAll(async () => {
  const handle = await open(file, 'w');
  await handle.write('<?xml version="1.0"?><rss version="2.0"><channel>');
  for (let at = 0; at < ITEMS; at += 500) {
    const items = Array.from(
      { length: 500 },
      (_, n) =>
        `<item><guid>${at + n}</guid><title>Notícia ${at + n}</title><pubDate>Tue, 19 Mar 2024 08:30:00 GMT</pubDate><description>${TEXT}</description></item>`,
    );
    await handle.write(items.join(''));
  }
  await handle.write('</channel></rss>');
  await handle.close();
});
afterAll(() => rm(file, { force: true }));

it('a long file streams through in little memory', { timeout: 60_000 }, async () => {
  let read = 0;
  let most = 0;
  const before = process.memoryUsage().heapUsed;
  for await (const item of feedItems(file, 'Europe/Madrid')) {
    if ('item' in item) read += 1;
    if (read % 1000 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect(read).toBe(ITEMS);
  // The file is 45 MB; what is held is garbage that waits to be collected, not the file.
  expect(most).toBeLessThan(200 * 1024 * 1024);
});
