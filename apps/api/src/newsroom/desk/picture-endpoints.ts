import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { uploadMaxBytes } from '@portal/model';
import { PICTURE_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { uploadDictionaryOf } from '@portal/model/participation';
import type { Hono } from 'hono';
import type { UploadDeps } from '../../participation/uploads';
import { FaultyFile, makePictureSafe } from '../../participation/uploads';
import { ApiError, invalidFields, serve } from '../../platform/http';
import { ConcurrencyLimit } from '../../platform/limits';
import { imageOf } from '../../platform/media';
import type { DeskDeps, DeskGuards } from '../../sites/desk-kit';

/** Only accepted picture type (spec §9). */
const TYPE = 'image/jpeg';
/** Time limit to receive a picture, in milliseconds. */
const BODY_MS = 30_000;
/** Pictures processed at once, and waiting. */
const pictures = new ConcurrencyLimit(2, 20);

/**
 * Writes a body to a file, up to the maximum size.
 * @returns the number of bytes
 */
async function receive(
  { folder }: Pick<UploadDeps, 'folder'>,
  key: string,
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<number> {
  const file = await folder.openIncoming(key);
  const reader = body.getReader();
  const late = setTimeout(() => void reader.cancel().catch(() => undefined), BODY_MS);
  let bytes = 0;
  try {
    for (;;) {
      const { done: isOver, value } = await reader.read();
      if (isOver || !value) return bytes;
      bytes += value.length;
      if (bytes > maxBytes) throw new ApiError(413, 'INVALID_FIELD', 'picture: over its limit');
      await file.writeFile(value);
    }
  } finally {
    clearTimeout(late);
    await reader.cancel().catch(() => undefined);
    await file.close();
  }
}

/**
 * Uploads by the newsroom for live blog entries: a JPEG as the request body. It is re-encoded from its
 * pixels, like readers' pictures, and added to the media library at once; the same picture is stored once.
 */
export function pictureDeskCalls(app: Hono, deps: DeskDeps & UploadDeps, guards: DeskGuards): void {
  const { folder, media, limits } = deps;
  serve(app, guards, PICTURE_DESK_ENDPOINTS, {
    add: async ({ c, actor, context: { site } }) => {
      await limits.countAccount('upload', `desk ${actor.id}`);
      const { body } = c.req.raw;
      if (c.req.header('content-type') !== TYPE || !body)
        throw new ApiError(415, 'INVALID_FIELD', `content-type: ${TYPE}`);
      const maxBytes = uploadMaxBytes(uploadDictionaryOf(site.language), 'image');
      if (!(await folder.hasRoom(maxBytes))) throw new ApiError(503, 'UNKNOWN_ERROR', 'no room');
      return pictures.run(async () => {
        // It has no row, so the sweep deletes it if the process ends first.
        const key = randomUUID();
        try {
          await receive(deps, key, body, maxBytes);
          const safe = folder.held(key, 'image');
          await makePictureSafe(folder.incoming(key), safe);
          const row = await media.add(await readFile(safe), TYPE);
          return { src: imageOf(row, '').src };
        } catch (error) {
          if (error instanceof FaultyFile) throw invalidFields([{ field: 'picture', code: 'format' }]);
          throw error;
        } finally {
          await folder.remove(key);
        }
      });
    },
  });
}
