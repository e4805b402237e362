import { dayOf, toMilliseconds, weekday } from '@portal/model';
import { and, desc, eq, sql } from 'drizzle-orm';
import { touchLists } from '../changes/touch';
import type { Database, DatabaseTransaction } from '../database/client';
import { isSentOn, type NewsletterPlan } from '../database/newsletter-plan';
import { newsletterEditions } from '../database/newsletters';
import { sites } from '../database/schema';
import type { SiteRecord } from '../database/site-record';
import { editionCards } from './cards';

/**
 * Letters of an edition, one for each address: readers who chose it with an account whose address is proved and, for the first
 * newsletter of a site, those who gave their address and no account. Who has been turned away gets none.
 */
async function writeLetters(
  tx: DatabaseTransaction,
  { alias, newsletters }: SiteRecord,
  newsletter: string,
  edition: number,
  now: Date,
): Promise<void> {
  const isFirst = newsletters[0]?.id === newsletter;
  await tx.execute(sql`
    insert into newsletter_letters (edition_id, email_key, email, due_at)
    select ${edition}::bigint, email_key, min(email), ${now.toISOString()}::timestamptz from (
      select accounts.email_key, accounts.email from account_newsletters
      join accounts on accounts.id = account_newsletters.account_id
      where account_newsletters.site = ${alias} and account_newsletters.newsletter = ${newsletter}
        and accounts.email_key is not null and accounts.validated_at is not null
      union all
      select email_key, email from newsletter_subscriptions
      where ${isFirst} and site = ${alias} and confirmed_at is not null
    ) readers
    where not exists (
      select 1 from newsletter_stops stops where stops.email_key = readers.email_key and stops.stopped_at is not null)
    group by email_key`);
}

async function compose(
  db: Database,
  site: SiteRecord,
  { id: newsletter, name, edition: plan }: NewsletterPlan,
  day: string,
  now: Date,
): Promise<boolean> {
  if (!plan) return false;
  const ofNewsletter = and(
    eq(newsletterEditions.site, site.alias),
    eq(newsletterEditions.newsletter, newsletter),
  );
  const [last] = await db
    .select({ day: newsletterEditions.day, composedAt: newsletterEditions.composedAt })
    .from(newsletterEditions)
    .where(ofNewsletter)
    .orderBy(desc(newsletterEditions.day))
    .limit(1);
  if (last && last.day >= day) return false;
  const cards = await editionCards(db, { site, plan, now, last: last?.composedAt ?? null });
  return db.transaction(async (tx) => {
    // Of many processes that compose it at once, one writes it; its letters with it.
    const [made] = await tx
      .insert(newsletterEditions)
      .values({ site: site.alias, newsletter, day, name, cards, composedAt: now })
      .onConflictDoNothing()
      .returning({ id: newsletterEditions.id });
    if (!made) return false;
    if (cards.length) await writeLetters(tx, site, newsletter, made.id, now);
    await touchLists(tx, site.alias);
    return true;
  });
}

/**
 * Composes the editions whose hour has come today, in each site's time zone; one whose hour passed while no process ran is
 * composed late, the same day. @returns how many
 */
export async function composeDue(db: Database, now: Date): Promise<number> {
  let composed = 0;
  for (const { record: site } of await db.select({ record: sites.record }).from(sites)) {
    const day = dayOf(now, site.timeZone);
    if (day === null) continue;
    for (const newsletter of site.newsletters ?? []) {
      const { edition } = newsletter;
      if (!edition || !isSentOn(edition, weekday(day))) continue;
      const hour = toMilliseconds(`${day}T${edition.hour}`, site.timeZone);
      if (hour === null || hour > now.getTime()) continue;
      if (await compose(db, site, newsletter, day, now)) composed += 1;
    }
  }
  return composed;
}
