import { SECTION_LISTINGS, type SectionPalette } from '@portal/model';
import type { SiteVendorList } from '@portal/model/readers';
import { bigint, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../platform/database';
import type { BoardPlan } from './board-plan';
import type { SectionConditions, SiteRecord } from './site-record';

/** References a row's site; rows are deleted with it. */
export const ofSite = () =>
  text()
    .notNull()
    .references(() => sites.alias, { onDelete: 'cascade' });

export const sites = pgTable('sites', {
  alias: text().primaryKey(),
  record: jsonb().$type<SiteRecord>().notNull(),
  /** IAB Europe vendors: a separate column, because every call reads the record. */
  vendorList: jsonb().$type<SiteVendorList>(),
});

export const boards = pgTable('boards', {
  site: ofSite().primaryKey(),
  plan: jsonb().$type<BoardPlan[]>().notNull(),
});

/** Access conditions of sections in a site's file, and how far they have been applied to existing texts. */
export const sectionConditions = pgTable('section_conditions', {
  site: ofSite().primaryKey(),
  sections: jsonb().$type<SectionConditions>().notNull(),
  /** Id of the last content that was processed, newest first. Null if none was. */
  reached: bigint({ mode: 'number' }),
  /** Numbers of articles that were gated and opened, permanently or for their first hours. */
  closed: integer().notNull().default(0),
  opened: integer().notNull().default(0),
  finishedAt: moment(),
});

export const sections = pgTable(
  'sections',
  {
    id: id(),
    site: ofSite(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text(),
    /** Kind of articles that its page lists, which decides its filters (spec §2, listings). */
    listing: text({ enum: SECTION_LISTINGS }).notNull().default('content'),
    /** Slugs of the authors, for a blog. */
    authors: jsonb().$type<string[]>().notNull().default([]),
    /** Strip of cut paper over its page, and its colours. */
    palette: jsonb().$type<SectionPalette>(),
    parentId: bigint({ mode: 'number' }),
  },
  (t) => [uniqueIndex('sections_slug').on(t.site, t.slug)],
);
