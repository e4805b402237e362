import { bigint, customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database';
import { ofSite } from '../../sites';
import { contents } from '../stories';

/*
 * What is searched. The function `index_contents` writes these tables from what a content says, in the transaction that
 * changed it; nothing else does.
 */

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const spans = customType<{ data: string }>({ dataType: () => 'tstzmultirange' });

/** One row for every content that is in lists: published and listed. */
export const searchItems = pgTable(
  'search_items',
  {
    contentId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    site: ofSite(),
    publishedAt: moment().notNull(),
    /** An event's times, each to the end of its day; null for what is no event. */
    occasions: spans(),
    /** Values that its facets count: `section:politica`, `thematic:music|Music` with a name that is nowhere else. */
    facets: text().array().notNull(),
    /** Stems of its words (title A, standfirst and names B, body C), and its filters and months as lexemes of their own. */
    words: tsvector().notNull(),
  },
  (t) => [
    // Without the list of what is still to be sorted in, which every search would have to read.
    index('search_items_words').using('gin', t.words).with({ fastupdate: false }),
    index('search_items_newest').on(t.site, t.publishedAt, t.contentId),
    index('search_items_occasions').using('gist', t.occasions),
  ],
);

/** Words of a site, for who mistypes one: without case and accents, and as they were first written. */
export const searchWords = pgTable(
  'search_words',
  { site: ofSite(), word: text().notNull(), written: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.site, t.word] }),
    index('search_words_alike').using('gin', t.word.op('gin_trgm_ops')),
  ],
);

/** One row: how far contents are indexed by the rules that now hold. */
export const searchIndexing = pgTable('search_indexing', {
  /** Digest of the functions that decide what is stored. */
  rules: text().primaryKey(),
  /** The last content, by id, that was indexed again. */
  reached: bigint({ mode: 'number' }).notNull().default(0),
  finishedAt: moment(),
});
