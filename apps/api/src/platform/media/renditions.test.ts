import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IMAGE_RATIOS, IMAGE_WIDTHS, type ImageCrop, PLAIN_RENDITIONS } from '@portal/model';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Busy } from '../limits/concurrency-limit';
import {
  isUsedRendition,
  parseRenditionPath,
  portraitRendition,
  RENDITION_FORMATS,
  type Rendition,
  renditionPath,
} from './address';
import { Renditions } from './renditions';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-renditions-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = { id: 'a'.repeat(20), width: 40, height: 30, color: null, focalX: null, focalY: null };
const renditionAt = (at: number): Rendition => ({
  mediaId: at.toString(16).padStart(20, '0'),
  ratio: '1:1',
  width: 210,
  format: 'webp',
});
const original = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
    .png()
    .toBuffer();

it('renditions for one network fill neither the queue nor the workers, and another reader is served', async () => {
  const renditions = new Renditions(folder);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let made = 0;
  const slowly = async () => {
    made += 1;
    await held;
    return original();
  };
  const flood = Promise.allSettled(
    Array.from({ length: 144 }, (_, at) =>
      renditions.get(renditionAt(at), picture, slowly, { ip: '203.0.113.1' }),
    ),
  );
  const reader = await renditions.get(renditionAt(999), picture, original, { ip: '203.0.113.2' });
  expect((await sharp(reader).metadata()).format).toBe('webp');
  expect(made).toBe(1);
  release();
  const ended = await flood;
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(81);
  for (const one of ended) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Busy);
});

it('renditions that nobody waits for are not made, and leave nothing on the disk', async () => {
  const renditions = new Renditions(folder);
  const leaving = new AbortController();
  let read = 0;
  let release: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    release = resolve;
  });
  const flood = Array.from({ length: 60 }, (_, at) =>
    renditions.get(
      renditionAt(at),
      picture,
      async () => {
        read += 1;
        await begun;
        return original();
      },
      { ip: '203.0.113.1', signal: leaving.signal },
    ),
  );
  await expect.poll(() => read).toBe(1);
  leaving.abort(new Error('left'));
  await Promise.allSettled(flood);
  release();
  await renditions.get(renditionAt(999), picture, original, { ip: '203.0.113.1' });
  expect(read).toBe(1);
  // The job that had begun is stored, alongside the later one.
  expect(await readdir(path.join(folder, 'renditions'))).toHaveLength(2);
});

it('report reads and writes', async () => {
  const told: string[] = [];
  const renditions = new Renditions(folder, {
    used: (file) => told.push(path.relative(folder, file)),
    written: (bytes) => told.push(`${bytes > 0}`),
  });
  const get = () => renditions.get(renditionAt(1), picture, original, { ip: '203.0.113.1' });
  const [made, again] = [await get(), await get()];
  expect(again).toEqual(made);
  expect(told).toEqual(['true', renditionPath(renditionAt(1)).replace('/media/', 'renditions/')]);
});

it('are those that pages use: crops that the original allows as AVIF and WebP, six as JPEG', () => {
  const size = { width: 1000, height: 700 };
  const crops: ImageCrop[] = [...IMAGE_RATIOS, 'full'];
  const all = crops.flatMap((ratio) =>
    IMAGE_WIDTHS.flatMap((width) =>
      RENDITION_FORMATS.map((format): Rendition => ({ mediaId: 'a'.repeat(20), ratio, width, format })),
    ),
  );
  const emitted = all.filter((rendition) => isUsedRendition(rendition, size));
  const jpegs = emitted.filter(({ format }) => format === 'jpg');
  expect(jpegs.map(({ ratio, width }) => `${ratio} ${width}`).toSorted()).toEqual(
    Object.values(PLAIN_RENDITIONS)
      .map(({ ratio, width }) => `${ratio} ${width}`)
      .toSorted(),
  );
  // The square of 700 pixels has two widths; the other crops have three.
  expect(emitted).toHaveLength(2 * (2 + 3 + 3 + 3 + 3) + 6);
  const isMade = (ratio: ImageCrop, width: 210 | 410 | 850, format: 'avif' | 'jpg') =>
    isUsedRendition({ mediaId: 'a'.repeat(20), ratio, width, format }, size);
  expect(isMade('1:1', 850, 'avif')).toBe(false);
  expect(isMade('1:1', 410, 'avif')).toBe(true);
  expect(isMade('full', 210, 'jpg')).toBe(false);
  expect(isUsedRendition({ ...renditionAt(1), width: 210 }, { width: 10, height: 10 })).toBe(true);
});

it('a portrait of a page is a small square that is made of every picture', () => {
  const portrait = portraitRendition(`/media/${'a'.repeat(20)}/full/850.jpg`) ?? '';
  expect(portrait).toBe(`/media/${'a'.repeat(20)}/1x1/210.avif`);
  const rendition = parseRenditionPath(portrait);
  expect(rendition && isUsedRendition(rendition, { width: 90, height: 60 })).toBe(true);
  expect(portraitRendition('https://elsewhere.example/a.jpg')).toBeNull();
});
