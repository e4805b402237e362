import type { Author, Card, Content, Link } from '@portal/model';
import { pathTo, readingMinutes } from '@portal/model';
import { and, asc, eq, sql } from 'drizzle-orm';
import { ANYBODY, missingCondition, readableBody, readableExtra, type Viewer } from '../access/access';
import { mostReadCards } from '../boards/assemble';
import { commentsOf } from '../comments/reading';
import { alternatesOf } from '../contents/alternates';
import { authorOf } from '../contents/authors';
import { cardOf, cardRowsBy, isListed } from '../contents/cards';
import type { OpenCursors } from '../cursors';
import type { Database } from '../database/client';
import {
  authors,
  contentAuthors,
  contentRelated,
  contents,
  contentTags,
  programmes,
  sections,
  tags,
} from '../database/schema';
import type { SiteRecord } from '../database/site-record';
import { publicReactions } from '../reactions/reactions';
import { uploadGallery } from '../uploads/reading';

/** Related contents under an article. */
const RELATED_COUNT = 4;
/** Days in which the most-read list of an article's page looks back. */
const MOST_READ_DAYS = 7;

type ContentRow = typeof contents.$inferSelect;

async function signatories(db: Database, contentId: number): Promise<Author[]> {
  const rows = await db
    .select({ author: authors })
    .from(contentAuthors)
    .innerJoin(authors, eq(authors.id, contentAuthors.authorId))
    .where(eq(contentAuthors.contentId, contentId))
    .orderBy(asc(contentAuthors.position));
  return rows.map(({ author }) => authorOf(author));
}

async function tagsOf(db: Database, contentId: number): Promise<Content['tags']> {
  const rows = await db
    .select({ id: tags.id, slug: tags.slug, name: tags.name })
    .from(contentTags)
    .innerJoin(tags, eq(tags.id, contentTags.tagId))
    .where(eq(contentTags.contentId, contentId))
    .orderBy(asc(contentTags.position));
  return rows.map(({ id, slug, name }) => ({ id: String(id), name, url: pathTo('tag', { slug }) }));
}

/** Related contents chosen by the newsroom, filled up with the newest of the same section. */
async function relatedCards(db: Database, row: ContentRow): Promise<Card[]> {
  const from = sql`left join ${contentRelated} on ${contentRelated.relatedId} = ${contents.id} and ${contentRelated.contentId} = ${row.id}`;
  const inSection = row.sectionId === null ? sql`false` : sql`${contents.sectionId} = ${row.sectionId}`;
  const rows = await cardRowsBy(
    db,
    sql`${contents.site} = ${row.site} and ${isListed} and ${contents.id} <> ${row.id}
        and (${contentRelated.contentId} is not null or ${inSection})`,
    sql`${contentRelated.position} nulls last, ${contents.publishedAt} desc, ${contents.id} desc`,
    RELATED_COUNT,
    from,
  );
  return rows.map(cardOf);
}

async function programmeOf(db: Database, { programmeId }: ContentRow): Promise<Content['programme']> {
  if (programmeId === null) return undefined;
  const { slug, name, medium } = programmes;
  const [row] = await db
    .select({ slug, name, medium })
    .from(programmes)
    .where(eq(programmes.id, programmeId));
  return row && { name: row.name, url: pathTo('programme', { slug: row.slug }), medium: row.medium };
}

async function breadcrumbsOf(db: Database, site: SiteRecord, row: ContentRow): Promise<Link[]> {
  const front: Link = { id: 'front', text: site.name, href: '/' };
  if (row.sectionId === null) return [front];
  const [section] = await db.select().from(sections).where(eq(sections.id, row.sectionId));
  return section
    ? [front, { id: section.slug, text: section.name, href: pathTo('section', { slug: section.slug }) }]
    : [front];
}

/** The content at an address with everything its page shows, and what is read most; null where there is none. */
export async function contentAt(
  { db, cursors }: { db: Database; cursors: OpenCursors },
  site: SiteRecord,
  path: string,
  now: Date,
  viewer: Viewer = ANYBODY,
): Promise<{ status: ContentRow['status']; changedAt: Date; content: Content; mostRead: Card[] } | null> {
  const [row] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.site, site.alias), eq(contents.path, path)));
  if (!row) return null;
  const [signed, tagged, commented, related, breadcrumbs, mostRead, [own], alternates, programme, reactions] =
    await Promise.all([
      signatories(db, row.id),
      tagsOf(db, row.id),
      commentsOf(db, await cursors(), row.id),
      row.listed ? relatedCards(db, row) : [],
      breadcrumbsOf(db, site, row),
      mostReadCards(db, site.alias, MOST_READ_DAYS, now),
      cardRowsBy(db, sql`${contents.id} = ${row.id}`, sql`${contents.id}`, 1),
      row.listed ? alternatesOf(db, [row]) : null,
      programmeOf(db, row),
      publicReactions(db, row),
    ]);
  if (!own) return null;
  const gate = missingCondition(row, viewer);
  const { recipe, multimedia, uploadCall: call } = readableExtra(row, viewer);
  const gallery = call && (await uploadGallery(db, await cursors(), row.id));
  return {
    status: row.status,
    changedAt: row.updatedAt ?? row.publishedAt,
    content: {
      ...cardOf(own),
      ...(reactions.rating
        ? { ratingValue: reactions.rating.value, ratingNumVotes: reactions.rating.votes }
        : {}),
      likes: reactions.likes,
      // Of a text that is closed it would tell how long the closed part is.
      ...(gate ? {} : { readingMinutes: readingMinutes(row.body) }),
      ...(multimedia ? { multimedia } : {}),
      type: row.type,
      ...(row.lead ? { lead: row.lead } : {}),
      ...(row.updatedAt ? { updatedDate: row.updatedAt.toISOString() } : {}),
      signatories: signed,
      body: readableBody(row, viewer),
      ...(gate ? { gate } : {}),
      breadcrumbs,
      tags: tagged,
      ...(recipe ? { recipe } : {}),
      ...(programme ? { programme } : {}),
      ...(call && gallery ? { uploads: { call, gallery } } : {}),
      ...(alternates?.size ? { alternates: alternates.get(row.id) ?? [] } : {}),
      related,
      comments: { ...commented, open: row.commentsOpen && site.features.users },
    },
    mostRead: mostRead.filter(({ id }) => id !== String(row.id)),
  };
}
