import { backOffMs } from '@portal/model';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database';
import { describeError } from '../../../platform/log';
import type { Outbox } from '../../../platform/mail';
import type { SiteLocator, SiteRecord } from '../../../sites';
import { sites } from '../../../sites';
import { storeEntitlements } from '../entitlements';
import { entitlements, withdrawals } from '../tables';
import { refundEmail } from '../withdrawals/withdrawal-emails';
import type { EntitlementSources } from './sources';

const MINUTE_MS = 60_000;
/** How long a process holds a withdrawal that it settles. If it dies, others may take over after that. */
const HELD_MS = 2 * MINUTE_MS;
/**
 * Bounds of the retry delay when the payment provider does not respond: it doubles each time, up to six
 * hours.
 */
const FIRST_RETRY_MS = MINUTE_MS;
const LAST_RETRY_MS = 360 * MINUTE_MS;
/** Withdrawals settled per round. */
const MAX_AT_ONCE = 50;

type Deps = {
  db: Database;
  now: () => Date;
  sources: EntitlementSources;
  outbox: Pick<Outbox, 'write' | 'sendSoon'>;
  log: { warn: (line: string) => void };
  locateSite: SiteLocator;
};
type Row = typeof withdrawals.$inferSelect;

const retryMs = (attempts: number) => backOffMs(attempts, { first: FIRST_RETRY_MS, longest: LAST_RETRY_MS });

/**
 * Claims a due withdrawal for a while.
 * @returns null if another process holds it, or it is settled
 */
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

/**
 * Has the payment provider end a contract and refund what is due, and notifies the reader.
 * @throws if the payment provider fails
 */
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
    // The acknowledgement already says that the contract has ended: no other email about the end.
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
        ...refundEmail({ ...row, email }, site, done.refund),
        isRecord: true,
      });
  });
  outbox.sendSoon();
}

/**
 * Settles a withdrawal with its payment provider, unless another process holds it. Failures are retried
 * later, at growing intervals, and the operator is warned. Never rejects: the declaration stands, whatever
 * the payment provider does.
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

/**
 * Settles due withdrawals: those that a payment provider failed to settle, and those left by a process that
 * died.
 */
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
