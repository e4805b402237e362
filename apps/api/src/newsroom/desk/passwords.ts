import { ROUTES } from '@portal/model';
import type { DeskNewPassword, DeskPasswordChange, DeskPasswordLink } from '@portal/model/newsroom';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { badToken, wrongCredentials } from '../../platform/http';
import { digestOf, newSecret } from '../../platform/secrets';
import { HOUR_MS } from '../../platform/time';
import { byLink, hashPassword, writeEmail } from '../../readers/accounts';
import type { RequestContext } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { type DeskActor, writeLog } from '../../sites/desk-kit';
import { proveCurrentPassword } from './current-password';
import { DESK_EMAILS } from './emails';
import { endOtherDeskSessions, type OpenedSession, openDeskSession } from './sessions';
import { deskAccounts, deskResets, deskRoles } from './tables';

/** Validity of a password-reset link, in hours. */
const RESET_HOURS = 24;

/**
 * Removes the account's password and makes a link to choose a new one. An older link stops working.
 * @returns the link
 */
export async function resetPassword(
  tx: DatabaseTransaction,
  accountId: number,
  { origin, now }: { origin: string; now: Date },
): Promise<string> {
  const token = newSecret();
  const link = {
    tokenHash: digestOf(token),
    expiresAt: new Date(now.getTime() + RESET_HOURS * HOUR_MS),
  };
  await tx.update(deskAccounts).set({ passwordHash: null }).where(eq(deskAccounts.id, accountId));
  await tx
    .insert(deskResets)
    .values({ accountId, ...link })
    .onConflictDoUpdate({ target: deskResets.accountId, set: link });
  return `${origin}${ROUTES.deskPassword}?token=${token}`;
}

const isOpenReset = (token: string, now: Date) =>
  and(eq(deskResets.tokenHash, digestOf(token)), gt(deskResets.expiresAt, now));

async function findOpenReset(db: Database, token: string, now: Date) {
  const { id, name, email } = deskAccounts;
  const [row] = await db
    .select({ id, name, email })
    .from(deskResets)
    .innerJoin(deskAccounts, eq(id, deskResets.accountId))
    .where(isOpenReset(token, now));
  return row ?? null;
}

/** The account that a reset link belongs to; null if the link is used, expired or unknown. */
export async function resetLinkOwner(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  token: string,
): Promise<DeskPasswordLink | null> {
  const reset = await findOpenReset(db, token, now());
  return reset ? { email: reset.email } : null;
}

/** Logs the new password at each of the person's sites. */
async function logPassword(
  tx: DatabaseTransaction,
  actor: Pick<DeskActor, 'id' | 'name'>,
  at: Date,
): Promise<void> {
  const roles = await tx
    .select({ site: deskRoles.site })
    .from(deskRoles)
    .where(eq(deskRoles.accountId, actor.id));
  const act = { actor, act: 'account.password', subject: `account:${actor.id}` } as const;
  await writeLog(
    tx,
    roles.map(({ site }) => ({ site, ...act })),
    at,
  );
}

/** Notifies the owner that the password has changed. */
const writePasswordChanged = (
  deps: Pick<DeskDeps, 'outbox'>,
  tx: DatabaseTransaction,
  place: Pick<RequestContext, 'site' | 'origin'>,
  email: string,
): Promise<void> =>
  writeEmail(deps, tx, place, DESK_EMAILS, 'deskPasswordChanged', email, {
    link: `${place.origin}${ROUTES.deskAccount}`,
  });

/**
 * Sets a new password through an emailed single-use link, which proves the mailbox. The second factor is set
 * up next. The owner is notified by email: if a thief used the link first, the owner would only see that it
 * no longer works.
 * @returns a session that waits for the second factor
 * @throws ApiError for a link that is used, expired or unknown; TooOften
 */
export function choosePassword(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'now' | 'outbox'>,
  { token, password }: DeskNewPassword,
  { ip, ...place }: Pick<RequestContext, 'ip' | 'site' | 'origin'>,
): Promise<OpenedSession> {
  const { db, now, outbox } = deps;
  return byLink(deps, ip, async () => {
    const at = now();
    const owner = await findOpenReset(db, token, at);
    if (!owner) throw badToken();
    // Hashing is slow: it is not spent on wrong links, and no transaction waits for it.
    const passwordHash = await hashPassword(password);
    const secret = await db.transaction(async (tx) => {
      // Locks in the order of a reset (see `authorizePeopleAct`): the account before its link.
      await tx.update(deskAccounts).set({ passwordHash }).where(eq(deskAccounts.id, owner.id));
      const [used] = await tx
        .delete(deskResets)
        .where(isOpenReset(token, at))
        .returning({ accountId: deskResets.accountId });
      if (!used) throw badToken();
      await logPassword(tx, owner, at);
      await writePasswordChanged(deps, tx, place, owner.email);
      return openDeskSession(tx, owner.id, at);
    });
    outbox.sendSoon();
    return { secret, accountId: owner.id };
  });
}

/**
 * Changes one's own password. Requires the current password, because an open session is not proof enough.
 * Ends the other sessions, logs the change at each of the person's sites, and notifies them by email.
 * @returns the new secret of the session
 * @throws ApiError 401 INVALID_CREDENTIALS for a wrong password, NOT_LOGGED_IN once the session has ended;
 * TooOften
 */
export async function changePassword(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'now' | 'outbox'>,
  actor: Pick<DeskActor, 'id' | 'name'>,
  { password, newPassword }: DeskPasswordChange,
  { secret, site, origin }: Pick<RequestContext, 'site' | 'origin'> & { secret: string },
): Promise<string> {
  const { db, now, outbox } = deps;
  const currentHash = await proveCurrentPassword(deps, actor, password, { secret });
  const passwordHash = await hashPassword(newPassword);
  const at = now();
  const renewed = await db.transaction(async (tx) => {
    // The password may have been changed or reset during the comparison.
    const [changed] = await tx
      .update(deskAccounts)
      .set({ passwordHash })
      .where(and(eq(deskAccounts.id, actor.id), eq(deskAccounts.passwordHash, currentHash)))
      .returning({ email: deskAccounts.email });
    if (!changed) throw wrongCredentials();
    // Locks in the order of `changeRole` (see `authorizePeopleAct`): the log before the sessions.
    await logPassword(tx, actor, at);
    const renewedSecret = await endOtherDeskSessions(tx, secret, actor.id);
    await writePasswordChanged(deps, tx, { site, origin }, changed.email);
    return renewedSecret;
  });
  outbox.sendSoon();
  return renewed;
}

/** Deletes expired password-reset links. */
export async function forgetResets({ db, now }: Pick<DeskDeps, 'db' | 'now'>): Promise<void> {
  await db.delete(deskResets).where(lt(deskResets.expiresAt, now()));
}
