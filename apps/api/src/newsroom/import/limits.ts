/**
 * Limits of one item, far above what newsrooms publish. The report names whatever is left out because of
 * them.
 */
export const ITEM_LIMITS = {
  /** Bytes, which the database's indexes limit. */
  id: 2_000,
  /** Characters of a URL of a picture or file. */
  url: 2_000,
  headline: 500,
  kicker: 120,
  standfirst: 2_000,
  /** Characters of the name of a section, tag, author or commenter. */
  name: 120,
  signature: 300,
  biography: 2_000,
  alt: 1_000,
  caption: 2_000,
  credit: 300,
  comment: 20_000,
  sections: 10,
  tags: 50,
  authors: 20,
  pictures: 200,
  entries: 5_000,
  comments: 10_000,
} as const;

/** Limits of the media of an item and of one import; the next import fetches the rest. */
export const MEDIA_LIMITS = {
  /** Files of one item. */
  files: 200,
  bytes: 10 * 1024 ** 3,
  /** Time spent on downloads. */
  milliseconds: 4 * 60 * 60 * 1_000,
} as const;

/** Limits of a report. */
export const REPORT_LIMITS = {
  /** Rows of a list; further ones are only counted. */
  rows: 200,
  /** Rows of a list as text. */
  printedRows: 20,
  /** Different reasons for which items are skipped. */
  reasons: 50,
  /** Characters of a value that comes from a file. */
  value: 200,
} as const;
