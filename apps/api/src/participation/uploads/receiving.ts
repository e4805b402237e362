import { randomBytes, randomUUID } from 'node:crypto';
import { UPLOAD_MIME_TYPES, type UploadDictionary, type UploadKind, uploadMaxBytes } from '@portal/model';
import {
  UPLOADS_A_DAY,
  type UploadWords,
  uploadCallState,
  uploadDictionaryOf,
} from '@portal/model/participation';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { ANYBODY, contents, readableExtra } from '../../content/stories';
import { ApiError, forbidden, invalidFields, unknown } from '../../platform/http';
import { TooOften } from '../../platform/limits';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import type { SiteRecord } from '../../sites';
import type { ReceivingDeps, UploadDeps } from './folder';
import { hasRoomFor, isRoomKept, lockRoom, networksOf, noRoom, openRoom, type WriterRoom } from './room';
import { type UploadRow, uploads } from './tables';

/** Bytes that a reader may announce per day: three of the largest videos. */
const BYTES_A_DAY = 1_600 * 1024 ** 2;
/** Time that an unfinished file waits for its rest. */
export const UPLOAD_LIFE_MS = KEPT_DAYS.unfinishedUpload * DAY_MS;
/** Time limit of one request, in milliseconds. */
const WRITE_MS = 30_000;
/**
 * How long a writer's lease lasts, in milliseconds. A running writer keeps renewing it; a killed one blocks
 * other writers until its lease expires.
 */
const WRITE_LEASE_MS = 8_000;
const RENEW_INTERVAL_MS = 2_000;

/** An announced file. */
export type Announced = { contentId: number; kind: UploadKind; size: number; words: UploadWords };

const conflict = (status: 409 | 410 | 413 | 423, message: string) =>
  new ApiError(status, 'INVALID_FIELD', message);

/**
 * Kinds of files that an article accepts, and the limits: a call for files, or pictures for interview
 * questions.
 */
type Taken = { kinds: readonly UploadKind[]; dictionary: UploadDictionary };

/** @throws ApiError for an article that accepts none, or none at this time */
async function takenBy(
  { db, now, interviewStateOf }: Pick<ReceivingDeps, 'db' | 'now' | 'interviewStateOf'>,
  site: SiteRecord,
  contentId: number,
): Promise<Taken> {
  const at = now();
  const [row] = await db
    .select({ extra: contents.extra, condition: contents.condition })
    .from(contents)
    .where(and(eq(contents.id, contentId), eq(contents.site, site.alias), eq(contents.status, 'published')));
  const call = row && readableExtra(row, ANYBODY).uploadCall;
  if (call) {
    if (uploadCallState(call, at.getTime()) !== 'open') throw forbidden();
    return { kinds: call.kinds, dictionary: uploadDictionaryOf(site.language) };
  }
  const interview = row ? await interviewStateOf(contentId, at) : null;
  if (interview === null) throw unknown();
  if (interview === 'closed') throw forbidden();
  return { kinds: ['image'], dictionary: 'digitalInterview' };
}

/** Sender of a file, with their address. */
export type Sender = { accountId: number; ip: string };

/**
 * Announces a reader's file, before any bytes arrive. Its size counts against the reader's daily quota, and
 * uses no space yet.
 * @throws ApiError for a closed call, a file over its limits or one for which there is no space now; TooOften
 * past the daily quota
 */
