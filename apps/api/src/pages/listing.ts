import { LATEST_PATH, type Link, type ListingPage } from '@portal/model';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { cardOf, cardRows, isListed } from '../contents/cards';
import { type Cursor, writeCursor } from '../contents/cursor';
import { authorPath, PROGRAMMES_PATH, programmePath, sectionPath, tagPath } from '../contents/paths';
import type { Database } from '../database/client';
import { authors, contents, programmes, sections, tags } from '../database/schema';
import type { SiteRecord } from '../sites/record';
import { authorOf } from './content';
import { programmeCards } from './programmes';

/** Contents on one page of a listing. */
const LISTING_PAGE_SIZE = 20;

type Head = Omit<ListingPage, 'type' | 'updatedAt' | 'cards' | 'nextCursor'>;

/** One page of contents under a head. */
async function listingOf(
  db: Database,
  site: SiteRecord,
  head: Head,
  filter: SQL,
  cursor: Cursor | null,
  from?: SQL,
): Promise<ListingPage> {
  const where = sql`${contents.site} = ${site.alias} and ${isListed} and ${filter}`;
  // One more than is shown tells whether there is a next page.
  const rows = await cardRows(db, where, { limit: LISTING_PAGE_SIZE + 1, cursor, ...(from ? { from } : {}) });
  const shown = rows.slice(0, LISTING_PAGE_SIZE);
  const last = shown.at(-1);
  const newest = shown[0];
  return {
    type: 'listing',
    ...head,
    updatedAt: newest ? new Date(newest.published_at).toISOString() : new Date(0).toISOString(),
    cards: shown.map(cardOf),
    nextCursor:
      rows.length > shown.length && last
        ? writeCursor({ publishedAt: new Date(last.published_at), id: last.id })
        : null,
  };
}

const front = (site: SiteRecord): Link => ({ id: 'front', text: site.name, href: '/' });

export async function sectionListing(
  db: Database,
  site: SiteRecord,
  slug: string,
  cursor: Cursor | null,
): Promise<ListingPage | null> {
  const [section] = await db
    .select()
    .from(sections)
    .where(and(eq(sections.site, site.alias), eq(sections.slug, slug)));
  if (!section) return null;
  const head: Head = {
    path: sectionPath(slug),
    kind: 'section',
    title: section.name,
    ...(section.description ? { description: section.description } : {}),
    breadcrumbs: [front(site)],
  };
  const from = sql`join content_sections on content_sections.content_id = ${contents.id} and content_sections.section_id = ${section.id}`;
  return listingOf(db, site, head, sql`true`, cursor, from);
}

export async function tagListing(
  db: Database,
  site: SiteRecord,
  slug: string,
  cursor: Cursor | null,
): Promise<ListingPage | null> {
  const [tag] = await db
    .select()
    .from(tags)
    .where(and(eq(tags.site, site.alias), eq(tags.slug, slug)));
  if (!tag) return null;
  const head: Head = { path: tagPath(slug), kind: 'tag', title: tag.name, breadcrumbs: [front(site)] };
  const from = sql`join content_tags on content_tags.content_id = ${contents.id} and content_tags.tag_id = ${tag.id}`;
  return listingOf(db, site, head, sql`true`, cursor, from);
}

export async function authorListing(
  db: Database,
  site: SiteRecord,
  slug: string,
  cursor: Cursor | null,
): Promise<ListingPage | null> {
  const [author] = await db
    .select()
    .from(authors)
    .where(and(eq(authors.site, site.alias), eq(authors.slug, slug)));
  if (!author) return null;
  const head: Head = {
    path: authorPath(slug),
    kind: 'author',
    title: author.name,
    ...(author.bio ? { description: author.bio } : {}),
    breadcrumbs: [front(site)],
    author: authorOf(author),
  };
  const from = sql`join content_authors on content_authors.content_id = ${contents.id} and content_authors.author_id = ${author.id}`;
  return listingOf(db, site, head, sql`true`, cursor, from);
}

export async function programmeListing(
  db: Database,
  site: SiteRecord,
  slug: string,
  cursor: Cursor | null,
): Promise<ListingPage | null> {
  const [programme] = await db
    .select()
    .from(programmes)
    .where(and(eq(programmes.site, site.alias), eq(programmes.slug, slug)));
  if (!programme) return null;
  const [section] = await db
    .select()
    .from(sections)
    .where(and(eq(sections.site, site.alias), eq(sections.slug, 'programes')));
  const head: Head = {
    path: programmePath(slug),
    kind: 'programme',
    title: programme.name,
    description: programme.resume,
    breadcrumbs: [front(site), { id: 'programmes', text: section?.name ?? '', href: PROGRAMMES_PATH }].filter(
      ({ text }) => text,
    ),
    programme: {
      id: String(programme.id),
      name: programme.name,
      url: programmePath(slug),
      ...(programme.image ? { image: { image: programme.image } } : {}),
      resume: programme.body.flatMap((part) => (part.type === 'paragraph' ? [{ html: part.html }] : [])),
      ...(programme.timetable ? { timetable: programme.timetable } : {}),
      medium: programme.medium,
    },
  };
  return listingOf(db, site, head, sql`${contents.programmeId} = ${programme.id}`, cursor);
}

export function latestListing(db: Database, site: SiteRecord, cursor: Cursor | null): Promise<ListingPage> {
  const head: Head = { path: LATEST_PATH, kind: 'latest', title: 'Última hora', breadcrumbs: [front(site)] };
  return listingOf(db, site, head, sql`true`, cursor);
}

/** Every programme of a broadcaster; a few dozen at most, so there is no next page. */
export async function programmesListing(db: Database, site: SiteRecord): Promise<ListingPage | null> {
  const all = await programmeCards(db, site);
  if (!all.length) return null;
  const [section] = await db
    .select()
    .from(sections)
    .where(and(eq(sections.site, site.alias), eq(sections.slug, 'programes')));
  return {
    type: 'listing',
    path: PROGRAMMES_PATH,
    kind: 'programmes',
    title: section?.name ?? 'Programes',
    ...(section?.description ? { description: section.description } : {}),
    updatedAt: new Date(0).toISOString(),
    breadcrumbs: [front(site)],
    cards: all.map(({ card }) => card),
    nextCursor: null,
  };
}
