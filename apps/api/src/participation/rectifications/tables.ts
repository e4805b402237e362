import { RECTIFICATION_KINDS } from '@portal/model';
import {
  RECTIFICATION_CAPACITIES,
  RECTIFICATION_GROUNDS,
  RECTIFICATION_STATES,
} from '@portal/model/participation';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofContent } from '../../content/stories';
import { id, moment } from '../../platform/database';
import { ofSite } from '../../sites';

/** Requests for rectifications and updates of stories, and the published texts. */
export const rectifications = pgTable(
  'rectifications',
  {
    id: id(),
    site: ofSite(),
    /** Idempotency key chosen by the client. */
    key: text().notNull(),
    /** Public reference, quoted by the sender and the newsroom. */
    reference: text().notNull(),
    kind: text({ enum: RECTIFICATION_KINDS }).notNull(),
    contentId: ofContent(),
    /** Person or organisation that the story is about. */
    party: text().notNull(),
    isOrganization: boolean().notNull(),
    /** Name and capacity of the requester; the name is deleted after the retention period. */
    requester: text(),
    capacity: text({ enum: RECTIFICATION_CAPACITIES }).notNull(),
    /** Null for a paper request without an email address. */
    email: text(),
    /** Facts that are wrong or have changed; only for the newsroom. */
    facts: text().notNull(),
    /** Proof of the facts; only for the newsroom. */
    evidence: text().notNull().default(''),
    /** Requested text, as the sender wrote it. */
    asked: text().notNull(),
    /** Published text: the requested one or, for an update, the newsroom’s. */
    text: text(),
    state: text({ enum: RECTIFICATION_STATES }).notNull().default('waiting'),
    ground: text({ enum: RECTIFICATION_GROUNDS }),
    /** The newsroom's note on a refusal or a withdrawal. */
    note: text().notNull().default(''),
    receivedAt: moment().notNull(),
    /** Deadline to request by right, from the story's date at the time of receipt. */
    askedUntil: moment().notNull(),
    /** Deadline to publish. */
    dueAt: moment().notNull(),
    decidedAt: moment(),
    /** Withdrawal after publication; the log keeps the actor. */
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
