import { and, eq, exists, gt, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import type { LoggedAct } from '../../sites/desk-kit';
import { deskLog } from '../../sites/desk-kit';
import { deskInvitations } from './tables';

/**
 * Locks a site's invitations, so that creating, accepting and withdrawing them are serialised. Always the
 * first lock (see `authorizePeopleAct`).
 */
export async function lockInvitations(tx: DatabaseTransaction, site: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk_invitations ${site}`}, 0))`);
}

/**
 * Log entry for a withdrawn invitation.
 * @param key normalised email address of the invited person
 */
export const withdrawalAct = (key: string): Pick<LoggedAct, 'act' | 'subject'> => ({
  act: 'account.uninvite',
  subject: `email:${key}`,
});

/**
 * Withdraws the open invitations as chief that somebody made at a site, since a former chief could return
 * through one of them. An invitation only has its author's name, so the author's account is found in the log.
 * Call it after `lockInvitations`.
 * @returns log entries
 */
export async function withdrawChiefInvitationsBy(
  tx: DatabaseTransaction,
  site: string,
  accountId: number,
  now: Date,
): Promise<Pick<LoggedAct, 'act' | 'subject'>[]> {
  const theirs = tx
    .select({ id: deskLog.id })
    .from(deskLog)
    .where(
      and(
        eq(deskLog.site, site),
        eq(deskLog.actorId, accountId),
        eq(deskLog.act, 'account.invite'),
        eq(deskLog.subject, sql`'email:' || ${deskInvitations.emailKey}`),
        eq(deskLog.at, deskInvitations.createdAt),
      ),
    );
  const gone = await tx
    .delete(deskInvitations)
    .where(
      and(
        eq(deskInvitations.site, site),
        eq(deskInvitations.role, 'chief'),
        gt(deskInvitations.expiresAt, now),
        exists(theirs),
      ),
    )
    .returning({ key: deskInvitations.emailKey });
  return gone.map(({ key }) => withdrawalAct(key));
}
