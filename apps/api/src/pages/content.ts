import type { Author, Card, Content, Link } from '@portal/model';
import { pathTo, readingMinutes } from '@portal/model';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { liveBlogOf, liveStoryOf } from '../content/live-blogs';
import {
  alternatesOf,
  anybodyAt,
  authorOf,
  authors,
  blogPlaceOf,
  cardOf,
  cardRows,
  cardRowsBy,
  contentAuthors,
  contentRelated,
  contents,
  contentTags,
  correctionsOf,
  fieldsShown,
  isListed,
  missingCondition,
  nextCard,
  nextEpisodeOf,
  programmes,
  readableBody,
  readableExtra,
  tags,
  type Viewer,
} from '../content/stories';
import { MOST_READ_COUNT, mostReadCards } from '../content/views';
import { commentsOf, openedByDesk } from '../participation/comments';
import { publicInterview } from '../participation/interviews';
import { publicPoll } from '../participation/polls';
import { publicReactions } from '../participation/reactions';
import { rectificationsOf } from '../participation/rectifications';
import { uploadGallery } from '../participation/uploads';
import type { Database } from '../platform/database';
import type { OpenCursors } from '../platform/secrets';
import type { SiteRecord } from '../sites';
import { sections } from '../sites';

/** Number of related articles under an article. */
const RELATED_COUNT = 8;
/** Stories that a page shows elsewhere, which its most-read list leaves out: itself, neighbours, related ones. */
const SHOWN_ELSEWHERE_MAX = 4 + RELATED_COUNT;
/** Days that the most-read list of an article page covers. */
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

/** Types of one kind: a film is followed by films, a sound by sounds, an opinion by opinions. */
const KINDS: readonly (readonly ContentRow['type'][])[] = [
  ['video', 'videoembed', 'videoondemand', 'externalvideoondemand'],
  ['audio', 'audioondemand', 'externalaudioondemand'],
  ['photogallery'],
  ['opinion'],
];
/** Related articles to look for: those that a page shows, and the next story and a blog's neighbours, which stand elsewhere. */
const RELATED_FOUND = RELATED_COUNT + 3;

/**
 * Related articles in this order: those chosen by the newsroom, the same kind from the whole site, the same section, then
 * the newest of the site.
 */
async function relatedCards(db: Database, row: ContentRow): Promise<Card[]> {
  const from = sql`left join ${contentRelated} on ${contentRelated.relatedId} = ${contents.id} and ${contentRelated.contentId} = ${row.id}`;
  const inSection = row.sectionId === null ? sql`false` : sql`${contents.sectionId} = ${row.sectionId}`;
  const types = KINDS.find((kind) => kind.includes(row.type));
  const isOfKind = types && inArray(contents.type, [...types]);
  const fits = isOfKind ? or(inSection, isOfKind) : inSection;
  const kind = isOfKind ? sql`${isOfKind} desc,` : sql``;
  const rows = await cardRowsBy(
    db,
    sql`${contents.site} = ${row.site} and ${isListed} and ${contents.id} <> ${row.id}
        and (${contentRelated.contentId} is not null or ${fits})`,
    sql`${contentRelated.position} nulls last, ${kind} ${contents.publishedAt} desc, ${contents.id} desc`,
    RELATED_FOUND,
    from,
  );
  if (rows.length >= RELATED_FOUND) return rows.map(cardOf);
  const newest = await cardRows(
    db,
    sql`${contents.site} = ${row.site} and ${isListed} and ${contents.id} <> ${row.id}`,
    { limit: RELATED_FOUND },
  );
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...newest.filter(({ id }) => !known.has(id))].slice(0, RELATED_FOUND).map(cardOf);
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

type SectionRow = typeof sections.$inferSelect;

async function sectionOf(db: Database, { sectionId }: ContentRow): Promise<SectionRow | undefined> {
  if (sectionId === null) return undefined;
  const [section] = await db.select().from(sections).where(eq(sections.id, sectionId));
  return section;
}

function breadcrumbsOf(site: SiteRecord, section: SectionRow | undefined): Link[] {
  const front: Link = { id: 'front', text: site.name, href: '/' };
  return section
    ? [front, { id: section.slug, text: section.name, href: pathTo('section', { slug: section.slug }) }]
    : [front];
}

