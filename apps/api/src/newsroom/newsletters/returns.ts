import type { EmailReturn, ReturnKind } from '@portal/model/newsroom';
import { and, count, desc, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import type { OpenCursors } from '../../platform/secrets';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import { emailKey, mailboxKey } from '../../platform/words';
import {
  accounts,
  complaintsExpired,
  MAILBOX,
  newsletterStops,
  newsletterSubscriptions,
} from '../../readers/accounts';
import { identifiedEmail } from './email-identifier';
import { stopAddress } from './stopping';
import { newsletterEmails, newsletterReturns, type StopReason } from './tables';

/** Soft bounces that end an email address's newsletters, and the days during which they count. */
const MAX_SOFT = 3;
const SOFT_DAYS = 30;

/** Kinds by severity, the most severe last: an email is marked with the most severe. */
const GRAVITY: readonly ReturnKind[] = ['soft', 'hard', 'complaint'];

export type ReturnDeps = { db: Database; now: () => Date; cursors: OpenCursors };
/** Whether the report is new, a duplicate, or about an unknown email address or email. */
export type Taken = 'taken' | 'known' | 'unknown';

type SentEmail = Pick<typeof newsletterEmails.$inferSelect, 'id' | 'emailKey' | 'dueAt'>;
type Returned = {
  kind: ReturnKind;
  /** Never in the future. */
  at: Date;
  emailKey: string;
  letter: SentEmail | null;
  /** Deduplication key: the same key counts once. */
  dedupeKey: string;
  /** Due time of the email or, without one, time of the report. */
  concernsAt: Date;
  /** Reason to record if the email address is stopped. */
  reason: StopReason;
};

const emails = (db: Database) =>
  db
    .select({
      id: newsletterEmails.id,
      emailKey: newsletterEmails.emailKey,
      dueAt: newsletterEmails.dueAt,
    })
    .from(newsletterEmails);

/** Last email to an email address before a given time. */
async function lastEmail(db: Database, key: string, at: Date): Promise<SentEmail | null> {
  const [found] = await emails(db)
    .where(
      and(
        eq(newsletterEmails.emailKey, key),
        inArray(newsletterEmails.state, ['sent', 'unanswered']),
        lte(newsletterEmails.dueAt, at),
      ),
    )
    .orderBy(desc(newsletterEmails.dueAt), desc(newsletterEmails.id))
    .limit(1);
  return found ?? null;
}

/** Whether the email address is known: bounces of unknown addresses are not recorded. */
async function isKnown(db: Database, key: string): Promise<boolean> {
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.emailKey, key));
  if (account) return true;
  const [subscription] = await db
    .select({ site: newsletterSubscriptions.site })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.emailKey, key))
    .limit(1);
  return subscription !== undefined;
}

/**
 * A report by email id or by email address. `isSigned` if it comes from the mail provider, not from anyone
 * who had the email.
 */
type Told = { kind: ReturnKind; at: Date; isSigned: boolean } & ({ letter: number } | { email: string });

async function returnedOf({ db, now }: ReturnDeps, told: Told): Promise<Returned | null> {
  const { kind } = told;
  const reason = kind === 'complaint' && !told.isSigned ? 'reported' : kind;
  const at = new Date(Math.min(told.at.getTime(), now().getTime()));
  const ofEmail = (letter: SentEmail) => ({
    letter,
    dedupeKey: `letter ${letter.id}`,
    concernsAt: letter.dueAt,
  });
  if ('letter' in told) {
    const [letter] = await emails(db).where(eq(newsletterEmails.id, told.letter));
    if (!letter) return null;
    // A report cannot precede its email.
    const after = letter.dueAt > at ? letter.dueAt : at;
    return { kind, at: after, emailKey: letter.emailKey, reason, ...ofEmail(letter) };
  }
  const key = emailKey(told.email);
  const letter = await lastEmail(db, key, at);
  const isComplaint = kind === 'complaint';
  // Recorded even for an unknown address: the account that a stranger made with it may have been deleted.
  const counts = letter || (isComplaint && at > complaintsExpired(now())) || (await isKnown(db, key));
  if (!counts) return null;
  // A bounce most likely concerns the last email. A complaint may concern any email, so its own time counts.
  const own = { letter, dedupeKey: `address ${key} ${at.toISOString()}`, concernsAt: at };
  return { kind, at, emailKey: key, reason, ...(letter && !isComplaint ? ofEmail(letter) : own) };
}

/**
 * An email counts once per reason; without an email, each timestamp counts once. Keyed by reason, so that an
 * unsigned report does not turn a signed complaint into a duplicate.
 */
const keyOf = ({ reason, dedupeKey }: Returned): string => `${dedupeKey} ${reason}`;

async function mark(tx: DatabaseTransaction, { id }: SentEmail, kind: ReturnKind): Promise<void> {
  const { returned } = newsletterEmails;
  await tx
    .update(newsletterEmails)
    .set({ returned: kind })
    .where(
      and(
        eq(newsletterEmails.id, id),
        or(isNull(returned), ...GRAVITY.slice(0, GRAVITY.indexOf(kind)).map((less) => eq(returned, less))),
      ),
    );
}

/** Start of the period in which soft bounces count. */
const softSince = (now: Date) => new Date(now.getTime() - SOFT_DAYS * DAY_MS);

