import { and, eq, inArray } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../../platform/database';
import type { AccountDeps, AccountRow } from '../../../readers/accounts';
import { subscriptionRenews } from '../contracts/contracts';
import { withdrawals } from '../tables';
import type { EndedCheckout, EntitlementSources } from './sources';
import { STRIPE } from './stripe';
import { lastSessions } from './stripe-checkout';

type Deps = Pick<AccountDeps, 'db' | 'log'> & { sources: EntitlementSources };

/** Stripe subscriptions, among these, that were withdrawn from. */
async function withdrawnOf(db: Database, externalIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (!externalIds.length) return new Set();
  const rows = await db
    .select({ externalId: withdrawals.externalId })
    .from(withdrawals)
    .where(and(eq(withdrawals.source, STRIPE), inArray(withdrawals.externalId, [...externalIds])));
  return new Set(rows.map(({ externalId }) => externalId));
}

/**
 * Closes the checkout pages of an account that is being deleted, including one it opens meanwhile. Warns the
 * operator about what only they can fix.
 */
export function leavingCheckouts({ db, log, sources }: Deps, who: Pick<AccountRow, 'id'>) {
  const asked = new Set<string>();
  let later: string[] = [];

  const end = async (sessionIds: readonly string[]): Promise<EndedCheckout[]> => {
    const ended = (await sources.get(STRIPE)?.endCheckouts?.(sessionIds)) ?? [];
    for (const { sessionId, outcome } of ended)
      if (outcome === 'unknown')
        log.warn(
          `an account is deleted, and Stripe could not be asked about its page ${sessionId}: look there whether it is paid`,
        );
    // A contract that was withdrawn from is settled as soon as Stripe answers, with or without the account.
    const paid = ended.flatMap((one) => (one.outcome === 'paid' ? [one.subscription] : []));
    const withdrawn = await withdrawnOf(db, paid);
    return ended.filter((one) => one.outcome !== 'paid' || !withdrawn.has(one.subscription));
  };

  return {
    /**
     * Runs before the deletion.
     * @throws ApiError 409 if the account has paid and Stripe has not reported it yet
     */
    settle: async (): Promise<void> => {
      const sessionIds = await lastSessions(db, who);
      for (const id of sessionIds) asked.add(id);
      for (const ended of await end(sessionIds))
        if (ended.outcome === 'paid') {
          log.warn(
            `an account stays, as it has paid for the subscription ${ended.subscription}, of which Stripe has not told: see that its events come`,
          );
          throw subscriptionRenews();
        }
    },
    /**
     * Runs inside the deleting transaction: finds pages opened since `settle`, and locks their rows so that
     * no more are opened.
     */
    leaving: async (tx: DatabaseTransaction): Promise<void> => {
      later = (await lastSessions(tx, who, 'update')).filter((id) => !asked.has(id));
    },
    /** Runs after the deletion. */
    left: async (): Promise<void> => {
      for (const ended of await end(later))
        if (ended.outcome === 'paid')
          log.warn(
            `an account was deleted while it paid: end the subscription ${ended.subscription} at Stripe, and give its money back`,
          );
    },
  };
}
