import { bigint, customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database';
import { ofSite } from '../../sites';
import { contents } from '../stories';

/*
 * Search tables. The function `index_contents` writes them from the articles, in the transaction that changed
 * these; nothing else does.
 */

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const spans = customType<{ data: string }>({ dataType: () => 'tstzmultirange' });

/** One row for every article in lists: published and listed. */
export const searchItems = pgTable(
  'search_items',
  {
    contentId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    site: ofSite(),
    publishedAt: moment().notNull(),
    /** An event's times, each to the end of its day; null for other articles. */
    occasions: spans(),
    /**
     * Values that facets count: `section:politica`, or `thematic:music|Music` with a name that is stored
     * nowhere else.
     */
    facets: text().array().notNull(),
    /**
     * Stems of its words (title A, standfirst and names B, body C), and its filters and months as separate
     * lexemes.
     */
    words: tsvector().notNull(),
  },
  (t) => [
    // Without a pending list, which every search would have to scan.
    index('search_items_words').using('gin', t.words).with({ fastupdate: false }),
    index('search_items_newest').on(t.site, t.publishedAt, t.contentId),
    index('search_items_occasions').using('gist', t.occasions),
  ],
);

/** Words of a site for typo correction: without case and accents, and in their original form. */
export const searchWords = pgTable(
  'search_words',
  { site: ofSite(), word: text().notNull(), written: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.site, t.word] }),
    index('search_words_alike').using('gin', t.word.op('gin_trgm_ops')),
  ],
);

/** A single row: progress of indexing by the current rules. */
export const searchIndexing = pgTable('search_indexing', {
  /** Digest of the functions that decide what is stored. */
  rules: text().primaryKey(),
  /** Id of the last reindexed content. */
  reached: bigint({ mode: 'number' }).notNull().default(0),
  finishedAt: moment(),
});
