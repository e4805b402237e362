import { createHash } from 'node:crypto';
import { lettersOf, UNSEEN } from '../../platform/words';

/** Joiners and variants within a pictograph, which are a part of it. */
const PICTOGRAPH =
  /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)*/gu;
/** Marks on one letter beyond those of any word. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

export type Cleaned = {
  /** The text with nothing in it that cannot be seen. */
  text: string;
  /** How many such characters it had. */
  unseen: number;
};

/** A reader's text as it is kept: one way to write each letter, nothing hidden, at most one empty line. */
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

/** Letters of which a text must have as many for a copy of it to say anything. */
const TELLING_LETTERS = 12;

/** Mark of a text by which copies are found: of its letters alone. Null for what anybody may write twice, such as thanks. */
export function fingerprintOf(text: string): Buffer | null {
  const letters = lettersOf(text);
  return letters.length < TELLING_LETTERS ? null : createHash('sha256').update(letters).digest();
}
