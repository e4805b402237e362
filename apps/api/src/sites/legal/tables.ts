import { LANGUAGES } from '@portal/model';
import { LEGAL_PAGES, type LegalDocument } from '@portal/model/legal';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database';
import { ofSite } from '../index';

/**
 * Versions of the legal pages, as readers saw them. None is changed or deleted: readers have accepted them,
 * and the record of their consent has the digest.
 */
export const legalVersions = pgTable(
  'legal_versions',
  {
    id: id(),
    site: ofSite(),
    page: text({ enum: LEGAL_PAGES }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** From 1 on, for each page of a site. */
    number: integer().notNull(),
    validFrom: moment().notNull(),
    document: jsonb().$type<LegalDocument>().notNull(),
    /** SHA-256 of the document as JSON, in hexadecimal. */
    digest: text().notNull(),
  },
  (t) => [uniqueIndex('legal_versions_number').on(t.site, t.page, t.number)],
);
