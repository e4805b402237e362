import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../../platform/database';
import { DAY_MS, KEPT_DAYS } from '../../../platform/time';
import { mailboxKey } from '../../../platform/words';
import { MAILBOX, newsletterStops } from '../tables';

/** How long a complaint blocks emails that strangers request: a mailbox may have another owner by then. */
const COMPLAINT_MS = KEPT_DAYS.complaint * DAY_MS;

/** Complaints made at this time or before have expired. */
export const complaintsExpired = (now: Date): Date => new Date(now.getTime() - COMPLAINT_MS);

/** Complaints about emails to any email address of a mailbox, expired ones too. */
export const complaintsOf = (email: string): SQL | undefined =>
  and(sql`${MAILBOX} = ${mailboxKey(email)}`, eq(newsletterStops.reason, 'complaint'));

/** Like `complaintsOf`, without expired ones. */
export const currentComplaintsOf = (email: string, now: Date): SQL | undefined =>
  and(complaintsOf(email), gt(newsletterStops.stoppedAt, complaintsExpired(now)));

/**
 * Whether the owner of a mailbox has complained about an email to any of its email addresses, as by marking
 * it as spam. Strangers can then request no email to it for a year, except a password reset for an account
 * that has validated the address. The complaint ends earlier if a logged-in reader confirms newsletters for
 * any address of that mailbox.
 */
export async function hasComplained(
  db: Database | DatabaseTransaction,
  email: string,
  now: Date,
): Promise<boolean> {
  const [complaint] = await db
    .select({ emailKey: newsletterStops.emailKey })
    .from(newsletterStops)
    .where(currentComplaintsOf(email, now))
    .limit(1);
  return complaint !== undefined;
}
