import { type Language, writtenLanguageOf } from '@portal/model';
import { STOP_WORDS } from '../../platform/words';

const setOf = ({ everywhere, asked }: Record<'everywhere' | 'asked', string>) =>
  new Set(`${everywhere} ${asked.trim()}`.split(/\s+/));

const WORDS = { ca: setOf(STOP_WORDS.ca), es: setOf(STOP_WORDS.es), en: setOf(STOP_WORDS.en) };

/** Whether a word, without case and accents, is a stop word. */
export function isStopWord(language: Language, word: string): boolean {
  return WORDS[writtenLanguageOf(language)].has(word);
}
