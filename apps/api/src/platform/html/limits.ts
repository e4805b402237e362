/**
 * Maximum characters of one text: the longest special reports are far shorter, and longer ones would block
 * the process for seconds.
 */
export const MAX_HTML_LENGTH = 8 * 1024 * 1024;

/**
 * Maximum depth of nested elements. Browsers stop at 512; no newsroom's text reaches 50, and every tree walk
 * here is recursive.
 */
export const MAX_HTML_DEPTH = 200;

/** Characters of an attribute that is kept: no real URL is longer. */
export const MAX_ATTRIBUTE_LENGTH = 8 * 1024;

/**
 * Elements that may be created for each tag in the source. Browsers repeat unclosed formatting (`<b>`) in
 * every block after it, so a short text can produce millions of elements.
 */
const MAX_ELEMENTS_PER_TAG = 8;
const MIN_ELEMENTS = 10_000;

/**
 * A text that exceeds the limits; its message ends the sentence that begins with the name of its container.
 */
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

/** Remaining characters by which a text may grow, since a few can expand to many more. */
export class LengthBudget {
  private left = MAX_HTML_LENGTH;

  /**
   * Returns `text` if it is within the budget.
   * @throws HtmlLimitError
   */
  take(text: string): string {
    this.left -= text.length;
    if (this.left < 0) throw tooLong();
    return text;
  }
}

/** Maximum number of elements for a text, by the number of tags in its source. */
export function maxElementsOf(html: string): number {
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) tags += 1;
  return Math.max(MIN_ELEMENTS, tags * MAX_ELEMENTS_PER_TAG);
}
