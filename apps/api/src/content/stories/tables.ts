import {
  ACCESS_CONDITIONS,
  type ArticleFields,
  type BodyPart,
  type CaptionedImage,
  type ContentType,
  type Image,
  type Kicker,
  type ProgrammeRating,
  RECTIFICATION_KINDS,
} from '@portal/model';
import { CONTENT_STATUSES, WITHDRAWERS } from '@portal/model/newsroom';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database';
import { media } from '../../platform/media';
import { ofSite, sections } from '../../sites';

import type { ContentExtra } from './content-extra';

export const tags = pgTable(
  'tags',
  { id: id(), site: ofSite(), slug: text().notNull(), name: text().notNull() },
  (t) => [uniqueIndex('tags_slug').on(t.site, t.slug)],
);

/** Source and original of a newsroom's file, so that it is fetched once. */
export const mediaSources = pgTable(
  'media_sources',
  {
    site: ofSite(),
    url: text().notNull(),
    mediaId: text()
      .notNull()
      .references(() => media.id),
  },
  (t) => [primaryKey({ columns: [t.site, t.url] })],
);

export const authors = pgTable(
  'authors',
  {
    id: id(),
    site: ofSite(),
    slug: text().notNull(),
    name: text().notNull(),
    /** The name as it is searched for in readers' nicks. */
    nameKey: text().notNull().default(''),
    role: text(),
    bio: text(),
    twitter: text(),
    image: jsonb().$type<Image>(),
  },
  (t) => [uniqueIndex('authors_slug').on(t.site, t.slug), index('authors_name_key').on(t.nameKey)],
);

/** A weekly slot: ISO weekdays (1 Monday), local times `HH:mm`; an end before its start is on the next day. */
export type ScheduleSlot = { days: number[]; start: string; end: string; isRepeat?: boolean };

export const programmes = pgTable(
  'programmes',
  {
    id: id(),
    site: ofSite(),
    slug: text().notNull(),
    name: text().notNull(),
    resume: text().notNull(),
    body: jsonb().$type<BodyPart[]>().notNull(),
    image: jsonb().$type<Image>(),
    medium: text({ enum: ['tv', 'radio'] }).notNull(),
    timetable: text(),
    schedule: jsonb().$type<ScheduleSlot[]>().notNull(),
    /** Recommended minimum age; null if its newsroom sets none. */
    rating: jsonb().$type<ProgrammeRating>(),
  },
  (t) => [uniqueIndex('programmes_slug').on(t.site, t.slug)],
);

export const contents = pgTable(
  'contents',
  {
    id: id(),
    site: ofSite(),
    type: text().$type<ContentType>().notNull(),
    status: text({ enum: CONTENT_STATUSES }).notNull().default('published'),
    /** Set while it is withdrawn. */
    withdrawnBy: text({ enum: WITHDRAWERS }),
    /** Its date was set here: an import leaves it unchanged. */
    isRescheduled: boolean().notNull().default(false),
    /** URL from the root of the site, with both slashes. */
    path: text().notNull(),
    title: text().notNull(),
    kicker: jsonb().$type<Kicker>(),
    /** Sanitised HTML. */
    standfirst: text(),
    body: jsonb().$type<BodyPart[]>().notNull(),
    /** Opening of a gated body (`access/opening.ts`); null if all of it is open. */
    opening: jsonb().$type<BodyPart[]>(),
    lead: jsonb().$type<CaptionedImage>(),
    sectionId: bigint({ mode: 'number' }).references(() => sections.id),
    programmeId: bigint({ mode: 'number' }).references(() => programmes.id),
    signature: text(),
    publishedAt: moment().notNull(),
    /** Set if it was changed after publication. */
    updatedAt: moment(),
    /** When a transaction last reported a change of it, for processes that missed the notification. */
    touchedAt: moment().notNull().defaultNow(),
    /** False for articles with a URL but in no listing: an about page. */
    listed: boolean().notNull().default(true),
    /** Condition for reading all of it; null if it is open. */
    condition: text({ enum: ACCESS_CONDITIONS }),
    /** Origin of the condition: its newsroom, or its section in the site's file, whose changes it follows. */
    conditionBy: text({ enum: ['newsroom', 'section'] })
      .notNull()
      .default('section'),
    /** Length of its first hours as set by its newsroom; null if it sets none. */
    openHours: doublePrecision(),
    /** When its first hours end, and its condition after them. Null if it never closes. */
    closesAt: moment(),
    closesTo: text({ enum: ACCESS_CONDITIONS }),
    commentsOpen: boolean().notNull().default(false),
    /**
     * Identifies a story that other sites publish too, in their language: their pages are alternates of this
     * one (`hreflang`).
     */
    story: text(),
    views: integer().notNull().default(0),
    /** Kinds of its rectifications, for its cards. */
    rectified: text({ enum: RECTIFICATION_KINDS }).array().notNull().default([]),
    extra: jsonb().$type<ContentExtra>().notNull().default({}),
    /** Optional fields that editors changed here, which an import keeps; '' hides the newsroom's value. */
    editedFields: jsonb().$type<ArticleFields>().notNull().default({}),
    /** The newsroom's own id and a digest of its data, so that a second import changes only what changed. */
    source: text().notNull(),
    sourceId: text().notNull(),
    sourceDigest: text().notNull(),
    /** URLs of its media that could not be fetched; retried at the next import. */
    missingMedia: jsonb().$type<string[]>().notNull().default([]),
  },
  (t) => [
    uniqueIndex('contents_path').on(t.site, t.path),
    uniqueIndex('contents_source').on(t.site, t.source, t.sourceId),
    index('contents_touched').on(t.touchedAt),
    index('contents_newest').on(t.site, t.publishedAt, t.id).where(sql`status = 'published' and listed`),
    // For the desk, which lists articles of any status and finds them by a part of their headline.
    index('contents_dated').on(t.site, t.publishedAt, t.id),
    index('contents_unpublished').on(t.site, t.publishedAt, t.id).where(sql`status <> 'published'`),
    index('contents_title').using('gin', t.title.op('gin_trgm_ops')),
    index('contents_of_programme')
      .on(t.programmeId, t.publishedAt, t.id)
      .where(sql`status = 'published' and listed`),
    index('contents_story').on(t.story).where(sql`story is not null`),
    index('contents_closed').on(t.site, t.id).where(sql`condition is not null or closes_to is not null`),
    index('contents_closing').on(t.closesAt).where(sql`closes_at is not null`),
    index('contents_due').on(t.publishedAt).where(sql`status = 'scheduled'`),
    index('contents_most_read').on(t.site, t.views).where(sql`status = 'published' and listed`),
  ],
);

