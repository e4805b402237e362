import type { BodyPart } from '@portal/model';
import { LIVE_ENTRY_STATES } from '@portal/model/newsroom';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database';
import { ofContent } from '../stories';

export const liveEntries = pgTable(
  'live_entries',
  {
    id: id(),
    contentId: ofContent(),
    /** The newsroom's own id of an imported entry. */
    sourceId: text(),
    /** Idempotency key of the author: the same key twice is one entry. */
    key: text(),
    state: text({ enum: LIVE_ENTRY_STATES }).notNull(),
    /** Time that the entry is about: its publication, unless an import sets another. */
    date: moment().notNull(),
    title: text().notNull().default(''),
    author: text().notNull().default(''),
    isKey: boolean().notNull().default(false),
    isPinned: boolean().notNull().default(false),
    body: jsonb().$type<BodyPart[]>().notNull(),
    /** As written at the desk; null for an imported body. */
    text: text(),
    correctedAt: moment(),
    /** Explains what was wrong. */
    correction: text().notNull().default(''),
    /** Optimistic lock: an action based on an old version is rejected. */
    version: integer().notNull().default(1),
    /** Whether the desk has acted on it: an import leaves it unchanged. */
    isDecided: boolean().notNull().default(false),
    /** Sequence number of its last change that readers see; 0 if they never saw it. */
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
