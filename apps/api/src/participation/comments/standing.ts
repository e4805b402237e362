import type { CommentPolicy, StandingChange } from '@portal/model/newsroom';
import { USUAL_SUSPENSION_DAYS } from '@portal/model/participation';
import { and, eq, lte, ne } from 'drizzle-orm';
import { contents } from '../../content/stories';
import { touchContents } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { unknown } from '../../platform/http';
import { accounts, loadMailboxDigest } from '../../readers/accounts';
import { assertMayAct, type DeskActor, writeLog } from '../../sites/desk-kit';
import { type Decided, type DecisionDeps, recordDecisions, suspendedUntil } from './decisions';
import { liftKeptSuspensionsOfAccount, standingColumns } from './kept-suspensions';
import { mustBeFounded } from './moderation';
import type { DecisionPlace } from './statements';
import { comments, commentThreads, readerStandings } from './tables';

const ACTS = { trusted: 'reader.trust', suspended: 'reader.suspend' } as const;

/** The reader's comment cited for a suspension; null if it is somebody else's, or its author deleted it. */
async function causeOf(
  tx: DatabaseTransaction,
  { site }: DecisionPlace,
  { accountId, commentId }: Pick<StandingChange, 'accountId' | 'commentId'>,
): Promise<Decided['comment']> {
  if (commentId === undefined) return null;
  const [row] = await tx
    .select({ comment: comments })
    .from(comments)
    .innerJoin(contents, eq(contents.id, comments.contentId))
    .where(
      and(
        eq(comments.id, commentId),
        eq(comments.accountId, accountId),
        eq(contents.site, site.alias),
        ne(comments.state, 'removed'),
      ),
    );
  return row?.comment ?? null;
}

/**
 * Trusts a reader, suspends them from commenting on a site, or resets both. A suspended reader gets an email
 * with the ground. Trust or release also lifts suspensions kept from earlier accounts of the same mailbox.
 * @throws ApiError if the actor may not, if the account is gone, and for a suspension without a ground
 */
export async function setStanding(
  deps: DecisionDeps,
  actor: DeskActor,
  place: DecisionPlace,
  { accountId, standing, ground, clause, durationDays: chosenDays, commentId, note = '' }: StandingChange,
): Promise<void> {
  const act = standing ? ACTS[standing] : 'reader.release';
  assertMayAct(actor, act);
  const isSuspension = standing === 'suspended';
  if (isSuspension) mustBeFounded(ground, note);
  const durationDays = chosenDays === undefined ? USUAL_SUSPENSION_DAYS[ground ?? 'other'] : chosenDays;
  const { site } = place;
  const at = deps.now();
  const until = isSuspension && durationDays !== null ? suspendedUntil(at, durationDays) : null;
  const mailboxDigest = await loadMailboxDigest(deps.db);
  await deps.db.transaction(async (tx) => {
    const [account] = await tx
      .select(standingColumns)
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('key share');
    if (!account) throw unknown();
    if (!isSuspension) await liftKeptSuspensionsOfAccount(tx, site, account, mailboxDigest);
    const ofReader = and(eq(readerStandings.site, site.alias), eq(readerStandings.accountId, accountId));
    if (standing)
      await tx
        .insert(readerStandings)
        .values({ site: site.alias, accountId, standing, since: at, until })
        .onConflictDoUpdate({
          target: [readerStandings.site, readerStandings.accountId],
          set: { standing, since: at, until },
        });
    else await tx.delete(readerStandings).where(ofReader);
    if (isSuspension)
      await recordDecisions(
        deps,
        tx,
        place,
        [{ comment: await causeOf(tx, place, { accountId, commentId }), accountId }],
        {
          decision: 'suspend',
          ground: ground ?? null,
          clause,
          durationDays,
          note,
          actor,
        },
      );
    else
      await writeLog(
        tx,
        [{ site: site.alias, actor, act, subject: `reader:${accountId}`, details: note ? { note } : {} }],
        at,
      );
  });
}

/** Deletes expired suspensions. */
export async function forgetEndedSuspensions({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await db.delete(readerStandings).where(lte(readerStandings.until, now()));
}

/**
 * Opens or closes a story's comments, and sets when they are moderated.
 * @throws ApiError
 */
export async function setThreadPolicy(
  deps: Pick<DecisionDeps, 'db' | 'now'>,
  actor: DeskActor,
  { site }: Pick<DecisionPlace, 'site'>,
  contentId: number,
  { moderation, isOpen }: Omit<CommentPolicy, 'contentId'>,
): Promise<void> {
  const policy = {
    ...(moderation === undefined ? {} : { moderation }),
    ...(isOpen === undefined ? {} : { isOpen }),
  };
  if (Object.keys(policy).length === 0) return;
  await deps.db.transaction(async (tx) => {
    const [content] = await tx
      .select({ id: contents.id })
      .from(contents)
      .where(and(eq(contents.id, contentId), eq(contents.site, site.alias)));
    if (!content) throw unknown();
    await tx
      .insert(commentThreads)
      .values({ contentId, ...policy })
      .onConflictDoUpdate({ target: commentThreads.contentId, set: policy });
    const act = { site: site.alias, actor, act: 'comment.policy', subject: `content:${contentId}` } as const;
    await writeLog(tx, [{ ...act, details: policy }], deps.now());
    // Rebuilds the pages, which show either the form or a notice that comments are closed.
    if (isOpen !== undefined) await touchContents(tx, [contentId]);
  });
}
