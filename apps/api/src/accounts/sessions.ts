import type { ReaderSession } from '@portal/model';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { sessions } from '../database/accounts';
import type { Database, DatabaseTransaction } from '../database/client';
import { type Asking, SESSION_DAYS } from './asking';
import { deviceOf } from './device';
import { wrongCredentials } from './refusal';
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

/** Whose session it is; `proved` is the kept password where it was by it that they proved to be who they are. */
type Owner = { accountId: number; proved?: string | null };

/**
 * Opens a session of a new secret, whatever one the browser brought: that one ends.
 * @throws Refusal where the account is gone by now, or its password another
 */
export async function openSession(
  tx: DatabaseTransaction,
  owner: Owner,
  browser: Browser,
  now: Date,
): Promise<OpenedSession> {
  const opened = await open(tx, owner, browser, now, true);
  if (!opened) throw new Error(`no session of account ${owner.accountId} was opened`);
  return opened;
}

/**
 * As `openSession`, where there is nothing to tell the account's reader of.
 * @returns null, and nothing is done, for a browser that the account, known by others, was never used from
 */
export function openKnownSession(
  db: Database,
  owner: Owner,
  browser: Browser,
  now: Date,
): Promise<OpenedSession | null> {
  return open(db, owner, browser, now, false);
}

/** The function is a migration's: one journey to the database, in which logins of an account come one after another. */
async function open(
  db: Database | DatabaseTransaction,
  { accountId, proved = null }: Owner,
  browser: Browser,
  now: Date,
  mayBeNew: boolean,
): Promise<OpenedSession | null> {
  const session = newSecret();
  const device = browser.device ?? newSecret();
  const brought = browser.session === null ? null : digestOf(browser.session);
  const { rows } = await db.execute<{ outcome: 'known' | 'new' | 'refused' | 'gone' }>(sql`
    select open_session(${accountId}, ${brought}, ${digestOf(session)}, ${deviceOf(browser.userAgent)}, ${digestOf(device)},
      ${now.toISOString()}, ${expiry(now).toISOString()}, ${MOST_SESSIONS}, ${MOST_DEVICES}, ${proved}, ${mayBeNew}) as outcome`);
  const outcome = rows[0]?.outcome;
  if (outcome === 'gone') throw wrongCredentials();
  return outcome === 'known' || outcome === 'new'
    ? { session, device, isNewDevice: outcome === 'new' }
    : null;
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
