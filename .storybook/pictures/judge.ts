import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { diff } from '@blazediff/core';
import type {} from '@vitest/browser-playwright';
import type { CDPSession } from 'playwright';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';
import type { Box, Frame, Picture, Verdict } from './picture';

const references = path.resolve(import.meta.dirname, '../../packages/ui/pictures');

const fileOf = (name: string) => path.join(references, `${name}.webp`);

/**
 * Tolerance of a comparison. `threshold` is a colour distance: at 0.04 a grey may be lighter by 10 of 255
 * steps. Every pixel counts, including antialiased edges: a corner radius that grows by 1 px changes nothing
 * else. `scripts/seeded-pictures.mjs` proves that seven small changes are detected.
 */
const TOLERANCE = { threshold: 0.04, includeAA: true };
const MISMATCHED_PIXELS = 3;

/** Maximum number of pictures to take until two in a row are equal. */
const MAX_TIMES = 12;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const CHANNELS = 4;

async function pixelsOf(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Maximum difference between the channels of a colour that people perceive as grey. */
const GREY_SPREAD = 8;

/**
 * Rounds each channel to one of 32 steps: finer shades are noise at the edges of letters, and a third of a
 * file’s size. Greys stay grey: rounding the channels separately would tint a shadow.
 */
function inSteps({ data, width, height }: Pixels): Pixels {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / CHANNELS);
  let last = 0;
  let rounded = 0;
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0;
    // Most pixels equal their predecessor.
    if (pixel !== last) {
      last = pixel;
      rounded = inStep(pixel);
    }
    pixels[at] = rounded;
  }
  return { data, width, height };
}

/** @param pixel four channels of 8 bits, red in the lowest */
function inStep(pixel: number): number {
  const [red, green, blue] = [pixel & 0xff, (pixel >>> 8) & 0xff, (pixel >>> 16) & 0xff];
  const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) <= GREY_SPREAD;
  const channels = isGrey ? (pixel & 0xff000000) | (green * 0x010101) : pixel;
  return ((channels & 0xf8f8f8f8) | ((channels >>> 5) & 0x07070707)) >>> 0;
}

const isSame = (a: Pixels, b: Pixels) =>
  a.width === b.width && a.height === b.height && a.data.equals(b.data);

/** Names the frames with different pixels, and counts these. */
function differenceOf(now: Pixels, reference: Pixels, frames: readonly Frame[]) {
  if (now.width !== reference.width || now.height !== reference.height)
    return {
      fault: `is ${now.width} × ${now.height} px; its reference is ${reference.width} × ${reference.height} px`,
    };
  const { width, height } = now;
  const mask = Buffer.alloc(now.data.length);
  const count = diff(reference.data, now.data, mask, width, height, { ...TOLERANCE, diffMask: true });
  if (count <= MISMATCHED_PIXELS) return undefined;
  const row = width * CHANNELS;
  const changed = frames.filter(({ top, bottom }) => mask.subarray(top * row, bottom * row).some(Boolean));
  const place = changed.length ? `, in ${changed.map(({ name }) => name).join(', ')}` : '';
  return { fault: `differs from its reference by ${count} px${place}`, mask };
}

const sessions = new WeakMap<object, Promise<CDPSession>>();

/** Takes a picture without the checks that Playwright makes first: the page has settled already. */
async function shoot(
  { page, context }: Parameters<BrowserCommand<[Picture]>>[0],
  clip: Box,
): Promise<Buffer> {
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: false,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/** Photographs are grey in the references, so a broken one differs only by its photograph. */
const GREY = ['content-media-image/broken'];

/** Frames of one sheet with equal pixels: a reader cannot tell their states apart. */
function alikeIn({ data, width }: Pixels, frames: readonly Frame[]): string[] {
  const seen = new Map<string, string>();
  return frames.flatMap(({ name, top, bottom }) => {
    const rows = data.subarray(top * width * CHANNELS, bottom * width * CHANNELS).toString('latin1');
    const other = seen.get(rows);
    seen.set(rows, name);
    return other ? [`${name} looks like ${other}`] : [];
  });
}

const encoded = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: CHANNELS } }).removeAlpha();

/** Writes a reference, unless states look alike: the next run would accept them. */
async function draw(name: string, now: Pixels, frames: readonly Frame[]): Promise<Verdict> {
  const judged = frames.filter((frame) => !GREY.includes(`${path.dirname(name)}/${frame.name}`));
  const alike = alikeIn(now, judged);
  if (alike.length) return { fault: `shows states that look alike: ${alike.join('; ')}` };
  const file = fileOf(name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await encoded(now).webp({ lossless: true, effort: 6 }).toBuffer());
  return {};
}

/** Stores the old and new picture and their difference for `writeDifferences` of `scripts/pictures.mjs`. */
async function leave(name: string, now: Pixels, reference: Pixels | undefined, mask: Buffer | undefined) {
  const place = path.join(references, 'differences', name);
  await mkdir(path.dirname(place), { recursive: true });
  await encoded(now).png().toFile(`${place}-actual.png`);
  if (mask && reference)
    await sharp(mask, { raw: { width: reference.width, height: reference.height, channels: CHANNELS } })
      .png()
      .toFile(`${place}-diff.png`);
}

/** Vitest browser command: takes a picture and compares it with its reference. */
export const judgePicture: BrowserCommand<[Picture]> = async (context, picture): Promise<Verdict> => {
  const { name, clip, frames, purpose } = picture;
  const reference =
    purpose === 'draw' ? undefined : await readFile(fileOf(name)).then(pixelsOf, () => undefined);
  let now = inSteps(await pixelsOf(await shoot(context, clip)));
  // On the machine that drew the reference a picture is equal pixel by pixel: no need to measure.
  if (reference && isSame(now, reference)) return {};
  for (let times = 1; ; times++) {
    if (times === MAX_TIMES)
      return {
        fault: `was never twice the same in ${MAX_TIMES} pictures: something in it does not come to rest`,
      };
    const next = inSteps(await pixelsOf(await shoot(context, clip)));
    const isStill = isSame(next, now);
    now = next;
    if (isStill || (reference && isSame(now, reference))) break;
  }
  // As with snapshots, the first picture of a new state becomes its reference, except in runs whose written
  // files nobody reviews.
  if (purpose === 'draw' || (!reference && purpose === 'expect' && !process.env.CI))
    return draw(name, now, frames);
  const difference = reference
    ? differenceOf(now, reference, frames)
    : { fault: 'has no reference: run npm test -- stories, look at it and commit it' };
  if (difference && purpose === 'expect')
    await leave(name, now, reference, 'mask' in difference ? difference.mask : undefined);
  return difference ? { fault: difference.fault } : {};
};
