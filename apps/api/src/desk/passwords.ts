import { type DeskNewPassword, type DeskPasswordChange, type DeskPasswordLink, ROUTES } from '@portal/model';
import { and, eq, gt, lt } from 'drizzle-orm';
import { badToken, wrongCredentials } from '../accounts/api-error';
import { writeEmail } from '../accounts/deps';
import { hashPassword, isPassword } from '../accounts/passwords';
import type { RequestContext } from '../accounts/request-context';
import { digestOf, newSecret } from '../accounts/secrets';
import { byLink } from '../accounts/tokens';
import type { Database, DatabaseTransaction } from '../database/client';
import { deskAccounts, deskResets, deskRoles } from '../database/desk';
import { HOUR_MS } from '../durations';
import type { DeskDeps } from './deps';
import { type DeskActor, writeLog } from './log';
import { keepOneSession, openDeskSession } from './sessions';

/** Hours that the link to a new password can be used. */
const RESET_HOURS = 24;

/**
 * Makes the password of an account worthless, and a link by which its owner chooses another; an older link dies.
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

const canBeUsed = (token: string, now: Date) =>
  and(eq(deskResets.tokenHash, digestOf(token)), gt(deskResets.expiresAt, now));

async function openReset(db: Database, token: string, now: Date) {
  const { id, name, email } = deskAccounts;
  const [row] = await db
    .select({ id, name, email })
    .from(deskResets)
    .innerJoin(deskAccounts, eq(id, deskResets.accountId))
    .where(canBeUsed(token, now));
  return row ?? null;
}

/** Whose new password a link is for; null for one that was used, is too old or never was. */
export async function passwordLink(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  token: string,
): Promise<DeskPasswordLink | null> {
  const reset = await openReset(db, token, now());
  return reset ? { email: reset.email } : null;
}

/** Writes that somebody has another password, at each of their sites. */
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

/**
 * Chooses a password by the link of a letter, once: whoever reads it has the mailbox. The second factor is set up after that.
 * @returns secret of a session that waits for the second factor
 * @throws ApiError for a link that was used, is too old or never was; TooOften
 */
export function choosePassword(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'now'>,
  { token, password }: DeskNewPassword,
  { address }: Pick<RequestContext, 'address'>,
): Promise<string> {
  const { db, now } = deps;
  return byLink(deps, address, async () => {
    const at = now();
    const owner = await openReset(db, token, at);
    if (!owner) throw badToken();
    // A hash takes its time: wrong links are not given it, and no transaction waits for it.
    const passwordHash = await hashPassword(password);
    return db.transaction(async (tx) => {
      // The account before its link, as where it is reset: neither waits for the other.
      await tx.update(deskAccounts).set({ passwordHash }).where(eq(deskAccounts.id, owner.id));
      const [used] = await tx
        .delete(deskResets)
        .where(canBeUsed(token, at))
        .returning({ accountId: deskResets.accountId });
      if (!used) throw badToken();
      await logPassword(tx, owner, at);
      return openDeskSession(tx, owner.id, at);
    });
  });
}

/**
 * Changes the password of who is at the desk and knows it; an open session alone is not enough. Ends their other sessions, logs it at each
 * of their sites, and emails them.
 * @returns another secret of the session that asks
 * @throws ApiError 401 INVALID_CREDENTIALS for a wrong password; TooOften
 */
export async function changePassword(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'now' | 'outbox'>,
  actor: Pick<DeskActor, 'id' | 'name'>,
  { password, newPassword }: DeskPasswordChange,
  { secret, site, origin }: Pick<RequestContext, 'site' | 'origin'> & { secret: string },
): Promise<string> {
  const { db, limits, now, outbox } = deps;
  // Not taken back where it is right: the session has another secret then.
  await limits.countAccount('deskPassword', digestOf(secret).toString('base64'));
  const own = eq(deskAccounts.id, actor.id);
  const [account] = await db.select().from(deskAccounts).where(own);
  const before = account?.passwordHash ?? null;
  if (!(await isPassword(password, before)) || before === null) throw wrongCredentials();
  const passwordHash = await hashPassword(newPassword);
  const at = now();
  const renewed = await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(deskAccounts)
      .set({ passwordHash })
      // Another change, or a reset, may have come first.
      .where(and(own, eq(deskAccounts.passwordHash, before)))
      .returning({ email: deskAccounts.email });
    if (!changed) throw wrongCredentials();
    const kept = await keepOneSession(tx, secret, actor.id);
    await logPassword(tx, actor, at);
    const link = `${origin}${ROUTES.deskAccount}`;
    await writeEmail(deps, tx, { site, origin }, 'deskPasswordChanged', changed.email, { link });
    return kept;
  });
  outbox.sendSoon();
  return renewed;
}

/** Forgets links to new passwords that nobody used in time. */
export async function forgetResets({ db, now }: Pick<DeskDeps, 'db' | 'now'>): Promise<void> {
  await db.delete(deskResets).where(lt(deskResets.expiresAt, now()));
}