/** Section of an article, and its blog if it has one. */
async function placeOf(db: Database, row: ContentRow) {
  const section = await sectionOf(db, row);
  return { section, blog: await blogPlaceOf(db, row, section) };
}

/** Later of two times, either of which may be missing. */
const latestOf = (one: Date | null, other: Date | undefined): Date | null =>
  one && other ? new Date(Math.max(one.getTime(), other.getTime())) : (other ?? one);

/**
 * Corrections and rectifications of an article, shown even if it is gated. `textAt` is the last change of its
 * text, corrections included; `changedAt` the last change of its page.
 */
async function besideOf(db: Database, { id, updatedAt }: Pick<ContentRow, 'id' | 'updatedAt'>) {
  const [notes, rectifications] = await Promise.all([correctionsOf(db, id), rectificationsOf(db, id)]);
  const rectified = rectifications.at(-1);
  const textAt = latestOf(updatedAt, notes.at(-1)?.at);
  return {
    textAt,
    changedAt: latestOf(textAt, rectified && new Date(rectified.date)),
    ...(notes.length
      ? {
          corrections: notes.map((note) => ({
            id: String(note.id),
            date: note.at.toISOString(),
            text: note.text,
          })),
        }
      : {}),
    ...(rectifications.length ? { rectifications } : {}),
  };
}

/** An article's live blog, limited to what the viewer may read; undefined if it has none. */
async function liveBlogIn(
  db: Database,
  cursors: OpenCursors,
  site: SiteRecord,
  { id, type }: Pick<ContentRow, 'id' | 'type'>,
  viewer: Viewer,
): Promise<Content['liveBlog']> {
  const story = type === 'live' ? await liveStoryOf(db, site, id, viewer) : null;
  return story ? liveBlogOf(db, await cursors(), story) : undefined;
}

/**
 * Types without a reading time: what is done, voted on or grows, and what lasts as long as it plays. Unlisted
 * pages, such as the one about the site, have none either.
 */
const UNTIMED: readonly ContentRow['type'][] = [
  'live',
  'recipe',
  'diytask',
  'poll',
  'test',
  ...KINDS.slice(0, 2).flat(),
];
const isRead = ({ type, listed }: Pick<ContentRow, 'type' | 'listed'>): boolean =>
  listed && !UNTIMED.includes(type);

type Interview = NonNullable<Content['interview']>;

/** Texts of an interview that stand on its page: questions and answers are read as well. */
const wordsOf = ({ opening, goodbye, questions }: Interview): string[] => [
  opening,
  goodbye,
  ...questions.items.flatMap(({ html, answer }) => [html, answer]),
];

/** An article's interview, if the viewer may read all of it. */
const interviewIn = async (db: Database, cursors: OpenCursors, row: ContentRow, viewer: Viewer) =>
  missingCondition(row, viewer) ? null : publicInterview(db, await cursors(), row.id);

/** First page of an article's comments, and whether new ones are accepted. */
async function commentsIn(
  db: Database,
  cursors: OpenCursors,
  { features }: Pick<SiteRecord, 'features'>,
  { id, commentsOpen }: ContentRow,
) {
  const [page, opened] = await Promise.all([commentsOf(db, await cursors(), id), openedByDesk(db, id)]);
  return { ...page, open: (opened ?? commentsOpen) && features.users };
}

/** Whether an article was withdrawn before its publication date. */
const wasNeverSeen = ({ status, publishedAt }: ContentRow, now: Date) =>
  status === 'withdrawn' && publishedAt > now;

const isAt = ({ alias }: Pick<SiteRecord, 'alias'>, path: string) =>
  and(eq(contents.site, alias), eq(contents.path, path));

/** Whether a URL has an article, in any status. */
export async function isContentAt(db: Database, site: SiteRecord, path: string): Promise<boolean> {
  const [row] = await db.select({ id: contents.id }).from(contents).where(isAt(site, path));
  return row !== undefined;
}

/** Most authors on the page that presents a site. */
const NEWSROOM_MAX = 60;

/** Authors of a site in the order in which they came. */
export async function newsroomOf(db: Database, { alias }: Pick<SiteRecord, 'alias'>): Promise<Author[]> {
  const rows = await db
    .select()
    .from(authors)
    .where(eq(authors.site, alias))
    .orderBy(asc(authors.id))
    .limit(NEWSROOM_MAX);
  return rows.map(authorOf);
}

