import { randomUUID } from 'node:crypto';
import { ROUTES, UPLOAD_MIME_TYPES } from '@portal/model';
import type { UploadDecision, UploadGround } from '@portal/model/participation';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { touchContents } from '../../platform/changes';
import type { DatabaseTransaction } from '../../platform/database';
import { ApiError } from '../../platform/http';
import { emails } from '../../platform/mail';
import { media } from '../../platform/media';
import { digestOf, newSecret } from '../../platform/secrets';
import type { AccountDeps } from '../../readers/accounts';
import { accounts } from '../../readers/accounts';
import type { SiteRecord } from '../../sites';
import { assertMayAct, type DeskActor, writeLog } from '../../sites/desk-kit';
import { emailOf } from '../../sites/emails';
import { UPLOAD_EMAILS } from './emails';
import type { UploadDeps } from './folder';
import { type UploadRow, uploads } from './tables';

/** Time during which a decision can be undone, before the sender is notified. */
const UNDO_MS = 60_000;

const STATES = { publish: 'published', refuse: 'refused' } as const;

export type DecidingDeps = UploadDeps & Pick<AccountDeps, 'outbox'>;
export type Place = { site: SiteRecord; origin: string };

export type UploadRuling = {
  act: UploadDecision;
  keys: readonly string[];
  /** Required to refuse. */
  ground?: UploadGround | undefined;
  /** Note to the sender, in addition to the ground. */
  note?: string | undefined;
};

/** A site's files, locked in a fixed order. */
const lock = (tx: DatabaseTransaction, site: Pick<SiteRecord, 'alias'>, keys: readonly string[]) =>
  tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.site, site.alias), inArray(uploads.key, [...keys])))
    .orderBy(asc(uploads.id))
    .for('update');

/** Adds a file to the media library. Its bytes stay in the folder until it is withdrawn. */
export async function show(
  { media: library, folder }: UploadDeps,
  tx: DatabaseTransaction,
  row: UploadRow,
): Promise<void> {
  const { key, kind, mediaId, width, height, color, safeBytes } = row;
  const mime = kind === 'image' ? 'image/jpeg' : 'video/mp4';
  await library.adopt(folder.held(key, kind), mediaId, mime);
  await tx
    .insert(media)
    .values({
      id: mediaId,
      mime: UPLOAD_MIME_TYPES[kind],
      width,
      height,
      color,
      bytes: safeBytes ?? 0,
      isReaders: true,
    })
    .onConflictDoNothing();
}
const hide = (tx: DatabaseTransaction, { mediaId }: UploadRow) =>
  tx.delete(media).where(eq(media.id, mediaId));

/** Clears the appeal link and its appeal. */
export const NO_APPEAL = { appealTokenHash: null, appealedAt: null, appeal: null, appealOutcome: null };

/** Ground of a refusal in the site's language, with the newsroom's note. */
export const uploadGroundText = ({ site }: Place, ground: UploadGround, note: string): string =>
  [UPLOAD_EMAILS[site.language].grounds[ground], ...(note ? [note] : [])].join(' — ');

/**
 * Emails the sender of a refused file the reasons, with a single-use appeal link.
 * @returns columns of the file: the email id, and the digest of the link's token
 */
async function tell(
  { outbox }: Pick<DecidingDeps, 'outbox'>,
  tx: DatabaseTransaction,
  { site, origin }: Place,
  row: UploadRow,
  ground: UploadGround,
  note: string,
): Promise<Pick<UploadRow, 'emailId' | 'appealTokenHash'>> {
  const untold = { emailId: null, appealTokenHash: null };
  if (row.accountId === null) return untold;
  const [reader] = await tx
    .select({ email: accounts.email, nick: accounts.nick })
    .from(accounts)
    .where(eq(accounts.id, row.accountId));
  if (!reader?.email) return untold;
  const token = newSecret();
  const email = emailOf(
    UPLOAD_EMAILS,
    'uploadRefused',
    reader.email,
    { site, origin },
    {
      nick: reader.nick,
      title: row.title,
      ground: uploadGroundText({ site, origin }, ground, note),
      link: `${origin}${ROUTES.ownUploads}`,
      appeal: `${origin}${ROUTES.commentAppeal}?token=${token}`,
    },
  );
  const [number] = await outbox.writeAll(tx, [email], UNDO_MS);
  return { emailId: number ?? null, appealTokenHash: digestOf(token) };
}

