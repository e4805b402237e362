import { WRITTEN_LANGUAGES, type WrittenLanguage } from '@portal/model';
import { read, root } from './packages';

/** A word that the house does not use, its replacement, and the pattern that finds it in a text. */
export type RefusedWord = { word: string; instead: string; form: RegExp };

const ROW = /^\| (?<thing>[^|]+)\|(?<ca>[^|]+)\|(?<es>[^|]+)\|(?<en>[^|]+)\|(?<not>[^|]+)\|$/;

/** Matches a word that stands alone in a text; `*` stands for any ending. */
const standing = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll('*', '\\p{L}*')}(?![\\p{L}\\p{N}])`, 'iu');

/** The words that the table “Words of the interface” of docs/vocabulary.md refuses, by language. */
export function refusedWords(): Map<WrittenLanguage, RefusedWord[]> {
  const [, table = ''] = read(root, 'docs/vocabulary.md').split('## Words of the interface');
  const refused = new Map<WrittenLanguage, RefusedWord[]>(
    WRITTEN_LANGUAGES.map((language) => [language, []]),
  );
  for (const line of table.split('\n## ')[0]?.split('\n') ?? []) {
    const row = ROW.exec(line)?.groups;
    if (!row || /^[ -]+$/.test(row.thing ?? '') || row.thing?.trim() === 'thing') continue;
    for (const part of row.not?.split(';') ?? []) {
      const [, language, words = ''] = /^\s*(ca|es|en): (.+?)\s*$/.exec(part) ?? [];
      const own = WRITTEN_LANGUAGES.find((known) => known === language);
      if (!own)
        throw new Error(`docs/vocabulary.md: “${part.trim()}” names no language: write “es: word, word”`);
      for (const word of words.split(', '))
        refused.get(own)?.push({ word, instead: row[own]?.trim() ?? '', form: standing(word) });
    }
  }
  return refused;
}
