import { foldText } from './look-alikes';

/** Digits and signs that stand for letters within a word. */
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
/** Letters separated by something: `i d i o t a`, `i.d.i.o.t.a`. */
const SPELLED = /(?<=^| )\p{L}(?: \p{L}){2,}(?= |$)/gu;

const spaced = (folded: string) => ` ${folded.replace(SEPARATORS, ' ').trim()} `;
const unspelled = (text: string) => ` ${text.trim().replace(SPELLED, (run) => run.replaceAll(' ', ''))} `;
const withoutLeet = (folded: string) =>
  folded.replace(/[\p{L}\d@$€]+/gu, (word) =>
    /\p{L}/u.test(word) ? Array.from(word, (sign) => LEET[sign] ?? sign).join('') : word,
  );

/** All readings of a text that may hide a word, each as words between spaces. */
function readings(text: string): string[] {
  const folded = foldText(text);
  const plain = [spaced(folded), spaced(withoutLeet(folded))].flatMap((one) => [one, unspelled(one)]);
  const shortened = plain.flatMap((one) => [
    one.replace(/(\p{L})\1{2,}/gu, '$1'),
    one.replace(/(\p{L})\1{2,}/gu, '$1$1'),
  ]);
  return [...new Set([...plain, ...shortened])];
}

/** Words whose other forms are cached: the lists of a dozen sites, exact and by look. */
const MAX_REMEMBERED = 50_000;

/** Caches a form of each word: every check goes through whole lists, which seldom change. */
export function remembered(form: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const made = form(word);
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(word, made);
    return made;
  };
}

/**
 * A listed word as it is searched for in a text whose words are between spaces; empty if it has no letters.
 */
const soughtOf = remembered((word) => {
  const stem = spaced(foldText(word.replace(/^\*|\*$/g, ''))).trim();
  return stem && `${word.startsWith('*') ? '' : ' '}${stem}${word.endsWith('*') ? '' : ' '}`;
});

/**
 * The first listed word in a text, disguises included; a `*` at either end of a listed word matches any
 * letters.
 */
export function wordIn(text: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const texts = readings(text);
  const isIn = (word: string) => {
    const sought = soughtOf(word);
    return sought !== '' && texts.some((one) => one.includes(sought));
  };
  return words.find(isIn) ?? null;
}

/** The letters of a text alone, however they are written. */
export const lettersOf = (text: string): string => withoutLeet(foldText(text)).replace(SEPARATORS, '');
