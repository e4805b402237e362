import {
  isWithdrawable,
  lastWithdrawalDay,
  type Refund,
  WITHDRAWAL_OVER,
  WITHDRAWN,
} from '@portal/model/revenue';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../../platform/database';
import { ApiError, unknown } from '../../../platform/http';
import type { Outbox } from '../../../platform/mail';
import { DAY_MS, KEPT_DAYS } from '../../../platform/time';
import type { AccountRow } from '../../../readers/accounts';
import type { SiteLocator, SiteRecord } from '../../../sites';
import { startRequestsOf } from '../contracts/start-requests';
import type { ownEntitlements } from '../entitlements';
import { settleWithdrawal } from '../payments/settling';
import type { EntitlementSource, EntitlementSources } from '../payments/sources';
import { entitlements, withdrawals } from '../tables';
import { acknowledgement, declarationOf } from './withdrawal-emails';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
type Own = Awaited<ReturnType<typeof ownEntitlements>>[number];
type Deps = {
  db: Database;
  now: () => Date;
  sources: EntitlementSources;
  outbox: Pick<Outbox, 'write' | 'sendSoon'>;
  log: { warn: (line: string) => void };
};
type Declarer = Pick<AccountRow, 'id' | 'email' | 'nick' | 'name' | 'surname'>;

/** Amounts paid and refunded; null if nothing was paid, or the payment provider has not settled yet. */
const refundIn = ({ paid, refunded, currency }: WithdrawalRow): Refund | null =>
  paid !== null && refunded !== null && currency !== null ? { paid, refunded, currency } : null;

/** Withdrawal as shown to its reader. */
const toldOf = (row: WithdrawalRow) => ({
  declaredAt: row.declaredAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  refund: refundIn(row),
});

/** Finds the withdrawals from some contracts of a site. */
async function withdrawalsFrom(
  db: Database | DatabaseTransaction,
  site: string,
  contracts: readonly Pick<Own, 'source' | 'externalId'>[],
): Promise<(contract: Pick<Own, 'source' | 'externalId'>) => WithdrawalRow | undefined> {
  const ids = contracts.map(({ externalId }) => externalId);
  const rows = ids.length
    ? await db
        .select()
        .from(withdrawals)
        .where(and(eq(withdrawals.site, site), inArray(withdrawals.externalId, ids)))
    : [];
  return ({ source, externalId }) =>
    rows.find((row) => row.source === source && row.externalId === externalId);
}

/**
 * Last day on which each of a reader's contracts can be withdrawn from here, and the withdrawal if there is
 * one.
 */
export async function withdrawalsOf(
  { db, now, sources }: Pick<Deps, 'db' | 'now' | 'sources'>,
  site: Pick<SiteRecord, 'alias' | 'timeZone'>,
  contracts: readonly Own[],
) {
  const known = await withdrawalsFrom(db, site.alias, contracts);
  return (contract: Own) => {
    const row = known(contract);
    const isOpen =
      !row &&
      sources.get(contract.source)?.withdraw !== undefined &&
      isWithdrawable(contract.startsAt, now(), site.timeZone);
    return {
      withdrawableUntil: isOpen ? lastWithdrawalDay(contract.startsAt, site.timeZone) : null,
      withdrawal: row ? toldOf(row) : null,
    };
  };
}

type Withdrawing = { own: Own; seller: EntitlementSource; isPartOwed: boolean; until: string };

const over = () =>
  new ApiError(
    409,
    WITHDRAWAL_OVER,
    'the period to withdraw from this contract is over: it can be cancelled',
  );
const withdrawn = () => new ApiError(409, WITHDRAWN, 'this contract was withdrawn from already');

/**
 * Checks that a reader may withdraw from a contract.
 * @throws ApiError 404 if it is not sold here, 409 if the period is over
 */
async function withdrawing(
  { db, now, sources }: Pick<Deps, 'db' | 'now' | 'sources'>,
  site: SiteRecord,
  own: Own,
): Promise<Withdrawing> {
  const seller = sources.get(own.source);
  if (!seller?.withdraw) throw unknown();
  const until = lastWithdrawalDay(own.startsAt, site.timeZone);
  if (until === null || !isWithdrawable(own.startsAt, now(), site.timeZone)) throw over();
  const starts = await startRequestsOf(db, site.alias, [own.externalId]);
  return { own, seller, until, isPartOwed: starts.has(own.externalId) };
}

/**
 * Data of the confirmation step. Works without the refund if the payment provider does not respond.
 * @throws ApiError 404 if it is not sold here, 409 if the period is over or the reader has already withdrawn
 */
export async function withdrawalToConfirm(deps: Deps, site: SiteRecord, who: Declarer, own: Own) {
  if ((await withdrawalsFrom(deps.db, site.alias, [own]))(own)) throw withdrawn();
  const { seller, until, isPartOwed } = await withdrawing(deps, site, own);
  const terms = { declaredAt: deps.now(), isPartOwed };
  const refund = await seller.refundOf?.(own.externalId, terms).catch(() => undefined);
  const { name, words } = declarationOf(own, site, who);
  return {
    name,
    words,
    until,
    isPartOwed,
    startsAt: own.startsAt.toISOString(),
    ...(refund === undefined ? {} : { refund }),
  };
}

/**
 * Records a declaration, ends the contract's access, and acknowledges it.
 * @returns null if it was already declared
 */
async function record(
  { db, now, outbox }: Deps,
  site: SiteRecord,
  who: Declarer,
  { own, isPartOwed }: Withdrawing,
): Promise<WithdrawalRow | null> {
  const declaredAt = now();
  const { offer, words } = declarationOf(own, site, who);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(withdrawals)
      .values({
        site: site.alias,
        accountId: who.id,
        source: own.source,
        externalId: own.externalId,
        email: who.email || null,
        nick: who.nick || null,
        offer,
        words,
        declaredAt,
        isPartOwed,
        dueAt: declaredAt,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return null;
    const endsAt = sql`least(coalesce(${entitlements.endsAt}, 'infinity'), greatest(${entitlements.startsAt}, ${sql.param(declaredAt, entitlements.endsAt)}::timestamptz))`;
    await tx
      .update(entitlements)
      .set({ endsAt, endToldFor: endsAt, renewsAt: null, isUnpaid: false })
      .where(eq(entitlements.id, Number(own.id)));
    if (row.email) await outbox.write(tx, acknowledgement({ ...row, email: row.email }, site));
    return row;
  });
}

/**
 * Withdraws a reader from a contract. The declaration is recorded and acknowledged first; then the payment
 * provider ends the contract and refunds what is due, or does so later if it does not respond. Repeated
 * declarations count once.
 * @throws ApiError 404 if it is not sold here, 409 if the period is over
 */
export async function withdraw(
  deps: Deps & { locateSite: SiteLocator },
  site: SiteRecord,
  who: Declarer,
  own: Own,
) {
  const find = async () => (await withdrawalsFrom(deps.db, site.alias, [own]))(own);
  const before = await find();
  if (!before) {
    const row = await record(deps, site, who, await withdrawing(deps, site, own));
    deps.outbox.sendSoon();
    if (row) await settleWithdrawal(deps, row.id);
  }
  const row = await find();
  if (!row) throw unknown();
  return toldOf(row);
}

/** Deletes withdrawals too old to be needed as proof, except those not settled yet. */
export async function forgetWithdrawals({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS.contractDeclaration * DAY_MS);
  await db
    .delete(withdrawals)
    .where(and(lt(withdrawals.declaredAt, before), sql`${withdrawals.settledAt} is not null`));
}
