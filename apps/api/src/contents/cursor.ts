import * as v from 'valibot';

/** A place in a list ordered newest first: the last row that was seen. */
export type Cursor = { publishedAt: Date; id: number };

const cursorSchema = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^[a-z0-9]+\.[a-z0-9]+$/),
  v.transform((text) => text.split('.').map((part) => Number.parseInt(part, 36))),
  v.tuple([v.pipe(v.number(), v.integer(), v.maxValue(8.64e15)), v.pipe(v.number(), v.integer())]),
);

/** Text of a cursor, safe in an address. */
export function writeCursor({ publishedAt, id }: Cursor): string {
  return `${publishedAt.getTime().toString(36)}.${id.toString(36)}`;
}

/** The place a cursor names; null when it is not one. */
export function readCursor(text: string): Cursor | null {
  const result = v.safeParse(cursorSchema, text);
  if (!result.success) return null;
  const [milliseconds, id] = result.output;
  return { publishedAt: new Date(milliseconds), id };
}