/**
 * Publishes or refuses files. A refusal is emailed with its reasons a minute later; until then it can be
 * undone without a trace. A file that is published already, or was withdrawn, stays as it is.
 * @returns the batch id for the undo, and the number of changed files
 * @throws ApiError if the actor may not, or a refusal has no ground
 */
export async function decideUploads(
  deps: DecidingDeps,
  actor: DeskActor,
  place: Place,
  { act, keys, ground, note = '' }: UploadRuling,
): Promise<{ batch: string; changed: number }> {
  assertMayAct(actor, `upload.${act}`);
  if (act === 'refuse' && !ground) throw new ApiError(400, 'REQUIRED_FIELD', 'ground: a refusal has one');
  const at = deps.now();
  const batch = randomUUID();
  const changed = await deps.db.transaction(async (tx) => {
    const from = act === 'publish' ? ['held', 'refused'] : ['held', 'published'];
    const rows = (await lock(tx, place.site, keys)).filter(
      ({ state, safeBytes }) => from.includes(state) && safeBytes !== null,
    );
    for (const row of rows) {
      if (act === 'publish') await show(deps, tx, row);
      else await hide(tx, row);
      const told =
        act === 'refuse' && ground
          ? { ...NO_APPEAL, ...(await tell(deps, tx, place, row, ground, note)) }
          : { emailId: null };
      await tx
        .update(uploads)
        .set({
          state: STATES[act],
          stateBefore: row.state,
          batch,
          decidedAt: at,
          ...told,
          ...(act === 'refuse' && ground ? { reason: ground, note } : { reason: null, note: '' }),
        })
        .where(eq(uploads.id, row.id));
    }
    await writeLog(
      tx,
      rows.map(({ id }) => ({
        site: place.site.alias,
        actor,
        act: `upload.${act}` as const,
        subject: `upload:${id}`,
        details: { batch, ...(ground ? { ground } : {}), ...(note ? { note } : {}) },
      })),
      at,
    );
    await touchContents(tx, [...new Set(rows.flatMap(({ contentId }) => contentId ?? []))]);
    return rows.length;
  });
  return { batch, changed };
}

/**
 * Undoes a decision: restores its files, unless somebody has decided otherwise since, and cancels unsent
 * emails.
 * @returns the number of restored files
 */
export async function undoUploads(
  deps: DecidingDeps,
  actor: DeskActor,
  place: Place,
  batch: string,
): Promise<number> {
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(uploads)
      .where(and(eq(uploads.site, place.site.alias), eq(uploads.batch, batch)))
      .orderBy(asc(uploads.id))
      .for('update');
    const undone = rows.filter(({ state }) => state === 'published' || state === 'refused');
    for (const row of undone) {
      const state = row.stateBefore ?? 'held';
      if (state === 'published') await show(deps, tx, row);
      else await hide(tx, row);
      if (row.emailId !== null) await tx.delete(emails).where(eq(emails.id, row.emailId));
      await tx
        .update(uploads)
        .set({
          state,
          batch: null,
          emailId: null,
          ...(state === 'refused' ? {} : { reason: null, note: '', ...NO_APPEAL }),
        })
        .where(eq(uploads.id, row.id));
    }
    await writeLog(
      tx,
      undone.map(({ id }) => ({
        site: place.site.alias,
        actor,
        act: 'upload.restore' as const,
        subject: `upload:${id}`,
        details: { batch },
      })),
      at,
    );
    await touchContents(tx, [...new Set(undone.flatMap(({ contentId }) => contentId ?? []))]);
    return undone.length;
  });
}
