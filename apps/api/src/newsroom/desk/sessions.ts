import type { DeskRole } from '@portal/model/newsroom';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { notLoggedIn } from '../../platform/http';
import { digestOf, newSecret } from '../../platform/secrets';
import { HOUR_MS } from '../../platform/time';
import { deskAccounts, deskRoles, deskSessions } from './tables';

/** Maximum duration of a session. */
export const DESK_SESSION_HOURS = 12;
/** Maximum idle time of a session. */
const IDLE_HOURS = 2;
/** Maximum duration of a session that waits for its second factor. */
const UNPROVED_HOURS = 0.25;
/** Minimum interval between updates of a session's last use. */
const SEEN_EVERY_MS = 60_000;

/** Owner and state of a desk session. */
export type DeskSession = {
  accountId: number;
  name: string;
  email: string;
  /** Role at the requested site; null without one. */
  role: DeskRole | null;
  hasSecondFactor: boolean;
};

/** Secret of a session that was just opened or renewed, and its account. */
export type OpenedSession = { secret: string; accountId: number };

/**
 * Opens a session that can do nothing until the second factor is verified.
 * @returns its secret
 */
export async function openDeskSession(
  tx: Database | DatabaseTransaction,
  accountId: number,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  await tx
    .insert(deskSessions)
    .values({ tokenHash: digestOf(secret), accountId, startedAt: now, seenAt: now });
  return secret;
}

/** Session of a secret at a site; null if it has ended or never existed. */
export async function deskSessionOf(
  db: Database,
  secret: string,
  site: string,
  now: Date,
): Promise<DeskSession | null> {
  const tokenHash = digestOf(secret);
  const [row] = await db
    .select({ session: deskSessions, account: deskAccounts, role: deskRoles.role })
    .from(deskSessions)
    .innerJoin(deskAccounts, eq(deskAccounts.id, deskSessions.accountId))
    .leftJoin(deskRoles, and(eq(deskRoles.accountId, deskAccounts.id), eq(deskRoles.site, site)))
    .where(eq(deskSessions.tokenHash, tokenHash));
  if (!row) return null;
  const { session, account, role } = row;
  const hasSecondFactor = session.provedAt !== null;
  const age = now.getTime() - session.startedAt.getTime();
  const idle = now.getTime() - session.seenAt.getTime();
  const hours = hasSecondFactor ? DESK_SESSION_HOURS : UNPROVED_HOURS;
  if (age >= hours * HOUR_MS || idle >= IDLE_HOURS * HOUR_MS) return null;
  if (idle >= SEEN_EVERY_MS)
    await db.update(deskSessions).set({ seenAt: now }).where(eq(deskSessions.tokenHash, tokenHash));
  return { accountId: account.id, name: account.name, email: account.email, role, hasSecondFactor };
}

/**
 * Checks that a session has not ended since its request began.
 * @throws ApiError 401
 */
export async function checkDeskSession(
  tx: DatabaseTransaction,
  secret: string,
  accountId: number,
): Promise<void> {
  const isOpen = and(eq(deskSessions.tokenHash, digestOf(secret)), eq(deskSessions.accountId, accountId));
  if ((await tx.$count(deskSessions, isOpen)) === 0) throw notLoggedIn();
}

/**
 * Replaces a session's secret once its second factor is verified, so that a copy of the old one is worthless.
 * @throws ApiError 401 if the session has ended in the meantime
 */
export async function proveDeskSession(
  tx: DatabaseTransaction,
  secret: string,
  accountId: number,
  now: Date,
): Promise<string> {
  const [open] = await tx
    .delete(deskSessions)
    .where(eq(deskSessions.tokenHash, digestOf(secret)))
    .returning({ accountId: deskSessions.accountId });
  if (!open) throw notLoggedIn();
  const proved = newSecret();
  await tx
    .insert(deskSessions)
    .values({ tokenHash: digestOf(proved), accountId, startedAt: now, seenAt: now, provedAt: now });
  return proved;
}

/**
 * Ends all other sessions of an account and replaces this one's secret, so that a copied cookie is worthless. Its expiry does not change.
 * @returns the new secret
 * @throws ApiError 401 if the session has ended in the meantime
 */
export async function endOtherDeskSessions(
  tx: DatabaseTransaction,
  secret: string,
  accountId: number,
): Promise<string> {
  const tokenHash = digestOf(secret);
  const ended = await tx.delete(deskSessions).where(eq(deskSessions.accountId, accountId)).returning();
  const own = ended.find((session) => session.tokenHash.equals(tokenHash));
  if (!own) throw notLoggedIn();
  const renewed = newSecret();
  await tx.insert(deskSessions).values({ ...own, tokenHash: digestOf(renewed) });
  return renewed;
}

export async function endDeskSession(db: Database, secret: string): Promise<void> {
  await db.delete(deskSessions).where(eq(deskSessions.tokenHash, digestOf(secret)));
}

/** Deletes expired sessions. */
export async function forgetDeskSessions(db: Database, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await db
    .delete(deskSessions)
    .where(
      or(
        lt(deskSessions.startedAt, before(DESK_SESSION_HOURS)),
        lt(deskSessions.seenAt, before(IDLE_HOURS)),
        and(isNull(deskSessions.provedAt), lt(deskSessions.startedAt, before(UNPROVED_HOURS))),
      ),
    );
}
