import { HtmlLimitError } from '../../platform/html';

/** A file that cannot be read at all, so nothing is imported. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  /** @param place position in the file, `line:column` */
  constructor(reason: string, place?: string) {
    super(place ? `${reason}, at ${place}` : reason);
  }
}

/** A skipped item, with the reason for the report. */
export type Skipped = { sourceId: string; title: string; reason: string; isFault: boolean };

/** An item that its newsroom has withdrawn or does not publish, with the reason. */
export type Withdrawn = { sourceId: string; title: string; reason: string };

/** Result of reading an item: an article, the reason to skip it, or a withdrawal. */
export type ReadItem<T> = { item: T } | { skipped: Skipped } | { withdrawn: Withdrawn };

export const leftOut = (sourceId: string, title: string, reason: string): { skipped: Skipped } => ({
  skipped: { sourceId, title, reason, isFault: false },
});

export const skippedItem = (sourceId: string, title: string, reason: string): { skipped: Skipped } => ({
  skipped: { sourceId, title, reason, isFault: true },
});

/** Reads an item; one whose text exceeds the limits is skipped with the reason. */
export function readItem<T>(sourceId: string, title: string, read: () => ReadItem<T>): ReadItem<T> {
  try {
    return read();
  } catch (error) {
    if (error instanceof HtmlLimitError) return skippedItem(sourceId, title, error.message);
    throw error;
  }
}
