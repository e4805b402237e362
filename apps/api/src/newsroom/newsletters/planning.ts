import { addDays, dayOf, toMilliseconds, weekday } from '@portal/model';
import type { PlannedEdition } from '@portal/model/newsroom';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { touchLists } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { unknown } from '../../platform/http';
import type { SiteRecord } from '../../sites';
import { type EditionPlan, type EditionSource, isSentOn, type NewsletterPlan } from '../../sites';
import { newsletterDrafts, newsletterEditions } from './tables';

/** Planned editions of the site's file shown at the desk, and how many days ahead they are searched. */
const SHOWN_OF_FILE = 2;
const MAX_DAYS_ON = 30;
const MAX_DRAFTS = 40;

export type Draft = typeof newsletterDrafts.$inferSelect;
/** A newsletter that this portal sends itself. */
export type SentNewsletter = NewsletterPlan & { edition: EditionPlan };
/** A planned edition: what the site's configuration plans for its day, and editors' changes. */
export type Planned = { day: string; dueAt: Date; source: EditionSource; draft: Draft | null };

/** @throws ApiError for a newsletter that this site does not send */
export function sentNewsletter({ newsletters }: SiteRecord, id: string): SentNewsletter {
  const found = newsletters.find((known) => known.id === id);
  if (!found?.edition) throw unknown();
  return { ...found, edition: found.edition };
}

/** Edition of a day; null if neither the site's file nor an editor plans one. */
export function plannedOn(
  { timeZone }: Pick<SiteRecord, 'timeZone'>,
  { edition }: SentNewsletter,
  day: string,
  draft: Draft | null,
): Planned | null {
  const hour = isSentOn(edition, weekday(day)) ? toMilliseconds(`${day}T${edition.hour}`, timeZone) : null;
  const dueAt = draft?.dueAt ?? (hour === null ? null : new Date(hour));
  return dueAt && { day, dueAt, source: draft?.source ?? edition, draft };
}

export const ofDay = (
  table: typeof newsletterDrafts | typeof newsletterEditions,
  { alias }: Pick<SiteRecord, 'alias'>,
  { id }: Pick<NewsletterPlan, 'id'>,
  day: string,
) => and(eq(table.site, alias), eq(table.newsletter, id), eq(table.day, day));

/** Editors' changes to the edition of a day. */
export async function draftOf(
  db: Database | DatabaseTransaction,
  ...which: [site: SiteRecord, newsletter: NewsletterPlan, day: string]
): Promise<Draft | null> {
  const [found] = await db
    .select()
    .from(newsletterDrafts)
    .where(ofDay(newsletterDrafts, ...which));
  return found ?? null;
}

/** Whether the edition of a day has been composed. */
export async function isComposed(
  db: Database | DatabaseTransaction,
  ...which: [site: SiteRecord, newsletter: NewsletterPlan, day: string]
): Promise<boolean> {
  const [found] = await db
    .select({ id: newsletterEditions.id })
    .from(newsletterEditions)
    .where(ofDay(newsletterEditions, ...which));
  return found !== undefined;
}

/** Matches editions without emails, not even deleted ones. */
export const hasNoEmails = sql`${newsletterEditions.counts} is null and not exists (
  select 1 from newsletter_letters letters where letters.edition_id = ${newsletterEditions.id})`;

/**
 * Deletes the edition of a day that went to nobody, without articles or without readers.
 * @returns whether there was one
 */
export async function forgetUnsent(
  tx: DatabaseTransaction,
  ...which: [site: SiteRecord, newsletter: NewsletterPlan, day: string]
): Promise<boolean> {
  const gone = await tx
    .delete(newsletterEditions)
    .where(and(ofDay(newsletterEditions, ...which), hasNoEmails))
    .returning({ id: newsletterEditions.id });
  const [site] = which;
  if (gone.length) await touchLists(tx, site.alias);
  return gone.length > 0;
}

/**
 * Locks a newsletter until the transaction ends: nobody else composes its editions or changes planned ones.
 */
export const lockNewsletter = (tx: DatabaseTransaction, { alias }: SiteRecord, { id }: NewsletterPlan) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter ${alias} ${id}`}, 0))`);

/**
 * A newsletter's planned editions, next first: those changed by editors, and the next ones of the site's
 * file.
 */
export async function plannedEditions(
  db: Database,
  site: SiteRecord,
  newsletter: SentNewsletter,
  now: Date,
): Promise<Planned[]> {
  const today = dayOf(now, site.timeZone);
  if (today === null) return [];
  const drafts = await db
    .select()
    .from(newsletterDrafts)
    .where(
      and(
        eq(newsletterDrafts.site, site.alias),
        eq(newsletterDrafts.newsletter, newsletter.id),
        gte(newsletterDrafts.day, today),
      ),
    )
    .orderBy(asc(newsletterDrafts.day))
    .limit(MAX_DRAFTS);
  const touched = new Map(drafts.map((draft) => [draft.day, draft]));
  const ofFile = Array.from({ length: MAX_DAYS_ON }, (_, on) => addDays(today, on)).filter(
    (day) => !touched.has(day) && isSentOn(newsletter.edition, weekday(day)),
  );
  const days = [...touched.keys(), ...ofFile];
  const composed = await db
    .select({ day: newsletterEditions.day })
    .from(newsletterEditions)
    .where(
      and(
        eq(newsletterEditions.site, site.alias),
        eq(newsletterEditions.newsletter, newsletter.id),
        inArray(newsletterEditions.day, days),
      ),
    );
  const gone = new Set(composed.map(({ day }) => day));
  const shown = [...touched.keys(), ...ofFile.filter((day) => !gone.has(day)).slice(0, SHOWN_OF_FILE)];
  return shown
    .filter((day) => !gone.has(day))
    .flatMap((day) => plannedOn(site, newsletter, day, touched.get(day) ?? null) ?? [])
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}

/** A planned edition for the desk. */
export const shownPlanned = ({ day, dueAt, draft }: Planned): PlannedEdition => ({
  day,
  at: dueAt.toISOString(),
  version: draft?.version ?? 0,
  subject: draft?.subject ?? null,
  state: draft?.isCancelled ? 'cancelled' : 'planned',
  isByHand: Boolean(draft?.source),
});
