import { ROUTES } from '@portal/model';
import type { DeskNewsletter, DeskNewsletters } from '@portal/model/newsroom';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import { sections } from '../../sites';
import type { EmailScheme } from '../../sites/emails';
import { plannedCards, readersOf } from './composing';
import { emailCounts, NO_EMAILS } from './counts';
import { LEAVING_MARK, type RenderedEmail, renderEmail } from './newsletter-email';
import { type Planned, plannedEditions, type SentNewsletter, sentNewsletter, shownPlanned } from './planning';
import { newsletterEditions } from './tables';

/** Sent editions on a page of the desk. */
const SHOWN_SENT = 20;

type Deps = { db: Database; now: () => Date };

async function sentEditions(db: Database, site: SiteRecord, { id }: SentNewsletter) {
  const rows = await db
    .select()
    .from(newsletterEditions)
    .where(
      and(
        eq(newsletterEditions.site, site.alias),
        eq(newsletterEditions.newsletter, id),
        sql`jsonb_array_length(${newsletterEditions.cards}) > 0`,
      ),
    )
    .orderBy(desc(newsletterEditions.day))
    .limit(SHOWN_SENT);
  const counted = await emailCounts(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    day: row.day,
    composedAt: row.composedAt.toISOString(),
    subject: renderEmail(site, row).subject,
    // Frozen counts may lack newer fields.
    counts: { ...NO_EMAILS, ...(row.counts ?? counted.get(row.id)) },
  }));
}

async function shownNewsletter(
  { db }: Deps,
  site: SiteRecord,
  newsletter: SentNewsletter,
  planned: Planned[],
) {
  const { id, name } = newsletter;
  const { rows } = await db.execute<{ readers: number }>(
    sql`select count(*)::int as readers from (${readersOf(site, id)}) readers`,
  );
  return {
    id,
    name,
    readers: rows[0]?.readers ?? 0,
    planned: planned.map(shownPlanned),
    sent: await sentEditions(db, site, newsletter),
  };
}

/** Newsletters that a site sends, with their planned and sent editions. */
export async function deskNewsletters(deps: Deps, site: SiteRecord): Promise<DeskNewsletters> {
  const newsletters = [];
  for (const { id, edition } of site.newsletters)
    if (edition) {
      const newsletter = sentNewsletter(site, id);
      const planned = await plannedEditions(deps.db, site, newsletter, deps.now());
      newsletters.push(await shownNewsletter(deps, site, newsletter, planned));
    }
  return { newsletters };
}

/**
 * Email of a planned edition as it would be sent now; its unsubscribe link leads to the reader's newsletter
 * settings.
 */
export async function plannedEmail(
  { db, now }: Deps,
  site: SiteRecord,
  newsletter: SentNewsletter,
  planned: Planned,
  scheme: EmailScheme | null = null,
) {
  const { cards, leftOut } = await plannedCards(db, site, newsletter, planned, now());
  const { id, name } = newsletter;
  const subject = planned.draft?.subject ?? null;
  const drawn = renderEmail(site, { newsletter: id, name, day: planned.day, cards, subject }, scheme);
  const leaving = new URL(ROUTES.newsletters, site.url).href;
  const email: RenderedEmail = {
    subject: drawn.subject,
    html: drawn.html.replaceAll(LEAVING_MARK, leaving),
    text: drawn.text.replaceAll(LEAVING_MARK, leaving),
  };
  return { email, cards, leftOut };
}

/** The edition of a day or, without a day, the next one not cancelled. */
export function chosen(planned: readonly Planned[], day: string | undefined): Planned | null {
  if (day !== undefined) return planned.find((one) => one.day === day) ?? null;
  return planned.find(({ draft }) => !draft?.isCancelled) ?? planned[0] ?? null;
}

/**
 * A newsletter with one planned edition.
 * @throws ApiError for one that this site does not send
 */
export async function deskNewsletter(
  deps: Deps,
  site: SiteRecord,
  id: string,
  day: string | undefined,
): Promise<DeskNewsletter> {
  const newsletter = sentNewsletter(site, id);
  const planned = await plannedEditions(deps.db, site, newsletter, deps.now());
  const one = chosen(planned, day);
  const drawn = one && (await plannedEmail(deps, site, newsletter, one));
  const ofSite = await deps.db
    .select({ slug: sections.slug, name: sections.name })
    .from(sections)
    .where(eq(sections.site, site.alias))
    .orderBy(asc(sections.name));
  return {
    ...(await shownNewsletter(deps, site, newsletter, planned)),
    edition: drawn && {
      ...shownPlanned(one),
      email: { subject: drawn.email.subject, text: drawn.email.text },
      pieces: [
        ...drawn.cards.map((card) => ({ ...card, isOut: false })),
        ...drawn.leftOut.map((card) => ({ ...card, isOut: true })),
      ].map(({ id: piece, title, url, isOut }) => ({ id: piece, title, url, isOut })),
    },
    sections: ofSite,
  };
}
