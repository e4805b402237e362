import { type DeskAct, type DeskRole, type DeskRoleChange, mayAct } from '@portal/model/newsroom';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { ApiError, forbidden, unknown } from '../../platform/http';
import type { RequestContext } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { type DeskActor, writeLog } from '../../sites/desk-kit';
import { type Colleague, writeChiefEmails } from './chief-emails';
import { lockIfPasswordUnchanged, passwordRequired, requirePasswordForChiefChange } from './current-password';
import { lockInvitations, withdrawChiefInvitationsBy } from './open-invitations';
import { checkDeskSession } from './sessions';
import { deskAccounts, deskRoles, deskSessions } from './tables';

const ofSite = (site: string, accountId: number) =>
  and(eq(deskRoles.site, site), eq(deskRoles.accountId, accountId));

/** Current role of an account at a site; null without one. */
async function roleAt(db: Database, site: string, accountId: number): Promise<DeskRole | null> {
  const [row] = await db.select().from(deskRoles).where(ofSite(site, accountId));
  return row?.role ?? null;
}

/**
 * Locks an account's role at a site.
 * @returns the role; null without one
 */
export async function lockRole(
  tx: DatabaseTransaction,
  site: string,
  accountId: number,
): Promise<DeskRole | null> {
  const [row] = await tx.select().from(deskRoles).where(ofSite(site, accountId)).for('update');
  return row?.role ?? null;
}

/** A colleague who acts on other people of the desk, with their session. */
export type PeopleActor = { actor: DeskActor; secret: string };

/**
 * Locks the roles of the actor and of the person concerned, then checks again that the actor's session is
 * open and their role allows the action: both were first checked when the request began. Actions on people
 * take their locks in one order, to avoid deadlocks: invitations of the site, account, role (by account if
 * there are two), reset link or passkeys, log, sessions.
 * @returns role of the person concerned; null for somebody who is not at this desk
 * @throws ApiError 401 if the session has ended, 403 if the actor has lost the role
 */
export async function authorizePeopleAct(
  tx: DatabaseTransaction,
  { actor, secret }: PeopleActor,
  act: DeskAct,
  accountId = actor.id,
): Promise<DeskRole | null> {
  const held = await tx
    .select()
    .from(deskRoles)
    .where(and(eq(deskRoles.site, actor.site), inArray(deskRoles.accountId, [actor.id, accountId])))
    .orderBy(asc(deskRoles.accountId))
    .for('update');
  const roleOf = (id: number) => held.find((row) => row.accountId === id)?.role ?? null;
  await checkDeskSession(tx, secret, actor.id);
  const own = roleOf(actor.id);
  if (own === null || !mayAct(own, act)) throw forbidden();
  return roleOf(accountId);
}

/**
 * Like `authorizePeopleAct`.
 * @throws ApiError also for a person who is not at this desk
 */
export async function authorizeActOnColleague(
  tx: DatabaseTransaction,
  who: PeopleActor,
  act: DeskAct,
  accountId: number,
): Promise<DeskRole> {
  const role = await authorizePeopleAct(tx, who, act, accountId);
  if (role === null) throw unknown();
  return role;
}

/**
 * Checks that a site keeps a chief when one loses the role. Call it after logging the action: the log is
 * locked per site, so two chiefs cannot remove each other at once.
 * @throws ApiError if no chief would be left
 */
export async function keepChief(tx: DatabaseTransaction, site: string, accountId: number): Promise<void> {
  const others = and(
    eq(deskRoles.site, site),
    eq(deskRoles.role, 'chief'),
    ne(deskRoles.accountId, accountId),
  );
  if ((await tx.$count(deskRoles, others)) === 0)
    throw new ApiError(409, 'LAST_CHIEF', 'role: somebody else must be chief first');
}

async function colleagueOf(tx: DatabaseTransaction, accountId: number): Promise<Colleague> {
  const { name, email } = deskAccounts;
  const [account] = await tx.select({ name, email }).from(deskAccounts).where(eq(deskAccounts.id, accountId));
  if (!account) throw unknown();
  return account;
}

/**
 * Ends the sessions of somebody who has left their last desk. Other sessions continue, since the role is read
 * on each request.
 */
async function endSessionsWithoutDesk(tx: DatabaseTransaction, accountId: number): Promise<void> {
  if ((await tx.$count(deskRoles, eq(deskRoles.accountId, accountId))) > 0) return;
  await tx.delete(deskSessions).where(eq(deskSessions.accountId, accountId));
}

/**
 * Changes somebody's role, or removes them from the desk; the same role is no change. Giving or taking the
 * role of chief requires the actor's own password: a thief with a stolen session could otherwise promote an
 * accomplice and remove the other chiefs. All chiefs are emailed, and open invitations as chief by a former
 * chief are withdrawn.
 * @throws ApiError if the person is not at this desk, the password is missing or wrong, the actor is no
 * longer a chief, or no chief would be left; TooOften
 */
export async function changeRole(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'now' | 'outbox'>,
  actor: DeskActor & Colleague,
  accountId: number,
  { role, password }: DeskRoleChange,
  { secret, ...place }: Pick<RequestContext, 'site' | 'origin'> & { secret: string },
): Promise<void> {
  const { db } = deps;
  const { site } = actor;
  const seen = await roleAt(db, site, accountId);
  if (seen === null) throw unknown();
  if (seen === role) return;
  const isOfChief = role === 'chief' || seen === 'chief';
  const actorHash = isOfChief ? await requirePasswordForChiefChange(deps, actor, password, { secret }) : null;
  await db.transaction(async (tx) => {
    const at = deps.now();
    if (seen === 'chief') await lockInvitations(tx, site);
    if (actorHash !== null) await lockIfPasswordUnchanged(tx, actor, actorHash);
    const before = await authorizeActOnColleague(tx, { actor, secret }, 'account.role', accountId);
    if (before === role) return;
    // Made chief since their role was read.
    if (before === 'chief' && seen !== 'chief') throw passwordRequired();
    if (actorHash !== null) await deps.limits.countDone(tx, 'deskChief', site);
    const withdrawn = before === 'chief' ? await withdrawChiefInvitationsBy(tx, site, accountId, at) : [];
    const act = { act: 'account.role', subject: `account:${accountId}`, details: { role } } as const;
    await writeLog(
      tx,
      [act, ...withdrawn].map((done) => ({ site, actor, ...done })),
      at,
    );
    if (before === 'chief') await keepChief(tx, site, accountId);
    if (role === null) await tx.delete(deskRoles).where(ofSite(site, accountId));
    else await tx.update(deskRoles).set({ role }).where(ofSite(site, accountId));
    await endSessionsWithoutDesk(tx, accountId);
    if ((before === 'chief') !== (role === 'chief')) {
      const kind = role === 'chief' ? 'given' : accountId === actor.id ? 'resigned' : 'taken';
      const of = await colleagueOf(tx, accountId);
      await writeChiefEmails(deps, tx, place, { kind, by: actor, of, accountId }, at);
    }
  });
  deps.outbox.sendSoon();
}