/** References a row's content; rows are deleted with it. */
export const ofContent = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => contents.id, { onDelete: 'cascade' });

/** Former URLs of articles: they redirect permanently to the current one. */
export const redirects = pgTable(
  'redirects',
  { site: ofSite(), path: text().notNull(), contentId: ofContent() },
  (t) => [primaryKey({ columns: [t.site, t.path] }), index('redirects_content').on(t.contentId)],
);

export const contentAuthors = pgTable(
  'content_authors',
  {
    contentId: ofContent(),
    authorId: bigint({ mode: 'number' })
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.authorId] }),
    index('content_authors_author').on(t.authorId, t.contentId),
  ],
);

export const contentTags = pgTable(
  'content_tags',
  {
    contentId: ofContent(),
    tagId: bigint({ mode: 'number' })
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.tagId] }),
    index('content_tags_tag').on(t.tagId, t.contentId),
  ],
);

/** Every section of an article, including its main one (`contents.section_id`). */
export const contentSections = pgTable(
  'content_sections',
  {
    contentId: ofContent(),
    sectionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.sectionId] }),
    index('content_sections_section').on(t.sectionId, t.contentId),
  ],
);

export const contentRelated = pgTable(
  'content_related',
  { contentId: ofContent(), relatedId: ofContent(), position: integer().notNull() },
  (t) => [primaryKey({ columns: [t.contentId, t.relatedId] })],
);

/**
 * Sites filled by a seed: when it began, so that its dates stay the same after an interruption, and when it
 * was done.
 */
export const seedings = pgTable('seedings', {
  site: ofSite().primaryKey(),
  startedAt: moment().notNull(),
  finishedAt: moment(),
});

/*
 * Live blogs. Every change locks the article's row first, so that changes of one live blog are serialised and
 * their numbers have no gaps.
 */

/** Common data of the entries of an article of the type `live`. */
export const liveBlogs = pgTable('live_blogs', {
  contentId: ofContent().primaryKey(),
  isLive: boolean().notNull().default(false),
  /** Whether the desk has finished or reopened it: an import leaves that unchanged. */
  isDecided: boolean().notNull().default(false),
  /** Sequence number of its last change that readers see. */
  sequence: integer().notNull().default(0),
  /** Published entries; maintained by a trigger. */
  count: integer().notNull().default(0),
  changedAt: moment(),
  finishedAt: moment(),
});

/** Corrections of published articles, shown to readers. */
export const corrections = pgTable(
  'corrections',
  {
    id: id(),
    contentId: ofContent(),
    /** Plain text. */
    text: text().notNull(),
    at: moment().notNull(),
    /** A note that was wrong itself is hidden, and stays in the log. */
    isWithdrawn: boolean().notNull().default(false),
  },
  (t) => [index('corrections_content').on(t.contentId, t.at).where(sql`not is_withdrawn`)],
);
