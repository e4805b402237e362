/** Why a line of a table cannot be read. */
export class LineError extends Error {
  override name = 'LineError';
}

/**
 * Characters that nobody types: no database stores NUL or a lone surrogate, and other controls would move the
 * cursor of the terminal that shows them.
 */
const UNTYPED = /[^\P{Cc}\t\n]|\p{Cs}/u;

/** Separator of the values in a line. */
export type Separator = ',' | ';';
/**
 * Columns that are read. A line with more of them, or with more than its first line names, is rejected early,
 * however its quotes are set; otherwise a table could be read to its end once for each of its lines.
 */
const MAX_COLUMNS = 100;
/** A value without quotes, from the current position. */
const PLAIN = { ',': /[^,\n]*/y, ';': /[^;\n]*/y } as const satisfies Record<Separator, RegExp>;

/** A line of a table: its number in the file, and its values or the reason why there are none. */
export type TableLine = { line: number; fields: string[] | LineError };

const expectTyped = (text: string) => {
  if (UNTYPED.test(text)) throw new LineError('has a control character, which no text has');
};

/** Reads a quoted value, in which a quote is written twice. @returns it, and the position after it */
function quotedAt(text: string, start: number): { field: string; next: number } {
  let field = '';
  let at = start + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) throw new LineError('a quote is not closed');
    field += text.slice(at, end);
    at = end + 1;
    if (text[at] !== '"') return { field, next: at };
    field += '"';
    at += 1;
  }
}

/** Values of one record; it may span several lines if a quoted value contains line breaks. */
function fieldsAt(
  text: string,
  start: number,
  separator: Separator,
  most: number,
): { fields: string[]; end: number } {
  const fields: string[] = [];
  for (let at = start; ; at += 1) {
    if (fields.length === most) throw new LineError(`has more than ${most} fields`);
    if (text[at] === '"') {
      const { field, next } = quotedAt(text, at);
      if (next < text.length && text[next] !== separator && text[next] !== '\n')
        throw new LineError('a quote ends within a field');
      fields.push(field.trim());
      at = next;
    } else {
      const plain = PLAIN[separator];
      plain.lastIndex = at;
      const [field = ''] = plain.exec(text) ?? [];
      fields.push(field.trim());
      at += field.length;
    }
    if (at >= text.length || text[at] === '\n') return { fields, end: at };
  }
}

/**
 * The non-empty lines of a table. If a line has wrong quotes, its end is unknown: the next line is read as if
 * it ended with its own line of the file, so that each fault is reported where it is.
 * @param text with one-character line breaks
 */
export function* linesOf(text: string, separator: Separator): Generator<TableLine> {
  let line = 1;
  let columns: number | undefined;
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start);
    const first = text.slice(start, lineEnd < 0 ? text.length : lineEnd);
    let end = start + first.length;
    if (first.trim())
      try {
        expectTyped(first);
        const read = fieldsAt(text, start, separator, columns ?? MAX_COLUMNS);
        columns ??= read.fields.length;
        end = read.end;
        expectTyped(text.slice(start, end));
        // Spreadsheets end a table with lines that consist of commas.
        if (read.fields.some((field) => field !== '')) yield { line, fields: read.fields };
      } catch (error) {
        if (!(error instanceof LineError)) throw error;
        yield { line, fields: error };
      }
    line += text.slice(start, end).split('\n').length;
    start = end + 1;
  }
}
