import { LANGUAGES } from '@portal/model';
import { CONSENT_ORIGINS, type ConsentPurpose } from '@portal/model/readers';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database';
import { ofSite } from '../../sites';

/**
 * Readers' decisions about cookies and partners, for an authority that asks: they contain no personal data.
 */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    site: ofSite(),
    /**
     * A random number that the browser stores with its decision: the next one of the same browser has it too.
     */
    browser: text().notNull(),
    /** Version of the text and of the partners that were shown. */
    version: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    asked: jsonb().$type<ConsentPurpose[]>().notNull(),
    granted: jsonb().$type<ConsentPurpose[]>().notNull(),
    origin: text({ enum: CONSENT_ORIGINS }).notNull(),
    /** Choice in the format of IAB Europe's framework, if the site uses it. */
    tcString: text(),
    decidedAt: moment().notNull(),
  },
  (t) => [index('consents_of').on(t.site, t.id), index('consents_date').on(t.decidedAt)],
);
