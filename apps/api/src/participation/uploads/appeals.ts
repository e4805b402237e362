import { ROUTES } from '@portal/model';
import { type AppealOutcome, mayAct } from '@portal/model/newsroom';
import { type CommentAppeal, UPLOAD_GROUNDS, type WaitingUploadAppeal } from '@portal/model/participation';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { touchContents } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { forbidden, unknown } from '../../platform/http';
import { digestOf } from '../../platform/secrets';
import { accounts } from '../../readers/accounts';
import type { SiteRecord } from '../../sites';
import { type DeskActor, writeAct } from '../../sites/desk-kit';
import { emailOf } from '../../sites/emails';
import { type DecidingDeps, type Place, show, uploadGroundText } from './deciding';
import { UPLOAD_EMAILS } from './emails';
import { type UploadRow, uploads } from './tables';

/** Appeals on one page of the queue. */
const ON_PAGE = 100;

const waits = and(eq(uploads.state, 'refused'), isNotNull(uploads.appealedAt), isNull(uploads.appealOutcome));

/**
 * Stores an appeal against the refusal of a file, made through the link in its statement of reasons, while
 * the file is kept (thirty days). A person reviews it, and the file is kept until then.
 * @returns false if the link belongs to no file that can be appealed for
 */
export async function makeUploadAppeal(
  { db, now }: { db: Database; now: () => Date },
  { token, text }: CommentAppeal,
): Promise<boolean> {
  const [appealed] = await db
    .update(uploads)
    .set({ appealedAt: now(), appeal: text })
    .where(
      and(
        eq(uploads.appealTokenHash, digestOf(token)),
        eq(uploads.state, 'refused'),
        isNull(uploads.appealedAt),
      ),
    )
    .returning({ id: uploads.id });
  return appealed !== undefined;
}

/** Unanswered appeals for files of a site, oldest first. */
export async function waitingUploadAppeals(
  db: Database,
  { alias }: Pick<SiteRecord, 'alias'>,
): Promise<WaitingUploadAppeal[]> {
  const rows = await db
    .select({ upload: uploads, nick: accounts.nick })
    .from(uploads)
    .leftJoin(accounts, eq(accounts.id, uploads.accountId))
    .where(and(eq(uploads.site, alias), waits))
    .orderBy(asc(uploads.appealedAt), asc(uploads.id))
    .limit(ON_PAGE);
  return rows.map(({ upload, nick }) => ({
    id: upload.key,
    kind: upload.kind,
    title: upload.title,
    caption: upload.caption,
    nick,
    ground: groundOf(upload),
    note: upload.note,
    appeal: upload.appeal ?? '',
    appealedAt: (upload.appealedAt ?? upload.createdAt).toISOString(),
  }));
}

const groundOf = ({ reason }: Pick<UploadRow, 'reason'>) =>
  UPLOAD_GROUNDS.find((known) => known === reason) ?? 'other';

/** Notifies the sender of a file of the answer to their appeal. */
async function tell(
  { outbox }: Pick<DecidingDeps, 'outbox'>,
  tx: DatabaseTransaction,
  place: Place,
  row: UploadRow,
  outcome: AppealOutcome,
): Promise<void> {
  if (row.accountId === null) return;
  const [reader] = await tx
    .select({ nick: accounts.nick, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, row.accountId));
  if (!reader?.email) return;
  await outbox.write(
    tx,
    emailOf(
      UPLOAD_EMAILS,
      outcome === 'upheld' ? 'uploadRestored' : 'uploadAppealRejected',
      reader.email,
      place,
      {
        nick: reader.nick,
        title: row.title,
        ground: uploadGroundText(place, groundOf(row), row.note),
        link: `${place.origin}${ROUTES.ownUploads}`,
      },
    ),
  );
}

/**
 * Answers an appeal for a file; upholding it publishes the file. The sender is notified by email either way.
 * @throws ApiError if the actor may not, if it is answered already, or if the file was withdrawn meanwhile
 */
export async function decideUploadAppeal(
  deps: DecidingDeps,
  actor: DeskActor,
  place: Place,
  key: string,
  outcome: AppealOutcome,
): Promise<void> {
  const act = outcome === 'upheld' ? 'appeal.uphold' : 'appeal.reject';
  if (!mayAct(actor.role, act)) throw forbidden();
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(uploads)
      .where(and(eq(uploads.site, place.site.alias), eq(uploads.key, key), waits))
      .for('update');
    // After waiting for the lock, the appeal may be answered already; then no row matches.
    if (!row) throw unknown();
    const isUpheld = outcome === 'upheld';
    if (isUpheld) await show(deps, tx, row);
    await tx
      .update(uploads)
      .set({
        appealOutcome: outcome,
        ...(isUpheld
          ? {
              state: 'published' as const,
              stateBefore: row.state,
              batch: null,
              emailId: null,
              reason: null,
              note: '',
              decidedAt: at,
            }
          : {}),
      })
      .where(eq(uploads.id, row.id));
    await writeAct(tx, actor, { act, subject: `upload:${row.id}` }, at);
    await tell(deps, tx, place, row, outcome);
    if (isUpheld && row.contentId !== null) await touchContents(tx, [row.contentId]);
  });
}
