import {
  type Author,
  type Card,
  categoryOf,
  inEveryLanguage,
  type Language,
  type Link,
  type ListedRectification,
  type ListingKind,
  type ListingPage,
  pathTo,
  ROUTES,
  type SearchPayload,
  type SearchQuestion,
  type SearchType,
  searchPayloadSchema,
  toMilliseconds,
} from '@portal/model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { conditionsOf, type Search } from '../content/search';
import {
  authorOf,
  authors,
  cardOf,
  cardPositionSchema,
  cardRows,
  contents,
  isAuthorSeen,
  isListed,
  isTagSeen,
  latestList,
  programmes,
  tags,
} from '../content/stories';
import { mostReadCards } from '../content/views';
import { listedRectifications, recently } from '../participation/rectifications';
import type { Database } from '../platform/database';
import type { OpenCursors } from '../platform/secrets';
import { type SiteRecord, sections } from '../sites';
import { areasOf } from './broadcast';

const LISTING_PAGE_SIZE = 20;

export type Listing = {
  db: Database;
  cursors: OpenCursors;
  search: Search;
  site: SiteRecord;
  question: SearchQuestion;
  cursor: string | null;
  now: Date;
};

type Head = Omit<ListingPage, 'type' | 'updatedAt' | 'cards' | 'search' | 'nextCursor' | 'beside' | 'month'>;

/** When a listing last changed: its newest story or rectification. */
const newestDate = ([first]: readonly Card[], [beside]: readonly ListedRectification[] = []) =>
  [first?.publishedDate?.date, beside?.date]
    .flatMap((date) => date ?? [])
    .reduce((one, other) => (Date.parse(other) > Date.parse(one) ? other : one), new Date(0).toISOString());

/**
 * Rectifications for a listing's feed; in an archive, those of its days. None on further pages, nor in search
 * results, the agenda and the whole archive, which have no feed.
 */
async function rectificationsIn(
  { db, site, cursor, now }: Pick<Listing, 'db' | 'site' | 'cursor' | 'now'>,
  kind: Head['kind'],
  cards: readonly Card[],
  payload: Pick<SearchPayload, 'dateValue'> & { conditions: string },
): Promise<ListedRectification[]> {
  if (cursor !== null || kind === 'search' || kind === 'agenda') return [];
  const { conditions, dateValue } = payload;
  if (kind !== 'archive') return listedRectifications(db, { site, conditions, cards, ...recently(now) });
  const [since, until] = dateValue.map((date) => toMilliseconds(date, site.timeZone) ?? 0);
  return since === undefined || until === undefined
    ? []
    : listedRectifications(db, { site, conditions: '', since, until });
}

/** A listing's search type, and its category. */
type About = { type: SearchType; categoryId?: string };

/**
 * Listing page under a head.
 * @throws BadCursor
 */
export async function listingOf(
  listing: Listing,
  head: Head,
  { type, categoryId = '' }: About,
): Promise<ListingPage> {
  const { search, site, question, cursor, now } = listing;
  const payload: SearchPayload = {
    ...question,
    type,
    categoryId,
    moduleId: '',
    limit: LISTING_PAGE_SIZE,
    cursorMark: cursor,
    taxonUrl: null,
  };
  // A further page has no facets of its own: they come from a search for the first page, since its filters
  // are shown too.
  const [{ cards, ...found }, first] = await Promise.all([
    search.find({ site, now, payload }),
    cursor === null ? null : search.find({ site, now, payload: { ...payload, limit: 1, cursorMark: null } }),
  ]);
  const beside = await rectificationsIn(listing, head.kind, cards, {
    dateValue: payload.dateValue,
    conditions: conditionsOf(site, payload),
  });
  return {
    type: 'listing',
    ...head,
    updatedAt: newestDate(cards, beside),
    cards,
    ...(beside.length ? { rectifications: beside } : {}),
    search: first ? { ...found, facets: first.facets } : found,
    nextCursor: found.searcherPayload.cursorMark,
  };
}

