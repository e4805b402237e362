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
  hasNoLetters,
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
 * Addresses of a newsletter: readers who chose it with an account whose address is proved, and those who gave their address and
 * no account. Who has been turned away gets none.
 * @param since of those without account, only who has confirmed it since then
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

/** Letters of an edition, one for each address. */
const writeLetters = (tx: DatabaseTransaction, readers: SQL, edition: number, now: Date) =>
  tx.execute(sql`
    insert into newsletter_letters (edition_id, email_key, email, due_at)
    select ${edition}::bigint, email_key, email, ${now.toISOString()}::timestamptz from (${readers}) readers`);

/** Contents of an edition to come as it would be composed now, in its order. @returns those that go, and those left out */
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

/** Composes the edition of a day if its moment has come, whoever else does. @returns whether it was this process */
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
    // What an editor changed meanwhile is composed when it is looked for again.
    if (((await draftOf(tx, site, newsletter, day))?.version ?? 0) !== (draft?.version ?? 0)) return false;
    const { id, name } = newsletter;
    // Of many processes that compose it at once, one writes it; its letters with it.
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
    if (cards.length) await writeLetters(tx, readersOf(site, id), made.id, now);
    await touchLists(tx, site.alias);
    return true;
  });
}

/**
 * Sends today's edition, where it went to nobody, to the readers who have subscribed since, as it is on its page. It is sent once: later
 * subscribers get the next one, and so do those who were taken in by a table, and have it from where they were.
 */
async function sendLate(db: Database, site: SiteRecord, newsletter: SentNewsletter, day: string, now: Date) {
  const unsent = and(ofDay(newsletterEditions, site, newsletter, day), hasNoLetters);
  const { id, cards, composedAt } = newsletterEditions;
  const [edition] = await db.select({ id, cards, composedAt }).from(newsletterEditions).where(unsent);
  if (!edition) return;
  const readers = readersOf(site, newsletter.id, edition.composedAt);
  const { rows } = await db.execute(sql`select 1 from (${readers}) readers limit 1`);
  if (!rows.length || !(await withoutWithdrawn(db, edition.cards)).length) return;
  await db.transaction(async (tx) => {
    await lockNewsletter(tx, site, newsletter);
    // Of many processes that saw it, one writes its letters.
    const [still] = await tx.select({ id: newsletterEditions.id }).from(newsletterEditions).where(unsent);
    if (still?.id === edition.id) await writeLetters(tx, readers, still.id, now);
  });
}

/**
 * Composes the editions whose hour has come today, in each site's time zone; one whose hour passed while no process ran is
 * composed late, the same day, and one that an editor gave a moment a day later too. One that
 * went to nobody goes to the first who subscribe on its day. @returns how many
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
