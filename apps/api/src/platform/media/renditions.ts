import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageRatio } from '@portal/model';
import sharp, { type Sharp } from 'sharp';
import type { Rendition, RenditionFormat, StoredPicture } from './address';
import { renditionPath } from './address';
import { type Asker, FairQueue, type QueueBounds } from './fair-queue';

/**
 * Two renditions at once keep a small machine responsive. A page has some forty pictures, so a network may
 * have twice as many waiting, a quarter of all: readers of a mobile operator share one address, and most of
 * them want the same pictures.
 */
export const BOUNDS = { atOnce: 2, waiting: 320, waitingOfNetwork: 80 } as const satisfies QueueBounds;

/** Width from which a rendition has, on most screens, two pixels and more for each CSS pixel. */
const DENSE_WIDTH = 850;

/**
 * Encoders. Dense renditions have a lower quality: nobody sees it at their density, and they weigh a fifth less. More effort would take
 * twice as long for 3 % of the bytes.
 */
const encode: Record<RenditionFormat, (picture: Sharp, width: number) => Sharp> = {
  avif: (picture, width) => picture.avif({ quality: width < DENSE_WIDTH ? 50 : 45, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 75, effort: 3 }),
  jpg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
};

export type Crop = { left: number; top: number; width: number; height: number };

/**
 * The largest part of a picture with this ratio, with the focal point as close to its middle as the edges
 * allow.
 */
export function cropTo(
  ratio: ImageRatio,
  picture: { width: number; height: number },
  focal: { x: number; y: number },
): Crop {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const width = Math.min(picture.width, Math.round((picture.height * across) / down));
  const height = Math.min(picture.height, Math.round((picture.width * down) / across));
  const within = (middle: number, size: number, whole: number) =>
    Math.max(0, Math.min(whole - size, Math.round(middle * whole - size / 2)));
  return {
    left: within(focal.x, width, picture.width),
    top: within(focal.y, height, picture.height),
    width,
    height,
  };
}

/** Records reads and writes of rendition files, to keep them within a disk budget. */
export type RenditionFileListener = {
  used: (file: string) => void;
  written: (bytes: number) => void;
};

/**
 * Makes renditions on demand, stores them as files, and makes each one only once for all concurrent requests.
 */
export class Renditions {
  private readonly queue = new FairQueue<Buffer>(BOUNDS);
  readonly folder: string;

  /** @param files undefined without a budget */
  constructor(
    folder: string,
    private readonly files?: RenditionFileListener,
  ) {
    this.folder = path.join(folder, 'renditions');
  }

  /**
   * Bytes of a rendition. `original` is read only if the rendition has to be made.
   * @throws Busy if too many renditions wait to be made; the reason of the caller's signal once it aborts
   */
  async get(
    rendition: Rendition,
    picture: StoredPicture,
    original: () => Promise<Buffer>,
    asker: Asker,
  ): Promise<Buffer> {
    const file = path.join(this.folder, renditionPath(rendition).replace('/media/', ''));
    const kept = this.queue.has(file) ? null : await this.read(file);
    if (kept) return kept;
    return this.queue.ask(file, asker, rendition.width, async () => {
      // Another process, or a request that has just ended, may have made it meanwhile.
      const made = await this.read(file);
      return made ?? this.keep(file, await make(rendition, picture, await original()));
    });
  }

  /** Deletes all renditions of a picture. */
  remove(id: string): Promise<void> {
    return rm(path.join(this.folder, id), { recursive: true, force: true });
  }

  private async read(file: string): Promise<Buffer | null> {
    const bytes = await readFile(file).catch(() => null);
    if (bytes) this.files?.used(file);
    return bytes;
  }

  private async keep(file: string, made: Buffer): Promise<Buffer> {
    await mkdir(path.dirname(file), { recursive: true });
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, made);
    await rename(aside, file);
    this.files?.written(made.length);
    return made;
  }
}

function make(rendition: Rendition, picture: StoredPicture, original: Buffer): Promise<Buffer> {
  let image = sharp(original).autoOrient();
  if (rendition.ratio !== 'full' && picture.width && picture.height) {
    const focal = { x: picture.focalX ?? 0.5, y: picture.focalY ?? 0.5 };
    image = image.extract(cropTo(rendition.ratio, { width: picture.width, height: picture.height }, focal));
  }
  image = image.resize({ width: rendition.width, withoutEnlargement: true });
  return encode[rendition.format](image, rendition.width).toBuffer();
}
