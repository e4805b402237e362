import type { ReaderSession } from '@portal/model/readers';
import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { type Database, type DatabaseTransaction, planned } from '../../../platform/database';
import { wrongCredentials } from '../../../platform/http';
import { digestOf, newSecret } from '../../../platform/secrets';
import { DAY_MS } from '../../../platform/time';
import type { SiteRecord } from '../../../sites';
import { type RequestContext, SESSION_DAYS } from '../../../sites';
import { type AccountWithLists, accountJson, readAccount, type Written } from '../reader';
import { accounts, knownDevices, sessions } from '../tables';
import { deviceOf } from './device';

/** Minimum interval between marks of a session as seen, so that most reads write nothing. */
const SEEN_EVERY_MS = 3_600_000;
/** Sessions of one account; the longest unseen are dropped. */
const MAX_SESSIONS = 20;
/** Browsers of one account that are remembered. */
const MAX_DEVICES = 50;

export type OpenedSession = {
  session: string;
  device: string;
  /** The account has known browsers, and this is not one of them. */
  isNewDevice: boolean;
};

const expiry = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS);

type Browser = Pick<RequestContext, 'session' | 'device' | 'userAgent'>;

/** Owner of a session; `proved` is the stored password hash if they logged in by password. */
type Owner = { id: number; proved?: string | null };

type Outcome = 'known' | 'new' | 'refused' | 'gone';

/** A session to open, and the arguments of the SQL function that opens it, which a migration defines. */
function prepared({ id, proved = null }: Owner, browser: Browser, now: Date, mayBeNew: boolean) {
  const session = newSecret();
  const device = browser.device ?? newSecret();
  const given = [
    id,
    browser.session === null ? null : digestOf(browser.session),
    digestOf(session),
    deviceOf(browser.userAgent),
    digestOf(device),
    now.toISOString(),
    expiry(now).toISOString(),
    MAX_SESSIONS,
    MAX_DEVICES,
    proved,
    mayBeNew,
  ];
  /** @throws ApiError if the account was deleted, or its password changed, meanwhile */
  const opened = (outcome: Outcome | undefined): OpenedSession | null => {
    if (outcome === 'gone') throw wrongCredentials();
    const isOpen = outcome === 'known' || outcome === 'new';
    return isOpen ? { session, device, isNewDevice: outcome === 'new' } : null;
  };
  return { given, opened };
}

/**
 * Opens a session with a new secret and ends the one that the browser brought.
 * @throws ApiError if the account was deleted, or its password changed, meanwhile
 */
export async function openSession(
  tx: DatabaseTransaction,
  owner: Owner,
  browser: Browser,
  now: Date,
): Promise<OpenedSession> {
  const { given, opened } = prepared(owner, browser, now, true);
  const values = sql.join(
    given.map((value) => sql`${value}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ outcome: Outcome }>(sql`select open_session(${values}) as outcome`);
  const session = opened(rows[0]?.outcome);
  if (!session) throw new Error(`no session of account ${owner.id} was opened`);
  return session;
}

const OPEN_KNOWN = `
  select open_session($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as outcome, ${accountJson('$1', '$12')} as reader`;

/**
 * Like `openSession`, if there is nothing to report to the account's reader, and returns the reader: in one
 * round trip to the database, in which logins of an account are serialised.
 * @returns null, without any change, for a new browser of an account with known ones
 */
export async function openKnownSession(
  db: Database,
  owner: Owner,
  browser: Browser & { site: Pick<SiteRecord, 'alias'> },
  now: Date,
): Promise<(OpenedSession & { reader: AccountWithLists }) | null> {
  const { given, opened } = prepared(owner, browser, now, false);
  type Row = { outcome: Outcome; reader: Written<AccountWithLists> | null };
  const [row] = await planned<Row>(db, 'open-session', OPEN_KNOWN, [...given, browser.site.alias]);
  const session = opened(row?.outcome);
  return session && row?.reader ? { ...session, reader: readAccount(row.reader) } : null;
}

export async function endSession(db: Database, session: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, digestOf(session)));
}

/** Adds a browser to those that an account knows, after its user proved to be the account's reader. */
export async function knowDevice(
  tx: DatabaseTransaction,
  accountId: number,
  device: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ accountId, mark: digestOf(device), seenAt: now })
    .onConflictDoNothing();
}

/** Whether the account has been used from this browser before. The browser's identifier is a secret. */
export async function isKnownDevice(
  tx: DatabaseTransaction,
  accountId: number,
  device: string | null,
): Promise<boolean> {
  if (device === null) return false;
  const isThisDevice = and(eq(knownDevices.accountId, accountId), eq(knownDevices.mark, digestOf(device)));
  return (await tx.$count(knownDevices, isThisDevice)) > 0;
}

/** Like `isKnownDevice`, for the account of an email address. */
export async function isKnownByAddress(db: Database, emailKey: string, device: string): Promise<boolean> {
  const account = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.emailKey, emailKey));
  const isThisDevice = and(inArray(knownDevices.accountId, account), eq(knownDevices.mark, digestOf(device)));
  return (await db.$count(knownDevices, isThisDevice)) > 0;
}

/**
 * Key by which a browser that the account knows is counted, instead of the account's `key` that all others
 * share: strangers cannot use up its attempts.
 */
export const keyInBrowser = (key: string, device: string): string =>
  `${key} in ${digestOf(device).toString('base64')}`;

/** Deletes all browsers that an account knows. */
export async function forgetDevices(tx: DatabaseTransaction, accountId: number): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.accountId, accountId));
}

/** Ends sessions of an account: one, all but one by its id or its secret, or all. */
export async function endSessions(
  db: Database | DatabaseTransaction,
  accountId: number,
  which: { id?: number; except?: number; exceptSecret?: string | null } = {},
): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        which.id === undefined ? undefined : eq(sessions.id, which.id),
        which.except === undefined ? undefined : ne(sessions.id, which.except),
        which.exceptSecret ? ne(sessions.tokenHash, digestOf(which.exceptSecret)) : undefined,
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

/** Marks a session as seen, so that it does not expire; at most once an hour. */
export async function seeSession(db: Database, id: number, seenAt: Date, now: Date): Promise<void> {
  if (now.getTime() - seenAt.getTime() < SEEN_EVERY_MS) return;
  await db
    .update(sessions)
    .set({ seenAt: now, expiresAt: expiry(now) })
    .where(eq(sessions.id, id));
}

/** Deletes expired sessions. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
