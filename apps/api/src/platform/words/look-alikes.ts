/** Letters of other scripts that look like Latin ones, in lower case; and Latin ones with a stroke. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ѕ: 's',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  т: 't',
  у: 'y',
  х: 'x',
  ѵ: 'v',
  ԝ: 'w',
  һ: 'h',
  ь: 'b',
  п: 'n',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  γ: 'y',
  ζ: 'z',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ꞓ: 'c',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ƀ: 'b',
  ŋ: 'n',
  ĸ: 'k',
  ſ: 's',
  æ: 'ae',
  œ: 'oe',
  þ: 'p',
};
/** Greek capitals that look like other letters than their lower-case forms do. */
const CAPITALS: Readonly<Record<string, string>> = { Η: 'h', Ν: 'n', Υ: 'y', Β: 'b', Μ: 'm', Ζ: 'z' };

/**
 * Invisible characters: direction marks, zero-width spaces, other format characters; and fillers that are
 * drawn blank.
 */
export const UNSEEN = /\p{Cf}|\u034f|\u17b4|\u17b5|[\u115f\u1160\u2800\u3164\uffa0]/gu;

/**
 * Normalises a text for comparison: Latin letters in lower case and without accents, whatever they are
 * disguised as.
 */
export function foldText(text: string): string {
  return Array.from(
    text
      .normalize('NFKC')
      .replace(UNSEEN, '')
      .replace(/[ΗΝΥΒΜΖ]/g, (capital) => CAPITALS[capital] ?? capital)
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}+/gu, ''),
    (letter) => LOOK_ALIKES[letter] ?? letter,
  ).join('');
}
