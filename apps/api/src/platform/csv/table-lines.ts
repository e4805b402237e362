/** Why a line of a table cannot be read. */
export class LineError extends Error {
  override name = 'LineError';
}

/** What nobody types: no database keeps NUL or half of a pair, and other controls would move the cursor of whose terminal they are told on. */
const UNTYPED = /[^\P{Cc}\t\n]|\p{Cs}/u;

/** What separates the values of a line. */
export type Separator = ',' | ';';
/**
 * Columns of a table that are read. A line with more of them, or than its first line names, is none: so it ends soon, however its quotes
 * are set, and a table is not read to its end once for each of its lines.
 */
const MAX_COLUMNS = 100;
/** A value without quotes, from where it is looked for. */
const PLAIN = { ',': /[^,\n]*/y, ';': /[^;\n]*/y } as const satisfies Record<Separator, RegExp>;

/** A line of a table, by the number of the first line of its file: its values, or why there are none. */
export type TableLine = { line: number; fields: string[] | LineError };

const expectTyped = (text: string) => {
  if (UNTYPED.test(text)) throw new LineError('has a control character, which no text has');
};

/** A value in quotes, a quote in it twice, from where its own begin. @returns it, and where what follows it is */
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

/** The values from where a line begins to where it ends, which is lines below where a value in quotes goes on there. */
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
 * The lines of a table that say something. Where the quotes of one are wrong nobody knows where it ends: the next is read as if it ended
 * with its own line of the file, so that each fault is told where it is.
 * @param text with the line breaks of one character
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
        // Spreadsheets end a table with lines of nothing but commas.
        if (read.fields.some((field) => field !== '')) yield { line, fields: read.fields };
      } catch (error) {
        if (!(error instanceof LineError)) throw error;
        yield { line, fields: error };
      }
    line += text.slice(start, end).split('\n').length;
    start = end + 1;
  }
}
