import type { ReaderSession } from '@portal/model';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { knownDevices, sessions } from '../database/accounts';
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

/** Opens a session of a new secret, whatever one the browser brought: that one ends. */
export async function openSession(
  tx: DatabaseTransaction,
  accountId: number,
  asking: Pick<Asking, 'session' | 'device' | 'userAgent'>,
  now: Date,
): Promise<OpenedSession> {
  if (asking.session) await tx.delete(sessions).where(eq(sessions.tokenHash, digestOf(asking.session)));
  const session = newSecret();
  await tx.insert(sessions).values({
    accountId,
    tokenHash: digestOf(session),
    device: deviceOf(asking.userAgent),
    startedAt: now,
    seenAt: now,
    expiresAt: expiry(now),
  });
  await tx.execute(sql`
    delete from ${sessions} where id in (
      select id from ${sessions} where account_id = ${accountId} order by seen_at desc, id desc offset ${MOST_SESSIONS})`);
  return { session, ...(await rememberDevice(tx, accountId, asking.device, now)) };
}

async function rememberDevice(
  tx: DatabaseTransaction,
  accountId: number,
  brought: string | null,
  now: Date,
): Promise<Pick<OpenedSession, 'device' | 'isNewDevice'>> {
  const device = brought ?? newSecret();
  const mark = digestOf(device);
  // What a statement's own insert adds, its other parts do not see.
  const { rows } = await tx.execute<{ known: number; isKnown: boolean }>(sql`
    with kept as (
      insert into ${knownDevices} (account_id, mark, seen_at) values (${accountId}, ${mark}, ${now.toISOString()}::timestamptz)
      on conflict (account_id, mark) do update set seen_at = excluded.seen_at
    ), forgotten as (
      delete from ${knownDevices} where account_id = ${accountId} and mark in (
        select mark from ${knownDevices} where account_id = ${accountId} and mark <> ${mark}
        order by seen_at desc offset ${MOST_DEVICES - 1})
    )
    select count(*)::int as known, coalesce(bool_or(mark = ${mark}), false) as "isKnown"
    from ${knownDevices} where account_id = ${accountId}`);
  const [before] = rows;
  return { device, isNewDevice: before !== undefined && before.known > 0 && !before.isKnown };
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
