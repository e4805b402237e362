import { foldText } from './look-alikes';

/** Digits and signs that are written for letters, within a word. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '€': 'e',
};

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

/** The first listed word that a text contains, disguises included; a `*` at either end of a listed word matches any letters. */
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

/** The letters of a text alone, however they are written. */
export const lettersOf = (text: string): string => withoutLeet(foldText(text)).replace(SEPARATORS, '');
