import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { MAILBOX } from '../database/accounts';
import type { Database, DatabaseTransaction } from '../database/client';
import { newsletterStops } from '../database/newsletters';
import { mailboxKey } from './keys';

/**
 * Whether the owner of a mailbox has complained of a letter to any of its addresses: it then gets no letter that a stranger can request. A
 * logged-in reader who confirms newsletters for that address ends the complaint.
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
