import { randomBytes, randomUUID } from 'node:crypto';
import {
  UPLOAD_MIME_TYPES,
  UPLOADS_A_DAY,
  type UploadDictionary,
  type UploadKind,
  type UploadWords,
  uploadCallState,
  uploadDictionaryOf,
  uploadMaxBytes,
} from '@portal/model';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { ANYBODY, contents, readableExtra } from '../../content/stories';
import { ApiError, forbidden, invalidFields, unknown } from '../../platform/http';
import { TooOften } from '../../platform/limits';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import type { SiteRecord } from '../../sites';
import type { ReceivingDeps, UploadDeps } from './deps';
import { hasRoomFor, isRoomKept, lockRoom, networksOf, noRoom, openRoom, type WriterRoom } from './room';
import { type UploadRow, uploads } from './tables';

/** Bytes that a reader may announce within a day: three of the largest films. */
const BYTES_A_DAY = 1_600 * 1024 ** 2;
/** How long an unfinished file waits for its rest. */
export const UPLOAD_LIFE_MS = KEPT_DAYS.unfinishedUpload * DAY_MS;
/** Milliseconds that one request may write. */
const WRITE_MS = 30_000;
/** Milliseconds that a writer which was killed keeps others out; one that lives says so more often. */
const WRITE_LEASE_MS = 8_000;
const RENEWED_MS = 2_000;

/** A file that somebody announces. */
export type Announced = { contentId: number; kind: UploadKind; size: number; words: UploadWords };

const conflict = (status: 409 | 410 | 413 | 423, message: string) =>
  new ApiError(status, 'INVALID_FIELD', message);

/** What a content takes of readers' files, and under whose limits: a call for them, or pictures that go with questions. */
type Taken = { kinds: readonly UploadKind[]; dictionary: UploadDictionary };

/** @throws ApiError for a content that takes none, or none now */
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

/** Who sends a file, and from where. */
export type Sender = { accountId: number; address: string };

/**
 * Begins a reader's file. Nothing of it has come: its size counts against what they may announce in a day, and takes no room.
 * @throws ApiError for a call that is closed, a file over its limits or one that finds no room now; TooOften past the day's quota
 */
export async function startUpload(
  deps: Pick<ReceivingDeps, 'db' | 'now' | 'folder' | 'interviewStateOf'>,
  site: SiteRecord,
  { accountId, address }: Sender,
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
  const networks = await networksOf(deps, address);
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
    // Nothing is kept for it yet: its room is taken as its bytes come.
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

/** The kind that a media type names. */
export const kindOfType = (type: string): UploadKind | undefined =>
  type === UPLOAD_MIME_TYPES.image ? 'image' : type === UPLOAD_MIME_TYPES.video ? 'video' : undefined;

/** A reader's own file. @throws ApiError 404 for any other */
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

/** Lets one writer at a file, from the place where it stands. @throws ApiError 409 for another place, 423 where somebody writes */
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

/** Says again and again that a writer lives. @returns how to stop */
function keepHeld({ db, now }: Pick<UploadDeps, 'db' | 'now'>, row: UploadRow, holder: string): () => void {
  const timer = setInterval(() => {
    const heldUntil = new Date(now().getTime() + WRITE_LEASE_MS);
    db.update(uploads)
      .set({ heldUntil })
      .where(and(eq(uploads.id, row.id), eq(uploads.holder, holder)))
      // Where the database is away, the writer learns it at its end.
      .catch(() => undefined);
  }, RENEWED_MS);
  return () => clearInterval(timer);
}

/** What came of writing: where the file stands, whether more came than was announced, and whether it ended for want of room. */
type Written = { offset: number; isOver: boolean; isFull: boolean };

/** Writes a body from a place on, as far as there is room, and no byte beyond the size that was announced. */
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
      // A connection that breaks ends the body; what has come is kept.
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
    // Nothing of more than was announced stays: what counts for nothing takes no room.
    if (isOver) await file.truncate(offset);
    // It counts once it is on the disk.
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
 * Takes more of a file, by one writer at a time in whichever process; what came before a connection broke stays.
 * @returns the file as it then is: `received` where it is whole
 * @throws ApiError
 */
export async function continueUpload(
  deps: Pick<UploadDeps, 'db' | 'now' | 'folder'>,
  row: UploadRow,
  offset: number,
  { body, address }: { body: ReadableStream<Uint8Array> | null; address: string },
): Promise<UploadRow> {
  const holder = await holdToWrite(deps, row, offset);
  const mine = and(eq(uploads.id, row.id), eq(uploads.holder, holder), eq(uploads.state, 'sending'));
  // The moment tells when something came last.
  const free = () => ({ holder: null, heldUntil: deps.now(), reserved: 0 });
  let written: Written = { offset, isOver: false, isFull: false };
  const letGo = keepHeld(deps, row, holder);
  try {
    if (body) written = await write(deps, row, offset, body, await openRoom(deps, row, holder, address));
  } catch (error) {
    await deps.db.update(uploads).set(free()).where(mine);
    throw error;
  } finally {
    letGo();
  }
  const { isOver, isFull } = written;
  // More than was announced is not what was announced: none of this request counts.
  const stands = isOver ? offset : written.offset;
  const [after] = await deps.db
    .update(uploads)
    .set({ ...free(), received: stands, ...(stands === row.size ? { state: 'received' as const } : {}) })
    .where(mine)
    .returning();
  if (isOver) throw conflict(413, 'body: more than was announced');
  if (!after) throw conflict(410, 'upload: it was taken back');
  // What came before stays: the rest finds room later.
  if (isFull) throw noRoom();
  return after;
}

/**
 * Takes a file in one request, whose length is known only when it has come: what breaks off is given up.
 * @param row begun with the most that it may have
 * @throws ApiError
 */
export async function receiveWhole(
  deps: Pick<UploadDeps, 'db' | 'now' | 'folder'>,
  row: UploadRow,
  {
    body,
    isWhole,
    address,
  }: { body: ReadableStream<Uint8Array>; isWhole: () => Promise<boolean>; address: string },
): Promise<UploadRow> {
  const holder = await holdToWrite(deps, row, 0);
  const room = await openRoom(deps, row, holder, address);
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
