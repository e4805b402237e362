import { and, eq, inArray, isNotNull, isNull, lt, notExists } from 'drizzle-orm';
import { entitlements } from '../database/access';
import { accounts, identities } from '../database/accounts';
import type { Database } from '../database/client';
import { DAY_MS } from '../durations';
import type { Outbox } from '../mail/outbox';

/** The link of a validation letter lasts three days and can be requested again. */
const KEPT_DAYS = 30;
/** Accounts that are deleted in one transaction. */
const BATCH = 500;

type Deps = { db: Database; now: () => Date; outbox: Pick<Outbox, 'takeBack'> };

/**
 * Deletes accounts whose address nobody validated in time, with what belongs to them: a stranger may have named the address. Accounts of an
 * older system wait for their readers. Accounts of demos, children and providers have no address to validate.
 */
export async function forgetUnvalidated(deps: Deps): Promise<void> {
  let deleted: number;
  do deleted = await deleteBatch(deps);
  while (deleted === BATCH);
}

/** @returns how many were deleted */
function deleteBatch({ db, now, outbox }: Deps): Promise<number> {
  const made = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  return db.transaction(async (tx) => {
    const providers = tx.select().from(identities).where(eq(identities.accountId, accounts.id));
    const sold = tx.select().from(entitlements).where(eq(entitlements.accountId, accounts.id));
    // Skips accounts that are being validated at this moment.
    const batch = await tx
      .select({ id: accounts.id, email: accounts.email })
      .from(accounts)
      .where(
        and(
          ...[isNull(accounts.validatedAt), lt(accounts.createdAt, made), isNotNull(accounts.emailKey)],
          ...[eq(accounts.isLegacy, false), eq(accounts.isDemo, false)],
          ...[notExists(providers), notExists(sold)],
        ),
      )
      .orderBy(accounts.id)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (!batch.length) return 0;
    await tx.delete(accounts).where(
      inArray(
        accounts.id,
        batch.map(({ id }) => id),
      ),
    );
    // Links of waiting letters lead nowhere now. Subscriptions of the address itself belong to its owner and stay.
    for (const { email } of batch) await outbox.takeBack(tx, email);
    return batch.length;
  });
}
