import { and, eq, exists, gt, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import type { LoggedAct } from '../../sites/desk-kit';
import { deskLog } from '../../sites/desk-kit';
import { deskInvitations } from './tables';

/**
 * Locks the invitations of a site: they are made, taken up and withdrawn one after another. The first lock of whatever needs it (see
 * `authorizePeopleAct`).
 */
export async function lockInvitations(tx: DatabaseTransaction, site: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk_invitations ${site}`}, 0))`);
}

/** The act of withdrawing an invitation, for the log. @param key address of whoever was invited, as it is compared */
export const withdrawalAct = (key: string): Pick<LoggedAct, 'act' | 'subject'> => ({
  act: 'account.uninvite',
  subject: `email:${key}`,
});

/**
 * Withdraws the invitations as chief that somebody made at a site and that nobody has taken up: a former chief could come back by one of
 * them. An invitation has only the name of whoever made it; the log has the account. Comes after `lockInvitations`.
 * @returns what was done, for the log
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
