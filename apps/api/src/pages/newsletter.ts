import { type NewsletterPage, newsletterEditionPath } from '@portal/model';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { withoutWithdrawn } from '../content/stories';
import { newsletterEditions } from '../newsroom/newsletters';
import type { Database } from '../platform/database';
import type { SiteRecord } from '../sites';
import { newsletterPlans } from './newsletter-plans';

/** Most editions listed on a newsletter's page. */
const MAX_DAYS = 31;

type Request = { db: Database; site: SiteRecord; params: Readonly<Record<string, string>> };

/**
 * Edition of a newsletter as sent, without articles withdrawn since; the last one by default. Null if this
 * site does not send the newsletter.
 */
export async function newsletterPage({ db, site, params }: Request): Promise<NewsletterPage | null> {
  const known = site.newsletters.find(({ id }) => id === params.newsletter);
  const plan = known && (await newsletterPlans({ db, site }, [known])).get(known.id);
  if (!plan) return null;
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
    // Compared as text: a day that does not exist matches no edition, instead of failing as a date.
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
    plan,
    edition: edition
      ? {
          day: edition.day,
          subject: edition.subject,
          cards: await withoutWithdrawn(db, edition.cards),
          earlier,
          later,
        }
      : null,
    days: days.map((row) => row.day),
  };
}
