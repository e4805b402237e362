/**
 * What a browser keeps at most for a reader who has turned reading offline on. The worker obeys these numbers, and the page of cookies and
 * the page of the choice say them.
 */
export const OFFLINE_LIMITS = {
  /** Pages that were read, and pages that the reader saved. */
  pagesRead: 30,
  pagesSaved: 60,
  /** Bytes of a document with its styles; larger ones are not kept. */
  pageBytes: 1_000_000,
  /** Pictures, scripts, styles and fonts: how many, their bytes together, and those of the largest. */
  files: 800,
  allFileBytes: 50_000_000,
  fileBytes: 3_000_000,
} as const;
