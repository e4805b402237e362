import { and, eq, exists, gt, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../database/client';
import { deskInvitations, deskLog } from '../database/desk';
import type { LoggedAct } from './log';

/**
 * Holds the invitations of a site: they are made, taken up and withdrawn one after another. The first lock of whatever needs it (see
 * `heldRoles`).
 */
export async function holdInvitations(tx: DatabaseTransaction, site: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk_invitations ${site}`}, 0))`);
}

/** The act of withdrawing an invitation, for the log. @param key address of whoever was invited, as it is compared */
export const uninvited = (key: string): Pick<LoggedAct, 'act' | 'subject'> => ({
  act: 'account.uninvite',
  subject: `email:${key}`,
});

/**
 * Withdraws the invitations as chief that somebody made at a site and that nobody has taken up: whoever is chief no more would come back by
 * one of them. An invitation has the name of who made it alone; the log knows the account. Comes after `holdInvitations`.
 * @returns what was done, for the log
 */
export async function withdrawChiefsOf(
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
  return gone.map(({ key }) => uninvited(key));
}
