import { and, eq, inArray, isNotNull, isNull, lt, notExists } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Outbox } from '../../platform/mail';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import { accounts, identities, LINK_EMAIL_KINDS } from '../../readers/accounts';
import { entitlements } from '../../revenue/entitlements';

/** Accounts deleted per transaction. */
const BATCH = 500;

type Deps = { db: Database; now: () => Date; outbox: Pick<Outbox, 'takeBack'> };

/**
 * Deletes accounts whose address was not validated within `KEPT_DAYS.unconfirmedAccount`, with all their
 * data: a stranger may have typed the address, and the validation link is valid for three days and can be
 * sent again. Accounts imported from an older system, accounts with a purchase, and those of demos, children
 * and providers are kept.
 */
export async function forgetUnvalidated(deps: Deps): Promise<void> {
  let deleted: number;
  do deleted = await deleteBatch(deps);
  while (deleted === BATCH);
}

/** @returns number of accounts deleted */
function deleteBatch({ db, now, outbox }: Deps): Promise<number> {
  const createdBefore = new Date(now().getTime() - KEPT_DAYS.unconfirmedAccount * DAY_MS);
  return db.transaction(async (tx) => {
    const linkedProvider = tx.select().from(identities).where(eq(identities.accountId, accounts.id));
    const purchase = tx.select().from(entitlements).where(eq(entitlements.accountId, accounts.id));
    // Skips accounts that are being validated at this moment.
    const batch = await tx
      .select({ id: accounts.id, email: accounts.email })
      .from(accounts)
      .where(
        and(
          isNull(accounts.validatedAt),
          isNotNull(accounts.emailKey),
          lt(accounts.createdAt, createdBefore),
          eq(accounts.isLegacy, false),
          eq(accounts.isDemo, false),
          notExists(linkedProvider),
          notExists(purchase),
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
    // Links in pending emails lead nowhere now. Newsletter subscriptions made by address belong to its owner and stay.
    for (const { email } of batch) await outbox.takeBack(tx, email, LINK_EMAIL_KINDS);
    return batch.length;
  });
}
