import { addDays, type Card, dayOf } from '@portal/model';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { withoutWithdrawn } from '../../content/stories';
import { touchLists } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import { sites } from '../../sites';
import { editionCards } from './cards';
import {
  draftOf,
  hasNoEmails,
  isComposed,
  lockNewsletter,
  ofDay,
  type Planned,
  plannedOn,
  type SentNewsletter,
  sentNewsletter,
} from './planning';
import { newsletterEditions } from './tables';

/**
 * Addresses of a newsletter's readers: accounts with a validated address, and confirmed subscriptions without
 * an account. Stopped addresses are left out.
 * @param since only includes subscriptions without an account confirmed since then
 */
export const readersOf = (
  { alias }: Pick<SiteRecord, 'alias'>,
  newsletter: string,
  since: Date = new Date(0),
): SQL => sql`
  select email_key, min(email) as email from (
    select accounts.email_key, accounts.email from account_newsletters
    join accounts on accounts.id = account_newsletters.account_id
    where account_newsletters.site = ${alias} and account_newsletters.newsletter = ${newsletter}
      and accounts.email_key is not null and accounts.validated_at is not null
    union all
    select email_key, email from newsletter_subscriptions
    where site = ${alias} and newsletter = ${newsletter} and confirmed_at >= ${since.toISOString()}::timestamptz
  ) readers
  where not exists (
    select 1 from newsletter_stops stops where stops.email_key = readers.email_key and stops.stopped_at is not null)
  group by email_key`;

/** Creates an edition's emails, one per email address. */
const writeEmails = (tx: DatabaseTransaction, readers: SQL, edition: number, now: Date) =>
  tx.execute(sql`
    insert into newsletter_letters (edition_id, email_key, email, due_at)
    select ${edition}::bigint, email_key, email, ${now.toISOString()}::timestamptz from (${readers}) readers`);

/**
 * Contents of a planned edition as it would be composed now, in order.
 * @returns the included and the excluded ones
 */
export async function plannedCards(
  db: Database,
  site: SiteRecord,
  { id }: SentNewsletter,
  { source, draft }: Planned,
  now: Date,
): Promise<{ cards: Card[]; leftOut: Card[] }> {
  const [last] = await db
    .select({ composedAt: newsletterEditions.composedAt })
    .from(newsletterEditions)
    .where(and(eq(newsletterEditions.site, site.alias), eq(newsletterEditions.newsletter, id)))
    .orderBy(desc(newsletterEditions.day))
    .limit(1);
  const { order = [], leftOut = [] } = draft ?? {};
  const plan = { ...source, count: source.count + leftOut.length };
  const found = await editionCards(db, { site, plan, now, last: last?.composedAt ?? null });
  const placeOf = ({ id: content }: Card) =>
    order.includes(content) ? order.indexOf(content) : order.length;
  const isOut = ({ id: content }: Card) => leftOut.includes(content);
  return {
    cards: found
      .filter((card) => !isOut(card))
      .sort((one, other) => placeOf(one) - placeOf(other))
      .slice(0, source.count),
    leftOut: found.filter(isOut),
  };
}

/**
 * Composes the edition of a day if it is due, once across processes.
 * @returns whether it was this process
 */
export async function composeDay(
  db: Database,
  site: SiteRecord,
  newsletter: SentNewsletter,
  day: string,
  now: Date,
): Promise<boolean> {
  const draft = await draftOf(db, site, newsletter, day);
  const planned = plannedOn(site, newsletter, day, draft);
  if (!planned || draft?.isCancelled || planned.dueAt > now) return false;
  if (await isComposed(db, site, newsletter, day)) return false;
  const { cards } = await plannedCards(db, site, newsletter, planned, now);
  return db.transaction(async (tx) => {
    await lockNewsletter(tx, site, newsletter);
    // An editor has changed it meanwhile: it is composed on the next round.
    if (((await draftOf(tx, site, newsletter, day))?.version ?? 0) !== (draft?.version ?? 0)) return false;
    const { id, name } = newsletter;
    // Only one process inserts the edition and its emails.
    const [made] = await tx
      .insert(newsletterEditions)
      .values({
        site: site.alias,
        newsletter: id,
        day,
        name,
        cards,
        composedAt: now,
        subject: draft?.subject ?? null,
      })
      .onConflictDoNothing()
      .returning({ id: newsletterEditions.id });
    if (!made) return false;
    if (cards.length) await writeEmails(tx, readersOf(site, id), made.id, now);
    await touchLists(tx, site.alias);
    return true;
  });
}

/**
 * Sends today's edition, if it went to nobody, to readers who have subscribed since, as shown on its page.
 * Happens once: later subscribers wait for the next edition, and so do imported ones, who got this one from
 * the old system.
 */
async function sendLate(db: Database, site: SiteRecord, newsletter: SentNewsletter, day: string, now: Date) {
  const unsent = and(ofDay(newsletterEditions, site, newsletter, day), hasNoEmails);
  const { id, cards, composedAt } = newsletterEditions;
  const [edition] = await db.select({ id, cards, composedAt }).from(newsletterEditions).where(unsent);
  if (!edition) return;
  const readers = readersOf(site, newsletter.id, edition.composedAt);
  const { rows } = await db.execute(sql`select 1 from (${readers}) readers limit 1`);
  if (!rows.length || !(await withoutWithdrawn(db, edition.cards)).length) return;
  await db.transaction(async (tx) => {
    await lockNewsletter(tx, site, newsletter);
    // Only one process creates its emails.
    const [still] = await tx.select({ id: newsletterEditions.id }).from(newsletterEditions).where(unsent);
    if (still?.id === edition.id) await writeEmails(tx, readers, still.id, now);
  });
}

/**
 * Composes the editions due today, in each site's time zone. One missed while no process ran is composed
 * later the same day, and one with a time set by an editor also a day later. An edition that went to nobody
 * goes to the first subscribers of its day.
 * @returns number of editions
 */
export async function composeDue(db: Database, now: Date): Promise<number> {
  let composed = 0;
  for (const { record: site } of await db.select({ record: sites.record }).from(sites)) {
    const today = dayOf(now, site.timeZone);
    if (today === null) continue;
    const yesterday = addDays(today, -1);
    for (const { id, edition } of site.newsletters ?? []) {
      if (!edition) continue;
      const newsletter = sentNewsletter(site, id);
      const late = await draftOf(db, site, newsletter, yesterday);
      for (const day of late?.dueAt ? [yesterday, today] : [today])
        if (await composeDay(db, site, newsletter, day, now)) composed += 1;
      await sendLate(db, site, newsletter, today, now);
    }
  }
  return composed;
}
