/** UTF-16 units of the longest text whose characters are counted one by one. */
const COUNTED_UNITS = 10_000;
/** UTF-16 units that one character has at most, as a family of emoji has; accents piled up beyond that count again. */
const UNITS_OF_ONE = 32;

/** Made with the first text that needs one; browsers of before 2024 may have none. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Characters of a text as a reader counts them: a letter with its accents is one, an emoji of several parts is one. The work has a bound:
 * what is beyond the first 10,000 UTF-16 units counts by units.
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
