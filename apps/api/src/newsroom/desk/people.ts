import type { DeskPeople, DeskReset } from '@portal/model/newsroom';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { ApiError, unknown, wrongCredentials } from '../../platform/http';
import { writeEmail } from '../../readers/accounts';
import type { RequestContext } from '../../sites';
import { type DeskActor, type DeskDeps, writeLog } from '../../sites/desk-kit';
import { MAX_PEOPLE } from './chief-emails';
import { proveCurrentPassword } from './current-password';
import { DESK_EMAILS } from './emails';
import { newTotpSecret } from './login';
import { lockInvitations, withdrawalAct } from './open-invitations';
import { resetPassword } from './passwords';
import { authorizeActOnColleague, authorizePeopleAct, type PeopleActor } from './roles';
import { deskAccounts, deskInvitations, deskPasskeys, deskRoles, deskSessions } from './tables';

/** People of a site's desk, and open invitations. */
export async function peopleOf(db: Database, site: string, now: Date): Promise<DeskPeople> {
  const [people, invitations] = await Promise.all([
    db
      .select({ account: deskAccounts, role: deskRoles.role })
      .from(deskRoles)
      .innerJoin(deskAccounts, eq(deskAccounts.id, deskRoles.accountId))
      .where(eq(deskRoles.site, site))
      .orderBy(asc(deskAccounts.name), asc(deskAccounts.id))
      .limit(MAX_PEOPLE),
    db
      .select()
      .from(deskInvitations)
      .where(and(eq(deskInvitations.site, site), gt(deskInvitations.expiresAt, now)))
      .orderBy(desc(deskInvitations.createdAt), desc(deskInvitations.id)),
  ]);
  return {
    people: people.map(({ account: { id, name, email, passwordHash, totpStep }, role }) => ({
      id: String(id),
      name,
      email,
      role,
      hasPassword: passwordHash !== null,
      hasSecondFactor: totpStep !== null,
    })),
    invitations: invitations.map(({ id, email, role, invitedBy, expiresAt }) => ({
      id: String(id),
      email,
      role,
      invitedBy,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/**
 * Sites where somebody has a desk role.
 * @throws ApiError 409 unless the actor is chief at each of them: the reset link would give access to desks
 * outside their control
 */
async function sitesToAnswerFor(
  tx: DatabaseTransaction,
  actor: DeskActor,
  accountId: number,
): Promise<string[]> {
  const chiefAt = tx
    .select({ site: deskRoles.site })
    .from(deskRoles)
    .where(and(eq(deskRoles.accountId, actor.id), eq(deskRoles.role, 'chief')));
  const rows = await tx
    .select({ site: deskRoles.site, isTheirs: sql<boolean>`${inArray(deskRoles.site, chiefAt)}` })
    .from(deskRoles)
    .where(eq(deskRoles.accountId, accountId));
  if (!rows.every(({ isTheirs }) => isTheirs))
    throw new ApiError(409, 'CHIEF_ELSEWHERE', 'this person is at a desk of which you are not chief');
  return rows.map(({ site }) => site);
}

/**
 * Locks the account to reset together with the actor's, in a fixed order, so that two chiefs who reset each
 * other cannot deadlock.
 * @param actorHash hash that the actor's password was compared with
 * @throws ApiError 401 if it was replaced meanwhile, 404 without an account
 */
async function heldAccount(
  tx: DatabaseTransaction,
  { actorId, actorHash, accountId }: { actorId: number; actorHash: string; accountId: number },
) {
  const held = await tx
    .select()
    .from(deskAccounts)
    .where(inArray(deskAccounts.id, [actorId, accountId]))
    .orderBy(asc(deskAccounts.id))
    .for('no key update');
  if (held.find(({ id }) => id === actorId)?.passwordHash !== actorHash) throw wrongCredentials();
  const account = held.find(({ id }) => id === accountId);
  if (!account) throw unknown();
  return account;
}

/**
 * Resets the access of somebody who cannot log in: password, second factor and passkeys. The password is
 * removed too, since a thief who knows it could otherwise set up the new second factor. The person gets an
 * email with a link to a new password, and sets up the second factor after that. Ends their sessions, and
 * logs the reset at each of their sites. Requires the actor's password: a stolen session could otherwise lock
 * the newsroom out.
 * @throws ApiError 401 for a wrong password of the actor, 403 for a former chief, 404 for a person who is not
 * at this desk, 409 for one who is also at a desk where the actor is not chief; TooOften
 */
export async function resetAccess(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'now' | 'outbox'>,
  actor: DeskActor,
  accountId: number,
  { password }: DeskReset,
  { secret, site, origin }: Pick<RequestContext, 'site' | 'origin'> & { secret: string },
): Promise<void> {
  const { db, limits, outbox } = deps;
  const actorHash = await proveCurrentPassword(deps, actor, password, { secret });
  await db.transaction(async (tx) => {
    const account = await heldAccount(tx, { actorId: actor.id, actorHash, accountId });
    await authorizeActOnColleague(tx, { actor, secret }, 'account.reset', accountId);
    const sites = await sitesToAnswerFor(tx, actor, accountId);
    await limits.countDone(tx, 'deskReset', String(actor.id));
    await limits.countDone(tx, 'deskResetOf', String(accountId));
    await tx
      .update(deskAccounts)
      .set({ totpSecret: newTotpSecret(), totpStep: null })
      .where(eq(deskAccounts.id, accountId));
    const now = deps.now();
    const link = await resetPassword(tx, accountId, { origin, now });
    // A thief with a stolen passkey must not be able to use it after the reset.
    await tx.delete(deskPasskeys).where(eq(deskPasskeys.accountId, accountId));
    const act = { actor, act: 'account.reset', subject: `account:${accountId}` } as const;
    await writeLog(
      tx,
      sites.sort().map((alias) => ({ site: alias, ...act })),
      now,
    );
    await tx.delete(deskSessions).where(eq(deskSessions.accountId, accountId));
    await writeEmail(deps, tx, { site, origin }, DESK_EMAILS, 'deskReset', account.email, { link });
  });
  outbox.sendSoon();
}

/**
 * Withdraws an invitation. Idempotent.
 * @throws ApiError if the actor is no longer a chief
 */
export async function withdrawInvitation(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  { actor, secret }: PeopleActor,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { site } = actor;
    await lockInvitations(tx, site);
    await authorizePeopleAct(tx, { actor, secret }, 'account.uninvite');
    const [gone] = await tx
      .delete(deskInvitations)
      .where(and(eq(deskInvitations.id, id), eq(deskInvitations.site, site)))
      .returning({ key: deskInvitations.emailKey });
    if (!gone) return;
    await writeLog(tx, [{ site, actor, ...withdrawalAct(gone.key) }], now());
  });
}