/** Content at a URL with everything its page shows, and the most-read list; null if there is none. */
export async function contentAt(
  { db, cursors }: { db: Database; cursors: OpenCursors },
  site: SiteRecord,
  path: string,
  now: Date,
  viewer: Viewer = anybodyAt(site),
): Promise<{ status: ContentRow['status']; changedAt: Date; content: Content; mostRead: Card[] } | null> {
  const [row] = await db.select().from(contents).where(isAt(site, path));
  if (!row || wasNeverSeen(row, now)) return null;
  const [
    signed,
    tagged,
    comments,
    related,
    { section, blog },
    mostRead,
    [own],
    alternates,
    programme,
    reactions,
    beside,
    next,
    nextEpisode,
    live,
    poll,
    interview,
  ] = await Promise.all([
    signatories(db, row.id),
    tagsOf(db, row.id),
    commentsIn(db, cursors, site, row),
    row.listed ? relatedCards(db, row) : [],
    placeOf(db, row),
    mostReadCards(db, site.alias, MOST_READ_DAYS, now, MOST_READ_COUNT + SHOWN_ELSEWHERE_MAX),
    cardRowsBy(db, sql`${contents.id} = ${row.id}`, sql`${contents.id}`, 1),
    row.listed ? alternatesOf(db, [row]) : null,
    programmeOf(db, row),
    publicReactions(db, row),
    besideOf(db, row),
    nextCard(db, row),
    nextEpisodeOf(db, row),
    liveBlogIn(db, cursors, site, row, viewer),
    missingCondition(row, viewer) ? null : publicPoll(db, row.id, now),
    interviewIn(db, cursors, row, viewer),
  ]);
  if (!own) return null;
  const gate = missingCondition(row, viewer);
  const { textAt, changedAt, ...notes } = beside;
  const { recipe, diyTask, multimedia, uploadCall: call, fields: sent } = readableExtra(row, viewer);
  const fields = fieldsShown(sent, row.editedFields);
  const gallery = call && (await uploadGallery(db, await cursors(), row.id));
  const follow = related
    .filter(({ id }) => ![next?.id, blog?.previous?.id, blog?.next?.id].includes(id))
    .slice(0, RELATED_COUNT);
  const shownElsewhere = new Set(
    [own, next, blog?.previous, blog?.next, ...follow].map((one) => one && String(one.id)),
  );
  const { multimedia: _, ...card } = cardOf(viewer.isFree ? { ...own, condition: null } : own);
  return {
    status: row.status,
    changedAt: changedAt ?? row.publishedAt,
    content: {
      ...card,
      ...(reactions.rating
        ? { ratingValue: reactions.rating.value, ratingNumVotes: reactions.rating.votes }
        : {}),
      likes: reactions.likes,
      ...(poll ? { poll } : {}),
      ...(interview ? { interview } : {}),
      // Not for a gated text: the reading time would reveal the length of the hidden part.
      ...(gate || !isRead(row)
        ? {}
        : { readingMinutes: readingMinutes(row.body, interview ? wordsOf(interview) : []) }),
      ...(live ? { liveBlog: live } : {}),
      ...(multimedia ? { multimedia } : {}),
      type: row.type,
      ...(row.lead ? { lead: row.lead } : {}),
      ...(textAt ? { updatedDate: textAt.toISOString() } : {}),
      ...notes,
      signatories: signed,
      ...(Object.keys(fields).length ? { fields } : {}),
      body: readableBody(row, viewer),
      ...(gate ? { gate } : {}),
      breadcrumbs: breadcrumbsOf(site, section),
      ...(blog ? { blog } : {}),
      tags: tagged,
      ...(recipe ? { recipe } : {}),
      ...(diyTask ? { diyTask } : {}),
      ...(programme ? { programme } : {}),
      ...(programme && nextEpisode !== undefined ? { nextEpisode } : {}),
      ...(call && gallery ? { uploads: { call, gallery } } : {}),
      ...(alternates?.size ? { alternates: alternates.get(row.id) ?? [] } : {}),
      related: follow,
      ...(next ? { next } : {}),
      comments,
    },
    // No story stands twice on a page.
    mostRead: mostRead.filter(({ id }) => !shownElsewhere.has(id)).slice(0, MOST_READ_COUNT),
  };
}
