import type { NewsletterPublicPlan } from '@portal/model';
import { and, eq, inArray } from 'drizzle-orm';
import { authors } from '../content/stories';
import type { Database } from '../platform/database';
import type { SiteRecord } from '../sites';
import { isSentOn, type NewsletterPlan, sections } from '../sites';

const TABLES = { section: sections, author: authors };
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

type OfSite = { db: Database; site: Pick<SiteRecord, 'alias'> };

/** Names of the sections or authors that newsletters are based on, by slug. */
async function namesOf(
  { db, site }: OfSite,
  source: keyof typeof TABLES,
  newsletters: readonly NewsletterPlan[],
): Promise<ReadonlyMap<string, string>> {
  const slugs = newsletters.flatMap(({ edition }) =>
    edition?.source === source && edition.of !== undefined ? [edition.of] : [],
  );
  if (!slugs.length) return new Map();
  const { slug, name, site: alias } = TABLES[source];
  const found = await db
    .select({ slug, name })
    .from(TABLES[source])
    .where(and(eq(alias, site.alias), inArray(slug, slugs)));
  return new Map(found.map((row) => [row.slug, row.name]));
}

/**
 * Public plans of newsletters by id: source and sending times. A newsletter sent by a third party has none.
 * Each table is queried at most once, and only if a newsletter uses it.
 */
export async function newsletterPlans(
  ofSite: OfSite,
  newsletters: readonly NewsletterPlan[],
): Promise<ReadonlyMap<string, NewsletterPublicPlan>> {
  const [section, author] = await Promise.all([
    namesOf(ofSite, 'section', newsletters),
    namesOf(ofSite, 'author', newsletters),
  ]);
  return new Map(
    newsletters.flatMap(({ id, edition }) => {
      if (!edition) return [];
      const { source, of: slug, hour } = edition;
      const names = source === 'section' ? section : source === 'author' ? author : undefined;
      const about = slug === undefined ? undefined : names?.get(slug);
      const weekdays = WEEKDAYS.filter((weekday) => isSentOn(edition, weekday));
      return [[id, { source, weekdays, hour, ...(about === undefined ? {} : { about }) }] as const];
    }),
  );
}
