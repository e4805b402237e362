import { VIEW_SOURCES } from '@portal/model/analytics';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database';
import { ofSite } from '../../sites';
import { ofContent } from '../stories';

const count = () => integer().notNull().default(0);

/** View counts: sums of ten minutes by kind of referrer. They contain no personal data. */
export const viewSums = pgTable(
  'view_sums',
  {
    /** Start of the ten minutes. */
    slot: moment().notNull(),
    contentId: ofContent(),
    source: text({ enum: VIEW_SOURCES }).notNull(),
    site: ofSite(),
    /** Views that ended in each quarter of the text. */
    first: count(),
    second: count(),
    third: count(),
    fourth: count(),
    /** Seconds in sight, of all of them together. */
    seconds: count(),
  },
  (t) => [
    primaryKey({ columns: [t.slot, t.contentId, t.source] }),
    index('view_sums_of').on(t.site, t.slot),
    index('view_sums_content').on(t.contentId),
    check('view_sums_counts', sql`least(first, second, third, fourth, seconds) >= 0`),
  ],
);

/** Counted batches of sums: a repeated one is not counted again. */
export const viewBatches = pgTable(
  'view_batches',
  { id: uuid().primaryKey(), toldAt: moment().notNull() },
  (t) => [index('view_batches_date').on(t.toldAt)],
);

/**
 * An article's heat, where each view counts half as much after some hours (`views/heat.ts`): the logarithm of
 * its worth in views of a fixed day, so that it stays constant while nobody reads.
 */
export const contentHeat = pgTable(
  'content_heat',
  {
    contentId: ofContent().primaryKey(),
    site: ofSite(),
    /** With a half-life of hours, and of days. */
    hours: doublePrecision().notNull(),
    days: doublePrecision().notNull(),
  },
  (t) => [
    index('content_heat_hours').on(t.site, t.hours.desc()),
    index('content_heat_days').on(t.site, t.days.desc()),
  ],
);

/** Most-read articles of a site when its pages were last notified. */
export const mostReadTold = pgTable('most_read_told', {
  site: ofSite().primaryKey(),
  contentIds: text().notNull(),
  toldAt: moment().notNull(),
});
