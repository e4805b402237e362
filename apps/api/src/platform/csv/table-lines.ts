import { CsvError, parse } from 'csv-parse/sync';

/** Why a line of a table cannot be read. */
export class LineError extends Error {
  override name = 'LineError';
}

/** Characters that nobody types: no database stores NUL, and other controls would move a terminal’s cursor. */
const UNTYPED = /[^\P{Cc}\t\n]/u;

/** Separator of the values in a line. */
export type Separator = ',' | ';';

/** A line of a table: its number in the file, and its values or the reason why there are none. */
export type TableLine = { line: number; fields: string[] | LineError };

/** Faults of quotes, by the codes of `csv-parse`. */
const FAULTS = new Map([
  ['CSV_INVALID_CLOSING_QUOTE', 'a quote ends within a field'],
  ['CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE', 'a quote ends within a field'],
  ['INVALID_OPENING_QUOTE', 'a quote begins within a field'],
  ['CSV_QUOTE_NOT_CLOSED', 'a quote is not closed'],
]);

/**
 * Reason of a fault in the text.
 * @throws any other error
 */
function faultOf(error: unknown): LineError {
  const fault = error instanceof CsvError ? FAULTS.get(error.code) : undefined;
  if (!fault) throw error;
  return new LineError(fault);
}

const valuesOf = (fields: readonly string[]) =>
  fields.some((field) => UNTYPED.test(field))
    ? new LineError('has a control character, which no text has')
    : fields.map((field) => field.trim());

/**
 * Reads the non-empty lines of a table. If a line has wrong quotes, its end is unknown: the next line is read as
 * if it ended with its own line of the file, so that each fault is reported where it is. Nothing is read more
 * than twice: a line that leaves a quote open ends the record of any earlier one that did.
 * @param text with one-character line breaks
 */
export function readLines(text: string, separator: Separator, take: (line: TableLine) => void): void {
  const bytes = Buffer.from(text);
  let line = 1;
  for (let start = 0; start < bytes.length; ) {
    let next = start;
    try {
      parse(bytes.subarray(start), {
        delimiter: separator,
        record_delimiter: '\n',
        relax_column_count: true,
        trim: true,
        on_record: (fields: string[], { bytes: read }) => {
          const values = valuesOf(fields);
          // Spreadsheets end a table with lines that consist of commas.
          if (values instanceof LineError || values.some(Boolean)) take({ line, fields: values });
          line += fields.reduce((breaks, field) => breaks + field.split('\n').length - 1, 1);
          next = start + read;
          return null;
        },
      });
      return;
    } catch (error) {
      take({ line, fields: faultOf(error) });
      const end = bytes.indexOf('\n', next);
      if (end < 0) return;
      start = end + 1;
      line += 1;
    }
  }
}
