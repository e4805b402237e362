import type { DeskRole, DeskRoleChange } from '@portal/model';
import { and, eq, ne } from 'drizzle-orm';
import { ApiError, unknown } from '../accounts/api-error';
import type { RequestContext } from '../accounts/request-context';
import type { Database, DatabaseTransaction } from '../database/client';
import { deskAccounts, deskRoles, deskSessions } from '../database/desk';
import { holdProved, passwordRequired, proveForChief } from './current-password';
import type { DeskDeps } from './deps';
import { type Colleague, writeChiefLetters } from './letters';
import { type DeskActor, writeLog } from './log';

const ofSite = (site: string, accountId: number) =>
  and(eq(deskRoles.site, site), eq(deskRoles.accountId, accountId));

/** Role of an account at a site, as it is at this moment; null without one. */
async function roleAt(db: Database, site: string, accountId: number): Promise<DeskRole | null> {
  const [row] = await db.select().from(deskRoles).where(ofSite(site, accountId));
  return row?.role ?? null;
}

/**
 * Role of an account at a site, held against changes; null without one. Acts on an account take their locks in one order, so that no two
 * wait for each other: invitation, account, role, reset link or passkeys, log, sessions.
 */
export async function holdRole(
  tx: DatabaseTransaction,
  site: string,
  accountId: number,
): Promise<DeskRole | null> {
  const [row] = await tx.select().from(deskRoles).where(ofSite(site, accountId)).for('update');
  return row?.role ?? null;
}

/** As `holdRole`. @throws ApiError for who is not at this desk */
export async function heldRole(
  tx: DatabaseTransaction,
  { site }: Pick<DeskActor, 'site'>,
  accountId: number,
): Promise<DeskRole> {
  const role = await holdRole(tx, site, accountId);
  if (role === null) throw unknown();
  return role;
}

/**
 * Checks that a site keeps a chief when one loses the role. Comes after the act is logged: the log's lock is the site's, so two chiefs
 * cannot take one another out at once.
 * @throws ApiError where nobody would be left to invite others
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
 * Gives somebody another role, or takes them from the desk; their sessions end. Giving or taking the role of chief takes the actor's own
 * password: with a stolen session a thief could otherwise promote an accomplice and remove the other chiefs. All chiefs are emailed.
 * @throws ApiError for who is not at this desk, for a missing or wrong password, and where nobody would be left to invite others; TooOften
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
  const isOfChief = role === 'chief' || seen === 'chief';
  const actorHash = isOfChief ? await proveForChief(deps, actor, password, { secret }) : null;
  await db.transaction(async (tx) => {
    if (actorHash !== null) await holdProved(tx, actor, actorHash);
    const before = await heldRole(tx, actor, accountId);
    // Made chief since their role was read.
    if (before === 'chief' && actorHash === null) throw passwordRequired();
    if (actorHash !== null) await deps.limits.countDone(tx, 'deskChief', String(actor.id));
    const at = deps.now();
    const act = { act: 'account.role', subject: `account:${accountId}`, details: { role } } as const;
    await writeLog(tx, [{ site, actor, ...act }], at);
    if (before === 'chief' && role !== 'chief') await keepChief(tx, site, accountId);
    if (role === null) await tx.delete(deskRoles).where(ofSite(site, accountId));
    else await tx.update(deskRoles).set({ role }).where(ofSite(site, accountId));
    await tx.delete(deskSessions).where(eq(deskSessions.accountId, accountId));
    if ((before === 'chief') !== (role === 'chief')) {
      const kind = role === 'chief' ? 'given' : 'taken';
      const of = await colleagueOf(tx, accountId);
      await writeChiefLetters(deps, tx, place, { kind, by: actor, of, accountId }, at);
    }
  });
  deps.outbox.sendSoon();
}
