import { isDatabaseAway, isOfDatabase } from '../../platform/database';
import { REPORT_LIMITS } from './limits';

/** Characters that break a line, move a terminal's cursor or reorder a text. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

const escaped = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** A value of a file on one line of a report: shortened, its control characters escaped. */
export function shown(value: string, max: number = REPORT_LIMITS.value): string {
  const whole = value.length > max ? `${value.slice(0, max)}…` : value;
  return whole.replaceAll(CONTROL, escaped);
}

/** JSON whose strings have their control characters escaped too, beyond those that JSON requires. */
export const shownJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(CONTROL, (character) =>
    character === '\n' ? character : escaped(character),
  );

/** Characters of a sentence about a file. */
const MAX_REASON = 1_000;

/** A file that cannot be read at all, so nothing is imported. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  /** @param place position in the file, `line:column` */
  constructor(reason: string, place?: string) {
    // It may quote the file.
    super(shown(place ? `${reason}, at ${place}` : reason, MAX_REASON));
  }
}

/**
 * A skipped item, with the reason for the report.
 * @property cause an unexpected error, for the log
 */
export type Skipped = { sourceId: string; title: string; reason: string; isFault: boolean; cause?: unknown };

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

/** An item that failed unexpectedly, in words: the message of a database's error quotes its query. */
export function failedItem(sourceId: string, title: string, error: unknown): { skipped: Skipped } {
  return { skipped: { sourceId, title, reason: wordsOf(error), isFault: true, cause: error } };
}

/** An error in words, without queries and values. */
export function wordsOf(error: unknown): string {
  if (isDatabaseAway(error)) return 'the database did not answer; the log says more';
  if (isOfDatabase(error)) return 'the database refused it; the log says more';
  if (error instanceof TypeError || error instanceof RangeError)
    return 'it caused an error in the import; the log says more';
  return error instanceof Error ? error.message : String(error);
}

/** Reads an item; one that cannot be read, such as one that exceeds the limits, is skipped with the reason. */
export function readItem<T>(sourceId: string, title: string, read: () => ReadItem<T>): ReadItem<T> {
  try {
    return read();
  } catch (error) {
    return failedItem(sourceId, title, error);
  }
}
