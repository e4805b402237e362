import {
  RECTIFICATION_CAPACITIES,
  RECTIFICATION_GROUNDS,
  RECTIFICATION_KINDS,
  RECTIFICATION_STATES,
} from '@portal/model';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofContent } from '../../content/stories';
import { id, moment } from '../../platform/database';
import { ofSite } from '../../sites';

/** Requests for rectifications and updates of stories, and what was published of them. */
export const rectifications = pgTable(
  'rectifications',
  {
    id: id(),
    site: ofSite(),
    /** Given by who sends it: sent twice, it is one request. */
    key: text().notNull(),
    /** What its sender and the newsroom call it by. */
    reference: text().notNull(),
    kind: text({ enum: RECTIFICATION_KINDS }).notNull(),
    contentId: ofContent(),
    /** The person or the organisation that the story is about. */
    party: text().notNull(),
    isOrganization: boolean().notNull(),
    /** Who asks, and in whose name; they are forgotten after the request’s term. */
    requester: text(),
    capacity: text({ enum: RECTIFICATION_CAPACITIES }).notNull(),
    /** Where the letters go; null for what came on paper without one. */
    email: text(),
    /** Which facts of the story are not so, or have changed; for the newsroom. */
    facts: text().notNull(),
    /** What it is shown by; for the newsroom. */
    evidence: text().notNull().default(''),
    /** The words that are to be published, as their sender wrote them. */
    asked: text().notNull(),
    /** The words that were published: those that were asked, or of an update the newsroom’s. */
    text: text(),
    state: text({ enum: RECTIFICATION_STATES }).notNull().default('waiting'),
    ground: text({ enum: RECTIFICATION_GROUNDS }),
    /** What the newsroom wrote of its refusal. */
    note: text().notNull().default(''),
    receivedAt: moment().notNull(),
    /** Last moment to ask for it as of right, by the date that its story had when it was received. */
    askedUntil: moment().notNull(),
    /** When the term to publish it ends. */
    dueAt: moment().notNull(),
    decidedAt: moment(),
    /** Taken back after it was published; the log keeps who did. */
    withdrawnAt: moment(),
  },
  (t) => [
    uniqueIndex('rectifications_key').on(t.site, t.key),
    uniqueIndex('rectifications_reference').on(t.site, t.reference),
    index('rectifications_waiting').on(t.site, t.dueAt, t.id).where(sql`state = 'waiting'`),
    index('rectifications_decided').on(t.site, t.decidedAt, t.id).where(sql`state <> 'waiting'`),
    index('rectifications_content').on(t.contentId),
    index('rectifications_received').on(t.receivedAt).where(sql`requester is not null`),
  ],
);
