import { and, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../../platform/database';
import { taken } from '../../../platform/http';
import { mailboxKey } from '../../../platform/words';
import { accounts, MAILBOX } from '../tables';

/**
 * Accounts that may share one mailbox, under all spellings of its address: enough for a couple and a club,
 * not for a crowd.
 */
export const ACCOUNTS_OF_MAILBOX = 3;

/**
 * Whether one more account may have the mailbox of an email address. Unvalidated accounts do not count: a
 * stranger could take all places by naming the address.
 * @param ownId id of the account that asks
 */
export async function hasRoomInMailbox(
  db: Database | DatabaseTransaction,
  email: string,
  ownId: number | null = null,
): Promise<boolean> {
  const others = and(
    sql`${MAILBOX} = ${mailboxKey(email)}`,
    isNotNull(accounts.validatedAt),
    ownId === null ? undefined : ne(accounts.id, ownId),
  );
  return (await db.$count(accounts, others)) < ACCOUNTS_OF_MAILBOX;
}

/** @throws ApiError if the mailbox has its maximum of accounts, when one more is validated */
export async function expectRoomInMailbox(
  tx: DatabaseTransaction,
  { id, email }: { id: number; email: string },
): Promise<void> {
  // Serialised: two concurrent ones must not both be the third.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailboxKey(email)}, 0))`);
  if (!(await hasRoomInMailbox(tx, email, id))) throw taken('email');
}
