import { createHash } from 'node:crypto';
import { foldText, UNSEEN } from '../look-alikes';

/** Digits and signs that are written for letters, within a word. */
const LEET: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '€': 'e' },
};

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

const SEPARATORS = /[^\p{L}\p{N}]+/gu;
/** One letter after another, with something between them: `i d i o t a`, `i.d.i.o.t.a`. */
const SPELLED = /(?<=^| )\p{L}(?: \p{L}){2,}(?= |$)/gu;

const spaced = (folded: string) => ` ${folded.replace(SEPARATORS, ' ').trim()} `;
const unspelled = (text: string) => ` ${text.trim().replace(SPELLED, (run) => run.replaceAll(' ', ''))} `;
const withoutLeet = (folded: string) =>
  folded.replace(/[\p{L}\d@$€]+/gu, (word) =>
    /\p{L}/u.test(word) ? Array.from(word, (sign) => LEET[sign] ?? sign).join('') : word,
  );

/** The ways in which a text may hide a word, each as words between spaces. */
function readings(text: string): string[] {
  const folded = foldText(text);
  const plain = [spaced(folded), spaced(withoutLeet(folded))].flatMap((one) => [one, unspelled(one)]);
  const shortened = plain.flatMap((one) => [
    one.replace(/(\p{L})\1{2,}/gu, '$1'),
    one.replace(/(\p{L})\1{2,}/gu, '$1$1'),
  ]);
  return [...new Set([...plain, ...shortened])];
}

/** The first word of a list that a text has, however disguised; a `*` at an end of it stands for any letters. */
export function wordIn(text: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const texts = readings(text);
  const isIn = (word: string) => {
    const stem = spaced(foldText(word.replace(/^\*|\*$/g, ''))).trim();
    if (stem === '') return false;
    const sought = `${word.startsWith('*') ? '' : ' '}${stem}${word.endsWith('*') ? '' : ' '}`;
    return texts.some((one) => one.includes(sought));
  };
  return words.find(isIn) ?? null;
}

/** Letters of which a text must have as many for a copy of it to say anything. */
const TELLING_LETTERS = 12;

/** Mark of a text by which copies are found: of its letters alone. Null for what anybody may write twice, such as thanks. */
export function fingerprintOf(text: string): Buffer | null {
  const letters = withoutLeet(foldText(text)).replace(SEPARATORS, '');
  return letters.length < TELLING_LETTERS ? null : createHash('sha256').update(letters).digest();
}
