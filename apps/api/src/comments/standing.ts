import type { ReaderStanding, ReportReason } from '@portal/model';
import { and, eq } from 'drizzle-orm';
import { ApiError, unknown } from '../accounts/api-error';
import { loadMailboxDigest } from '../accounts/returning';
import { touchContents } from '../changes/touch';
import { accounts } from '../database/accounts';
import { commentThreads, readerStandings } from '../database/comments';
import { contents } from '../database/schema';
import { type DeskActor, writeLog } from '../desk/log';
import { type DecisionDeps, type DecisionPlace, recordDecisions } from './decisions';
import { liftKeptSuspensionsOfAccount, standingColumns } from './kept-suspensions';
import { mustMayAct } from './moderation';

const ACTS = { trusted: 'reader.trust', suspended: 'reader.suspend' } as const;

/**
 * Trusts a reader, suspends them from commenting on a site, or neither. The reader gets a suspension with its ground by email. Trust or
 * release also lifts suspensions kept from earlier accounts of the same mailbox.
 * @throws ApiError if the actor may not, if the account is gone, and for a suspension without a ground
 */
export async function setStanding(
  deps: DecisionDeps,
  actor: DeskActor,
  place: DecisionPlace,
  {
    accountId,
    standing,
    ground,
    note = '',
  }: {
    accountId: number;
    standing: ReaderStanding | null;
    ground?: ReportReason | undefined;
    note?: string | undefined;
  },
): Promise<void> {
  const act = standing ? ACTS[standing] : 'reader.release';
  mustMayAct(actor, act);
  if (standing === 'suspended' && !ground)
    throw new ApiError(400, 'REQUIRED_FIELD', 'ground: a suspension is founded on one');
  const { site } = place;
  const at = deps.now();
  const mailboxDigest = await loadMailboxDigest(deps.db);
  await deps.db.transaction(async (tx) => {
    const [account] = await tx
      .select(standingColumns)
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('key share');
    if (!account) throw unknown();
    if (standing !== 'suspended') await liftKeptSuspensionsOfAccount(tx, site, account, mailboxDigest);
    const ofReader = and(eq(readerStandings.site, site.alias), eq(readerStandings.accountId, accountId));
    if (standing)
      await tx
        .insert(readerStandings)
        .values({ site: site.alias, accountId, standing, since: at })
        .onConflictDoUpdate({
          target: [readerStandings.site, readerStandings.accountId],
          set: { standing, since: at },
        });
    else await tx.delete(readerStandings).where(ofReader);
    if (standing === 'suspended')
      await recordDecisions(deps, tx, place, [{ comment: null, accountId }], {
        ...{ decision: 'suspend', ground: ground ?? null, note, actor },
      });
    else
      await writeLog(
        tx,
        [{ site: site.alias, actor, act, subject: `reader:${accountId}`, details: note ? { note } : {} }],
        at,
      );
  });
}

/** What is decided on a story's comments; null as its site has it, or as it came. What is left out stays as it is. */
export type ThreadPolicy = {
  /** Whether they are looked at before they are shown. */
  moderation?: 'before' | 'after' | null | undefined;
  /** Whether readers may write some. */
  isOpen?: boolean | null | undefined;
};

/** Opens or closes a story's comments, and says when they are looked at. @throws ApiError */
export async function setThreadPolicy(
  deps: Pick<DecisionDeps, 'db' | 'now'>,
  actor: DeskActor,
  { site }: Pick<DecisionPlace, 'site'>,
  contentId: number,
  { moderation, isOpen }: ThreadPolicy,
): Promise<void> {
  mustMayAct(actor, 'comment.policy');
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
    // Pages have the form, or say that there is none.
    if (isOpen !== undefined) await touchContents(tx, [contentId]);
  });
}
