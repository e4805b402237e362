import { randomBytes, randomUUID } from 'node:crypto';
import {
  interviewState,
  UPLOAD_MIME_TYPES,
  UPLOADS_A_DAY,
  type UploadDictionary,
  type UploadKind,
  type UploadWords,
  uploadCallState,
  uploadDictionaryOf,
  uploadMaxBytes,
} from '@portal/model';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { ANYBODY, readableExtra } from '../access/access';
import { ApiError, forbidden, invalidFields, unknown } from '../accounts/api-error';
import { TooOften } from '../accounts/limits';
import { interviews } from '../database/interviews';
import { contents } from '../database/schema';
import type { SiteRecord } from '../database/site-record';
import { type UploadRow, uploads } from '../database/uploads';
import type { UploadDeps } from './deps';

const DAY_MS = 24 * 60 * 60_000;
/** Bytes that a reader may announce within a day: three of the largest films. */
const BYTES_A_DAY = 1_600 * 1024 ** 2;
/** Bytes of all files that are on their way or wait to be checked. */
const BYTES_IN_FLIGHT = 20 * 1024 ** 3;
/** Milliseconds after which a file of which nothing comes keeps no room for its rest. */
const QUIET_MS = 10 * 60_000;
/** How long an unfinished file waits for its rest. */
export const UPLOAD_LIFE_MS = DAY_MS;
/** Milliseconds that one request may write. */
const WRITE_MS = 30_000;
/** Milliseconds that a writer which was killed keeps others out; one that lives says so more often. */
const WRITE_LEASE_MS = 8_000;
const RENEWED_MS = 2_000;
/** Any number, the same in every process. */
const START_LOCK = 7_061_911;

/** A file that somebody announces. */
export type Announced = { contentId: number; kind: UploadKind; size: number; words: UploadWords };

const conflict = (status: 409 | 410 | 413 | 423, message: string) =>
  new ApiError(status, 'INVALID_FIELD', message);

/** What a content takes of readers' files, and under whose limits: a call for them, or pictures that go with questions. */
type Taken = { kinds: readonly UploadKind[]; dictionary: UploadDictionary };

/** @throws ApiError for a content that takes none, or none now */
async function takenBy(
  { db, now }: Pick<UploadDeps, 'db' | 'now'>,
  site: SiteRecord,
  contentId: number,
): Promise<Taken> {
  const at = now();
  const [row] = await db
    .select({ extra: contents.extra, condition: contents.condition, interview: interviews })
    .from(contents)
    .leftJoin(interviews, eq(interviews.contentId, contents.id))
    .where(and(eq(contents.id, contentId), eq(contents.site, site.alias), eq(contents.status, 'published')));
  const call = row && readableExtra(row, ANYBODY).uploadCall;
  if (call) {
    if (uploadCallState(call, at.getTime()) !== 'open') throw forbidden();
    return { kinds: call.kinds, dictionary: uploadDictionaryOf(site.language) };
  }
  if (!row?.interview) throw unknown();
  const { startAt: start, endAt: end, closedAt: closed } = row.interview;
  if (interviewState({ start, end, closed }, at) === 'closed') throw forbidden();
  return { kinds: ['image'], dictionary: 'digitalInterview' };
}

/**
 * Begins a reader's file: nothing of it has come, and its size counts against what they, and all together, may send.
 * @throws ApiError for a call that is closed or a file over its limits; TooOften past the day's quota
 */