export const front = (site: SiteRecord): Link => ({ id: 'front', text: site.name, href: '/' });

/** Authors of a blog, in the order of its site's file. Authors who have published nothing are omitted. */
async function blogAuthors(
  db: Database,
  { site, authors: slugs }: typeof sections.$inferSelect,
): Promise<Author[]> {
  if (!slugs.length) return [];
  const rows = await db
    .select()
    .from(authors)
    .where(and(eq(authors.site, site), inArray(authors.slug, slugs), isAuthorSeen));
  return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug).map(authorOf));
}

/** Days of the most-read stories beside others. */
export const MOST_READ_DAYS = 7;
const EVENTS_BESIDE = 4;

const isNarrowed = ({ searchText, dateValue, filterValues }: SearchQuestion) =>
  searchText !== '' || dateValue.length > 0 || Object.keys(filterValues).length > 0;

/** Most-read stories and next events for the first page of a section, a tag or an author. */
async function besideStories(
  { db, search, site, question, cursor, now }: Listing,
  categoryId: string,
): Promise<Pick<ListingPage, 'beside'>> {
  if (cursor !== null || isNarrowed(question)) return {};
  const payload = v.parse(searchPayloadSchema, { type: 'agenda', categoryId, limit: EVENTS_BESIDE });
  const [mostRead, { cards: events }] = await Promise.all([
    mostReadCards(db, site.alias, MOST_READ_DAYS, now),
    search.find({ site, now, payload }),
  ]);
  return { beside: { mostRead, events } };
}

/**
 * Listing whose first page is composed like a front.
 * @throws BadCursor
 */
async function frontOf(listing: Listing, head: Head, about: Required<About>): Promise<ListingPage> {
  const [page, beside] = await Promise.all([
    listingOf(listing, head, about),
    besideStories(listing, about.categoryId),
  ]);
  return { ...page, ...beside };
}

export async function sectionListing(listing: Listing, slug: string): Promise<ListingPage | null> {
  const { db, site } = listing;
  const [section] = await db
    .select()
    .from(sections)
    .where(and(eq(sections.site, site.alias), eq(sections.slug, slug)));
  if (!section) return null;
  const path = pathTo('section', { slug });
  const { name, description, palette } = section;
  const isBlog = section.listing === 'blog';
  const head: Head = {
    path,
    kind: isBlog ? 'blog' : 'section',
    title: name,
    ...(description ? { description } : {}),
    ...(palette ? { palette } : {}),
    breadcrumbs: [front(site)],
    ...(isBlog
      ? {
          blog: {
            name,
            url: path,
            authors: await blogAuthors(db, section),
            ...(description ? { description } : {}),
          },
        }
      : {}),
  };
  const about = { type: section.listing, categoryId: categoryOf('section', slug) };
  return isBlog ? listingOf(listing, head, about) : frontOf(listing, head, about);
}

export async function tagListing(listing: Listing, slug: string): Promise<ListingPage | null> {
  const { db, site } = listing;
  const [tag] = await db
    .select()
    .from(tags)
    .where(and(eq(tags.site, site.alias), eq(tags.slug, slug), isTagSeen));
  if (!tag) return null;
  const head: Head = {
    path: pathTo('tag', { slug }),
    kind: 'tag',
    title: tag.name,
    breadcrumbs: [front(site)],
  };
  return frontOf(listing, head, { type: 'content', categoryId: categoryOf('tag', slug) });
}

export async function authorListing(listing: Listing, slug: string): Promise<ListingPage | null> {
  const { db, site } = listing;
  const [author] = await db
    .select()
    .from(authors)
    .where(and(eq(authors.site, site.alias), eq(authors.slug, slug), isAuthorSeen));
  if (!author) return null;
  const head: Head = {
    path: pathTo('author', { slug }),
    kind: 'author',
    title: author.name,
    ...(author.bio ? { description: author.bio } : {}),
    breadcrumbs: [front(site)],
    author: authorOf(author),
  };
  return frontOf(listing, head, { type: 'author', categoryId: categoryOf('author', slug) });
}

