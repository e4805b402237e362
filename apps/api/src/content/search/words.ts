import { type Language, writtenLanguageOf } from '@portal/model';
import {
  A_LETTER,
  A_LIGATURE,
  GEMINATE,
  LETTERS,
  LIGATURES,
  MARKS,
  PASTS,
  STOP_WORDS,
} from '../../platform/words';
import { otherForms } from './verbs';

/**
 * Our own limits: the longest text and the most words of a query that are read, so that no query costs much
 * more than others.
 */
const MAX_TEXT_LENGTH = 255;
const MAX_WORDS = 12;

/**
 * A text in the form of a database query.
 * @property template how the words are combined, for `search_question`: `%1$s & (%2$s <2> %3$s) & !%4$s`;
 * empty if the text has no words at all, so that nothing matches it
 */
export type SearchWords = { template: string; words: string[] };

/**
 * `"…"`, `“…”`, `«…»` or a bare word, with an optional hyphen that excludes it. The last quotation mark may
 * be missing.
 */
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

/** Letters without case and accents, like `search_letters` in the database. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(GLOBAL.marks, '')
    .replace(GLOBAL.letters, readAs)
    .replace(GLOBAL.ligatures, readAs)
    .toLowerCase()
    .replace(GLOBAL.geminate, 'll');

/** Spanish past tenses, like `search_pasts` in the database. */
export const readPasts = (text: string): string =>
  text.replace(GLOBAL.pastsInIr, 'ir').replace(GLOBAL.pastsInAr, 'ar');

const wordsOf = (text: string, language: Language): string[] =>
  foldLetters(language === 'es' ? readPasts(text) : text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Removes lone surrogates and control characters, and truncates the text to the length that is read. */
export const readableText = (text: string): string =>
  text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/[\p{Cs}\p{Cc}\p{Co}\p{Cn}]/gu, ' ')
    .trim();

class Question {
  readonly words: string[] = [];
  private count = 0;

  constructor(private readonly language: Language) {}

  /** The placeholder of a word, or null if there are enough. */
  add(word: string): string | null {
    if (this.count === MAX_WORDS) return null;
    this.count += 1;
    return this.placeholder(word);
  }

  /** Placeholders of a word or of one of its other forms. */
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

/** Consecutive words; stop words keep their place between them. */
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
 * Parses a reader's query: all its words, phrases in quotation marks, `-word` for exclusion. Stop words are
 * omitted; if there are no others, they are searched for in titles.
 * @returns null for an empty text, which matches everything
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

type PlacedWord = { word: string; at: number; length: number };

/** The words of a text that may have typos: no numbers, no short ones, none that are excluded. */
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

const setOf = ({ everywhere, asked }: Record<'everywhere' | 'asked', string>) =>
  new Set(`${everywhere} ${asked.trim()}`.split(/\s+/));

const WORDS = { ca: setOf(STOP_WORDS.ca), es: setOf(STOP_WORDS.es), en: setOf(STOP_WORDS.en) };

/** Whether a word, without case and accents, is a stop word. */
export function isStopWord(language: Language, word: string): boolean {
  return WORDS[writtenLanguageOf(language)].has(word);
}
