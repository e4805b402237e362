import type { Cursors } from '../../platform/secrets';

const USE = 'newsletter-letter';
/** Names in a text, wherever they stand: each part is bounded, and no digit can be of both. */
const NAMES = /(?<![0-9a-z])([0-9a-z]{1,11})-([0-9a-f]{32})(?![0-9a-z])/g;
/** Names that are tried in one text. */
const MAX_TRIED = 20;

/** Header that bears a letter's name. */
export const LETTER_HEADER = 'X-Portal-Letter';

/**
 * A name that a letter bears wherever it goes, so that what comes back of it says which one it was: its number, sealed, so that nobody
 * makes one up. Small letters alone, since some mail servers know no others.
 */
export const letterName = (cursors: Cursors, letter: number): string => {
  const number = letter.toString(36);
  return `${number}-${cursors.seal(USE, number)}`;
};

/** The letter that a text names; null where it names none of ours. */
export function letterNamedIn(cursors: Cursors, text: string): number | null {
  let tried = 0;
  for (const [, number = '', seal] of text.toLowerCase().matchAll(NAMES)) {
    if (cursors.seal(USE, number) === seal) return Number.parseInt(number, 36);
    tried += 1;
    if (tried === MAX_TRIED) return null;
  }
  return null;
}

/** Address that bounces of a letter go to: that of all bounces, with the letter's name in it. */
export function returnAddress(bounces: string, name: string): string {
  const at = bounces.lastIndexOf('@');
  return `${bounces.slice(0, at)}+${name}${bounces.slice(at)}`;
}
