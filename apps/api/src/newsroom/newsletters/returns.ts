import type { LetterReturn, ReturnKind } from '@portal/model';
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
import { letterNamedIn } from './letter-name';
import { stopAddress } from './stopping';
import { newsletterLetters, newsletterReturns, type StopReason } from './tables';

/** Soft bounces that end an address's newsletters, and the days in which they count. */
const MAX_SOFT = 3;
const SOFT_DAYS = 30;

/** Kinds, the gravest last: a letter is marked by the gravest. */
const GRAVITY: readonly ReturnKind[] = ['soft', 'hard', 'complaint'];

export type ReturnDeps = { db: Database; now: () => Date; cursors: OpenCursors };
/** Whether it is new, was told before, or is about nobody known here. */
export type Taken = 'taken' | 'known' | 'unknown';

type Letter = Pick<typeof newsletterLetters.$inferSelect, 'id' | 'emailKey' | 'dueAt'>;
type Returned = {
  kind: ReturnKind;
  /** Never later than now. */
  at: Date;
  emailKey: string;
  letter: Letter | null;
  /** Identifies the report: the same key counts once. */
  dedupeKey: string;
  /** When the letter it is about was due, or else when it was made. */
  concernsAt: Date;
  /** Why the address is stopped, where it is by this. */
  reason: StopReason;
};

const letters = (db: Database) =>
  db
    .select({
      id: newsletterLetters.id,
      emailKey: newsletterLetters.emailKey,
      dueAt: newsletterLetters.dueAt,
    })
    .from(newsletterLetters);

/** The last letter that an address got before a moment. */
async function lastLetter(db: Database, key: string, at: Date): Promise<Letter | null> {
  const [found] = await letters(db)
    .where(
      and(
        eq(newsletterLetters.emailKey, key),
        inArray(newsletterLetters.state, ['sent', 'unanswered']),
        lte(newsletterLetters.dueAt, at),
      ),
    )
    .orderBy(desc(newsletterLetters.dueAt), desc(newsletterLetters.id))
    .limit(1);
  return found ?? null;
}

/** Whether we know an address: bounces from unknown addresses are not recorded. */
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

/** A letter that came back, by its number or by whose address it is; `isSigned` by the mail provider, not by anybody who had the letter. */
type Told = { kind: ReturnKind; at: Date; isSigned: boolean } & ({ letter: number } | { email: string });

async function returnedOf({ db, now }: ReturnDeps, told: Told): Promise<Returned | null> {
  const { kind } = told;
  const reason = kind === 'complaint' && !told.isSigned ? 'reported' : kind;
  const at = new Date(Math.min(told.at.getTime(), now().getTime()));
  const ofLetter = (letter: Letter) => ({
    letter,
    dedupeKey: `letter ${letter.id}`,
    concernsAt: letter.dueAt,
  });
  if ('letter' in told) {
    const [letter] = await letters(db).where(eq(newsletterLetters.id, told.letter));
    if (!letter) return null;
    // Nobody complains of a letter before it comes.
    const after = letter.dueAt > at ? letter.dueAt : at;
    return { kind, at: after, emailKey: letter.emailKey, reason, ...ofLetter(letter) };
  }
  const key = emailKey(told.email);
  const letter = await lastLetter(db, key, at);
  const isComplaint = kind === 'complaint';
  // Recorded even for an unknown address: the account that a stranger made with it may have been deleted.
  const counts = letter || (isComplaint && at > complaintsExpired(now())) || (await isKnown(db, key));
  if (!counts) return null;
  // A bounce is most likely of the last letter. A complaint may be of any email, so it counts by its own moment.
  const own = { letter, dedupeKey: `address ${key} ${at.toISOString()}`, concernsAt: at };
  return { kind, at, emailKey: key, reason, ...(letter && !isComplaint ? ofLetter(letter) : own) };
}

/**
 * A letter comes back once in each way; of what names no letter, each moment counts once. By the reason: a report by anybody must not make
 * a signed complaint one that is known.
 */
const keyOf = ({ reason, dedupeKey }: Returned): string => `${dedupeKey} ${reason}`;

async function mark(tx: DatabaseTransaction, { id }: Letter, kind: ReturnKind): Promise<void> {
  const { returned } = newsletterLetters;
  await tx
    .update(newsletterLetters)
    .set({ returned: kind })
    .where(
      and(
        eq(newsletterLetters.id, id),
        or(isNull(returned), ...GRAVITY.slice(0, GRAVITY.indexOf(kind)).map((less) => eq(returned, less))),
      ),
    );
}

/** Soft bounces count from this moment. */
const softSince = (now: Date) => new Date(now.getTime() - SOFT_DAYS * DAY_MS);

/**
 * The last proof that an address is its reader's, of those that can matter: an account that validated it, a subscription that was confirmed,
 * or newsletters that were started anew. A complaint is about a mailbox, so a proof of any of its addresses counts.
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
 * Records a bounce or complaint. A hard bounce or a complaint ends all newsletters of the address at once, and so does the third soft bounce
 * in thirty days. Duplicates count once. Reports about letters from before the owner last proved the address are ignored, however late they
 * arrive. A signed complaint also blocks emails that strangers request (`accounts/complaints.ts`), for a year from the complaint itself, so
 * a late or repeated report does not extend it.
 */
export async function takeReturnOf(deps: ReturnDeps, told: Told): Promise<Taken> {
  const returned = await returnedOf(deps, told);
  if (!returned) return 'unknown';
  const { kind, at, concernsAt, emailKey: key, letter, reason } = returned;
  return deps.db.transaction(async (tx): Promise<Taken> => {
    // Whoever tells of the same address waits here, so that the third of three is seen by one of them.
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
    // Where nothing had stopped the address, its proof left no mark here.
    const provedAt = await lastProof(tx, returned, now);
    if (provedAt && concernsAt < provedAt) return 'taken';
    if (reason === 'complaint') {
      // It stops more than the rest do, so it replaces another reason; of complaints, the latest counts.
      const isLatest = stop?.reason !== reason || !stop.stoppedAt || at > stop.stoppedAt;
      if (isLatest && at > complaintsExpired(now)) await stopAddress(tx, key, { reason, since: at }, now);
    } else if (!stop?.stoppedAt && (await isEnough(tx, returned, provedAt, now)))
      await stopAddress(tx, key, { reason, since: now }, now);
    return 'taken';
  });
}

/** As `takeReturnOf`, of what a signed message tells. */
export async function takeReturn(deps: ReturnDeps, told: LetterReturn): Promise<Taken> {
  const moment = { kind: told.kind, at: new Date(told.at), isSigned: true };
  if ('email' in told) return takeReturnOf(deps, { ...moment, email: told.email });
  const letter = letterNamedIn(await deps.cursors(), told.letter);
  return letter === null ? 'unknown' : takeReturnOf(deps, { ...moment, letter });
}

/** How long what came back is kept: as long as addresses of letters are. */
const KEPT_MS = KEPT_DAYS.returnedLetter * DAY_MS;

/**
 * Forgets what came back long ago. Addresses that were stopped stay so, except those of expired complaints that have neither an account
 * nor a subscription: nothing is sent to them.
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
