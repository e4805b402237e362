import { and, ne, sql } from 'drizzle-orm';
import { accounts, MAILBOX } from '../database/accounts';
import type { Database, DatabaseTransaction } from '../database/client';
import { mailboxKey } from './keys';

/** Accounts that may have one mailbox, by whatever ways its address is written: a couple and a club, not a crowd. */
const ACCOUNTS_OF_MAILBOX = 3;

/** Whether one more account may have the mailbox of an address. @param ownId of an account that has it already */
export async function hasRoomInMailbox(
  db: Database | DatabaseTransaction,
  email: string,
  ownId: number | null = null,
): Promise<boolean> {
  const others = and(
    sql`${MAILBOX} = ${mailboxKey(email)}`,
    ownId === null ? undefined : ne(accounts.id, ownId),
  );
  return (await db.$count(accounts, others)) < ACCOUNTS_OF_MAILBOX;
}
