import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database';
import { isUsedRendition, parseRenditionPath, type RenditionFormat } from './address';
import type { Asker } from './fair-queue';
import { rangeOf } from './range';
import { type RenditionFileListener, Renditions } from './renditions';
import type { SoundShape } from './sound';
import { isMediaType, MediaStore, type MediaType, type StoredFile, type StoredMedia } from './store';
import { media } from './tables';

const FORMAT_TYPES: Record<RenditionFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The id is a digest of the bytes, so the file at a URL never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Readers may withdraw their files: copies are revalidated within ten minutes. */
const A_WHILE = 'public, max-age=600, s-maxage=600';

/** File descriptions that are cached. */
const MAX_KNOWN = 5_000;

type MediaRow = typeof media.$inferSelect;

const missing = () =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** A request for a file: its headers, and its caller. */
export type MediaRequest = Asker & { ifNoneMatch?: string | undefined; range?: string | undefined };

/**
 * The newsroom's files: stores originals, describes them in the database, and serves originals and
 * renditions.
 */
export class MediaLibrary {
  private readonly store: MediaStore;
  private readonly renditions: Renditions;
  private readonly known = new LRUCache<string, MediaRow>({ max: MAX_KNOWN });

  /**
   * @param folder of originals and renditions
   * @param files keeps renditions within a budget
   */
  constructor(
    private readonly db: Database,
    readonly folder: string,
    files?: RenditionFileListener,
  ) {
    this.store = new MediaStore(folder);
    this.renditions = new Renditions(folder, files);
  }

  /**
   * Stores a file and its description; the same file again is the same row.
   * `focal` is the point that must stay visible, as fractions of width and height.
   */
  async add(
    file: Buffer,
    mime: MediaType,
    { focal, sound }: { focal?: { x: number; y: number } | undefined; sound?: SoundShape | null } = {},
  ): Promise<MediaRow> {
    const stored: StoredMedia = await this.store.put(file, mime);
    const row = {
      ...stored,
      focalX: focal?.x ?? null,
      focalY: focal?.y ?? null,
      sound: sound ?? null,
      isReaders: false,
    };
    await this.db.insert(media).values(row).onConflictDoNothing();
    return row;
  }

  /** Adds a reader's sanitised file to the library; the caller that publishes it writes its row. */
  adopt = (file: string, id: string, mime: MediaType): Promise<void> => this.store.adopt(file, id, mime);

  /** A file's description. Those of the newsroom's own files never change, and are cached. */
  private async find(id: string): Promise<MediaRow | undefined> {
    const known = this.known.get(id);
    if (known) return known;
    const [row] = await this.db.select().from(media).where(eq(media.id, id));
    if (row && !row.isReaders) this.known.set(id, row);
    return row;
  }

  /** Deletes a reader's file with all its renditions. */
  async forget(id: string): Promise<void> {
    await this.store.remove(id);
    await this.renditions.remove(id);
  }

  /**
   * Responds to a request for `/media/…`: a rendition that pages use, or a whole file.
   * @throws Busy if too many renditions wait to be made; the reason of the caller's signal once it aborts
   */
  async respond(path: string, { ifNoneMatch, range, ...asker }: MediaRequest): Promise<Response> {
    const rendition = parseRenditionPath(path);
    const id = rendition?.mediaId ?? /^\/media\/([0-9a-f]{20})\/[^/]+$/.exec(path)?.[1];
    if (!id) return missing();
    const etag = `"${path.slice('/media/'.length)}"`;
    const row = await this.find(id);
    if (!row || !isMediaType(row.mime)) return missing();
    const lifetime = row.isReaders ? A_WHILE : FOREVER;
    const { mime } = row;
    const isPicture = mime.startsWith('image/');
    if (Boolean(rendition) !== isPicture || (rendition && !isUsedRendition(rendition, row))) return missing();
    if (ifNoneMatch === etag)
      return new Response(null, { status: 304, headers: { etag, 'cache-control': lifetime } });
    const headers = { etag, 'cache-control': lifetime, 'accept-ranges': 'bytes' };
    if (!rendition) {
      const file = await this.store.open(row.id, mime).catch(() => null);
      return file ? fileResponse(file, { ...headers, 'content-type': mime }, range) : missing();
    }
    const bytes = await this.renditions.get(rendition, row, () => this.store.read(row.id, mime), asker);
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...headers,
        'content-type': FORMAT_TYPES[rendition.format],
        'content-length': String(bytes.length),
      },
    });
  }
}

/**
 * The whole file, or the part that `Range` requests: players seek with it. Streamed as fast as the client
 * reads, never all at once.
 */
export function fileResponse(
  { size, read }: StoredFile,
  headers: Record<string, string>,
  range: string | undefined,
): Response {
  const part = rangeOf(range, size);
  if (part === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { start, end } = part ?? { start: 0, end: size - 1 };
  return new Response(size ? read({ start, end }) : null, {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(size ? end - start + 1 : 0),
      ...(part ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
    },
  });
}
