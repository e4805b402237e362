import { createHash } from 'node:crypto';
import { lettersOf, UNSEEN } from '../../platform/words';

/** Pictographs with their joiners and variation selectors. */
const PICTOGRAPH =
  /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)*/gu;
/** More combining marks on one letter than any word needs. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

export type Cleaned = {
  /** The text without invisible characters. */
  text: string;
  /** Number of invisible characters removed. */
  unseen: number;
};

/**
 * Normalises a reader's text for storage: canonical letters, nothing hidden, at most one empty line in a row.
 */
export function cleanText(written: string): Cleaned {
  const pictographs: string[] = [];
  const HOLE = '\ue000';
  let unseen = 0;
  const drop = () => {
    unseen += 1;
    return '';
  };
  const text = written
    .replaceAll(HOLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(PICTOGRAPH, (found) => {
      pictographs.push(found);
      return HOLE;
    })
    .replace(UNSEEN, drop)
    .replace(/(?!\n)\p{Cc}/gu, (control) => (control === '\t' ? ' ' : drop()))
    .normalize('NFC')
    .replace(PILED_MARKS, (_, kept: string) => {
      unseen += 1;
      return kept;
    })
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  let at = 0;
  return { text: text.replaceAll(HOLE, () => pictographs[at++] ?? ''), unseen };
}

/** Minimum letters for a copy to be significant. */
const TELLING_LETTERS = 12;

/**
 * Fingerprint of a text, from its letters only, to find copies. Null for short texts that anyone may repeat,
 * such as thanks.
 */
export function fingerprintOf(text: string): Buffer | null {
  const letters = lettersOf(text);
  return letters.length < TELLING_LETTERS ? null : createHash('sha256').update(letters).digest();
}
