import { HtmlLimitError } from '../../platform/html';

/** A file that cannot be read at all: nothing of it is imported. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  /** @param place where in the file, `line:column` */
  constructor(reason: string, place?: string) {
    super(place ? `${reason}, at ${place}` : reason);
  }
}

/** An item that is left out, with the reason that the report gives. */
export type Skipped = { sourceId: string; title: string; reason: string; isFault: boolean };

/** An item that its newsroom does not publish, or not any more, with the reason in words. */
export type Withdrawn = { sourceId: string; title: string; reason: string };

/** Result of reading an item of a newsroom's file: a content, the reason why there is none, or a withdrawal. */
export type ReadItem<T> = { item: T } | { skipped: Skipped } | { withdrawn: Withdrawn };

export const leftOut = (sourceId: string, title: string, reason: string): { skipped: Skipped } => ({
  skipped: { sourceId, title, reason, isFault: false },
});

export const skippedItem = (sourceId: string, title: string, reason: string): { skipped: Skipped } => ({
  skipped: { sourceId, title, reason, isFault: true },
});

/** Reads an item; one whose text is too much to be read is left out with the reason, and the next is read. */
export function readItem<T>(sourceId: string, title: string, read: () => ReadItem<T>): ReadItem<T> {
  try {
    return read();
  } catch (error) {
    if (error instanceof HtmlLimitError) return skippedItem(sourceId, title, error.message);
    throw error;
  }
}