/** Months of a year before the first of a season: broadcasters begin in September. */
const SEASON_MONTHS = 8;

/** Seasons in which a programme has published, the newest first. */
async function seasonsOf({ db, site }: Listing, programmeId: number) {
  const { rows } = await db.execute<{ year: number }>(sql`
    select distinct extract(year from ${contents.publishedAt} at time zone ${site.timeZone}
      - make_interval(months => ${SEASON_MONTHS}))::int as year
    from ${contents}
    where ${contents.site} = ${site.alias} and ${contents.programmeId} = ${programmeId} and ${isListed}
    order by year desc`);
  return rows.map(({ year }) => ({ from: `${year}-09-01`, to: `${year + 1}-08-31` }));
}

export async function programmeListing(listing: Listing, slug: string): Promise<ListingPage | null> {
  const { db, site } = listing;
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
    path: pathTo('programme', { slug }),
    kind: 'programme',
    title: programme.name,
    description: programme.resume,
    breadcrumbs: [
      front(site),
      { id: 'programmes', text: section?.name ?? '', href: ROUTES.programmes },
    ].filter(({ text }) => text),
    areas: areasOf(site),
    seasons: await seasonsOf(listing, programme.id),
    programme: {
      id: String(programme.id),
      name: programme.name,
      url: pathTo('programme', { slug }),
      ...(programme.image ? { image: { image: programme.image } } : {}),
      resume: programme.body.flatMap((part) => (part.type === 'paragraph' ? [{ html: part.html }] : [])),
      ...(programme.timetable ? { timetable: programme.timetable } : {}),
      medium: programme.medium,
      ...(programme.rating ? { rating: programme.rating } : {}),
    },
  };
  return listingOf(listing, head, { type: 'content', categoryId: categoryOf('programme', slug) });
}

/**
 * All listed articles of a site, newest first: the continuation of its front page, without a search.
 * @throws BadCursor
 */
export async function latestListing(listing: Listing): Promise<ListingPage> {
  const { db, cursors, site, cursor } = listing;
  const { read, write } = await cursors();
  const rows = await cardRows(db, sql`${contents.site} = ${site.alias} and ${isListed}`, {
    // One extra row shows whether there is a next page.
    limit: LISTING_PAGE_SIZE + 1,
    after: cursor === null ? null : read(cardPositionSchema, latestList(site), cursor),
  });
  const cards = rows.slice(0, LISTING_PAGE_SIZE).map(cardOf);
  const last = rows.length > cards.length ? rows[cards.length - 1] : undefined;
  const beside = await rectificationsIn(listing, 'latest', cards, { dateValue: [], conditions: '' });
  return {
    type: 'listing',
    path: ROUTES.latest,
    kind: 'latest',
    title: LISTING_TITLES[site.language].latest,
    breadcrumbs: [front(site)],
    updatedAt: newestDate(cards, beside),
    cards,
    ...(beside.length ? { rectifications: beside } : {}),
    nextCursor: last
      ? write(cardPositionSchema, latestList(site), {
          moment: new Date(last.published_at).getTime(),
          id: last.id,
        })
      : null,
  };
}

/** Titles of listings that the newsroom does not name, by site language. */
export const LISTING_TITLES: Readonly<
  Record<Language, Record<Extract<ListingKind, 'agenda' | 'archive' | 'latest'>, string>>
> = inEveryLanguage({
  ca: { agenda: 'Agenda', archive: 'Hemeroteca', latest: 'Última hora' },
  es: { agenda: 'Agenda', archive: 'Hemeroteca', latest: 'Última hora' },
  en: { agenda: 'What’s on', archive: 'Archive', latest: 'Latest news' },
});