export async function startUpload(
  deps: Pick<ReceivingDeps, 'db' | 'now' | 'folder' | 'interviewStateOf'>,
  site: SiteRecord,
  { accountId, ip }: Sender,
  { contentId, kind, size, words }: Announced,
): Promise<UploadRow> {
  const { kinds, dictionary } = await takenBy(deps, site, contentId);
  if (!kinds.includes(kind)) throw invalidFields([{ field: 'kind', code: 'format' }]);
  if (size < 1) throw invalidFields([{ field: 'file', code: 'required' }]);
  const ownMaximum = site.uploadVideoMegabytes && site.uploadVideoMegabytes * 1024 ** 2;
  if (size > uploadMaxBytes(dictionary, kind, ownMaximum)) throw conflict(413, 'file: over its limit');
  if (!(await deps.folder.hasRoom(size))) throw noRoom();
  const at = deps.now();
  const { title, caption, place, credit } = words;
  const networks = await networksOf(deps, ip);
  return deps.db.transaction(async (tx) => {
    await lockRoom(tx);
    const [used] = await tx
      .select({
        files: sql<number>`count(*)::int`,
        bytes: sql<string>`coalesce(sum(${uploads.size}), 0)`,
      })
      .from(uploads)
      .where(and(eq(uploads.accountId, accountId), gt(uploads.createdAt, new Date(at.getTime() - DAY_MS))));
    if ((used?.files ?? 0) >= UPLOADS_A_DAY || Number(used?.bytes) + size > BYTES_A_DAY)
      throw new TooOften(DAY_MS / 1_000);
    // Reserves nothing yet: space is reserved as bytes arrive.
    const coming = { bytes: size, networks, accountId, most: deps.folder.mostBytes };
    if (!(await hasRoomFor(tx, { bytes: size, networks, at })) || !(await isRoomKept(tx, coming)))
      throw noRoom();
    const [row] = await tx
      .insert(uploads)
      .values({
        site: site.alias,
        contentId,
        accountId,
        kind,
        size,
        title,
        caption,
        place,
        credit,
        key: randomUUID(),
        mediaId: randomBytes(10).toString('hex'),
        createdAt: at,
        expiresAt: new Date(at.getTime() + UPLOAD_LIFE_MS),
      })
      .returning();
    if (!row) throw new Error('no row was written');
    return row;
  });
}

/** File kind of a media type. */
export const kindOfType = (type: string): UploadKind | undefined =>
  type === UPLOAD_MIME_TYPES.image ? 'image' : type === UPLOAD_MIME_TYPES.video ? 'video' : undefined;

/**
 * A reader's own file.
 * @throws ApiError 404 for any other
 */
export async function ownUpload(
  { db }: Pick<UploadDeps, 'db'>,
  site: Pick<SiteRecord, 'alias'>,
  accountId: number,
  key: string,
): Promise<UploadRow> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.site, site.alias), eq(uploads.accountId, accountId)));
  if (!row || row.state === 'withdrawn') throw unknown();
  return row;
}

/**
 * Locks a file for one writer, at its current offset.
 * @throws ApiError 409 for another offset, 423 if somebody is writing
 */
async function holdToWrite(
  deps: Pick<UploadDeps, 'db' | 'now'>,
  row: UploadRow,
  offset: number,
): Promise<string> {
  const holder = randomUUID();
  const at = deps.now();
  const [held] = await deps.db
    .update(uploads)
    .set({ holder, heldUntil: new Date(at.getTime() + WRITE_LEASE_MS) })
    .where(
      and(
        eq(uploads.id, row.id),
        eq(uploads.state, 'sending'),
        eq(uploads.received, offset),
        sql`${uploads.expiresAt} > ${at}`,
        or(isNull(uploads.heldUntil), lte(uploads.heldUntil, at)),
      ),
    )
    .returning({ id: uploads.id });
  if (held) return holder;
  if (row.expiresAt <= at) throw conflict(410, 'upload: it has expired');
  if (row.received !== offset || row.state !== 'sending') throw conflict(409, 'offset: not where it stands');
  throw conflict(423, 'upload: something else is being written');
}

/**
 * Renews the lease of a writer periodically.
 * @returns a function that stops it
 */
