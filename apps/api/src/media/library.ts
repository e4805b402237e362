import { eq } from 'drizzle-orm';
import type { Database } from '../database/client';
import { media } from '../database/schema';
import { parseRenditionPath, type RenditionFormat } from './address';
import { Renditions } from './renditions';
import { isMediaType, MediaStore, type MediaType, type StoredMedia } from './store';

const FORMAT_TYPES: Record<RenditionFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The id is made of the bytes, so what an address shows never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

type MediaRow = typeof media.$inferSelect;

const missing = () =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** Files of the newsroom: keeps originals, knows them by the database, and serves originals and renditions. */
export class MediaLibrary {
  private readonly store: MediaStore;
  private readonly renditions: Renditions;

  /** @param folder where originals and renditions are kept. */
  constructor(
    private readonly db: Database,
    folder: string,
  ) {
    this.store = new MediaStore(folder);
    this.renditions = new Renditions(folder);
  }

  /**
   * Stores a file and its description; the same file again is the same row.
   * @param focal what must stay in sight, as fractions of width and height.
   */
  async add(file: Buffer, mime: MediaType, focal?: { x: number; y: number }): Promise<MediaRow> {
    const stored: StoredMedia = await this.store.put(file, mime);
    const row = { ...stored, focalX: focal?.x ?? null, focalY: focal?.y ?? null };
    await this.db.insert(media).values(row).onConflictDoNothing();
    return row;
  }

  /** Answers a request for `/media/…`: a rendition in the allowed sizes, or a whole file. */
  async respond(path: string, ifNoneMatch?: string, range?: string): Promise<Response> {
    const rendition = parseRenditionPath(path);
    const id = rendition?.mediaId ?? /^\/media\/([0-9a-f]{20})\/[^/]+$/.exec(path)?.[1];
    if (!id) return missing();
    const etag = `"${path.slice('/media/'.length)}"`;
    if (ifNoneMatch === etag)
      return new Response(null, { status: 304, headers: { etag, 'cache-control': FOREVER } });
    const [row] = await this.db.select().from(media).where(eq(media.id, id));
    if (!row || !isMediaType(row.mime)) return missing();
    const { mime } = row;
    const read = () => this.store.read(row.id, mime);
    const isPicture = mime.startsWith('image/');
    if (Boolean(rendition) !== isPicture) return missing();
    const bytes = rendition ? await this.renditions.get(rendition, row, read) : await read();
    const type = rendition ? FORMAT_TYPES[rendition.format] : mime;
    return fileResponse(
      bytes,
      { 'content-type': type, etag, 'cache-control': FOREVER, 'accept-ranges': 'bytes' },
      range,
    );
  }
}

/** The whole file, or the part that `Range: bytes=a-b` asks for: players seek with it. */
function fileResponse(bytes: Buffer, headers: Record<string, string>, range?: string): Response {
  const asked = range ? /^bytes=(\d+)-(\d*)$/.exec(range) : null;
  if (!asked) return new Response(new Uint8Array(bytes), { headers });
  const start = Number(asked[1]);
  const end = asked[2] ? Math.min(Number(asked[2]), bytes.length - 1) : bytes.length - 1;
  if (start > end)
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${bytes.length}` },
    });
  return new Response(new Uint8Array(bytes.subarray(start, end + 1)), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${bytes.length}` },
  });
}
