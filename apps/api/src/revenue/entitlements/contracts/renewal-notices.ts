import { type OfferPeriod, RENEWAL_NOTICE_DAYS } from '@portal/model/revenue';
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database';
import type { Outbox } from '../../../platform/mail';
import { DAY_MS } from '../../../platform/time';
import { accounts } from '../../../readers/accounts';
import type { SiteLocator, SiteRecord } from '../../../sites';
import { sites } from '../../../sites';
import { emailOf } from '../../../sites/emails';
import { entitlements } from '../tables';
import { contractValues } from './contract-values';
import { CONTRACT_EMAILS } from './texts';

/** Renewal dates no further apart than this belong to the same charge. */
const SAME_CHARGE_SECONDS = 3 * 86_400;

type Deps = {
  db: Database;
  now: () => Date;
  outbox: Pick<Outbox, 'roomForUnhurried' | 'writeAll' | 'sendSoon'>;
  locateSite: SiteLocator;
};

/**
 * Condition for contracts billed at a period, as the payment provider reports it, or else by their offer,
 * even a retired one.
 */
function isPaidBy(wanted: OfferPeriod, records: readonly SiteRecord[]): SQL | undefined {
  const period = sql`${entitlements.charge} -> 'cost' ->> 'period'`;
  const offered = records.flatMap(({ alias, paywall }) => {
    const ids = (paywall?.offers ?? []).flatMap((offer) => (offer.period === wanted ? [offer.id] : []));
    return ids.length ? [and(eq(entitlements.site, alias), inArray(entitlements.product, ids))] : [];
  });
  return or(sql`${period} = ${wanted}`, and(sql`${period} is null`, or(sql`false`, ...offered)));
}

/**
 * Condition for contracts due for a renewal notice. Monthly contracts are open-ended and get none. An unknown
 * period counts as a term, however short.
 */
function isSoon(records: readonly SiteRecord[], now: Date): SQL | undefined {
  const within = (days: number) => lte(entitlements.renewsAt, new Date(now.getTime() + days * DAY_MS));
  return or(
    and(isPaidBy('year', records), within(RENEWAL_NOTICE_DAYS.year)),
    and(sql`(${isPaidBy('month', records)}) is not true`, within(RENEWAL_NOTICE_DAYS.term)),
  );
}

/**
 * Writes a batch of emails.
 * @returns whether there may be more
 */
async function tellBatch(
  { db, now, outbox }: Deps,
  records: ReadonlyMap<string, SiteRecord>,
  soon: SQL | undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const room = await outbox.roomForUnhurried(tx);
    if (!room) return false;
    const {
      id,
      site,
      product,
      source,
      accountId,
      startsAt,
      endsAt,
      renewsAt,
      renewalToldFor,
      isUnpaid,
      charge,
      toldRaise,
    } = entitlements;
    const due = tx
      .select({ id })
      .from(entitlements)
      .where(
        and(
          soon,
          isNull(endsAt),
          isNotNull(accountId),
          gt(renewsAt, now()),
          // Some payment providers recalculate the time in each report: it is still the same charge.
          or(
            isNull(renewalToldFor),
            sql`abs(extract(epoch from ${renewsAt} - ${renewalToldFor})) > ${SAME_CHARGE_SECONDS}`,
          ),
        ),
      )
      .orderBy(renewsAt)
      .limit(room)
      .for('update', { skipLocked: true });
    const told = await tx
      .update(entitlements)
      .set({ renewalToldFor: renewsAt })
      .where(inArray(id, due))
      .returning({
        site,
        product,
        source,
        accountId,
        startsAt,
        endsAt,
        renewsAt,
        isUnpaid,
        charge,
        toldRaise,
      });
    const readers = told.length
      ? await tx
          .select({ id: accounts.id, nick: accounts.nick, email: accounts.email })
          .from(accounts)
          .where(
            and(
              inArray(
                accounts.id,
                told.flatMap((row) => row.accountId ?? []),
              ),
              isNotNull(accounts.validatedAt),
            ),
          )
      : [];
    const letters = told.flatMap((row) => {
      const reader = readers.find((known) => known.id === row.accountId);
      const record = records.get(row.site);
      if (!reader?.email || !record) return [];
      const { nick, email } = reader;
      const values = { ...contractValues('renewal', row, record, now()), ...(nick ? { nick } : {}) };
      return [
        emailOf(
          CONTRACT_EMAILS,
          'renewal',
          email,
          { site: record, origin: new URL(record.url).origin },
          values,
        ),
      ];
    });
    await outbox.writeAll(tx, letters);
    return told.length === room;
  });
}

/**
 * Notifies readers that a subscription with a term will renew, some days ahead and once per charge, even if
 * several processes run it at once.
 * Urgent emails go first: what does not fit in the queue is left for the next run.
 * @throws OutboxFull if too many emails wait
 */
export async function tellRenewals(deps: Deps): Promise<void> {
  const records = (await deps.db.select({ record: sites.record }).from(sites)).map(({ record }) =>
    deps.locateSite(record),
  );
  const byAlias = new Map(records.map((record) => [record.alias, record]));
  while (await tellBatch(deps, byAlias, isSoon(records, deps.now()))) {
    // Loops until no batch is full.
  }
  deps.outbox.sendSoon();
}