export async function startUpload(
  deps: Pick<UploadDeps, 'db' | 'now' | 'folder'>,
  site: SiteRecord,
  accountId: number,
  { contentId, kind, size, words }: Announced,
): Promise<UploadRow> {
  const { kinds, dictionary } = await takenBy(deps, site, contentId);
  if (!kinds.includes(kind)) throw invalidFields([{ field: 'kind', code: 'format' }]);
  if (size < 1) throw invalidFields([{ field: 'file', code: 'required' }]);
  const ownMaximum = site.uploadVideoMegabytes && site.uploadVideoMegabytes * 1024 ** 2;
  if (size > uploadMaxBytes(dictionary, kind, ownMaximum)) throw conflict(413, 'file: over its limit');
  if (!(await deps.folder.hasRoom(size))) throw new ApiError(503, 'UNKNOWN_ERROR', 'no room');
  const at = deps.now();
  const { title, caption, place, credit } = words;
  const isQuiet = sql`${uploads.state} = 'sending'
    and greatest(${uploads.createdAt}, ${uploads.heldUntil}) < ${new Date(at.getTime() - QUIET_MS)}`;
  return deps.db.transaction(async (tx) => {
    // One after another, whichever process: two that come at once must not both be the last that fits.
    await tx.execute(sql`select pg_advisory_xact_lock(${START_LOCK})`);
    const [used] = await tx
      .select({
        files: sql<number>`count(*) filter (where ${uploads.accountId} = ${accountId})::int`,
        bytes: sql<string>`coalesce(sum(${uploads.size}) filter (where ${uploads.accountId} = ${accountId}), 0)`,
      })
      .from(uploads)
      .where(
        and(eq(uploads.accountId, accountId), sql`${uploads.createdAt} > ${new Date(at.getTime() - DAY_MS)}`),
      );
    const [flight] = await tx
      .select({
        bytes: sql<string>`coalesce(sum(case when ${isQuiet} then ${uploads.received} else ${uploads.size} end), 0)`,
      })
      .from(uploads)
      .where(inArray(uploads.state, ['sending', 'received']));
    if ((used?.files ?? 0) >= UPLOADS_A_DAY || Number(used?.bytes) + size > BYTES_A_DAY)
      throw new TooOften(DAY_MS / 1_000);
    if (Number(flight?.bytes) + size > BYTES_IN_FLIGHT) throw new ApiError(503, 'UNKNOWN_ERROR', 'no room');
    const [row] = await tx
      .insert(uploads)
      .values({
        ...{ site: site.alias, contentId, accountId, kind, size, title, caption, place, credit },
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

/** Writes a body from a place on, and no byte beyond the size that was announced. @returns where it stands then */
async function write(
  { folder }: Pick<UploadDeps, 'folder'>,
  { key, size }: Pick<UploadRow, 'key' | 'size'>,
  offset: number,
  body: ReadableStream<Uint8Array>,
): Promise<{ offset: number; isOver: boolean }> {
  const file = await folder.openIncoming(key);
  const reader = body.getReader();
  const late = setTimeout(() => void reader.cancel().catch(() => undefined), WRITE_MS);
  let at = offset;
  let isOver = false;
  try {
    for (;;) {
      // A connection that breaks ends the body; what has come is kept.
      const { done, value } = await reader.read().catch(() => ({ done: true as const, value: undefined }));
      if (done || !value) break;
      const room = size - at;
      isOver = value.length > room;
      const part = isOver ? value.subarray(0, room) : value;
      await file.write(part, 0, part.length, at);
      at += part.length;
      if (isOver) break;
    }
    // It counts once it is on the disk.
    await file.datasync();
  } finally {
    clearTimeout(late);
    await file.close();
    if (isOver) await reader.cancel().catch(() => undefined);
  }
  return { offset: at, isOver };
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
  body: ReadableStream<Uint8Array> | null,
): Promise<UploadRow> {
  const holder = await holdToWrite(deps, row, offset);
  const mine = and(eq(uploads.id, row.id), eq(uploads.holder, holder), eq(uploads.state, 'sending'));
  // The moment tells when something came last.
  const free = () => ({ holder: null, heldUntil: deps.now() });
  let written = { offset, isOver: false };
  const letGo = keepHeld(deps, row, holder);
  try {
    if (body) written = await write(deps, row, offset, body);
  } catch (error) {
    await deps.db.update(uploads).set(free()).where(mine);
    throw error;
  } finally {
    letGo();
  }
  const { isOver } = written;
  // More than was announced is not what was announced: none of this request counts.
  const stands = isOver ? offset : written.offset;
  const [after] = await deps.db
    .update(uploads)
    .set({ ...free(), received: stands, ...(stands === row.size ? { state: 'received' as const } : {}) })
    .where(mine)
    .returning();
  if (isOver) throw conflict(413, 'body: more than was announced');
  if (!after) throw conflict(410, 'upload: it was taken back');
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
  body: ReadableStream<Uint8Array>,
  isWhole: () => Promise<boolean>,
): Promise<UploadRow> {
  const holder = await holdToWrite(deps, row, 0);
  const letGo = keepHeld(deps, row, holder);
  const { offset, isOver } = await write(deps, row, 0, body).finally(letGo);
  const isTaken = !isOver && offset > 0 && (await isWhole());
  const [after] = await deps.db
    .update(uploads)
    .set({
      holder: null,
      heldUntil: null,
      ...(isTaken ? { received: offset, size: offset, state: 'received' } : { state: 'withdrawn' }),
    })
    .where(and(eq(uploads.id, row.id), eq(uploads.holder, holder), eq(uploads.state, 'sending')))
    .returning();
  if (isOver) throw conflict(413, 'file: over its limit');
  if (!offset) throw invalidFields([{ field: 'file', code: 'required' }]);
  if (!isTaken || !after) throw conflict(410, 'upload: it broke off');
  return after;
}
