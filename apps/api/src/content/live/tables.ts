import { type BodyPart, LIVE_ENTRY_STATES } from '@portal/model';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database';
import { ofContent } from '../stories';

export const liveEntries = pgTable(
  'live_entries',
  {
    id: id(),
    contentId: ofContent(),
    /** The newsroom's own identity of one that came with an import. */
    sourceId: text(),
    /** Given by who writes it: the same twice is one entry. */
    key: text(),
    state: text({ enum: LIVE_ENTRY_STATES }).notNull(),
    /** The moment that it tells of: of its publication, unless an import says another. */
    date: moment().notNull(),
    title: text().notNull().default(''),
    author: text().notNull().default(''),
    isKey: boolean().notNull().default(false),
    isPinned: boolean().notNull().default(false),
    body: jsonb().$type<BodyPart[]>().notNull(),
    /** As it was written at the desk; null for a body that came with an import. */
    text: text(),
    correctedAt: moment(),
    /** What was wrong. */
    correction: text().notNull().default(''),
    /** Grows with each act on it: an act on an older version is refused. */
    version: integer().notNull().default(1),
    /** Whether the desk has acted on it: an import leaves it as it is. */
    isDecided: boolean().notNull().default(false),
    /** Number of the change of its live blog by which readers last heard of it; 0 for one that they never saw. */
    sequence: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('live_entries_source').on(t.contentId, t.sourceId),
    uniqueIndex('live_entries_key').on(t.contentId, t.key),
    index('live_entries_order')
      .on(t.contentId, t.date, t.id)
      .where(sql`state = 'published' and not is_pinned`),
    index('live_entries_short')
      .on(t.contentId, t.date, t.id)
      .where(sql`state = 'published' and (is_pinned or is_key)`),
    index('live_entries_changes').on(t.contentId, t.sequence).where(sql`sequence > 0`),
    index('live_entries_desk').on(t.contentId, t.date, t.id),
  ],
);
