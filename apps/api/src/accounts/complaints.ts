import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { MAILBOX } from '../database/accounts';
import type { Database, DatabaseTransaction } from '../database/client';
import { newsletterStops } from '../database/newsletters';
import { mailboxKey } from './keys';

/**
 * Whether the owner of a mailbox has complained about an email to any of its addresses, as by marking it as spam. Strangers can then
 * request no email to it, except a password reset for an account that has validated the address. The complaint ends when a logged-in reader
 * confirms newsletters for that address.
 */
export async function hasComplained(db: Database | DatabaseTransaction, email: string): Promise<boolean> {
  const [complaint] = await db
    .select({ emailKey: newsletterStops.emailKey })
    .from(newsletterStops)
    .where(
      and(
        sql`${MAILBOX} = ${mailboxKey(email)}`,
        eq(newsletterStops.reason, 'complaint'),
        isNotNull(newsletterStops.stoppedAt),
      ),
    )
    .limit(1);
  return complaint !== undefined;
}
