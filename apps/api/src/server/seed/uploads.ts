import { randomBytes, randomUUID } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { MediaOpener } from '../../newsroom/import';
import { makePictureSafe, uploadFolderOf, uploads } from '../../participation/uploads';
import type { Database } from '../../platform/database';
import type { MediaLibrary } from '../../platform/media';
import { media } from '../../platform/media';
import type { SeededUpload } from './seed';

/**
 * Stores a seeded reader's picture, once. It is made safe like any upload, and published or left for review.
 */
export async function writeUpload(
  db: Database,
  library: MediaLibrary,
  { site, source, open }: { site: string; source: string; open: MediaOpener },
  { callId, url, title, caption, place, credit, at, isWaiting }: SeededUpload,
): Promise<void> {
  const [call] = await db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.site, site), eq(contents.source, source), eq(contents.sourceId, callId)));
  if (!call) return;
  const [known] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.contentId, call.id), eq(uploads.title, title), eq(uploads.isNewsrooms, true)));
  if (known) return;
  const folder = uploadFolderOf(path.dirname(library.folder));
  const [key, mediaId] = [randomUUID(), randomBytes(10).toString('hex')];
  await folder.make();
  await writeFile(folder.incoming(key), (await open(url)).bytes);
  const held = folder.held(key, 'image');
  const safe = await makePictureSafe(folder.incoming(key), held);
  await rm(folder.incoming(key));
  const { size } = await stat(held);
  if (!isWaiting) await library.adopt(held, mediaId, 'image/jpeg');
  await db.transaction(async (tx) => {
    if (!isWaiting)
      await tx
        .insert(media)
        .values({ id: mediaId, mime: 'image/jpeg', bytes: size, isReaders: true, ...safe });
    await tx.insert(uploads).values({
      key,
      mediaId,
      site,
      contentId: call.id,
      isNewsrooms: true,
      kind: 'image',
      title,
      caption,
      place,
      credit,
      size,
      received: size,
      safeBytes: size,
      createdAt: at,
      expiresAt: at,
      ...safe,
      ...(isWaiting ? { state: 'held' } : { state: 'published', decidedAt: at }),
    });
  });
}
