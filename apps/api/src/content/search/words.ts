import type { Language } from '@portal/model';
import { A_LETTER, A_LIGATURE, GEMINATE, LETTERS, LIGATURES, MARKS, PASTS } from '../../platform/words';
import { isStopWord } from './stop-words';
import { otherForms } from './verbs';

/** Longest text and most words that are read of a question; ours, so that no question costs more than a few. */
const MAX_TEXT_LENGTH = 255;
const MAX_WORDS = 12;

/**
 * A text as the database asks it.
 * @property template how the words hang together, for `search_question`: `%1$s & (%2$s <2> %3$s) & !%4$s`; '' where the text
 *   holds no word at all, so that nothing fits it
 */
export type SearchWords = { template: string; words: string[] };

/** `"…"`, `“…”`, `«…»` or a bare word, with a hyphen before it that excludes it. The last quotation mark may be missing. */
const TERM = /(?<=^|\s)(-?)(?:["“”«]([^"“”»]*)["“”»]?|(\S+))/gu;

const GLOBAL = {
  marks: new RegExp(MARKS, 'g'),
  letters: new RegExp(A_LETTER, 'g'),
  ligatures: new RegExp(A_LIGATURE, 'g'),
  geminate: new RegExp(GEMINATE, 'g'),
  pastsInIr: new RegExp(PASTS.ir, 'g'),
  pastsInAr: new RegExp(PASTS.ar, 'g'),
};
const READ_AS = new Map<string, string>([
  ...Array.from(LETTERS.from, (letter, at): [string, string] => [letter, LETTERS.to.charAt(at)]),
  ...LIGATURES.map((ligature): [string, string] => [ligature.slice(0, 1), ligature.slice(1)]),
]);
const readAs = (letter: string) => READ_AS.get(letter) ?? letter;

/** Letters without case and accents, as `search_letters` reads them in the database. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(GLOBAL.marks, '')
    .replace(GLOBAL.letters, readAs)
    .replace(GLOBAL.ligatures, readAs)
    .toLowerCase()
    .replace(GLOBAL.geminate, 'll');

/** Spanish pasts as `search_pasts` reads them in the database. */
export const readPasts = (text: string): string =>
  text.replace(GLOBAL.pastsInIr, 'ir').replace(GLOBAL.pastsInAr, 'ar');

const wordsOf = (text: string, language: Language): string[] =>
  foldLetters(language === 'es' ? readPasts(text) : text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text fit to be asked: no half characters, no control characters, no longer than is read. */
export const readableText = (text: string): string =>
  text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/[\p{Cs}\p{Cc}\p{Co}\p{Cn}]/gu, ' ')
    .trim();

class Question {
  readonly words: string[] = [];
  private count = 0;

  constructor(private readonly language: Language) {}

  /** The placeholder of a word, or null where there are enough. */
  add(word: string): string | null {
    if (this.count === MAX_WORDS) return null;
    this.count += 1;
    return this.placeholder(word);
  }

  /** The placeholders of a word or of another of its forms. */
  addForms(word: string): string | null {
    const placeholder = this.add(word);
    const others = placeholder !== null && this.language === 'es' ? otherForms(word) : [];
    return others.length
      ? `(${[placeholder, ...others.map((other) => this.placeholder(other))].join(' | ')})`
      : placeholder;
  }

  private placeholder(word: string): string {
    this.words.push(word);
    return `%${this.words.length}$s`;
  }
}

/** Words one after another; words that say nothing keep their place between them. */
function phrase(question: Question, words: readonly string[], language: Language): string | null {
  let template = '';
  let gap = 0;
  for (const word of words) {
    gap += 1;
    if (isStopWord(language, word)) continue;
    const placeholder = question.add(word);
    if (placeholder === null) break;
    template = template === '' ? placeholder : `${template} <${gap}> ${placeholder}`;
    gap = 0;
  }
  return template === '' ? null : `(${template})`;
}

/**
 * Reads what a reader typed: all its words, phrases in quotation marks, `-word` for what must not be there. Words that say
 * nothing are left out; where there are no others they are looked for in titles.
 * @returns null for an empty text, which asks for everything
 */
export function readWords(text: string, language: Language): SearchWords | null {
  const readable = readableText(text);
  if (readable === '') return null;
  const question = new Question(language);
  const wanted: string[] = [];
  const unwanted: string[] = [];
  const silent: string[] = [];
  for (const [, sign, quoted, bare] of readable.matchAll(TERM)) {
    const words = wordsOf(quoted ?? bare ?? '', language);
    const telling = words.filter((word) => !isStopWord(language, word));
    if (sign === '') silent.push(...words.filter((word) => isStopWord(language, word)));
    if (sign !== '') {
      const template = phrase(question, words, language);
      if (template !== null) unwanted.push(`!${template}`);
    } else if (quoted === undefined) wanted.push(...telling.flatMap((word) => question.addForms(word) ?? []));
    else wanted.push(...[phrase(question, words, language) ?? []].flat());
  }
  if (!wanted.length)
    wanted.push(
      ...silent.flatMap((word) => question.add(word) ?? []).map((placeholder) => `${placeholder}:A`),
    );
  return { template: [...wanted, ...unwanted].join(' & '), words: question.words };
}

/** A word of a search text, and its position there. */
export type PlacedWord = { word: string; at: number; length: number };

/** The words of a text that a typo of the pen may have spoilt: no numbers, no short ones, none that are excluded. */
export function correctableWords(text: string, language: Language): PlacedWord[] {
  return [...readableText(text).matchAll(/(?<![\p{L}\p{N}·-])(?:\p{L}|(?<=[lL])·(?=[lL]))+/gu)]
    .map(({ 0: written, index }) => ({
      word: wordsOf(written, 'ca').join(''),
      at: index,
      length: written.length,
    }))
    .filter(({ word }) => word.length >= 4 && !isStopWord(language, word))
    .slice(0, MAX_WORDS);
}
