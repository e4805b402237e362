import { CONSENT_ORIGINS, type ConsentPurpose, LANGUAGES } from '@portal/model';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database';
import { ofSite } from '../../sites';

/** Readers' decisions about cookies and others, as a supervisor may ask for them: whose they are, nobody can tell. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    site: ofSite(),
    /** Number of chance that the browser keeps beside its decision: the next one of the same browser bears it too. */
    browser: text().notNull(),
    /** Of the words and of the partners that were shown. */
    version: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    asked: jsonb().$type<ConsentPurpose[]>().notNull(),
    granted: jsonb().$type<ConsentPurpose[]>().notNull(),
    origin: text({ enum: CONSENT_ORIGINS }).notNull(),
    /** What was chosen by the framework of IAB Europe, where the site speaks it. */
    tcString: text(),
    decidedAt: moment().notNull(),
  },
  (t) => [index('consents_of').on(t.site, t.id), index('consents_date').on(t.decidedAt)],
);
