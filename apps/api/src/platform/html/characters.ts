/** Controls that separate words, other than tabs and line ends. */
const SEPARATORS = /[\v\f\u0085]/g;
/**
 * Characters that no text of a newsroom needs: other controls, which a database or XML refuses and a terminal
 * obeys; the two that XML forbids; and overrides of direction, which show a text backwards. The marks and
 * isolates that texts in Arabic or Hebrew need stay.
 */
const UNWANTED = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff\u202d\u202e]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;

/** Whether a text has characters that `withoutControls` removes or replaces. */
export const hasControls = (text: string): boolean => withoutControls(text) !== text;

/** A text without control characters, overrides of direction and halves of characters. */
export const withoutControls = (text: string): string =>
  text.replace(SEPARATORS, ' ').replace(UNWANTED, '').replace(LONE_SURROGATES, '\ufffd');
