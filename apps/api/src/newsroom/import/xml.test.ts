import { open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countFeed, feedItems } from './feed';
import { countNinjs, linesOf } from './ninjs';
import { UnreadableFile } from './problem';
import { type XmlElement, xmlElements } from './xml';

const ITEMS = 20_000;
const TEXT = 'Text d’una notícia llarga. '.repeat(80);
const file = path.join(tmpdir(), `portal-long-${process.pid}.rss`);

afterAll(() => rm(file, { force: true }));

async function writeLongFile(): Promise<void> {
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
}

it('streams a long file in little memory', { tags: ['full'], timeout: 180_000 }, async () => {
  await writeLongFile();
  let read = 0;
  let most = 0;
  const before = process.memoryUsage().heapUsed;
  for await (const item of feedItems(file, 'Europe/Madrid')) {
    if ('item' in item) read += 1;
    if (read % 1000 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect(read).toBe(ITEMS);
  // The file is 45 MB; the memory used is uncollected garbage, not the file.
  expect(most).toBeLessThan(200 * 1024 * 1024);
});

it('skips an item that is too large, and reads the next ones', { tags: ['full'] }, async () => {
  const handle = await open(file, 'w');
  await handle.write('<rss><channel><item><guid>1</guid><title>Gran</title><description>');
  for (let at = 0; at < 40; at += 1) await handle.write(`${'x'.repeat(1024 * 1024)}<b/>`);
  await handle.write('</description></item>');
  await handle.write(
    '<item><guid>2</guid><title>Petita</title><pubDate>Tue, 19 Mar 2024 08:30:00 GMT</pubDate></item></channel></rss>',
  );
  await handle.close();
  const read = [];
  for await (const item of feedItems(file, 'Europe/Madrid')) read.push(item);
  expect(read).toMatchObject([
    {
      skipped: {
        sourceId: '1',
        title: 'Gran',
        reason: 'it is longer than 32 million characters',
        isFault: true,
      },
    },
    { item: { sourceId: '2', title: 'Petita' } },
  ]);
});

it('rejects an endless text before it fills the memory', { tags: ['full'] }, async () => {
  const endless = async (start: string, piece: string) => {
    const handle = await open(file, 'w');
    await handle.write(start);
    for (let at = 0; at < 70; at += 1) await handle.write(piece.repeat(1024 * 1024));
    await handle.close();
  };
  await endless('<rss><channel><item><description><![CDATA[', 'x');
  await expect(countFeed(file)).rejects.toThrow('a single text or tag of more than 64 million characters');
  await endless('{}\n', ' ');
  await expect(countNinjs(file)).rejects.toThrow('a line of more than 32 million characters');
});

describe('limits', () => {
  const small = path.join(tmpdir(), `portal-limit-${process.pid}.xml`);
  afterAll(() => rm(small, { force: true }));
  const LIMIT = 128 * 1024;
  const elements = async () => {
    const read: XmlElement[] = [];
    for await (const element of xmlElements(small, new Set(['t']), LIMIT)) read.push(element);
    return read;
  };

  it('truncate a longer element, and read the next one in full', async () => {
    await writeFile(
      small,
      `<r><t>${'x'.repeat(LIMIT - 100)}<b/>${'y'.repeat(LIMIT)}<b/></t><t>short</t></r>`,
    );
    expect((await elements()).map(({ isTooLarge, children }) => [isTooLarge, children.length])).toEqual([
      [true, 2],
      [undefined, 1],
    ]);
  });

  it('reject a longer text long before its end', async () => {
    await writeFile(small, `<r><t><![CDATA[${'x'.repeat(6 * LIMIT)}]]></t></r>`);
    await expect(elements()).rejects.toThrow('a single text or tag of more than 0.25 million characters');
  });

  it('reject a longer line of JSON', async () => {
    await writeFile(small, `{}\n${' '.repeat(3 * LIMIT)}`);
    const lines = linesOf(small, LIMIT);
    expect((await lines.next()).value).toBe('{}');
    await expect(lines.next()).rejects.toThrow('a line of more than 0.125 million characters');
  });
});

describe('named character references', () => {
  const named = path.join(tmpdir(), `portal-named-${process.pid}.xml`);
  afterAll(() => rm(named, { force: true }));
  const textOf = async (text: string) => {
    await writeFile(named, `<r><t>${text}</t></r>`);
    const read: string[] = [];
    for await (const { children } of xmlElements(named, new Set(['t']))) read.push(children.join(''));
    return read.join('');
  };

  it('include all of XML and HTML', async () => {
    expect(
      await textOf(
        '&lt;b&gt; &amp;amp; &quot;&apos; L&rsquo;&agrave;via &bull; na&iuml;f &auml;&times;&nbsp;&#233;',
      ),
    ).toBe('<b> &amp; "\' L’àvia • naïf ä×\u00a0é');
  });

  it.each(['&nothing;', '&constructor;', '&__proto__;', '&ampersand;'])(
    'exclude any other: %s is reported with its position',
    async (text) => {
      await expect(textOf(text)).rejects.toThrow(UnreadableFile);
    },
  );
});
