import { open } from 'node:fs/promises';
import type { UploadFault } from '@portal/model/participation';
import sharp from 'sharp';

/** Maximum pixels of a picture, by its declared size, before decoding. Phones have 12 to 50 million. */
const MAX_PIXELS = 50_000_000;
/** Longer side of the stored picture, px. */
const MAX_SIDE = 4_096;
/** Limit for decoding and encoding: a progressive picture may have thousands of passes. */
const TIMEOUT_SECONDS = 20;
const QUALITY = 88;

export class FaultyFile extends Error {
  override name = 'FaultyFile';
  constructor(readonly fault: UploadFault) {
    super(fault);
  }
}

/** A sanitised file: size in pixels as shown, and dominant colour, `#rrggbb`. */
export type SafeFile = { width: number | null; height: number | null; color: string | null };

const hex = (value: number) => value.toString(16).padStart(2, '0');

export async function headOf(file: string, length: number): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Re-encodes a JPEG from its pixels, which drops everything else in the file (place, camera, thumbnails,
 * colour profiles, trailing data). Upright, in sRGB.
 * @throws FaultyFile
 */
export async function makePictureSafe(file: string, target: string): Promise<SafeFile> {
  const head = await headOf(file, 3);
  if (head[0] !== 0xff || head[1] !== 0xd8 || head[2] !== 0xff) throw new FaultyFile('not-image');
  const { format, width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new FaultyFile('damaged');
    });
  if (format !== 'jpeg') throw new FaultyFile('not-image');
  if (width * height > MAX_PIXELS) throw new FaultyFile('too-many-pixels');
  try {
    const made = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'warning', sequentialRead: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten()
      .jpeg({ quality: QUALITY })
      .toFile(target);
    const { dominant } = await sharp(target).resize({ width: 64 }).stats();
    return {
      width: made.width,
      height: made.height,
      color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    };
  } catch {
    throw new FaultyFile('damaged');
  }
}
