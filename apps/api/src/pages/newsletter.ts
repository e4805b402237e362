import { type NewsletterPage, newsletterEditionPath } from '@portal/model';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { withoutWithdrawn } from '../contents/withdrawn';
import type { Database } from '../database/client';
import { type EditionPlan, isSentOn } from '../database/newsletter-plan';
import { newsletterEditions } from '../database/newsletters';
import { authors, sections } from '../database/schema';
import type { SiteRecord } from '../database/site-record';

/** Editions that a newsletter's page names. */
const MAX_DAYS = 31;

type Request = { db: Database; site: SiteRecord; params: Readonly<Record<string, string>> };

/** What a newsletter is made from and when it is sent, as its readers are told. */
async function planOf(db: Database, site: SiteRecord, edition: EditionPlan): Promise<NewsletterPage['plan']> {
  const { source, of: slug, hour } = edition;
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => isSentOn(edition, weekday));
  const ofSite = { section: sections, author: authors };
  const table = source === 'section' || source === 'author' ? ofSite[source] : undefined;
  const [found] =
    table && slug
      ? await db
          .select({ name: table.name })
          .from(table)
          .where(and(eq(table.site, site.alias), eq(table.slug, slug)))
          .limit(1)
      : [];
  return { source, weekdays, hour, ...(found ? { about: found.name } : {}) };
}

/** An edition of a newsletter as it was sent, but for what was taken back since, or the last one; null for a newsletter that this site does not send. */
export async function newsletterPage({ db, site, params }: Request): Promise<NewsletterPage | null> {
  const known = site.newsletters.find(({ id }) => id === params.newsletter);
  if (!known?.edition) return null;
  const sent = and(
    eq(newsletterEditions.site, site.alias),
    eq(newsletterEditions.newsletter, known.id),
    sql`jsonb_array_length(${newsletterEditions.cards}) > 0`,
  );
  const { day } = params;
  if (day !== undefined && !/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(day)) return null;
  const [edition] = await db
    .select()
    .from(newsletterEditions)
    // Text against text: a day that no calendar has is none of its editions.
    .where(and(sent, day === undefined ? undefined : sql`${newsletterEditions.day}::text = ${day}`))
    .orderBy(desc(newsletterEditions.day))
    .limit(1);
  if (day !== undefined && !edition) return null;
  const days = await db
    .select({ day: newsletterEditions.day })
    .from(newsletterEditions)
    .where(sent)
    .orderBy(desc(newsletterEditions.day))
    .limit(MAX_DAYS);
  const nextTo = async (day: string, isLater: boolean): Promise<string | undefined> => {
    const { day: column } = newsletterEditions;
    const [found] = await db
      .select({ day: column })
      .from(newsletterEditions)
      .where(and(sent, isLater ? gt(column, day) : lt(column, day)))
      .orderBy(isLater ? asc(column) : desc(column))
      .limit(1);
    return found?.day;
  };
  const [earlier, later] = edition
    ? await Promise.all([nextTo(edition.day, false), nextTo(edition.day, true)])
    : [];
  return {
    type: 'newsletter',
    path: newsletterEditionPath(known.id, day),
    updatedAt: (edition?.composedAt ?? new Date(0)).toISOString(),
    newsletter: { id: known.id, name: edition?.name ?? known.name },
    plan: await planOf(db, site, known.edition),
    edition: edition
      ? {
          ...{ day: edition.day, subject: edition.subject },
          cards: await withoutWithdrawn(db, edition.cards),
          ...{ earlier, later },
        }
      : null,
    days: days.map((row) => row.day),
  };
}
