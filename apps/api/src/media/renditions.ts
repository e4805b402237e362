import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageRatio } from '@portal/model';
import sharp, { type Sharp } from 'sharp';
import type { Rendition, RenditionFormat, StoredPicture } from './address';
import { renditionPath } from './address';

/** Pictures that are made at once: two keep a small machine answering. */
const MAX_AT_ONCE = 2;

const encode: Record<RenditionFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 75, effort: 3 }),
  jpg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
};

export type Crop = { left: number; top: number; width: number; height: number };

/** The largest part of a picture that has a ratio and keeps the focal point as near its middle as the edges allow. */
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

/** Makes renditions on demand, keeps them as files, and makes each one once however many ask at the same time. */
export class Renditions {
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly folder: string) {}

  /** Bytes of a rendition. `original` is read only when the rendition has to be made. */
  get(rendition: Rendition, picture: StoredPicture, original: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(this.folder, 'renditions', renditionPath(rendition).replace('/media/', ''));
    const begun = this.underWay.get(file);
    if (begun) return begun;
    const work = this.find(file, rendition, picture, original).finally(() => this.underWay.delete(file));
    this.underWay.set(file, work);
    return work;
  }

  /** Takes all renditions of a picture away. */
  remove(id: string): Promise<void> {
    return rm(path.join(this.folder, 'renditions', id), { recursive: true, force: true });
  }

  private async find(
    file: string,
    rendition: Rendition,
    picture: StoredPicture,
    original: () => Promise<Buffer>,
  ): Promise<Buffer> {
    try {
      return await readFile(file);
    } catch {
      // Not made yet.
    }
    const made = await this.inTurn(async () => make(rendition, picture, await original()));
    await mkdir(path.dirname(file), { recursive: true });
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, made);
    await rename(aside, file);
    return made;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    while (this.running >= MAX_AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}

function make(rendition: Rendition, picture: StoredPicture, original: Buffer): Promise<Buffer> {
  let image = sharp(original).autoOrient();
  if (rendition.ratio !== 'full' && picture.width && picture.height) {
    const focal = { x: picture.focalX ?? 0.5, y: picture.focalY ?? 0.5 };
    image = image.extract(cropTo(rendition.ratio, { width: picture.width, height: picture.height }, focal));
  }
  image = image.resize({ width: rendition.width, withoutEnlargement: true });
  return encode[rendition.format](image).toBuffer();
}
