/**
 * Limits of what a browser stores for a reader who has turned on offline reading. The service worker applies
 * them; the cookie page and the offline settings page show them.
 */
export const OFFLINE_LIMITS = {
  /** Pages that were read, and pages that the reader saved. */
  pagesRead: 30,
  pagesSaved: 60,
  /** Bytes of a document with its styles; larger ones are not stored. */
  pageBytes: 1_000_000,
  /** Pictures, scripts, styles and fonts: how many, their total bytes, and those of the largest. */
  files: 800,
  allFileBytes: 50_000_000,
  fileBytes: 3_000_000,
} as const;
