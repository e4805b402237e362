import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import { newsletterStops } from '../../readers/accounts';
import { letterCounts, NO_LETTERS } from './counts';
import type { Given, Journals } from './journal';
import { endNewsletters } from './stopping';
import { newsletterEditions, newsletterLetters } from './tables';

const MAX_ATTEMPTS = 6;
const FIRST_RETRY_MS = 60_000;
/** Editions of which a mail server refuses the letter to an address, before it gets no more. */
const MAX_REFUSALS = 3;

type Deps = { db: Database; now: () => Date };

/** What became of a letter: `later` where a mail server has asked to come again, `untried` where nothing was given to it. */
export type Outcome = 'sent' | 'unanswered' | 'refused' | 'later' | 'untried';

/** Writes down what became of letters; only of those that are still in one's own hand. */
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
      inArray(newsletterLetters.id, ids),
      eq(newsletterLetters.state, 'claimed'),
      eq(newsletterLetters.holder, holder),
    );
  const free = { holder: null, claimedUntil: null };
  for (const state of ['sent', 'unanswered', 'refused'] as const) {
    const ids = idsOf(state);
    if (!ids.length) continue;
    const rows = await db
      .update(newsletterLetters)
      .set({ state, ...free })
      .where(own(ids))
      .returning({ emailKey: newsletterLetters.emailKey });
    if (state === 'refused') await countRefusals(db, rows, now());
  }
  // Where the mail server is away, that is no letter’s fault.
  const untried = idsOf('untried');
  if (untried.length)
    await db
      .update(newsletterLetters)
      .set({
        state: 'waiting',
        ...free,
        attempts: sql`${newsletterLetters.attempts} - 1`,
        dueAt: new Date(now().getTime() + FIRST_RETRY_MS),
      })
      .where(own(untried));
  for (const [{ id, attempts }, outcome] of outcomes) {
    if (outcome !== 'later') continue;
    const dueAt = new Date(now().getTime() + FIRST_RETRY_MS * 4 ** (attempts - 1));
    await db
      .update(newsletterLetters)
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
    // Always in one order, so that two processes do not wait for each other.
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

/** Recovers the emails of a run that died. Its journal tells which were given to the mail server. The others wait again. */
export async function recoverLapsedEmails({
  db,
  now,
  journals,
}: Deps & { journals: Journals }): Promise<void> {
  const lapsed = and(eq(newsletterLetters.state, 'claimed'), lte(newsletterLetters.claimedUntil, now()));
  const letters = await db
    .select({
      id: newsletterLetters.id,
      attempts: newsletterLetters.attempts,
      holder: newsletterLetters.holder,
    })
    .from(newsletterLetters)
    .where(lapsed);
  for (const holder of new Set(letters.flatMap((letter) => letter.holder ?? []))) {
    const isGiven = await journals.read(holder);
    // It is on another machine: that one knows.
    if (!isGiven) continue;
    const own = letters.filter((letter) => letter.holder === holder);
    for (const [state, ids] of [
      ['unanswered', own.filter(isGiven)],
      ['waiting', own.filter((letter) => !isGiven(letter))],
    ] as const)
      if (ids.length)
        await db
          .update(newsletterLetters)
          .set({ state, holder: null, claimedUntil: null })
          .where(
            and(
              lapsed,
              eq(newsletterLetters.holder, holder),
              inArray(
                newsletterLetters.id,
                ids.map(({ id }) => id),
              ),
            ),
          );
  }
  const held = await db
    .selectDistinct({ holder: newsletterLetters.holder })
    .from(newsletterLetters)
    .where(eq(newsletterLetters.state, 'claimed'));
  await journals.clear(new Set(held.flatMap(({ holder }) => holder ?? [])), now());
}

/** How long addresses of letters are kept, and with them the links out that they bear. */
const KEPT_MS = KEPT_DAYS.newsletterLetter * DAY_MS;

/** Editions whose letters are forgotten at once. */
const FORGOTTEN_AT_ONCE = 500;

/** Forgets to whom old editions went; the editions stay, with their counts. */
export async function forgetLetters({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  const old = await db
    .select({ id: newsletterEditions.id })
    .from(newsletterEditions)
    .where(and(lte(newsletterEditions.composedAt, before), isNull(newsletterEditions.counts)))
    .limit(FORGOTTEN_AT_ONCE);
  for (const { id } of old)
    await db.transaction(async (tx) => {
      const counts = (await letterCounts(tx, [id])).get(id) ?? NO_LETTERS;
      await tx.update(newsletterEditions).set({ counts }).where(eq(newsletterEditions.id, id));
      await tx.delete(newsletterLetters).where(eq(newsletterLetters.editionId, id));
    });
}
