import { and, eq, inArray } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../../platform/database';
import { emailKey } from '../../../platform/words';
import { type Entitlement, storeEntitlements } from '../entitlements';
import { entitlements } from '../tables';
import { contractDigest } from './contracts';

/** Contracts stored per transaction. */
const AT_ONCE = 500;

/** Counts of the contracts in a table: new, changed and unchanged. */
export type TakenContracts = { fresh: number; changed: number; unchanged: number };

type Known = Pick<
  typeof entitlements.$inferSelect,
  'product' | 'startsAt' | 'endsAt' | 'renewsAt' | 'isUnpaid' | 'emailDigest'
>;

/**
 * Whether a contract is unchanged. One released on account deletion has no email address, and a reported
 * address does not count as a change.
 */
function isAsBefore(known: Known, told: Entitlement): boolean {
  const timeOf = (date: Date | null) => date?.getTime() ?? null;
  const isSamePerson =
    told.email === null ||
    known.emailDigest.length === 0 ||
    contractDigest(emailKey(told.email)).equals(known.emailDigest);
  return (
    isSamePerson &&
    known.product === told.product &&
    known.isUnpaid === told.isUnpaid &&
    (['startsAt', 'endsAt', 'renewsAt'] as const).every((name) => timeOf(known[name]) === timeOf(told[name]))
  );
}

/**
 * Stored contracts of a payment provider by their number there. Their rows are locked until the transaction
 * ends.
 */
export async function knownOf(tx: DatabaseTransaction, site: string, source: string, ids: string[]) {
  const rows = await tx
    .select()
    .from(entitlements)
    .where(
      and(
        eq(entitlements.site, site),
        eq(entitlements.source, source),
        inArray(entitlements.externalId, ids),
      ),
    )
    .orderBy(entitlements.externalId)
    .for('update');
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** Stores the contracts of a table in batches, and counts the changes. */
export async function takeTable(
  db: Database,
  site: string,
  source: string,
  told: readonly Entitlement[],
  now: Date,
): Promise<TakenContracts> {
  const taken = { fresh: 0, changed: 0, unchanged: 0 };
  for (let at = 0; at < told.length; at += AT_ONCE) {
    const some = told.slice(at, at + AT_ONCE);
    await db.transaction(async (tx) => {
      const ids = some.map(({ externalId }) => externalId);
      const known = await knownOf(tx, site, source, ids);
      await storeEntitlements(tx, site, source, some, now);
      for (const contract of some) {
        const before = known.get(contract.externalId);
        if (!before) taken.fresh += 1;
        // A later report already stored wins.
        else if (before.toldAt >= now || isAsBefore(before, contract)) taken.unchanged += 1;
        else taken.changed += 1;
      }
    });
  }
  return taken;
}
