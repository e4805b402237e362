import { backOffMs } from '@portal/model';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { describeError } from '../../platform/log';
import type { Outbox } from '../../platform/mail';
import type { SiteLocator, SiteRecord } from '../../sites';
import { sites } from '../../sites';
import { storeEntitlements } from './entitlements';
import type { EntitlementSources } from './sources';
import { entitlements, withdrawals } from './tables';
import { refundLetter } from './withdrawal-letters';

const MINUTE_MS = 60_000;
/** How long a withdrawal is its taker's alone; a process that dies with one leaves it to the others after that. */
const HELD_MS = 2 * MINUTE_MS;
/** How soon it is tried again where the seller did not answer: ever later, and at least each six hours. */
const FIRST_RETRY_MS = MINUTE_MS;
const LAST_RETRY_MS = 360 * MINUTE_MS;
/** Withdrawals that one round settles. */
const MAX_AT_ONCE = 50;

type Deps = {
  db: Database;
  now: () => Date;
  sources: EntitlementSources;
  outbox: Pick<Outbox, 'write' | 'sendSoon'>;
  log: { warn: (line: string) => void };
  /** Resolves the address that links in emails use. */
  locateSite: SiteLocator;
};
type Row = typeof withdrawals.$inferSelect;

const retryMs = (attempts: number) => backOffMs(attempts, { first: FIRST_RETRY_MS, longest: LAST_RETRY_MS });

/** Takes a withdrawal that is due, for a while. @returns null where somebody else has it, or it is settled */
async function take({ db, now }: Deps, id: number): Promise<Row | null> {
  const [row] = await db
    .update(withdrawals)
    .set({ dueAt: new Date(now().getTime() + HELD_MS) })
    .where(and(eq(withdrawals.id, id), isNull(withdrawals.settledAt), lte(withdrawals.dueAt, now())))
    .returning();
  return row ?? null;
}

async function siteOf({ db, locateSite }: Deps, alias: string): Promise<SiteRecord | null> {
  const [found] = await db.select({ record: sites.record }).from(sites).where(eq(sites.alias, alias));
  return found ? locateSite(found.record) : null;
}

/** Has the seller end a contract and give back what is due, and tells its reader. @throws where the seller does not */
async function settle(deps: Deps, row: Row): Promise<void> {
  const { db, now, sources, outbox } = deps;
  const { id, source, externalId, declaredAt, isPartOwed, email } = row;
  const site = await siteOf(deps, row.site);
  const seller = sources.get(source);
  if (!site || !seller?.withdraw) throw new Error('its seller is not set');
  const done = await seller.withdraw(externalId, { declaredAt, isPartOwed }, site);
  await db.transaction(async (tx) => {
    const { paid, refunded, currency } = done.refund ?? { paid: 0, refunded: 0, currency: null };
    const [settled] = await tx
      .update(withdrawals)
      .set({ settledAt: now(), paid, refunded, currency, email: null, nick: null })
      .where(and(eq(withdrawals.id, id), isNull(withdrawals.settledAt)))
      .returning({ id: withdrawals.id });
    if (!settled) return;
    if (done.entitlement) await storeEntitlements(tx, site.alias, source, [done.entitlement], now());
    // The acknowledgement has said that it is over.
    await tx
      .update(entitlements)
      .set({ endToldFor: entitlements.endsAt })
      .where(
        and(
          eq(entitlements.site, site.alias),
          eq(entitlements.source, source),
          eq(entitlements.externalId, externalId),
        ),
      );
    if (email)
      await outbox.write(tx, {
        ...refundLetter({ ...row, email }, site, done.refund),
        isRecord: true,
      });
  });
  outbox.sendSoon();
}

/**
 * Settles a withdrawal with its seller, unless somebody is at it. What fails is tried again later, ever more rarely; the operator is told.
 * Never rejects: the declaration holds, whatever the seller does.
 */
export async function settleWithdrawal(deps: Deps, id: number): Promise<void> {
  const { db, now, log } = deps;
  const row = await take(deps, id);
  if (!row) return;
  try {
    await settle(deps, row);
  } catch (error) {
    const wait = retryMs(row.attempts);
    await db
      .update(withdrawals)
      .set({ attempts: sql`${withdrawals.attempts} + 1`, dueAt: new Date(now().getTime() + wait) })
      .where(and(eq(withdrawals.id, id), isNull(withdrawals.settledAt)));
    log.warn(
      `the withdrawal from ${row.externalId} (${row.source}, ${row.site}) is not settled, and tried again in ${wait / MINUTE_MS} minutes: ${describeError(error)}`,
    );
  }
}

/** Settles the withdrawals that are due: those that a seller had no answer for, and those that a process died with. */
export async function settleWithdrawals(deps: Deps): Promise<void> {
  const { db, now } = deps;
  const due = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(isNull(withdrawals.settledAt), lte(withdrawals.dueAt, now())))
    .orderBy(asc(withdrawals.dueAt))
    .limit(MAX_AT_ONCE);
  for (const { id } of due) await settleWithdrawal(deps, id);
}
