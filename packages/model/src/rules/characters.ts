/** UTF-16 units counted as characters; whatever follows is counted in units. */
const COUNTED_UNITS = 10_000;
/**
 * Most UTF-16 units of one character, such as a family emoji; accents stacked beyond that count as more
 * characters.
 */
const UNITS_OF_ONE = 32;

/** Created with the first text that needs one; browsers from before 2024 may lack it. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Characters of a text as a reader counts them: a letter with its accents is one, an emoji of several parts
 * is one. To limit the work, whatever follows the first 10,000 UTF-16 units is counted in units.
 */
export function countCharacters(text: string): number {
  // In printable ASCII every unit is a character.
  if (!/[^\n -~]/.test(text)) return text.length;
  const head = text.slice(0, COUNTED_UNITS);
  const rest = text.length - head.length;
  if (!('Segmenter' in Intl)) return Array.from(head).length + rest;
  segmenter ??= new Intl.Segmenter('en');
  let count = rest;
  for (const { segment } of segmenter.segment(head)) count += Math.ceil(segment.length / UNITS_OF_ONE);
  return count;
}
