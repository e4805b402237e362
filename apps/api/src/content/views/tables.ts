import { VIEW_SOURCES } from '@portal/model';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database';
import { ofSite } from '../../sites';
import { ofContent } from '../stories';

const count = () => integer().notNull().default(0);

/** How often contents were read: sums of ten minutes and of a kind of place that readers came from. Nobody is in them. */
export const viewSums = pgTable(
  'view_sums',
  {
    /** Begin of the ten minutes. */
    slot: moment().notNull(),
    contentId: ofContent(),
    source: text({ enum: VIEW_SOURCES }).notNull(),
    site: ofSite(),
    /** Views that ended in each quarter of the text. */
    first: count(),
    second: count(),
    third: count(),
    fourth: count(),
    /** In sight, of all of them together. */
    seconds: count(),
  },
  (t) => [
    primaryKey({ columns: [t.slot, t.contentId, t.source] }),
    index('view_sums_of').on(t.site, t.slot),
    index('view_sums_content').on(t.contentId),
    check('view_sums_counts', sql`least(first, second, third, fourth, seconds) >= 0`),
  ],
);

/** Batches of sums that have been counted: one that is told again is not counted again. */
export const viewBatches = pgTable(
  'view_batches',
  { id: uuid().primaryKey(), toldAt: moment().notNull() },
  (t) => [index('view_batches_date').on(t.toldAt)],
);

/**
 * How much a content is read, where each view counts half as much after some hours (`views/heat.ts`): the logarithm of what a view of
 * a fixed day would count, so that it stays as it is while nobody reads.
 */
export const contentHeat = pgTable(
  'content_heat',
  {
    contentId: ofContent().primaryKey(),
    site: ofSite(),
    /** By a half-life of hours, and of days. */
    hours: doublePrecision().notNull(),
    days: doublePrecision().notNull(),
  },
  (t) => [
    index('content_heat_hours').on(t.site, t.hours.desc()),
    index('content_heat_days').on(t.site, t.days.desc()),
  ],
);

/** Contents that were the most read of a site when its pages were last told. */
export const mostReadTold = pgTable('most_read_told', {
  site: ofSite().primaryKey(),
  contentIds: text().notNull(),
  toldAt: moment().notNull(),
});
