import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import { newsletterStops } from '../../readers/accounts';
import { emailCounts, NO_EMAILS } from './counts';
import type { Given, Journals } from './journal';
import { endNewsletters } from './stopping';
import { newsletterEditions, newsletterEmails } from './tables';

const MAX_ATTEMPTS = 6;
const FIRST_RETRY_MS = 60_000;
/** Editions for which a mail server may refuse an email address before it is stopped. */
const MAX_REFUSALS = 3;

type Deps = { db: Database; now: () => Date };

/** Outcome of an email: `later` if the mail server asks to retry, `untried` if nothing was sent to it. */
export type Outcome = 'sent' | 'unanswered' | 'refused' | 'later' | 'untried';

/** Records outcomes of emails, but only of those that this run still holds. */
export async function record(
  deps: Deps,
  holder: string,
  outcomes: ReadonlyMap<Given, Outcome>,
): Promise<void> {
  const { db, now } = deps;
  const idsOf = (wanted: Outcome) =>
    [...outcomes].flatMap(([{ id }, outcome]) => (outcome === wanted ? [id] : []));
  const own = (ids: number[]) =>
    and(
      inArray(newsletterEmails.id, ids),
      eq(newsletterEmails.state, 'claimed'),
      eq(newsletterEmails.holder, holder),
    );
  const free = { holder: null, claimedUntil: null };
  for (const state of ['sent', 'unanswered', 'refused'] as const) {
    const ids = idsOf(state);
    if (!ids.length) continue;
    const rows = await db
      .update(newsletterEmails)
      .set({ state, ...free })
      .where(own(ids))
      .returning({ emailKey: newsletterEmails.emailKey });
    if (state === 'refused') await countRefusals(db, rows, now());
  }
  // An unavailable mail server does not count as an attempt.
  const untried = idsOf('untried');
  if (untried.length)
    await db
      .update(newsletterEmails)
      .set({
        state: 'waiting',
        ...free,
        attempts: sql`${newsletterEmails.attempts} - 1`,
        dueAt: new Date(now().getTime() + FIRST_RETRY_MS),
      })
      .where(own(untried));
  for (const [{ id, attempts }, outcome] of outcomes) {
    if (outcome !== 'later') continue;
    const dueAt = new Date(now().getTime() + FIRST_RETRY_MS * 4 ** (attempts - 1));
    await db
      .update(newsletterEmails)
      .set({ ...free, ...(attempts < MAX_ATTEMPTS ? { state: 'waiting', dueAt } : { state: 'refused' }) })
      .where(own([id]));
  }
}

async function countRefusals(db: Database, rows: readonly { emailKey: string }[], now: Date): Promise<void> {
  if (!rows.length) return;
  const emailKeys = rows.map(({ emailKey }) => emailKey).sort();
  const isLast = sql`${newsletterStops.stoppedAt} is null and ${newsletterStops.refusals} + 1 >= ${MAX_REFUSALS}`;
  const counted = await db
    .insert(newsletterStops)
    // In a fixed order, so that two processes cannot deadlock.
    .values(emailKeys.map((emailKey) => ({ emailKey, refusals: 1 })))
    .onConflictDoUpdate({
      target: newsletterStops.emailKey,
      set: {
        refusals: sql`${newsletterStops.refusals} + 1`,
        reason: sql`case when ${isLast} then 'refused' else ${newsletterStops.reason} end`,
        stoppedAt: sql`case when ${isLast} then ${now.toISOString()}::timestamptz else ${newsletterStops.stoppedAt} end`,
      },
    })
    .returning({ emailKey: newsletterStops.emailKey, stoppedAt: newsletterStops.stoppedAt });
  await endNewsletters(
    db,
    counted.flatMap(({ emailKey, stoppedAt }) => (stoppedAt ? [emailKey] : [])),
    now,
  );
}

/**
 * Recovers the emails of a dead run. Those in its journal were handed to the mail server; the others wait
 * again.
 */
export async function recoverLapsedEmails({
  db,
  now,
  journals,
}: Deps & { journals: Journals }): Promise<void> {
  const lapsed = and(eq(newsletterEmails.state, 'claimed'), lte(newsletterEmails.claimedUntil, now()));
  const emails = await db
    .select({
      id: newsletterEmails.id,
      attempts: newsletterEmails.attempts,
      holder: newsletterEmails.holder,
    })
    .from(newsletterEmails)
    .where(lapsed);
  for (const holder of new Set(emails.flatMap((email) => email.holder ?? []))) {
    const isGiven = await journals.read(holder);
    // The journal is on another machine, which recovers these.
    if (!isGiven) continue;
    const own = emails.filter((email) => email.holder === holder);
    for (const [state, ids] of [
      ['unanswered', own.filter(isGiven)],
      ['waiting', own.filter((email) => !isGiven(email))],
    ] as const)
      if (ids.length)
        await db
          .update(newsletterEmails)
          .set({ state, holder: null, claimedUntil: null })
          .where(
            and(
              lapsed,
              eq(newsletterEmails.holder, holder),
              inArray(
                newsletterEmails.id,
                ids.map(({ id }) => id),
              ),
            ),
          );
  }
  const held = await db
    .selectDistinct({ holder: newsletterEmails.holder })
    .from(newsletterEmails)
    .where(eq(newsletterEmails.state, 'claimed'));
  await journals.clear(new Set(held.flatMap(({ holder }) => holder ?? [])), now());
}

/** Retention of the email addresses of emails, and so of their unsubscribe links. */
const KEPT_MS = KEPT_DAYS.newsletterLetter * DAY_MS;

/** Editions cleared per batch. */
const FORGOTTEN_AT_ONCE = 500;

/** Deletes the recipients of old editions; the editions stay, with their counts. */
export async function forgetEmails({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  const old = await db
    .select({ id: newsletterEditions.id })
    .from(newsletterEditions)
    .where(and(lte(newsletterEditions.composedAt, before), isNull(newsletterEditions.counts)))
    .limit(FORGOTTEN_AT_ONCE);
  for (const { id } of old)
    await db.transaction(async (tx) => {
      const counts = (await emailCounts(tx, [id])).get(id) ?? NO_EMAILS;
      await tx.update(newsletterEditions).set({ counts }).where(eq(newsletterEditions.id, id));
      await tx.delete(newsletterEmails).where(eq(newsletterEmails.editionId, id));
    });
}