function keepHeld({ db, now }: Pick<UploadDeps, 'db' | 'now'>, row: UploadRow, holder: string): () => void {
  const timer = setInterval(() => {
    const heldUntil = new Date(now().getTime() + WRITE_LEASE_MS);
    db.update(uploads)
      .set({ heldUntil })
      .where(and(eq(uploads.id, row.id), eq(uploads.holder, holder)))
      // If the database is unavailable, the writer fails at its end anyway.
      .catch(() => undefined);
  }, RENEW_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** Result of a write: the new offset, whether more than announced arrived, and whether space ran out. */
type Written = { offset: number; isOver: boolean; isFull: boolean };

/** Writes a body at an offset, while there is space, and never beyond the announced size. */
async function write(
  { folder }: Pick<UploadDeps, 'folder'>,
  { key, size }: Pick<UploadRow, 'key' | 'size'>,
  offset: number,
  body: ReadableStream<Uint8Array>,
  room: WriterRoom,
): Promise<Written> {
  const file = await folder.openIncoming(key);
  const reader = body.getReader();
  const late = setTimeout(() => void reader.cancel().catch(() => undefined), WRITE_MS);
  let at = offset;
  let isOver = false;
  let isFull = false;
  try {
    for (;;) {
      // A broken connection ends the body; received bytes are kept.
      const { done, value } = await reader.read().catch(() => ({ done: true as const, value: undefined }));
      if (done || !value) break;
      const left = size - at;
      isOver = value.length > left;
      const part = isOver ? value.subarray(0, left) : value;
      isFull = !(await room.reaches(at + part.length));
      if (isFull) break;
      await file.write(part, 0, part.length, at);
      at += part.length;
      if (isOver) break;
    }
    // Discards the bytes of an oversized request, so that they use no space.
    if (isOver) await file.truncate(offset);
    // Bytes count only once they are on the disk.
    await file.datasync();
  } catch (error) {
    await file.truncate(offset).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(late);
    await file.close();
    if (isOver || isFull) await reader.cancel().catch(() => undefined);
  }
  return { offset: at, isOver, isFull };
}

/**
 * Receives more bytes of a file, one writer at a time across processes; bytes received before a broken
 * connection are kept.
 * @returns the resulting row, `received` if complete
 * @throws ApiError
 */
export async function continueUpload(
  deps: Pick<UploadDeps, 'db' | 'now' | 'folder'>,
  row: UploadRow,
  offset: number,
  { body, ip }: { body: ReadableStream<Uint8Array> | null; ip: string },
): Promise<UploadRow> {
  const holder = await holdToWrite(deps, row, offset);
  const mine = and(eq(uploads.id, row.id), eq(uploads.holder, holder), eq(uploads.state, 'sending'));
  // Stores the time of the last activity.
  const free = () => ({ holder: null, heldUntil: deps.now(), reserved: 0 });
  let written: Written = { offset, isOver: false, isFull: false };
  const letGo = keepHeld(deps, row, holder);
  try {
    if (body) written = await write(deps, row, offset, body, await openRoom(deps, row, holder, ip));
  } catch (error) {
    await deps.db.update(uploads).set(free()).where(mine);
    throw error;
  } finally {
    letGo();
  }
  const { isOver, isFull } = written;
  // A request with more than announced does not count at all.
  const stands = isOver ? offset : written.offset;
  const [after] = await deps.db
    .update(uploads)
    .set({ ...free(), received: stands, ...(stands === row.size ? { state: 'received' as const } : {}) })
    .where(mine)
    .returning();
  if (isOver) throw conflict(413, 'body: more than was announced');
  if (!after) throw conflict(410, 'upload: it was taken back');
  // Received bytes are kept; the rest can be sent later.
  if (isFull) throw noRoom();
  return after;
}

/**
 * Receives a file in one request of unknown length; an interrupted one is dropped.
 * @param row announced with the maximum size
 * @throws ApiError
 */
export async function receiveWhole(
  deps: Pick<UploadDeps, 'db' | 'now' | 'folder'>,
  row: UploadRow,
  { body, isWhole, ip }: { body: ReadableStream<Uint8Array>; isWhole: () => Promise<boolean>; ip: string },
): Promise<UploadRow> {
  const holder = await holdToWrite(deps, row, 0);
  const room = await openRoom(deps, row, holder, ip);
  const letGo = keepHeld(deps, row, holder);
  const { offset, isOver, isFull } = await write(deps, row, 0, body, room).finally(letGo);
  const isTaken = !isOver && !isFull && offset > 0 && (await isWhole());
  const [after] = await deps.db
    .update(uploads)
    .set({
      holder: null,
      heldUntil: null,
      reserved: 0,
      ...(isTaken ? { received: offset, size: offset, state: 'received' } : { state: 'withdrawn' }),
    })
    .where(and(eq(uploads.id, row.id), eq(uploads.holder, holder), eq(uploads.state, 'sending')))
    .returning();
  if (isOver) throw conflict(413, 'file: over its limit');
  if (isFull) throw noRoom();
  if (!offset) throw invalidFields([{ field: 'file', code: 'required' }]);
  if (!isTaken || !after) throw conflict(410, 'upload: it broke off');
  return after;
}
