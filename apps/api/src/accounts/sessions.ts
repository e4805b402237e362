import type { ReaderSession } from '@portal/model';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { sessions } from '../database/accounts';
import type { Database, DatabaseTransaction } from '../database/client';
import { type Asking, SESSION_DAYS } from './asking';
import { deviceOf } from './device';
import { digestOf, newSecret } from './secrets';

const DAY_MS = 86_400_000;
/** A session is marked as seen at most so often, so that reading writes nothing. */
const SEEN_EVERY_MS = 3_600_000;
/** Sessions of one account; the longest unseen make room. */
const MOST_SESSIONS = 20;
/** Browsers of one account that are remembered. */
const MOST_DEVICES = 50;

export type OpenedSession = {
  session: string;
  device: string;
  /** A browser that this account, known by others, was never used from. */
  isNewDevice: boolean;
};

const expiry = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS);

type Browser = Pick<Asking, 'session' | 'device' | 'userAgent'>;

/** Opens a session of a new secret, whatever one the browser brought: that one ends. */
export async function openSession(
  tx: DatabaseTransaction,
  accountId: number,
  browser: Browser,
  now: Date,
): Promise<OpenedSession> {
  const opened = await open(tx, accountId, browser, now, true);
  if (!opened) throw new Error(`no session of account ${accountId} was opened`);
  return opened;
}

/**
 * As `openSession`, where there is nothing to tell the account's reader of.
 * @returns null, and nothing is done, for a browser that the account, known by others, was never used from
 */
export function openKnownSession(
  db: Database,
  accountId: number,
  browser: Browser,
  now: Date,
): Promise<OpenedSession | null> {
  return open(db, accountId, browser, now, false);
}

/** The function is a migration's: one journey to the database, in which logins of an account come one after another. */
async function open(
  db: Database | DatabaseTransaction,
  accountId: number,
  browser: Browser,
  now: Date,
  mayBeNew: boolean,
): Promise<OpenedSession | null> {
  const session = newSecret();
  const device = browser.device ?? newSecret();
  const brought = browser.session === null ? null : digestOf(browser.session);
  const { rows } = await db.execute<{ isNewDevice: boolean | null }>(sql`
    select open_session(${accountId}, ${brought}, ${digestOf(session)}, ${deviceOf(browser.userAgent)}, ${digestOf(device)},
      ${now.toISOString()}, ${expiry(now).toISOString()}, ${MOST_SESSIONS}, ${MOST_DEVICES}, ${mayBeNew}) as "isNewDevice"`);
  const isNewDevice = rows[0]?.isNewDevice ?? null;
  return isNewDevice === null ? null : { session, device, isNewDevice };
}

export async function endSession(db: Database, session: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, digestOf(session)));
}

/** Ends sessions of an account: one, all but one, or all. */
export async function endSessions(
  db: Database | DatabaseTransaction,
  accountId: number,
  which: { id?: number; except?: number } = {},
): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        which.id === undefined ? undefined : eq(sessions.id, which.id),
        which.except === undefined ? undefined : ne(sessions.id, which.except),
      ),
    );
}

export async function sessionsOf(
  db: Database,
  accountId: number,
  currentId: number,
): Promise<ReaderSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.seenAt));
  return rows.map(({ id, device, startedAt, seenAt }) => ({
    id: String(id),
    device,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: id === currentId,
  }));
}

/** Marks a session as seen, so that it lives on; not more than once an hour. */
export async function seeSession(db: Database, id: number, seenAt: Date, now: Date): Promise<void> {
  if (now.getTime() - seenAt.getTime() < SEEN_EVERY_MS) return;
  await db
    .update(sessions)
    .set({ seenAt: now, expiresAt: expiry(now) })
    .where(eq(sessions.id, id));
}

/** Forgets sessions that nobody used for too long. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
