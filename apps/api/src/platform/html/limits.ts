/** Characters of one text: the longest special reports stay far below, and what is longer holds the process for seconds. */
export const MAX_HTML_LENGTH = 8 * 1024 * 1024;

/** Elements within one another. Browsers stop at 512; no newsroom's text reaches 50, and every walk here is recursive. */
export const MAX_HTML_DEPTH = 200;

/** Characters of an attribute that is kept: addresses longer than this lead nowhere. */
export const MAX_ATTRIBUTE_LENGTH = 8 * 1024;

/**
 * Elements that may be made for each tag that is written. Browsers repeat formatting that was left open (`<b>`) in every
 * block after it, so a short text can order millions of elements.
 */
const MAX_ELEMENTS_PER_TAG = 8;
const MIN_ELEMENTS = 10_000;

/** A text that is too much to be read; its message ends the sentence that begins with what holds the text. */
export class HtmlLimitError extends Error {
  override name = 'HtmlLimitError';
}

const tooLong = () =>
  new HtmlLimitError(
    `its text is longer than ${MAX_HTML_LENGTH / 1024 / 1024} million characters; take embedded files out of it`,
  );

/** @throws HtmlLimitError */
export function checkLength(html: string): void {
  if (html.length > MAX_HTML_LENGTH) throw tooLong();
}

/** Characters that a text may still grow by, where a few can order many more. */
export class LengthBudget {
  private left = MAX_HTML_LENGTH;

  /** `text`, as long as it is within the budget. @throws HtmlLimitError */
  take(text: string): string {
    this.left -= text.length;
    if (this.left < 0) throw tooLong();
    return text;
  }
}

/** Most elements that a text may become, by the tags that it writes. */
export function maxElementsOf(html: string): number {
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) tags += 1;
  return Math.max(MIN_ELEMENTS, tags * MAX_ELEMENTS_PER_TAG);
}
