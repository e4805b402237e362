import { randomUUID } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { Busy } from '../../platform/limits';
import { describeError } from '../../platform/log';
import { type Asker, FairQueue } from '../../platform/media';
import { makeFilmSafe } from './films';
import type { UploadDeps } from './folder';
import { FaultyFile, makePictureSafe } from './pictures';
import { type UploadRow, uploads } from './tables';

/** Lease of a check, in milliseconds; after that another process takes the file over. */
const CHECK_LEASE_MS = 5 * 60_000;
/** Checks started per file: one that crashes the process each time is refused. */
const MAX_CHECKS = 3;
/** Files looked up per batch. */
const MAX_AT_ONCE = 20;

/** Limits of this process, fair between networks. One file at a time, since a picture takes up to 200 MB. */
const BOUNDS = { atOnce: 1, waiting: 200, waitingOfNetwork: 50 } as const;
const queues = new WeakMap<Database, FairQueue<UploadRow | null>>();
/** Queue of files to check in this process. */
function queueOf({ db }: Pick<UploadDeps, 'db'>): FairQueue<UploadRow | null> {
  const queue = queues.get(db) ?? new FairQueue<UploadRow | null>(BOUNDS);
  queues.set(db, queue);
  return queue;
}
/** Requester of checks for abandoned files: this process itself. */
const OURSELVES: Asker = { ip: '127.0.0.1' };

/** Takes a complete file for checking; null if another process has it, or it was withdrawn. */
async function take({ db, now }: Pick<UploadDeps, 'db' | 'now'>, id: number): Promise<UploadRow | null> {
  const at = now();
  const [row] = await db
    .update(uploads)
    .set({
      holder: randomUUID(),
      heldUntil: new Date(at.getTime() + CHECK_LEASE_MS),
      checks: sql`${uploads.checks} + 1`,
    })
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.state, 'received'),
        or(isNull(uploads.heldUntil), lte(uploads.heldUntil, at)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Stores the result of a check. */
async function settle(
  { db, folder }: Pick<UploadDeps, 'db' | 'folder'>,
  row: UploadRow,
  set: Partial<UploadRow>,
): Promise<UploadRow | null> {
  const mine = and(
    eq(uploads.id, row.id),
    eq(uploads.holder, row.holder ?? ''),
    eq(uploads.state, 'received'),
  );
  const [settled] = await db
    .update(uploads)
    .set({ ...set, holder: null, heldUntil: null })
    .where(mine)
    .returning();
  if (settled) {
    await rm(folder.incoming(row.key), { force: true });
    return settled;
  }
  const [now] = await db.select({ state: uploads.state }).from(uploads).where(eq(uploads.id, row.id));
  if (!now || now.state === 'withdrawn') await folder.remove(row.key);
  return null;
}

async function makeSafe(deps: UploadDeps, row: UploadRow): Promise<UploadRow | null> {
  const { folder, now } = deps;
  const { key, kind, holder } = row;
  const refuse = (reason: FaultyFile['fault']) =>
    settle(deps, row, { state: 'refused', reason, decidedAt: now() });
  if (row.checks > MAX_CHECKS) return refuse('damaged');
  const aside = folder.aside(key, holder ?? '');
  try {
    const make = kind === 'image' ? makePictureSafe : makeFilmSafe;
    const safe = await make(folder.incoming(key), aside);
    const { size } = await stat(aside);
    await rename(aside, folder.held(key, kind));
    return await settle(deps, row, { state: 'held', safeBytes: size, ...safe });
  } catch (error) {
    await rm(aside, { force: true });
    if (error instanceof FaultyFile) return refuse(error.fault);
    throw error;
  }
}

/**
 * Checks a complete file and sanitises it, once across processes; an interrupted check is repeated.
 * @returns the resulting row; null if there was nothing to check
 * @throws Busy if too many files are waiting: it is checked later
 */
export const checkUpload = (
  deps: UploadDeps,
  { id, size }: Pick<UploadRow, 'id' | 'size'>,
  asker: Asker,
): Promise<UploadRow | null> =>
  queueOf(deps).ask(String(id), asker, size, async () => {
    const row = await take(deps, id);
    return row && makeSafe(deps, row);
  });

/** Checks complete files that nobody is checking, such as those of a process that ended. */
export async function checkLeft(deps: UploadDeps): Promise<void> {
  const at = deps.now();
  const left = await deps.db
    .select({ id: uploads.id, size: uploads.size })
    .from(uploads)
    .where(and(eq(uploads.state, 'received'), or(isNull(uploads.heldUntil), lte(uploads.heldUntil, at))))
    .orderBy(asc(uploads.id))
    .limit(MAX_AT_ONCE);
  for (const row of left) {
    // Its sender's request is already queued: a flood gets no second turn through this process.
    if (queueOf(deps).has(String(row.id))) continue;
    await checkUpload(deps, row, OURSELVES).catch((error: unknown) => {
      if (!(error instanceof Busy))
        deps.log.error(`a reader’s file could not be checked: ${describeError(error)}`);
    });
  }
}
