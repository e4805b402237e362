import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MediaStore } from './store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A PNG that only claims its size: decoding it would fail with another error. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(0))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it.each([
  [10_000, 10_000, '100 million'],
  [60_000, 20_000, '1200 million'],
])('a picture that claims %i by %i pixels is refused and not stored', async (width, height, size) => {
  await expect(new MediaStore(folder).put(pngOf(width, height), 'image/png')).rejects.toThrow(
    `a picture of ${size} pixels is too large: 50 million at most`,
  );
  expect(await readdir(folder)).toEqual([]);
});

it('pictures are measured, many of them too', async () => {
  const store = new MediaStore(folder);
  const pictures = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      sharp({ create: { width: 10 * n, height: 10, channels: 3, background: '#884422' } })
        .png()
        .toBuffer(),
    ),
  );
  const stored = await Promise.all(pictures.map((picture) => store.put(picture, 'image/png')));
  expect(stored.map(({ width, height }) => [width, height])).toEqual([
    [10, 10],
    [20, 10],
    [30, 10],
    [40, 10],
  ]);
});
