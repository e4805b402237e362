import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { newsletterStops, newsletterSubscriptions } from '../../readers/accounts';
import type { StopReason } from './tables';

/**
 * Ends the newsletters of stopped email addresses on all sites, where readers see it, and deletes their
 * waiting emails. Emails already claimed by a process are still sent, within a minute.
 */
export async function endNewsletters(
  db: Database | DatabaseTransaction,
  emailKeys: readonly string[],
  now: Date,
): Promise<void> {
  if (!emailKeys.length) return;
  const own = [...emailKeys];
  await db.execute(sql`
    delete from account_newsletters using accounts
    where accounts.id = account_newsletters.account_id and ${inArray(sql`accounts.email_key`, own)}`);
  await db.execute(sql`
    update reader_consents set withdrawn_at = ${now.toISOString()} from accounts
    where accounts.id = reader_consents.account_id and ${inArray(sql`accounts.email_key`, own)}
      and reader_consents.kind = 'newsletter' and withdrawn_at is null`);
  await db.delete(newsletterSubscriptions).where(inArray(newsletterSubscriptions.emailKey, own));
  await db.execute(sql`
    delete from newsletter_letters where state = 'waiting' and ${inArray(sql`email_key`, own)}`);
}

/**
 * Ends all newsletters of an email address, as of a time that may be in the past. The caller must hold the
 * row's lock.
 */
export async function stopAddress(
  tx: DatabaseTransaction,
  emailKey: string,
  { reason, since }: { reason: StopReason; since: Date },
  now: Date,
): Promise<void> {
  await tx
    .update(newsletterStops)
    .set({ stoppedAt: since, reason, tokenHash: null })
    .where(eq(newsletterStops.emailKey, emailKey));
  await endNewsletters(tx, [emailKey], now);
}

/**
 * Deletes waiting emails to stopped email addresses, from editions composed just when the address was
 * stopped.
 */
export const dropStopped = (db: Database) =>
  db.execute(sql`
    delete from newsletter_letters using newsletter_stops stops
    where newsletter_letters.state = 'waiting' and stops.email_key = newsletter_letters.email_key
      and stops.stopped_at is not null`);
