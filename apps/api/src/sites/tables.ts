import type { SiteVendorList } from '@portal/model';
import { SECTION_LISTINGS } from '@portal/model';
import { bigint, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../platform/database';
import type { BoardPlan } from './board-plan';
import type { SectionConditions, SiteRecord } from './site-record';

/** The site that a row is of; it goes with it. */
export const ofSite = () =>
  text()
    .notNull()
    .references(() => sites.alias, { onDelete: 'cascade' });

export const sites = pgTable('sites', {
  alias: text().primaryKey(),
  record: jsonb().$type<SiteRecord>().notNull(),
  /** Vendors of the framework of IAB Europe: apart, because every call reads the record. */
  vendorList: jsonb().$type<SiteVendorList>(),
});

export const boards = pgTable('boards', {
  site: ofSite().primaryKey(),
  plan: jsonb().$type<BoardPlan[]>().notNull(),
});

/** What a site's file says of who may read texts of its sections, and how far the texts that were there before follow it. */
export const sectionConditions = pgTable('section_conditions', {
  site: ofSite().primaryKey(),
  sections: jsonb().$type<SectionConditions>().notNull(),
  /** Id of the last content that was looked at: the newest come first. Null where none was. */
  reached: bigint({ mode: 'number' }),
  /** Contents that were closed and those that were opened, for good or for their first hours. */
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
    /** Kind of contents that its page lists, which decides its filters (spec §2, listings). */
    listing: text({ enum: SECTION_LISTINGS }).notNull().default('content'),
    /** Slugs of those who write it, where it is a blog. */
    authors: jsonb().$type<string[]>().notNull().default([]),
    parentId: bigint({ mode: 'number' }),
  },
  (t) => [uniqueIndex('sections_slug').on(t.site, t.slug)],
);
