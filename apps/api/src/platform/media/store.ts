import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { copyFile, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ConcurrencyLimit } from '../limits';
import type { ByteRange } from './range';

/** Stored types of file, by media type. Those that a browser could run (SVG, HTML) are not among them. */
export const MEDIA_EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'video/mp4': 'mp4',
  'application/pdf': 'pdf',
  'text/vtt': 'vtt',
} as const;
export type MediaType = keyof typeof MEDIA_EXTENSIONS;

export const isMediaType = (mime: string): mime is MediaType => mime in MEDIA_EXTENSIONS;

/**
 * Maximum pixels of a picture, by its own header: a bomb of a few bytes could fill the memory. A camera has
 * 24 to 45 million.
 */
const MAX_PIXELS = 50_000_000;

/** Pictures that are decoded at once: one of the largest takes up to 200 MB. */
const MAX_DECODED_AT_ONCE = 1;

/** Size at which a picture's dominant colour is computed: at full size that takes ten times as long. */
const SMALL = { width: 256, height: 256 };

export type StoredMedia = {
  id: string;
  mime: MediaType;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Dominant colour, `#rrggbb`. */
  color: string | null;
};

const hex = (value: number) => value.toString(16).padStart(2, '0');

const decoding = new ConcurrencyLimit(MAX_DECODED_AT_ONCE, Number.POSITIVE_INFINITY);

async function measure(
  file: Buffer,
  mime: MediaType,
): Promise<Pick<StoredMedia, 'width' | 'height' | 'color'>> {
  if (!mime.startsWith('image/')) return { width: null, height: null, color: null };
  const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
  const pixels = autoOrient.width * autoOrient.height;
  if (pixels > MAX_PIXELS)
    throw new Error(
      `a picture of ${Math.round(pixels / 1_000_000)} million pixels is too large: ${MAX_PIXELS / 1_000_000} million at most`,
    );
  const { dominant } = await decoding.run(async () => {
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS })
      .resize({ ...SMALL, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return sharp(data, { raw: { width, height, channels } }).stats();
  });
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
  };
}

/** A file on the disk, read as fast as its consumer reads. */
export type StoredFile = { size: number; read: (range: ByteRange) => ReadableStream<Uint8Array> };

/** Bytes that are read ahead of the consumer. */
const CHUNK_BYTES = 64 * 1024;

/** A file's bytes; each chunk is read when the one before it was consumed. */
function streamOf(file: ReadStream): ReadableStream<Uint8Array> {
  const pieces = file[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel: () => void file.destroy(),
    },
    { highWaterMark: 0 },
  );
}

/**
 * Opens a file for streaming.
 * @throws Error if it does not exist
 */
export async function openFile(place: string): Promise<StoredFile> {
  const { size } = await stat(place);
  return {
    size,
    read: (range) => streamOf(createReadStream(place, { ...range, highWaterMark: CHUNK_BYTES })),
  };
}

/** Stores originals as files named by a digest of their bytes: the same picture twice is one file. */
export class MediaStore {
  constructor(private readonly folder: string) {}

  private place(id: string, mime: MediaType): string {
    return path.join(this.folder, 'originals', id.slice(0, 2), `${id}.${MEDIA_EXTENSIONS[mime]}`);
  }

  /**
   * Stores an original. It is written to a temporary file and renamed, so a half-written file is never seen.
   * @throws Error if a picture cannot be read, or is too large.
   */
  async put(file: Buffer, mime: MediaType): Promise<StoredMedia> {
    const id = createHash('sha256').update(file).digest('hex').slice(0, 20);
    const measured = await measure(file, mime);
    const target = this.place(id, mime);
    await mkdir(path.dirname(target), { recursive: true });
    const aside = `${target}.${randomUUID()}`;
    await writeFile(aside, file);
    await rename(aside, target);
    return { id, mime, bytes: file.length, ...measured };
  }

  /** Stores an existing file under an id of its own, as a hard link if possible. */
  async adopt(file: string, id: string, mime: MediaType): Promise<void> {
    const target = this.place(id, mime);
    await mkdir(path.dirname(target), { recursive: true });
    const aside = `${target}.${randomUUID()}`;
    await link(file, aside).catch(() => copyFile(file, aside));
    await rename(aside, target);
    // Renaming one of two links to the same file leaves both.
    await rm(aside, { force: true });
  }

  /** Deletes an original, whatever its type. */
  async remove(id: string): Promise<void> {
    for (const mime of Object.keys(MEDIA_EXTENSIONS))
      if (isMediaType(mime)) await rm(this.place(id, mime), { force: true });
  }

  /**
   * Opens an original for streaming.
   * @throws Error if it does not exist
   */
  open(id: string, mime: MediaType): Promise<StoredFile> {
    return openFile(this.place(id, mime));
  }

  read(id: string, mime: MediaType): Promise<Buffer> {
    return readFile(this.place(id, mime));
  }
}
