import { HTML_TAG } from '@portal/model';

/** Words too common to be marked: searches leave them out as well. */
const COMMON = new Set(
  'amb com con del dels els les los les las les una uns unes unos unas per pel pels por para que qui més mas the and for from with'.split(
    ' ',
  ),
);
const LEAST_LETTERS = 3;

/** Letters and digits without case and accents, each for one character of the text, so that places stay true. */
const foldedCharacter = (character: string): string => {
  const [first = ''] = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return first;
};
const folded = (text: string): string => Array.from(text, foldedCharacter).join('');

/**
 * Stem that the forms of a word share: singular and plural, masculine and feminine. A rough rule, whose only effect
 * is which words are marked.
 */
function stemOf(word: string): string {
  const letters = folded(word).replace(/l·l/g, 'll');
  const singular = letters.length > 4 ? letters.replace(/n?s$/, '') : letters;
  return singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular;
}

/** A word, with the point of `l·l`. */
const WORD = /[\p{L}\p{N}]+(?:·[\p{L}\p{N}]+)*/gu;
/** A word or a quotation that a search excludes. */
const EXCLUDED = /(?<=^|\s)-(?:["“”«][^"“”»]*["“”»]?|\S+)/gu;

/** A part of a text, and whether a search found it. */
export type MarkedPart = { text: string; isFound: boolean };
/** Splits a text into parts, in order: joined, they are the text. */
export type Marker = (text: string) => MarkedPart[];

/** Finds the words of a search in a text, in any of their forms, with or without accents. */
export function markerOf(searchText: string): Marker {
  const asked = searchText.replace(EXCLUDED, ' ').match(WORD) ?? [];
  const stems = new Set(
    asked.filter((word) => word.length >= LEAST_LETTERS && !COMMON.has(folded(word))).map(stemOf),
  );
  return (text) => {
    const parts: MarkedPart[] = [];
    let at = 0;
    if (stems.size)
      for (const match of text.matchAll(WORD)) {
        if (!stems.has(stemOf(match[0]))) continue;
        if (match.index > at) parts.push({ text: text.slice(at, match.index), isFound: false });
        parts.push({ text: match[0], isFound: true });
        at = match.index + match[0].length;
      }
    if (at < text.length) parts.push({ text: text.slice(at), isFound: false });
    return parts;
  };
}

/** Tags and character references of HTML, which have no words. */
const MARKUP = new RegExp(`${HTML_TAG.source}|&(?:#\\d+|#x[\\da-f]+|\\w+);`, 'giu');

/**
 * Marks the words of a search in sanitised HTML: its tags and character references stay as they are, and
 * text between them is only split.
 * @param tag the opening tag of a mark
 */
export function markedHtml(html: string, marker: Marker, tag = '<mark>'): string {
  const marked = (text: string) =>
    marker(text)
      .map(({ text: part, isFound }) => (isFound ? `${tag}${part}</mark>` : part))
      .join('');
  let result = '';
  let at = 0;
  for (const match of html.matchAll(MARKUP)) {
    result += marked(html.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return result + marked(html.slice(at));
}
