import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { touchContents } from '../../platform/changes';
import { describeError } from '../../platform/log';
import { media } from '../../platform/media';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import { checkLeft } from './checking';
import type { UploadDeps } from './folder';
import { type UploadRow, uploads } from './tables';

/**
 * Time that a refused file is kept, for its sender's questions; with a waiting appeal, until that is
 * answered.
 */
const REFUSED_KEPT_MS = KEPT_DAYS.refusedUpload * DAY_MS;
const LOOK_MS = 30_000;
/** Rounds between two sweeps of the folder. */
const LOOKS_A_SWEEP = 120;
const MAX_AT_ONCE = 100;

/**
 * Withdraws a file: it is hidden at once, and its bytes are deleted as soon as nothing writes them.
 * @returns whether it was there
 */
export async function withdrawUpload({ db }: Pick<UploadDeps, 'db'>, row: UploadRow): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(uploads).where(eq(uploads.id, row.id)).for('update');
    if (!locked || locked.state === 'withdrawn') return false;
    await tx.update(uploads).set({ state: 'withdrawn' }).where(eq(uploads.id, row.id));
    if (locked.state !== 'published') return true;
    await tx.delete(media).where(eq(media.id, locked.mediaId));
    if (locked.contentId !== null) await touchContents(tx, [locked.contentId]);
    return true;
  });
}

/** Rows to purge: withdrawn, without reader or call, abandoned, or refused long ago. */
const isOver = (at: Date): SQL => sql`(${uploads.heldUntil} is null or ${uploads.heldUntil} <= ${at}) and (
  ${uploads.state} = 'withdrawn' or ${uploads.contentId} is null
  or (${uploads.accountId} is null and not ${uploads.isNewsrooms})
  or (${uploads.state} = 'sending' and ${uploads.expiresAt} <= ${at})
  or (${uploads.state} = 'refused' and ${uploads.decidedAt} <= ${new Date(at.getTime() - REFUSED_KEPT_MS)}
    and (${uploads.appealedAt} is null or ${uploads.appealOutcome} is not null)))`;

/**
 * Purges such rows: files first, then rows, so that an interrupted purge is repeated.
 * @returns the number of rows
 */
export async function purgeUploads(deps: UploadDeps): Promise<number> {
  const { db, folder, media: library, now } = deps;
  let purged = 0;
  for (; purged < MAX_AT_ONCE; purged += 1) {
    const found = await db.transaction(async (tx) => {
      // Skips rows that another process is already handling.
      const [row] = await tx
        .select()
        .from(uploads)
        .where(isOver(now()))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!row) return false;
      await tx.delete(media).where(eq(media.id, row.mediaId));
      await library.forget(row.mediaId);
      await folder.remove(row.key);
      if (row.state === 'published' && row.contentId !== null) await touchContents(tx, [row.contentId]);
      await tx.delete(uploads).where(eq(uploads.id, row.id));
      return true;
    });
    if (!found) break;
  }
  return purged;
}

/** Deletes files without a row, left by a killed process. */
export const sweepFolder = ({ db, folder, now }: UploadDeps): Promise<number> =>
  folder.sweep(async (keys) => {
    if (!keys.length) return new Set();
    const rows = await db
      .select({ key: uploads.key })
      .from(uploads)
      .where(inArray(uploads.key, [...keys]));
    return new Set(rows.map(({ key }) => key));
  }, now().getTime());

export type KeptUploads = { close: () => Promise<void> };

/** Checks abandoned files and purges rows, for as long as the process runs. */
export function keepUploads(deps: UploadDeps): KeptUploads {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let looks = 0;
  const look = async (): Promise<void> => {
    try {
      await checkLeft(deps);
      await purgeUploads(deps);
      if (looks % LOOKS_A_SWEEP === 0) await sweepFolder(deps);
      looks += 1;
    } catch (error) {
      deps.log.warn(`readers’ files could not be looked after: ${describeError(error)}`);
    }
    if (!isClosed) timer = setTimeout(again, LOOK_MS).unref();
  };
  let work = look();
  function again(): void {
    work = look();
  }
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await work;
    },
  };
}