/**
 * Last relevant proof that an address belongs to its reader: a validated account, a confirmed subscription,
 * or restarted newsletters. A complaint concerns a mailbox, so a proof of any of its addresses counts.
 */
async function lastProof(
  tx: DatabaseTransaction,
  { kind, reason, concernsAt, emailKey: key }: Returned,
  now: Date,
): Promise<Date | null> {
  const isOfIt = reason === 'complaint' ? sql`${MAILBOX} = ${mailboxKey(key)}` : sql`email_key = ${key}`;
  const after = kind === 'soft' ? softSince(now) : concernsAt;
  const { rows } = await tx.execute<{ ms: number | null }>(sql`
    select (extract(epoch from max(at)) * 1000)::float8 as ms from (
      select validated_at as at from accounts where ${isOfIt}
      union all select confirmed_at from newsletter_subscriptions where ${isOfIt}
      union all select restarted_at from newsletter_stops where ${isOfIt}) proofs
    where at > ${after.toISOString()}::timestamptz`);
  const ms = rows[0]?.ms ?? null;
  return ms === null ? null : new Date(ms);
}

async function isEnough(
  tx: DatabaseTransaction,
  { kind, emailKey: key }: Returned,
  provedAt: Date | null,
  now: Date,
): Promise<boolean> {
  if (kind !== 'soft') return true;
  const since = Math.max(softSince(now).getTime(), provedAt?.getTime() ?? 0);
  const [counted] = await tx
    .select({ count: count() })
    .from(newsletterReturns)
    .where(
      and(
        eq(newsletterReturns.emailKey, key),
        eq(newsletterReturns.kind, 'soft'),
        gt(newsletterReturns.at, new Date(since)),
      ),
    );
  return (counted?.count ?? 0) >= MAX_SOFT;
}

/**
 * Records a bounce or complaint. A hard bounce or a complaint ends all newsletters of the email address at
 * once, and so does the third soft bounce in thirty days. Duplicates count once. Reports about emails from
 * before the owner last proved the address are ignored, however late they arrive. A signed complaint also
 * blocks emails that strangers request (`accounts/complaints.ts`), for a year from the complaint itself, so a
 * late or repeated report does not extend it.
 */
export async function takeReturnOf(deps: ReturnDeps, told: Told): Promise<Taken> {
  const returned = await returnedOf(deps, told);
  if (!returned) return 'unknown';
  const { kind, at, concernsAt, emailKey: key, letter, reason } = returned;
  return deps.db.transaction(async (tx): Promise<Taken> => {
    // Locks the address: concurrent reports wait here, so that one of them sees the third soft bounce.
    const [stop] = await tx
      .insert(newsletterStops)
      .values({ emailKey: key })
      .onConflictDoUpdate({
        target: newsletterStops.emailKey,
        set: { refusals: sql`${newsletterStops.refusals}` },
      })
      .returning();
    const isNew = await tx
      .insert(newsletterReturns)
      .values({ key: keyOf(returned), emailKey: key, kind, at })
      .onConflictDoNothing()
      .returning({ key: newsletterReturns.key });
    if (!isNew.length) return 'known';
    if (letter) await mark(tx, letter, kind);
    const restartedAt = stop?.restartedAt ?? null;
    if (restartedAt && concernsAt <= restartedAt) return 'taken';
    const now = deps.now();
    // The proof of an email address that was not stopped left no record in this table.
    const provedAt = await lastProof(tx, returned, now);
    if (provedAt && concernsAt < provedAt) return 'taken';
    if (reason === 'complaint') {
      // A complaint stops more than other reasons, so it replaces them; of several complaints, the latest
      // counts.
      const isLatest = stop?.reason !== reason || !stop.stoppedAt || at > stop.stoppedAt;
      if (isLatest && at > complaintsExpired(now)) await stopAddress(tx, key, { reason, since: at }, now);
    } else if (!stop?.stoppedAt && (await isEnough(tx, returned, provedAt, now)))
      await stopAddress(tx, key, { reason, since: now }, now);
    return 'taken';
  });
}

/** Like `takeReturnOf`, for a report of a signed request. */
export async function takeReturn(deps: ReturnDeps, told: EmailReturn): Promise<Taken> {
  const moment = { kind: told.kind, at: new Date(told.at), isSigned: true };
  if ('email' in told) return takeReturnOf(deps, { ...moment, email: told.email });
  const letter = identifiedEmail(await deps.cursors(), told.letter);
  return letter === null ? 'unknown' : takeReturnOf(deps, { ...moment, letter });
}

/** Retention of reports: the same as for email addresses of emails. */
const KEPT_MS = KEPT_DAYS.returnedLetter * DAY_MS;

/**
 * Deletes old reports. Stopped addresses stay stopped, except those of expired complaints with neither an
 * account nor a subscription, which get no emails anyway.
 */
export async function forgetReturns({ db, now }: Pick<ReturnDeps, 'db' | 'now'>): Promise<void> {
  await db.delete(newsletterReturns).where(lte(newsletterReturns.at, new Date(now().getTime() - KEPT_MS)));
  const { emailKey: key } = newsletterStops;
  await db
    .delete(newsletterStops)
    .where(
      and(
        eq(newsletterStops.reason, 'complaint'),
        lte(newsletterStops.stoppedAt, complaintsExpired(now())),
        notExists(db.select().from(accounts).where(eq(accounts.emailKey, key))),
        notExists(db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.emailKey, key))),
      ),
    );
}
